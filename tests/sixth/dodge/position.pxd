from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit
from nullo.engine.rng cimport Rng
from nullo.games.trick.tricks cimport TrickPosition

cdef int DEAL, PLAY

cdef class Dodge(TrickPosition):
    # Fields: written by scripts/fields.
    cdef int hands_to_play, hand_size, dealt
    # Methods.
    cdef void _take(self, int card) noexcept nogil
    cdef void _play(self, int card) noexcept nogil
    cdef void _score(self) noexcept nogil
