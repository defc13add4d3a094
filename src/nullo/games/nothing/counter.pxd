cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest
from nullo.engine.counting cimport COUNTS, Counter
from nullo.games.nothing.position cimport DISCARD, FROM_STOCK, KEEP, TURN, NothingPosition

cdef int DEALT, FREE, TURNS, PICKED, KEPT_CARDS

cdef class HandCounter(Counter):
    @cython.locals(many=int)
    cdef int _free(self, NothingPosition game, u64 cards) noexcept nogil
    cdef void _begin(self, NothingPosition game) noexcept nogil
