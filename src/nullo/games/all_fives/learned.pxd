cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, ones, popcount
from nullo.games.all_fives.position cimport BEG, CARDS, AllFivesPosition
from nullo.games.trick.revokes cimport PLAY
from nullo.games.trick.learned cimport TrickLearned

cdef class Learned(TrickLearned):
    cdef int _identity(self, AllFivesPosition game, int index) noexcept nogil
    @cython.locals(card=int)
    cdef void _act(self, AllFivesPosition game, int index) noexcept nogil
    @cython.locals(near=int, out=u64)
    cdef void _look(self, AllFivesPosition game) noexcept nogil
    cdef void _seat(self, AllFivesPosition game, int seat) noexcept nogil
