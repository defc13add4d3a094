from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport lowest, nth, popcount
from nullo.core.rng cimport Rng

cdef class Position:
    cdef readonly object options
    cdef public int players, phase, actor, hand, dealer
    cdef readonly bint failed
    cdef readonly object error

    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
    cdef bint settle(self, Redealer redealer, Rng rng) noexcept nogil

cdef int choice(u64 mask, Rng rng) noexcept nogil

cdef class Redealer:
    cdef readonly Position base
    cdef readonly int seat
    cdef bint draw(self, Position target, Rng rng) noexcept nogil
