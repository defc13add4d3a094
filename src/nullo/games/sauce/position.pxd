cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.position cimport Position, Redealer
from nullo.core.rng cimport Rng
from nullo.games.sauce.hand cimport Hand

cdef class Sauce(Hand):
    cdef void assign(self, Position other) noexcept nogil
