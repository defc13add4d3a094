from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest
from nullo.engine.position cimport Position, Redealer
from nullo.engine.playout cimport Policy
from nullo.engine.rng cimport Rng

cdef class PythonPosition(Position):
    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
    cdef int side(self, int seat) noexcept nogil

cdef class PythonRedealer(Redealer):
    cdef public object error
    cdef bint draw(self, Position target, Rng rng) noexcept nogil

cdef class PythonPolicy(Policy):
    cdef int choose(self, Position position, Rng rng) noexcept nogil
