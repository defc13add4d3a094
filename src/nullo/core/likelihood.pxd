cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, popcount
from nullo.core.learned cimport LearnedPolicy
from nullo.core.network cimport OUTPUT_ONE
from nullo.core.playout cimport Policy
from nullo.core.position cimport Position
from nullo.core.rng cimport Rng

cdef double DOUBT, ANYTHING, ANYTHING_BY_THUMB

cdef class Likelihood:
    cdef readonly Position start
    cdef readonly Policy policy
    cdef readonly list weighed
    cdef double anything
    cdef Position walk
    cdef bint is_learned
    cdef LearnedPolicy learned
    cdef double _of_choice(self, Position position, int index, Rng rng) noexcept nogil
    cdef double _share(self, Position position, int index, Rng rng) noexcept nogil
    @cython.locals(most=int, total=double, own=double, gap=double, weight=double)
    cdef double _share_of_value(self, Position position, u64 mask, int index) noexcept nogil
