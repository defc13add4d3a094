from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport lowest
from nullo.core.playout cimport Policy, play_on, worth
from nullo.core.position cimport Position, Redealer
from nullo.core.rng cimport Rng

cdef class Search:
    cdef readonly Redealer redealer
    cdef readonly Policy policy
    cdef readonly str value
    cdef readonly list indices
    cdef readonly long worlds, simulations
    cdef int kind
    cdef u64 active
    cdef readonly int many
    cdef int index[64]
    cdef long count[64]
    cdef double total[64]
    cdef double before[64]
    cdef double weight
    cdef Position world, past, trial
    cdef Rng luck
    cdef void _run(self, Redealer redealer, Position world, Position past, Position trial, Policy policy, long worlds, Rng rng)
    cdef void _try_all(self, Position world, Position trial, Policy policy, int seat, Rng rng) noexcept nogil
