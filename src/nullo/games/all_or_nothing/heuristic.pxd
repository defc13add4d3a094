cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones
from nullo.engine.playout cimport Policy
from nullo.games.all_or_nothing.position cimport BID, NUMBERED, BID_ALL, BID_NOTHING, AllOrNothingPosition

cdef double ENOUGH, TEMPTING, NEVER, ENOUGH_OF_TWO_TEAMS, ENOUGH_OF_THREE, SHARE, LASTING

cdef class Heuristic(Policy):
    cdef double lasting[64]
    cdef double weight[10]
    cdef int _choose(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(strength=double)
    cdef int _choose_bid(self, AllOrNothingPosition table) noexcept nogil
    cdef double _enough(self, AllOrNothingPosition table) noexcept nogil
    cdef double _strength(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(mask=u64, chance=double)
    cdef int _card(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(left=int)
    cdef double _chance(self, AllOrNothingPosition table, int card) noexcept nogil
    cdef double _chance_of_number(self, AllOrNothingPosition table, int card, int left) noexcept nogil
    @cython.locals(seat=int)
    cdef bint _wants(self, AllOrNothingPosition table) noexcept nogil
    cdef bint _can_break(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(winner=int)
    cdef double _partners_chance(self, AllOrNothingPosition table) noexcept nogil
    @cython.locals(number=int, most=int)
    cdef int _number(self, AllOrNothingPosition table, double strength) noexcept nogil
    cdef double _worth(self, int card, int alls) noexcept nogil
    cdef double _turns(self, AllOrNothingPosition table, int card) noexcept nogil
