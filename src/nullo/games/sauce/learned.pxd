cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, ones, popcount
from nullo.core.position cimport Position
from nullo.games.sauce.position cimport BLIND_NOPE, NOPE, SHADOOF, SaucePosition
from nullo.games.sauce.table cimport (
    BID, BLIND, COLOURS, COUNTER, FLIP_EACH, GIVE, KITTY, LAW_GIVE, LOW_LEADS, LOW_TAKES, NO_WAY, PLAY,
    REVEALS, SAUCE, SAUCES, TOSS, TRUMPS, TURN_EACH,
)
from nullo.games.sauce.thumb cimport Thumb
from nullo.games.trick.learned cimport TrickLearned

cdef int CARDS, NAMED, NEAR, BIDS

cdef class Learned(TrickLearned):
    cdef int usual_bid
    cdef u64 near_bids
    cdef void _compare_bids(self, Thumb thumb, SaucePosition game) noexcept nogil
    cdef bint look(self, Position position) noexcept nogil
    cdef int output(self, Position position, int index) noexcept nogil
    cdef u64 candidates(self, Position position) noexcept nogil
    cdef double stake(self, Position position) noexcept nogil
    cdef void _look(self, SaucePosition game) noexcept nogil
    @cython.locals(hand=u64, out=u64, given=u64, could=u64, unseen=u64)
    cdef void _look_at_cards(self, SaucePosition game, int step) noexcept nogil
    @cython.locals(found=u64, left=u64)
    cdef u64 _winning(self, SaucePosition game, u64 hand) noexcept nogil
    cdef void _look_at_laws(self, SaucePosition game) noexcept nogil
    cdef void _seat(self, SaucePosition game, int seat) noexcept nogil
    cdef void _team(self, SaucePosition game, int seat) noexcept nogil
    @cython.locals(own=u64, other=u64)
    cdef void _number_roles(self, SaucePosition game, u64 hand) noexcept nogil
