cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, highest, lowest, ones, popcount
from nullo.engine.playout cimport Policy
from nullo.games.sauce.position cimport BEST_BID, NOPE, SHADOOF, STEP, SaucePosition, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, LOW_TAKES, SAUCE, COLOURS

cdef double POINTS, SHADE, WEAK, STRONG, ANSWER, FUTURE, PROUD

cdef class Heuristic(Policy):
    cdef double plain[11]
    cdef double trump[11]
    cdef int _choose(self, SaucePosition table) noexcept nogil
    @cython.locals(bid=int)
    cdef int _standard(self, SaucePosition table, double tricks) noexcept nogil
    cdef int _choose_bid(self, SaucePosition table) noexcept nogil
    cdef int _leave(self, SaucePosition table) noexcept nogil
    @cython.locals(left=int, other=int, top=int)
    cdef int _card(self, SaucePosition table) noexcept nogil
    @cython.locals(number=int)
    cdef int _height(self, SaucePosition table, int card) noexcept nogil
    cdef int _rank(self, SaucePosition table, int card) noexcept nogil
    cdef double _strength(self, SaucePosition table, int card) noexcept nogil
    cdef double _tricks(self, SaucePosition table) noexcept nogil
    cdef double _lasting(self, SaucePosition table, int card, int left, u64 unseen) noexcept nogil
    cdef double _wish(self, SaucePosition table) noexcept nogil
