cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest, popcount
from nullo.engine.counting cimport COUNTS, Counter
from nullo.games.all_fives.position cimport ANSWER, BEG, STAND, TAKE_ONE, AllFivesPosition
from nullo.games.trick.revokes cimport PLAY

cdef int FIRST, ELDEST, BEGGED, ANSWERED, WORTH, TRUMPS_HELD

cdef class HandCounter(Counter):
    @cython.locals(worth=int, cards=u64)
    cdef void _weigh(self, AllFivesPosition game, int suit, int count) noexcept nogil
    cdef void _begin(self, AllFivesPosition game) noexcept nogil
    cdef void _watch(self, AllFivesPosition game, int index) noexcept nogil
