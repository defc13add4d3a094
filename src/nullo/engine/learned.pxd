cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest
from nullo.engine.network cimport MOST_PRESENT, OUTPUT_ONE, Evaluation, Network
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng

cdef class LearnedPolicy(Policy):
    cdef readonly Network network
    cdef readonly Policy fallback
    cdef Evaluation evaluation
    cdef int on[MOST_PRESENT]
    cdef int many
    cdef readonly int at
    cdef readonly int first_of_action
    cdef int common
    cdef int values[64]
    cdef bint note_decision(self, Position position) noexcept nogil
    cdef void note_action(self, Position position, int index) noexcept nogil
    cdef void act(self, Position position, int index) noexcept nogil
    cdef bint evaluate(self, Position position) noexcept nogil
    cdef bint look(self, Position position) noexcept nogil
    cdef u64 candidates(self, Position position) noexcept nogil
    cdef double stake(self, Position position) noexcept nogil
    @cython.locals(weight=double, total=double, gap=double, most=int)
    cdef double weigh(self, Position position, u64 mask, double doubt) noexcept nogil
    @cython.locals(total=double)
    cdef int sample(self, Position position, u64 mask, double doubt, Rng rng) noexcept nogil
    cdef double chances[64]
    cdef Rng luck
    cdef int usual_index, head_start
    cdef void usual(self, Position position, double ahead) noexcept nogil
    @cython.locals(found=int)
    cdef int value(self, Position position, int index) noexcept nogil
    @cython.locals(most=int, chosen=int, index=int)
    cdef int best(self, Position position, u64 mask) noexcept nogil

    cdef inline void flag(self, bint present) noexcept nogil:
        if present:
            self.on[self.many] = self.at
            self.many += 1
        self.at += 1

    cdef inline void one(self, int value, int size) noexcept nogil:
        if 0 <= value < size:
            self.on[self.many] = self.at + value
            self.many += 1
        self.at += size

    cdef inline void steps(self, int value, int size) noexcept nogil:
        cdef int k
        for k in range(min(value, size)):
            self.on[self.many] = self.at + k
            self.many += 1
        self.at += size

    cdef inline void word(self, u64 mask, int size) noexcept nogil:
        while mask:
            self.on[self.many] = self.at + lowest(mask)
            self.many += 1
            mask &= mask - 1
        self.at += size

    cdef inline void leave_out(self, int before) noexcept nogil:
        self.many = before
