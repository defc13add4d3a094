cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.engine.playout cimport Policy
from nullo.games.all_fives.position cimport BEG, ANSWER, ASK, STAND, TAKE_ONE, PASS, AllFivesPosition
from nullo.games.trick.revokes cimport PLAY

cdef double TO_STAND, TO_TAKE, EACH, KEPT, PART

cdef class Heuristic(Policy):
    cdef int _choose(self, AllFivesPosition game) noexcept nogil
    cdef double _strength(self, AllFivesPosition game) noexcept nogil
    @cython.locals(holds=double, winning=u64)
    cdef int _card(self, AllFivesPosition game) noexcept nogil
    cdef u64 _out(self, AllFivesPosition game) noexcept nogil
    @cython.locals(_=int, seat=int)
    cdef double _holds(self, AllFivesPosition game, int card, u64 out) noexcept nogil
    cdef double _lacks(self, AllFivesPosition game, int seat, double size, u64 cards) noexcept nogil
    cdef double _keep(self, AllFivesPosition game, int card) noexcept nogil
