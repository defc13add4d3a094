cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.games.all_or_nothing.position cimport BID, BID_ALL, PLAY, NUMBERED, AllOrNothingPosition
from nullo.games.trick.learned cimport TrickLearned

cdef int CARDS, HELD, TABLED, UNSEEN, GONE

cdef class Learned(TrickLearned):
    cdef u64 tabled
    cdef u64 flips_of[8]
    cdef int aim
    @cython.locals(card=int)
    cdef void _act(self, AllOrNothingPosition game, int index) noexcept nogil
    @cython.locals(turned=int, at=int, state=int, other=int)
    cdef void _flip(self, AllOrNothingPosition game, int card) noexcept nogil
    @cython.locals(hand=u64, unseen=u64, flips=u64, state=int, special=int, wins=bint)
    cdef void _special(self, AllOrNothingPosition game, int card) noexcept nogil
    @cython.locals(special=int)
    cdef void _pair(self, AllOrNothingPosition game) noexcept nogil
    cdef int _place(self, int card) noexcept nogil
    @cython.locals(near=int, out=u64)
    cdef void _look(self, AllOrNothingPosition game) noexcept nogil
    cdef void _seat(self, AllOrNothingPosition game, int seat) noexcept nogil
    @cython.locals(first=int, second=int, special=int, suit=int, hand=u64)
    cdef void _number_pairs(self, AllOrNothingPosition game, u64 hand) noexcept nogil
    @cython.locals(cards=u64)
    cdef int _weight(self, AllOrNothingPosition game, u64 hand, int suit) noexcept nogil
    @cython.locals(own=u64, others=u64)
    cdef void _look_at_specials(self, AllOrNothingPosition game) noexcept nogil
    @cython.locals(seat=int, near=int, winner=int, all_bids=int, kept_nothings=int)
    cdef void _rest_of_the_trick(self, AllOrNothingPosition game) noexcept nogil
    @cython.locals(alls=int, best=int, found=u64, left=u64, other=int, specials=int)
    cdef u64 _winning(self, AllOrNothingPosition game, u64 hand) noexcept nogil
    @cython.locals(special=int)
    cdef int _specials(self, int set) noexcept nogil
