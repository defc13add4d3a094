cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest, ones, popcount
from nullo.engine.counting cimport COUNTS
from nullo.games.all_or_nothing.position cimport BID, NUMBERED, PLAY, AllOrNothingPosition
from nullo.games.trick.counter cimport TrickCounter
from nullo.games.trick.tricks cimport TrickPosition

cdef int HIGH, BIDDEN, TRICKS, OWN_FLIPS, FLIPS, FROM

cdef class HandCounter(TrickCounter):
    @cython.locals(many=int, hand=u64)
    cdef int _high(self, AllOrNothingPosition game, int seat) noexcept nogil
    cdef void _begin(self, AllOrNothingPosition game) noexcept nogil
    @cython.locals(bid=int)
    cdef void _watch(self, AllOrNothingPosition game, int index) noexcept nogil
