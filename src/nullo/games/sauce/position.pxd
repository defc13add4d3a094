cimport cython
from libc.math cimport sqrt
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, highest, lowest, nth, ones, popcount
from nullo.engine.rng cimport Rng
from nullo.games.trick.tricks cimport TrickPosition

cdef int DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW
cdef int KITTY, OPEN, LOSE, EXPOSE, LAW_TOSS, LAW_GIVE, REVEALS, ORDER, FLIP, FLIP_EACH
cdef int COUNTER, TURN_EACH, TRUMPS, LOW_LEADS, LOW_TAKES, MANY_LAWS
cdef int LATE, TURNING
cdef int NO_NEWS, LOOKED, BIDS_OVER, MOVED, SCORED
cdef int SAUCE, ALL
cdef u64 COLOURS, SAUCES
cdef int BOOK[704]
cdef int NOPE, SHADOOF, BLIND_NOPE, BEST_BID, STEP, NOPE_POINTS, BLIND_NOPE_POINTS, DOUBLED
cdef int MADE, OVER, FAILED, NOPES, BLIND_NOPES, SHADOOFS, NO_WAYS
cdef u64 ONE_EACH
cdef double SWING, BEST_OF_HAND

cdef class SaucePosition(TrickPosition):
    # Fields: written by scripts/fields.
    cdef int colours, second, ranks_in_force, ranks_late, low, high
    cdef u64 trumps
    cdef int draw_turn, draw_seat, draw_left, quota, news, news_event, was, hands_to_play, goal
    cdef int super_after, super_at, shadoof_at, no_way_at, blind_behind
    cdef u64 standard
    cdef int best, doubled_from
    cdef int last_points[4]
    cdef u64 last_kitty, last_left, last_sauces
    cdef int last_events
    cdef int last_kind[2]
    cdef u64 last_moved[8]
    cdef bint doubled
    cdef int bids[4]
    cdef int no_way, said, low_trick, broken
    cdef u64 trick
    cdef u64 won[4]
    cdef int need, turned
    cdef int sauce[2]
    cdef u64 sauces, left
    cdef int bottom, dealt
    cdef u64 kitty, open
    cdef int level[11]
    cdef int late
    cdef int law[16]
    cdef int reversed, events
    cdef int event_kind[2]
    cdef u64 open_then[2]
    cdef u64 moved[8]
    cdef u64 lack[12]
    cdef u64 gone_in[12]
    cdef int unseen, bids_over
    # Methods.
    cdef u64 _whole(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    cdef void _deal_card(self, int card) noexcept nogil
    cdef int _next_seat(self) noexcept nogil
    @cython.locals(shown=int)
    cdef bint _next_is_open(self) noexcept nogil
    @cython.locals(rank=int, seat=int)
    cdef void _turn_up(self) noexcept nogil
    cdef void _shuffle_and_take(self, Rng rng) noexcept nogil
    @cython.locals(start=int)
    cdef void _enforce(self, int rank, int occasion) noexcept nogil
    cdef void _order_suits(self) noexcept nogil
    cdef void _reveal(self, int rank) noexcept nogil
    @cython.locals(seat=int)
    cdef void _proceed(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _begin_event(self, int kind) noexcept nogil
    cdef void _begin_choice(self, int phase, int law) noexcept nogil
    @cython.locals(at=int)
    cdef void _choose(self, int index) noexcept nogil
    @cython.locals(seat=int, start=int)
    cdef void _end_choice(self) noexcept nogil
    cdef void _begin_draws(self, int phase, int many) noexcept nogil
    @cython.locals(most=int)
    cdef void _next_draw(self) noexcept nogil
    cdef void _draw(self, int index) noexcept nogil
    cdef u64 _drawable(self) noexcept nogil
    cdef u64 _chances(self) noexcept nogil
    cdef u64 _as_actions(self, u64 cards) noexcept nogil
    cdef u64 _card(self, u64 cards, int index) noexcept nogil
    cdef bint _may_be_blind(self, int seat) noexcept nogil
    cdef void _next_lead(self) noexcept nogil
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
    @cython.locals(bid=int)
    cdef int _shuns(self, int seat) noexcept nogil
    @cython.locals(bid=int, k=int, limit=int, made=int, seat=int, times=int)
    cdef void _score_team(self, int team) noexcept nogil
    @cython.locals(kind=int, row=int)
    cdef int bid_result(self, int seat) noexcept nogil
