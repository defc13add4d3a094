cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.games.sauce.position cimport (
    BLIND_NOPE, NOPE, SHADOOF, SaucePosition, BID, BLIND, COLOURS, COUNTER, FLIP_EACH, GIVE, KITTY, LAW_GIVE, LOW_LEADS, LOW_TAKES, NO_WAY, PLAY,
    REVEALS, SAUCE, SAUCES, TOSS, TRUMPS, TURN_EACH,
)
from nullo.games.sauce.heuristic cimport Heuristic
from nullo.games.trick.learned cimport TrickLearned

cdef int CARDS, NAMED, NEAR, BIDS, ACTIONS

cdef class Learned(TrickLearned):
    cdef int usual_bid
    cdef u64 near_bids
    cdef int aim, taker, pot
    cdef int missing[2]
    @cython.locals(low=int)
    cdef void _compare_bids(self, Heuristic heuristic, SaucePosition game) noexcept nogil
    @cython.locals(near=int, step=int)
    cdef void _look(self, SaucePosition game) noexcept nogil
    @cython.locals(near=int, seat=int, hand=u64, out=u64, given=u64, best=int, taker=int)
    cdef void _look_at_cards(self, SaucePosition game, int step) noexcept nogil
    @cython.locals(found=u64, left=u64)
    cdef u64 _winning(self, SaucePosition game, u64 hand) noexcept nogil
    cdef void _look_at_laws(self, SaucePosition game) noexcept nogil
    cdef void _seat(self, SaucePosition game, int seat) noexcept nogil
    @cython.locals(team=int)
    cdef void _team(self, SaucePosition game, int seat) noexcept nogil
    @cython.locals(before=int, height=int, other_suit=int, rank=int, suit=int, own=u64, other=u64)
    cdef void _number_roles(self, SaucePosition game, u64 hand) noexcept nogil
    @cython.locals(me=int, near=int, team=int, taken=int)
    cdef void _look_at_aims(self, SaucePosition game) noexcept nogil
    @cython.locals(moves_card=bint)
    cdef void _act(self, SaucePosition game, int index) noexcept nogil
    @cython.locals(start=int)
    cdef int _identity(self, SaucePosition position, int index) noexcept nogil
    @cython.locals(mate=int, standard=int, both=int)
    cdef void _note_bid(self, SaucePosition game, int bid) noexcept nogil
    @cython.locals(left=int, wins=int, doing=int, pot=int, takers=int, same=int)
    cdef void _play(self, SaucePosition game, int card) noexcept nogil
    @cython.locals(
        seat=int,
        suit=int, mask=u64, higher=u64, others=u64, own=u64, above=int, below=int, own_above=int, trumps=int,
        wins=int, leads=int, lacking=int, mate=int, mate_lacks=int, trump=bint,
    )
    cdef void _card(self, SaucePosition game, int card) noexcept nogil
    cdef int _has_played(self, SaucePosition game, int seat) noexcept nogil
