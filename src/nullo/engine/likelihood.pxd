cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, popcount
from nullo.engine.learned cimport LearnedPolicy
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng

cdef double DOUBT, ANYTHING, ANYTHING_BY_HEURISTIC

cdef class Likelihood:
    cdef readonly Position start
    cdef readonly Policy policy
    cdef readonly list weighed
    cdef double anything
    cdef Position walk
    cdef bint is_learned
    cdef LearnedPolicy learned
    cdef double _of_choice(self, Position position, int index, Rng rng) noexcept nogil
    @cython.locals(total=double)
    cdef double _share(self, Position position, int index, Rng rng) noexcept nogil
