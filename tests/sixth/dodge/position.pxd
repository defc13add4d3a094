from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.trick.tricks cimport TrickPosition

cdef int DEAL, PLAY

cdef class Dodge(TrickPosition):
    cdef int hands_to_play, hand_size, dealt
    cdef u64 undealt
    cdef int total[6]
    cdef void _copy(self, Dodge other) noexcept nogil
    cdef void _begin_hand(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    cdef void _play(self, int card) noexcept nogil
    cdef int _winner(self) noexcept nogil
    cdef void _score(self) noexcept nogil
    cdef bint _place(self, Worlds worlds) noexcept nogil
