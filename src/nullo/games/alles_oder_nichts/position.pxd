cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones
from nullo.core.position cimport Position, choice
from nullo.core.rng cimport Rng
from nullo.games.trick.revokes cimport RevokePosition

cdef int DEAL, BID, SAY, PLAY, CORRECT, CALL, OPEN

cdef class AllesOderNichtsPosition(RevokePosition):
    cdef int ranks, hands_to_play, goal, most_bid
    cdef int sizes[100]
    cdef int many_sizes
    cdef int hand_size, dealt, turned
    cdef int bids[6]
    cdef int opened, have_bid, have_said, forfeit
    cdef int total[6]
    cdef int last[6]
    cdef int last_bids[6]
    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef void _copy(self, AllesOderNichtsPosition other) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
    cdef void _begin_hand(self) noexcept nogil
    cdef void _begin_bids(self) noexcept nogil
    @cython.final
    cdef int _bid_limit(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    @cython.final
    cdef void _play(self, int card) noexcept nogil
    cdef void _turned(self) noexcept nogil
    cdef void _judged(self, int caller, int seat, int true) noexcept nogil
    cdef void _score(self) noexcept nogil
    cdef bint _over(self) noexcept nogil
