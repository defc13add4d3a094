cimport cython
from nullo.engine.bits cimport popcount
from nullo.engine.counting cimport COUNTS, Counter
from nullo.games.sauce.position cimport NOPE, SHADOOF, STEP, SaucePosition, BID, BLIND

cdef int SAUCE_RANK, KIND, AMOUNT, STANDARD_BID, TRUMPS_HELD, TAKEN, NOPED
cdef int NOPE_BID, BLIND_BID, SHADOOF_BID

cdef class HandCounter(Counter):
    @cython.locals(rank=int, seat=int)
    cdef void _begin(self, SaucePosition game) noexcept nogil
    cdef void _watch(self, SaucePosition game, int index) noexcept nogil
    @cython.locals(seat=int)
    cdef void _end(self, SaucePosition game) noexcept nogil
