cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest, ones, popcount
from nullo.engine.counting cimport COUNTS
from nullo.engine.position cimport Position
from nullo.games.all_or_nothing.position cimport BID, NUMBERED, PLAY, AllOrNothingPosition
from nullo.games.trick.counter cimport TrickCounter
from nullo.games.trick.tricks cimport TrickPosition

cdef int HIGH, BIDDEN, TRICKS, OWN_FLIPS, FLIPS, FROM

cdef class HandCounter(TrickCounter):
    cdef void begin(self, Position position) noexcept nogil
    @cython.locals(many=int, hand=u64)
    cdef int _high(self, AllOrNothingPosition game, int seat) noexcept nogil
    cdef void watch(self, Position position, int index) noexcept nogil
    cdef void end(self, Position position) noexcept nogil
    cdef void _begin(self, AllOrNothingPosition game) noexcept nogil
    @cython.locals(bid=int)
    cdef void _watch(self, AllOrNothingPosition game, int index) noexcept nogil
