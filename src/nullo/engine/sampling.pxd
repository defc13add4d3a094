cimport cython
from libc.stdint cimport int64_t as i64

from nullo.engine.bits cimport bit
from nullo.engine.position cimport Redealer
from nullo.engine.rng cimport Rng

cdef class Worlds(Redealer):
    cdef readonly list capacities, cards_in, masks_in
    cdef bint chain
    cdef int slots, classes, groups, steps
    cdef int card[128]
    cdef int where[128]
    cdef int order[128]
    cdef int class_start[129]
    cdef int after[129]
    cdef int step_class[1024]
    cdef int step_group[1024]
    cdef bint step_last[1024]
    cdef int group_size[32]
    cdef int chain_group[32]
    cdef int chain_first[32]
    cdef i64 stride[33]
    cdef int group_start[33]
    cdef int group_place[32]
    cdef int place_size[32]
    cdef int filled[32]
    cdef int bucket[4096]
    cdef i64 space
    cdef double[::1] ways
    @cython.locals(step=int)
    cdef void _count(self) noexcept nogil
    @cython.locals(_=int, at=int, k=int, left=int, many=int, other=int, step=int)
    cdef void scatter(self, Rng rng) noexcept nogil
    @cython.locals(lowest=int, many=int)
    cdef void _scatter_chain(self, Rng rng) noexcept nogil
    @cython.locals(base=int, left=int, other=int)
    cdef void _fill(self, int group, Rng rng) noexcept nogil
