cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, popcount
from nullo.engine.learned cimport LearnedPolicy
from nullo.engine.position cimport Position
from nullo.games.nothing.position cimport DISCARD, HIGHEST, KEEP, TURN, NothingPosition

cdef int VALUES, SEATS

cdef class Learned(LearnedPolicy):
    cdef int held[14]
    cdef bint look(self, Position position) noexcept nogil
    cdef int worst
    cdef u64 candidates(self, Position position) noexcept nogil
    @cython.locals(mask=u64, found=u64, seen=int, card=int)
    cdef u64 _first_of_each(self, NothingPosition game) noexcept nogil
    cdef void act(self, Position position, int index) noexcept nogil
    @cython.locals(top=int, value=int, turn=bint)
    cdef void _act(self, NothingPosition game, int index) noexcept nogil
    @cython.locals(near=int)
    cdef void _look(self, NothingPosition game) noexcept nogil
    cdef void _values(self, NothingPosition game, u64 once, u64 twice, int most) noexcept nogil
    cdef void _count(self, NothingPosition game, u64 cards) noexcept nogil
    cdef void _seat(self, NothingPosition game, int seat) noexcept nogil
