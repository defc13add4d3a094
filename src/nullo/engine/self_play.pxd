cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, nth, popcount
from nullo.engine.learned cimport LearnedPolicy
from nullo.engine.network cimport OUTPUT_ONE
from nullo.engine.playout cimport POINTS, Policy, play_on, worth
from nullo.engine.position cimport Position, Redealer
from nullo.engine.rng cimport Rng

cdef class Recorder:
    cdef readonly LearnedPolicy policy
    cdef readonly Policy other, playout_policy
    cdef Position world, past, trial
    cdef Redealer redealer
    cdef readonly double explore, mix, share
    cdef readonly int worlds, filled, room, width, action_width, slots
    cdef unsigned char[:, ::1] features
    cdef unsigned char[:, :, ::1] actions
    cdef unsigned char[::1] tried
    cdef float[:, ::1] values
    cdef double unit
    cdef double before[12]
    cdef Rng luck
    @cython.locals(position=Position)
    cpdef run(self, Position start, Rng rng)
    cdef bint _broken(self, Position position) noexcept nogil
    cdef int _hand(self, Position position, Rng rng) except -1 nogil
    cdef int _decide(self, Position position, LearnedPolicy policy, Rng rng) except -1 nogil
    @cython.locals(k=int, many=int, index=int, tried=u64, gain=double, first_guess=double)
    cdef int _record(self, Position position, LearnedPolicy policy, u64 mask, int chosen, Rng rng) except -1 nogil
    @cython.locals(index=int, seat=int, gain=double)
    cdef void _try(self, int many, u64 tried, Position world, Position trial, Rng rng) noexcept nogil
    cdef void _note_action(self, int slot, Position position, LearnedPolicy policy, int index) noexcept nogil

cpdef play_out(Position position, Policy first, Policy second, int seats, Rng rng)
