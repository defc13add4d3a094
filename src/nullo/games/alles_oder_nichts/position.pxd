cimport cython
from libc.math cimport sqrt

from nullo.engine.bits cimport bit, ones
from nullo.engine.position cimport choice
from nullo.engine.rng cimport Rng
from nullo.games.trick.revokes cimport CALL, PLAY, RevokePosition
from nullo.engine.sampling cimport Worlds

cdef int DEAL, BID, SAY, EXACT_POINTS, MOST_BID, OPEN, TAKEN, TAKEN_OPEN, EXACT, EXACT_OPEN
cdef double SWING, BEST_OF_HAND

cdef class AllesOderNichtsPosition(RevokePosition):
    # Fields: written by scripts/fields.
    cdef int ranks, many_sizes
    cdef int sizes[100]
    cdef int goal, hands_to_play
    cdef bint impossible_bids
    cdef int last_bids[6]
    cdef int hand_size, dealt, turned
    cdef int bids[6]
    cdef int have_bid, have_said, opened, forfeit
    # Methods.
    @cython.locals(best=int)
    cdef double to_come(self) noexcept nogil
    @cython.final
    cdef int _bid_limit(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    @cython.final
    cdef void _play(self, int card) noexcept nogil
    @cython.locals(exact=int)
    cdef void _score(self) noexcept nogil
    cdef bint all_said(self) noexcept nogil
    @cython.locals(shown=int)
    cdef bint _settle_tricks(self, Worlds worlds, Rng rng) noexcept nogil
