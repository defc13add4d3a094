cimport cython
from libc.math cimport sqrt
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, highest, lowest, nth, ones, popcount
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng
from nullo.games.sauce.table cimport DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW, OPEN, LAW_TOSS, LAW_GIVE, REVEALS, FLIP_EACH, COUNTER, TURN_EACH, TRUMPS, LOW_LEADS, LOW_TAKES, ALL, NO_NEWS, LOOKED, BIDS_OVER, SCORED, SAUCE, COLOURS, SAUCES, Table

cdef int NOPE, SHADOOF, BLIND_NOPE, BEST_BID, STEP, NOPE_POINTS, BLIND_NOPE_POINTS, DOUBLED
cdef int MADE, OVER, FAILED, NOPES, BLIND_NOPES, SHADOOFS, NO_WAYS
cdef u64 ONE_EACH
cdef double SWING, BEST_OF_HAND

cdef class SaucePosition(Table):
    # Fields: written by scripts/fields.
    cdef int hands_to_play
    cdef int goal
    cdef int super_after
    cdef int super_at
    cdef int shadoof_at
    cdef int no_way_at
    cdef int blind_behind
    cdef u64 standard
    cdef int best
    cdef int doubled_from
    cdef int last_points[4]
    cdef u64 last_kitty
    cdef u64 last_left
    cdef u64 last_sauces
    cdef int last_events
    cdef int last_kind[2]
    cdef u64 last_moved[8]
    cdef bint doubled
    cdef int bids[4]
    cdef int no_way
    cdef int said
    cdef int low_trick
    cdef int broken
    cdef u64 trick
    cdef u64 won[4]
    # Methods.
    cdef void _ask_bid(self) noexcept nogil
    cdef void _bid(self, int bid) noexcept nogil
    cdef void _answer(self, int index) noexcept nogil
    @cython.locals(first=int, second=int)
    cdef void _end_bids(self) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef u64 _could(self, int seat) noexcept nogil
    cdef u64 _lowest_low(self, int seat) noexcept nogil
    cdef u64 _below(self, int card) noexcept nogil
    @cython.locals(leader=int, seat=int)
    cdef int _first_leader(self) noexcept nogil
    cdef u64 _playable(self) noexcept nogil
    cdef void _play(self, int card) noexcept nogil
    cdef void _learn(self, int card) noexcept nogil
    @cython.locals(seat=int)
    cdef void _learn_first_lead(self, int card) noexcept nogil
    @cython.locals(suit=int)
    cdef void _lacks(self, int seat, u64 cards) noexcept nogil
    @cython.locals(k=int)
    cdef int _who_played(self, int card) noexcept nogil
    cdef int _best_card(self) noexcept nogil
    cdef int _best_of(self, u64 trick) noexcept nogil
    cdef int _pick_of(self, u64 cards, int high) noexcept nogil
    @cython.locals(k=int, turns=int)
    cdef void _end_trick(self) noexcept nogil
    @cython.locals(k=int, seat=int, team=int)
    cdef void _score(self, int last_winner) noexcept nogil
    cdef int _times(self) noexcept nogil
    @cython.locals(k=int, seat=int, total=int)
    cdef int _aim(self, int team) noexcept nogil
    cdef int _points_of(self, u64 cards) noexcept nogil
    @cython.locals(bid=int, k=int, limit=int, made=int, seat=int, times=int)
    cdef void _score_team(self, int team) noexcept nogil
    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef double to_come(self) noexcept nogil
    @cython.locals(kind=int, row=int)
    cdef int made(self, int seat) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
