cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest
from nullo.engine.counting cimport COUNTS
from nullo.games.alles_oder_nichts.position cimport BID, OPEN, SAY, AllesOderNichtsPosition
from nullo.games.trick.counter cimport TrickCounter
from nullo.games.trick.tricks cimport TrickPosition

cdef int CARDS, STRONG, BIDDEN, OPENED, TRICKS

cdef class HandCounter(TrickCounter):
    @cython.locals(many=int, hand=u64)
    cdef int _strong(self, AllesOderNichtsPosition game, int seat) noexcept nogil
    cdef void _begin(self, AllesOderNichtsPosition game) noexcept nogil
