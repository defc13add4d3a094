cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, ones, popcount
from nullo.core.position cimport Position
from nullo.games.all_or_nothing.position cimport BID, BID_ALL, PLAY, NUMBERED, AllOrNothingPosition
from nullo.games.trick.learned cimport TrickLearned

cdef int CARDS

cdef class Learned(TrickLearned):
    cdef bint look(self, Position position) noexcept nogil
    cdef int output(self, Position position, int index) noexcept nogil
    @cython.locals(out=u64)
    cdef void _look(self, AllOrNothingPosition game) noexcept nogil
    cdef void _seat(self, AllOrNothingPosition game, int seat) noexcept nogil
    @cython.locals(hand=u64)
    cdef void _number_pairs(self, AllOrNothingPosition game, u64 hand) noexcept nogil
    @cython.locals(cards=u64)
    cdef int _weight(self, AllOrNothingPosition game, u64 hand, int suit) noexcept nogil
    @cython.locals(own=u64, others=u64, turning_own=u64, turning_others=u64, left=u64, card=int)
    cdef void _specials_and_flips(self, AllOrNothingPosition game, u64 hand, u64 unseen) noexcept nogil
    @cython.locals(seat=int, near=int, winner=int, all_bids=int, kept_nothings=int)
    cdef void _rest_of_the_trick(self, AllOrNothingPosition game) noexcept nogil
    @cython.locals(found=u64, left=u64, other=int)
    cdef u64 _winning(self, AllOrNothingPosition game, u64 hand) noexcept nogil
    cdef int _specials(self, int set) noexcept nogil
