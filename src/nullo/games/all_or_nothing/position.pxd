from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.position cimport Position
from nullo.core.rng cimport Rng
from nullo.games.trick.tricks cimport TrickPosition

cdef int DEAL, BID, PLAY, BID_ALL, BID_NOTHING, NUMBERED

cdef class AllOrNothingPosition(TrickPosition):
    cdef bint honour, offsuit_wins
    cdef int hands_to_play, made_nothing, made_all, miss, revoke, hand_size
    cdef u64 free
    cdef int flips[64]
    cdef int bids[6]
    cdef int total[6]
    cdef int refused[24]
    cdef int found[6]
    cdef int alls, dealt
    cdef u64 undealt
    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef u64 _proper(self) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef void _copy(self, AllOrNothingPosition other) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
    cdef void _begin_hand(self) noexcept nogil
    cdef void _begin_bids(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    cdef void _bid(self, int index) noexcept nogil
    cdef void _play(self, int card) noexcept nogil
    cdef void _watch(self, int card) noexcept nogil
    cdef int _winner(self) noexcept nogil
    cdef int _highest(self) noexcept nogil
    cdef void _score(self) noexcept nogil
    cdef bint _over(self) noexcept nogil
