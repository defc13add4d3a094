cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng

cdef class PolicyPlay:
    cdef readonly Position start, position
    cdef readonly list policies
    cdef list places, lines, choices
    @cython.locals(top=int, seat=int, phase=int, index=int, card=int, row=list, seats=list, texts=list)
    cpdef list play(self, list order, object draw, list draws, list actions)
    @cython.locals(index=int, legal=u64)
    cdef int _choose(self, Position position, Policy policy, Rng rng) except -1
