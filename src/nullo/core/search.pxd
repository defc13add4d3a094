from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, popcount
from nullo.core.playout cimport Policy, finish_game, finish_hand
from nullo.core.position cimport Position, Redealer
from nullo.core.rng cimport Rng

cdef class Search:
    cdef readonly Redealer redealer
    cdef readonly Policy policy
    cdef readonly str value
    cdef readonly list indices, prior
    cdef readonly long worlds, simulations
    cdef int kind, favourite
    cdef u64 active
    cdef readonly int many
    cdef int index[64]
    cdef long count[64]
    cdef double total[64]
    cdef double square[64]
    cdef double before[64]
    cdef double weight
    cdef double result[64]
    cdef Position world, past, trial
    cdef Rng luck
    cdef void _run(self, Redealer redealer, Position world, Position past, Position trial, Policy policy, long worlds, Rng rng)
    cdef void _try_all(self, Position world, Position trial, Policy policy, int seat, Rng rng) noexcept nogil
    cdef double _worth(self, Position trial, int seat) noexcept nogil
