from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.position cimport Position
from nullo.core.rng cimport Rng

cdef class TrickPosition(Position):
    # Fields: written by scripts/fields.
    cdef int size
    cdef int suits
    cdef int suit_of[64]
    cdef u64 suit_mask[8]
    cdef unsigned char line[64]
    cdef unsigned char line_seat[64]
    cdef unsigned char trick_winner[32]
    cdef int tricks
    cdef int old_tricks
    cdef int leader
    cdef unsigned char pack[64]
    cdef u64 hands[6]
    cdef u64 gone[6]
    cdef int void[6]
    cdef int taken[6]
    cdef int played
    cdef int laid
    cdef int led
    # Methods.
    cdef void _start_hand(self) noexcept nogil
    cdef void _lay(self, int card) noexcept nogil
    cdef void _close_trick(self, int winner) noexcept nogil
    cdef void _shuffle(self, Rng rng, int many) noexcept nogil
    cdef u64 _in_play(self) noexcept nogil
