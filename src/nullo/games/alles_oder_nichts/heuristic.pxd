from libc.stdint cimport uint64_t as u64

cimport cython

from nullo.engine.bits cimport bit, highest, lowest, ones, popcount
from nullo.engine.playout cimport Policy
from nullo.games.alles_oder_nichts.position cimport BID, SAY, AllesOderNichtsPosition
from nullo.games.trick.revokes cimport PLAY

cdef int SECRET
cdef double SMALL_TRUMP, SIDE, ROUND_UP

cdef class Heuristic(Policy):
    @cython.locals(bid=int)
    cdef int _choose(self, AllesOderNichtsPosition game, u64 legal) noexcept nogil
    @cython.locals(others=int)
    cdef double _expect(self, AllesOderNichtsPosition game) noexcept nogil
    cdef u64 _higher(self, AllesOderNichtsPosition game, int card) noexcept nogil
    cdef bint _wants(self, AllesOderNichtsPosition game) noexcept nogil
    @cython.locals(chosen=int, fewest=int)
    cdef int _lead(self, AllesOderNichtsPosition game, u64 legal, bint win) noexcept nogil
    @cython.locals(last=int)
    cdef int _follow(self, AllesOderNichtsPosition game, u64 legal, bint win) noexcept nogil
    cdef int _top(self, AllesOderNichtsPosition game, u64 cards) noexcept nogil
    cdef int _least(self, AllesOderNichtsPosition game, u64 cards) noexcept nogil
    cdef int _extreme(self, AllesOderNichtsPosition game, u64 cards, int sign) noexcept nogil
