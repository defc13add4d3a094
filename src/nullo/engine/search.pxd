cimport cython
from libc.stdint cimport int64_t as i64, uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones
from nullo.engine.playout cimport Policy, play_on, worth
from nullo.engine.position cimport Position, Redealer
from nullo.engine.prospects cimport chance_to_win, points_ahead
from nullo.engine.rng cimport Rng

cdef class Search:
    cdef readonly Redealer redealer
    cdef readonly Policy policy
    cdef readonly str value
    cdef readonly list indices
    cdef readonly i64 worlds, simulations, ended
    cdef int kind
    cdef u64 active
    cdef readonly int many
    cdef int index[64]
    cdef i64 count[64]
    cdef double total[64]
    cdef double before[64]
    cdef double weight
    cdef Position world, past, trial
    cdef Rng luck
    cpdef run(self, i64 worlds, Rng rng)
    @cython.locals(value=double)
    cdef void _try_all(self, Position world, Position trial, int seat, Rng rng) noexcept nogil
    cdef void _note(self, int number, double value, Position trial, int seat) noexcept nogil

cdef class Sampler(Search):
    cdef readonly int favourite
    cdef double values[64]
    cdef readonly double gains[64]
    cdef readonly double squares[64]
    @cython.locals(gain=double)
    cdef void _note(self, int number, double value, Position trial, int seat) noexcept nogil

cdef class Trials(Search):
    cdef readonly float[::1] points, against, chances
    cdef readonly signed char[::1] made
    cdef i64 room
    cdef double own_before, others_before
    @cython.locals(at=i64, own=double)
    cdef void _note(self, int number, double value, Position trial, int seat) noexcept nogil
