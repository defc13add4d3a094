cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng
from nullo.games.all_or_nothing.position cimport BID, NUMBERED, BID_ALL, BID_NOTHING, AllOrNothingPosition

cdef double ENOUGH, TEMPTING

cdef class Heuristic(Policy):
    cdef double lasting[64]
    cdef double weight[10]
    cdef int choose(self, Position position, Rng rng) noexcept nogil
    cdef int _choose(self, AllOrNothingPosition table) noexcept nogil
    cdef int _choose_bid(self, AllOrNothingPosition table) noexcept nogil
    cdef double _strength(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(mask=u64)
    cdef int _card(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(left=int)
    cdef double _chance(self, AllOrNothingPosition table, int card) noexcept nogil
    cdef double _chance_of_number(self, AllOrNothingPosition table, int card, int left) noexcept nogil
    cdef double _worth(self, int card, int alls) noexcept nogil
    cdef double _turns(self, AllOrNothingPosition table, int card) noexcept nogil
