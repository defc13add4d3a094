cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds

cdef class TrickPosition(Position):
    # Fields: written by scripts/fields.
    cdef int size
    cdef u64 in_play
    cdef int cards_in_play
    cdef unsigned char in_order[64]
    cdef int suits
    cdef int suit_of[64]
    cdef u64 suit_mask[8]
    cdef unsigned char line[64]
    cdef unsigned char line_seat[64]
    cdef unsigned char trick_winner[32]
    cdef int tricks, old_tricks, leader
    cdef unsigned char pack[64]
    cdef int total[6]
    cdef u64 hands[6]
    cdef u64 gone[6]
    cdef int void[6]
    cdef int taken[6]
    cdef int played, laid, led, trump
    cdef u64 undealt
    cdef u64 known[6]
    cdef int earned[48]
    cdef int earned_in
    # Methods.
    cdef void _start_hand(self) noexcept nogil
    cdef void _lay(self, int card) noexcept nogil
    cdef void _close_trick(self, int winner) noexcept nogil
    @cython.final
    cdef u64 _following(self) noexcept nogil
    @cython.locals(best=int, winner=int, worth=int)
    cdef int _winner(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, winner=int)
    cdef int _best(self) noexcept nogil
    @cython.final
    @cython.locals(best=int, found=u64)
    cdef u64 _beating(self, u64 cards) noexcept nogil
    @cython.final
    @cython.locals(cards=u64)
    cdef u64 played_cards(self) noexcept nogil
    @cython.final
    @cython.locals(cards=u64)
    cdef u64 trick_cards(self) noexcept nogil
    @cython.final
    cdef void _earn(self, int side, int kind, int points) noexcept nogil
    @cython.final
    cdef void _begin_score(self) noexcept nogil
    cdef void _end_hand(self) noexcept nogil
    cdef void _begin_hand(self) noexcept nogil
    cdef bint _over(self) noexcept nogil
    @cython.locals(complete=int)
    cdef void _observe_tricks(self, ObservationWriter writer) noexcept nogil
    cdef bint _settle_tricks(self, Worlds worlds, Rng rng) noexcept nogil
    cdef void _shuffle(self, Rng rng, int many) noexcept nogil
    @cython.final
    @cython.locals(at=int, seat=int)
    cdef void _deal_pack(self, int first, int each) noexcept nogil
