cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest
from nullo.engine.playout cimport Policy
from nullo.games.nothing.position cimport CODES, TURN, FROM_STOCK, KEEP, HIGHEST, NothingPosition

cdef int FROM_PILE

cdef class Heuristic(Policy):
    cdef u64 of_value[14]
    cdef double hope[14]
    cdef int _draw(self, NothingPosition game) noexcept nogil
    cdef int _discard(self, u64 legal) noexcept nogil
    @cython.locals(value=int)
    cdef int _worst(self, u64 cards) noexcept nogil
