"""Bidding, playing and scoring a hand of Sauce (S8–S17, S30–S36)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import cython

from nullo.engine.fields import Ints, Word, Words
from nullo.games.sauce.options import (
    BLIND_NOPE_POINTS,
    DOUBLED,
    HIGHEST_BID,
    NOPE_POINTS,
    STEP,
    SauceOptions,
)
from nullo.games.sauce.table import Table

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, highest, lowest, nth, ones, popcount
    from nullo.games.sauce.moves import BID, BLIND, DEAL, GIVE, NO_WAY, PLAY, SHED, SHOW, TOSS
    from nullo.games.sauce.table import (
        ALL,
        BIDS_OVER,
        COLOURS,
        COUNTER,
        FLIP_EACH,
        LAW_GIVE,
        LAW_TOSS,
        LOOKED,
        LOW_LEADS,
        LOW_TAKES,
        NO_NEWS,
        OPEN,
        REVEALS,
        SAUCE,
        SAUCES,
        SCORED,
        TRUMPS,
        TURN_EACH,
    )

if TYPE_CHECKING:
    from nullo.engine.rng import Rng

# Bids, by their index in BID; the standard bids come first, by their number of steps.
BEST_BID = HIGHEST_BID // STEP
NOPE = BEST_BID + 1
SHADOOF = NOPE + 1
BLIND_NOPE = SHADOOF + 1

ONE_EACH = 0x1111111111  # bit 0 of each of ten groups of four

# What scores points.
MADE = 0
OVER = 1
FAILED = 2
NOPES = 3
BLIND_NOPES = 4
SHADOOFS = 5
NO_WAYS = 6

# In games between rules of thumb: how much the points of a hand vary, and what the leader gains in one.
SWING = 93.0
BEST_OF_HAND = 250.0


@cache
def _standard_bids(worth: int, step: int) -> int:
    """The standard bids, as a set: multiples of the step, at most what a hand is worth."""
    most = min(worth // STEP, BEST_BID)
    return sum(bit(bid) for bid in range(most + 1) if STEP * bid % step == 0)


class SaucePosition(Table):
    """Bids, tricks and scores."""

    KINDS = (
        ("made", "S31"),
        ("over", "S31"),
        ("failed", "S31"),
        ("nope", "S32"),
        ("blind-nope", "S32"),
        ("shadoof", "S32"),
        ("no-way", "S32"),
    )

    def __init__(self, options: SauceOptions) -> None:
        super().__init__(options)
        self.hands_to_play: int = options.hands
        self.goal: int = options.target
        self.super_after: int = options.super_after
        self.super_at: int = options.super_at
        self.shadoof_at: int = options.shadoof_at
        self.no_way_at: int = options.no_way_at
        self.blind_behind: int = options.blind_behind
        self.standard: Word = _standard_bids(options.worth_of_deck, options.bid_step)  # S9
        self.best: int = 0  # the highest total that a team has ever had
        self.doubled_from: int = -1  # the hand from which on S34 is in force
        # Of the last complete hand:
        self.last_points: Ints = [0] * 4  # by seat
        self.last_kitty: Word = 0
        self.last_left: Word = 0  # the Sauces left in it
        self.last_sauces: Word = 0
        self.last_events: int = 0
        self.last_kind: Ints = [0] * 2
        self.last_moved: Words = [0] * 8
        self._begin_hand()

    def _begin_hand(self) -> None:
        """S34: six hands complete, or a total of 700 ever reached: two Sauces, doubled scores."""
        self.doubled: bool = self.hand >= self.super_after or self.best >= self.super_at
        if self.doubled and self.doubled_from < 0:
            self.doubled_from = self.hand
        self.bids: Ints = [-1] * 4
        self.no_way: int = 0  # a set of seats: said "no way"
        self.said: int = 0  # a set of seats: answered
        self.low_trick: int = (
            0  # whether somebody held the low suit, so that S14 applies to the first trick
        )
        self.broken: int = 0  # S15: whether a card was played that was trump at the time
        self.trick: Word = 0  # the cards on the table
        self.won: Words = [0] * 4  # the cards taken, by seat
        self._begin_table(self.doubled)

    def deal(self, rng: Rng) -> None:
        while self.actor == -1:
            if self.undealt == self._whole():
                self._shuffle_and_take(rng)
            else:
                cards = self._chances()
                card = nth(cards, rng.below(popcount(cards)))
                self.apply(card if card < SAUCE else SAUCE)

    # --- actions ---------------------------------------------------------------------------

    def legal_mask(self) -> int:
        if self.phase == PLAY:
            return self._playable()
        if self.phase == BID:
            return self.standard | bit(NOPE) | bit(SHADOOF)
        if self.phase == BLIND or self.phase == NO_WAY:
            return 3
        if self.phase == TOSS or self.phase == GIVE:
            return self._named(self.hands[self.actor])
        return self._named(self._chances())

    def fair_mask(self) -> int:
        """S37: there are no revokes."""
        return self.legal_mask()

    def apply(self, index: int) -> None:
        self.news = NO_NEWS
        self.was = self.reversed + 2 * self.law[COUNTER] + 4 * self.turned + 16 * self.late
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == DEAL:
            self._take(index)
        elif self.phase == BID:
            self._bid(index)
        elif self.phase == BLIND:
            if index:
                self.news = LOOKED
                self.unseen &= ~bit(self.actor)
                self.phase = BID
            else:
                self._bid(BLIND_NOPE)
        elif self.phase == NO_WAY:
            self._answer(index)
        elif self.phase == SHED or self.phase == SHOW:
            self._draw(index)
        else:
            self._choose(index)

    # --- S9–S13: the bidding ---------------------------------------------------------------

    def _may_be_blind(self, seat: int) -> bool:
        """S12, S36: far behind, and nothing in force that needs a look."""
        if self.law[OPEN] == ALL or self.law[LAW_TOSS] or self.law[LAW_GIVE]:
            return False
        behind: int = self.total[(seat + 1) & 1] - self.total[seat & 1]
        return behind >= self.blind_behind

    def _begin_bids(self) -> None:
        self.actor = (self.dealer + 1) & 3
        self._ask_bid()

    def _ask_bid(self) -> None:
        self.phase = BLIND if self.unseen >> self.actor & 1 else BID

    def _bid(self, bid: int) -> None:
        self.bids[self.actor] = bid
        if self.actor == self.dealer:
            self._end_bids()
        else:
            self.actor = (self.actor + 1) & 3
            self._ask_bid()

    def _end_bids(self) -> None:
        """S13: if exactly one team bid Shadoof, its opponents are asked."""
        first = 1 if self.bids[0] == SHADOOF or self.bids[2] == SHADOOF else 0
        second = 1 if self.bids[1] == SHADOOF or self.bids[3] == SHADOOF else 0
        if first == second:
            self._begin_play()
            return
        self.phase = NO_WAY
        self.actor = (self.dealer + 1) & 3
        if self.actor & 1 == second:
            self.actor = (self.actor + 1) & 3

    def _answer(self, index: int) -> None:
        """S13: one of the opponents said ``no way`` or ``decline``."""
        second = self.said
        self.said |= bit(self.actor)
        if index == 0:
            self.no_way |= bit(self.actor)
        if index == 0 or second:
            self._begin_play()
        else:
            self.actor = (self.actor + 2) & 3

    # --- S8, S14–S16: which cards may be played --------------------------------------------

    def _could(self, seat: int) -> int:
        """S7, S8: the cards of a hand, with a SAUCE as each Sauce that it may still be."""
        hand = self.hands[seat]
        return hand & COLOURS | self.left if hand & SAUCES else hand

    def _pick_of(self, cards: int, high: int) -> int:
        """The highest, or lowest, of some cards of one suit by the order in force."""
        return highest(cards) if high != self.reversed else lowest(cards)

    def _lowest_low(self, seat: int) -> int:
        """S14: a seat's lowest card of the low suit as a set, or 0."""
        cards = self._could(seat) & self.suit_mask[self.low]
        return bit(self._pick_of(cards, 0)) if cards else 0

    def _begin_play(self) -> None:
        """S14: the holder of the lowest card of the low suit leads."""
        self.news = BIDS_OVER
        self.bids_over = 1
        self.unseen = 0
        self.leader = self._first_leader()
        self._next_lead()

    def _first_leader(self) -> int:
        """S14: the holder of the lowest low card; of two, the one nearest to the dealer's left."""
        lows = 0
        for seat in range(4):
            lows |= self._lowest_low(seat)
        self.low_trick = 1 if lows else 0
        leader = (self.dealer + 1) & 3
        if lows:
            lows = bit(self._pick_of(lows, 0))
            while not self._lowest_low(leader) & lows:
                leader = (leader + 1) & 3
        return leader

    def _next_lead(self) -> None:
        self.phase = PLAY
        self.actor = self.leader

    def _playable(self) -> int:
        could = self._could(self.actor)
        if self.tricks == 0 and self.low_trick:
            lows = could & self.suit_mask[self.low]
            return bit(self._pick_of(lows, 0)) if lows else could
        if self.laid == 0:
            others = could & ~self.trumps
            return could if self.broken or not others else others
        follow = could & self.suit_mask[self.led]
        return follow if follow else could

    # --- what a play shows about the hand it came from -------------------------------------

    def _below(self, card: int) -> int:
        """The cards of the low suit below one of them; the whole suit for a card of another."""
        cards = self.suit_mask[self.low]
        if self.suit_of[card] != self.low:
            return cards
        return cards & ~ones(card + 1) if self.reversed else cards & ones(card)

    def _learn(self, card: int) -> None:
        """Note which cards the actor, by playing ``card``, has shown not to hold."""
        suit = self.suit_of[card]
        if self.laid == 0:
            self.led = suit
            if self.tricks == 0:
                self._learn_first_lead(card)
            if self.trumps & bit(card) and not self.broken:
                if self.tricks or not self.low_trick:
                    self._lacks(self.actor, COLOURS & ~self.trumps)
        elif self.tricks == 0 and self.low_trick:
            self._lacks(self.actor, self._below(card))
        elif suit != self.led:
            led = self.suit_mask[self.led]
            self.lack[self.events * 4 + self.actor] |= led | SAUCES if led & self.left else led
            self.void[self.actor] |= bit(self.led)

    def _learn_first_lead(self, card: int) -> None:
        """S14: nobody has a lower card; nor, before the leader in turn, the same one as a SAUCE."""
        for seat in range(4):
            self._lacks(seat, self._below(card))
        if self.low_trick and bit(card) & self.sauces:
            seat = (self.dealer + 1) & 3
            while seat != self.actor:
                self.lack[self.events * 4 + seat] |= SAUCES
                seat = (seat + 1) & 3

    def _lacks(self, seat: int, cards: int) -> None:
        """Note that a seat holds none of these cards, nor a SAUCE that could be one of them."""
        self.lack[self.events * 4 + seat] |= cards | SAUCES if cards & self.left else cards
        for suit in range(6):
            if self.suit_mask[suit] & ~cards == 0:
                self.void[seat] |= bit(suit)

    # --- S16, S17, S24–S29: a trick --------------------------------------------------------

    def _play(self, card: int) -> None:
        seat = self.actor
        word = bit(card)
        self._learn(card)
        held = word
        if word & self.sauces:
            held = self._card(self.hands[seat], SAUCE)
            self.left &= ~word
        self.hands[seat] &= ~held
        self.gone[seat] |= held
        self.gone_in[self.events * 4 + seat] |= held
        self.open &= ~held
        self.line[self.played] = card
        self.line_seat[self.played] = seat
        self.played += 1
        self.laid += 1
        self.trick |= word
        if word & self.trumps:
            self.broken = 1
        if self.laid == 4:
            self._end_trick()
        elif self.law[COUNTER]:
            self.actor = (seat + 3) & 3
        else:
            self.actor = (seat + 1) & 3

    def _who_played(self, card: int) -> int:
        """Who played a card of the trick on the table."""
        k = self.played - self.laid
        while self.line[k] != card:
            k += 1
        return self.line_seat[k]

    def rank_strength(self, card: int) -> int:
        """Strength of the card's rank under the current order."""
        rank = card % 10
        return 9 - rank if self.reversed != self.law[LOW_TAKES] else rank

    def _best_card(self) -> int:
        """S16, S25–S29: the card that is winning the trick on the table."""
        return self._best_of(self.trick)

    def _best_of(self, trick: int) -> int:
        """The card that wins of a set of cards, when the suit led is among them."""
        contest = trick & self.suit_mask[self.led]
        if self.law[LOW_TAKES]:
            return self._pick_of(contest, 0)
        if self.law[TRUMPS] != 1:
            if trick & self.suit_mask[self.high]:
                contest = trick & self.suit_mask[self.high]
            elif self.law[TRUMPS] == 2 and trick & self.suit_mask[self.low]:
                contest = trick & self.suit_mask[self.low]
        return self._pick_of(contest, 1)

    def _end_trick(self) -> None:
        low = self._pick_of(self.trick & self.suit_mask[self.led], 0)
        best = self._best_card()
        winner = self._who_played(best)
        leader = self._who_played(low) if self.law[LOW_LEADS] else winner
        self.won[winner] |= self.trick
        ranks = ones(0)
        for k in range(self.played - 4, self.played):
            ranks += bit(4 * (self.line[k] % 10))
        # S17: a count of exactly 3.
        turns = self.law[FLIP_EACH]
        if ranks & ranks >> 1 & ONE_EACH:
            turns += 1
        if turns == 1:
            self.reversed = 1 - self.reversed
        if self.law[TURN_EACH]:
            self.law[COUNTER] = 1 - self.law[COUNTER]
        self._close_trick(winner)
        self.trick = 0
        self.leader = leader
        self.actor = leader
        if not self.hands[leader]:
            self._score(winner)
        elif self.law[REVEALS] >> self.tricks & 1:
            self._reveal(best % 10 + 1)
            self._proceed()

    # --- S30–S36: the score ----------------------------------------------------------------

    def _score(self, last_winner: int) -> None:
        """The hand is over; S30: the kitty goes to the winner of the last trick."""
        self.won[last_winner] |= self.kitty & COLOURS | self.left
        self.last_kitty = self.kitty
        self.last_left = self.left
        self.last_sauces = self.sauces
        self.last_events = self.events
        for k in range(2):
            self.last_kind[k] = self.event_kind[k]
        for k in range(8):
            self.last_moved[k] = self.moved[k]
        for seat in range(4):
            self.last_points[seat] = self._points_of(self.won[seat])
        for team in range(2):
            self._score_team(team)
            if self.total[team] > self.best:
                self.best = self.total[team]
        self.news = SCORED
        self.hand += 1
        self.dealer = (self.dealer + 1) & 3
        # S35
        if (
            self.hand >= self.hands_to_play
            or self.total[0] >= self.goal
            or self.total[1] >= self.goal
        ):
            self.actor = -4
        else:
            self._begin_hand()

    def _points_of(self, cards: int) -> int:
        """S3: by the colour order in force."""
        high = cards & self.suit_mask[self.high]
        return STEP * (popcount(cards & ~self.suit_mask[self.low]) + popcount(high))

    def _score_team(self, team: int) -> None:
        """S31–S33, S13; S34: all is doubled."""
        times = self._times()
        taken = self.last_points[team] + self.last_points[team + 2]
        bid = -1
        limit = -1
        kind = SHADOOFS
        for k in range(2):
            seat = team + 2 * k
            call = self.bids[seat]
            made = 1 if self.last_points[seat] == 0 else -1
            if self.no_way >> seat & 1:
                limit = self.no_way_at
                kind = NO_WAYS
            elif call == NOPE:
                self._earn(team, NOPES, times * NOPE_POINTS * made)
            elif call == BLIND_NOPE:
                self._earn(team, BLIND_NOPES, times * BLIND_NOPE_POINTS * made)
            elif call == SHADOOF:
                limit = self.shadoof_at
                kind = SHADOOFS
            elif bid < 0:
                bid = STEP * call
            else:
                bid += STEP * call
        if limit >= 0:
            self._earn(team, kind, times * 2 * limit if taken >= limit else -times * 2 * limit)
        elif bid >= 0 and taken >= bid:
            self._earn(team, MADE, times * bid)
            self._earn(team, OVER, times * (bid - taken))
        elif bid >= 0:
            self._earn(team, FAILED, -times * bid)

    def _times(self) -> int:
        """S34: by what the scores of this hand are multiplied."""
        return DOUBLED if self.doubled else 1

    def _aim(self, team: int) -> int:
        """S31–S33, S13: the points that a team needs by what it has bid so far."""
        total = 0
        for k in range(2):
            seat = team + 2 * k
            if self.no_way >> seat & 1:
                return self.no_way_at
            bid = self.bids[seat]
            if bid == SHADOOF:
                return self.shadoof_at
            if 0 <= bid < NOPE:
                total += STEP * bid
        return total

    def points(self, seat: int) -> float:
        return self.total[seat & 1]

    def to_come(self) -> float:
        """S34: the later hands are doubled, which counts as four times as many."""
        left = 1.0 * (self.hands_to_play - self.hand)
        best = max(self.total[0], self.total[1])
        left = min(left, 0.4 + (self.goal - best) / BEST_OF_HAND)
        if left <= 0.0:
            return 0.0
        single = 0.0 if self.doubled else min(left, 1.0 * max(self.super_after - self.hand, 0))
        return SWING * sqrt(single + 4.0 * (left - single))

    def side(self, seat: int) -> int:
        return seat & 1

    def made(self, seat: int) -> int:
        row = (seat & 1) * 8
        for kind in range(FAILED, NO_WAYS + 1):
            if self.earned[row + kind] < 0:
                return 0
        return 1

    def scores(self) -> list[int]:
        return [self.total[0], self.total[1]]

    def winners(self) -> list[int]:
        if self.actor != -4:
            return []
        return [team for team in range(2) if self.total[team] == max(self.total[0], self.total[1])]
