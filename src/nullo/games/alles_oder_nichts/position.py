"""Alles oder Nichts (Hexagames 1988): rules T1–T15 of ``rules/en.md``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from nullo.engine.fields import Ints
from nullo.games.alles_oder_nichts.options import MOST_BID
from nullo.games.trick.revokes import RevokePosition

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, ones
    from nullo.engine.position import choice
    from nullo.games.trick.revokes import CALL, PLAY

if TYPE_CHECKING:
    from nullo.engine.rng import Rng
    from nullo.games.alles_oder_nichts.options import AllesOptions

# The phases, besides those of RevokePosition.
DEAL = 0
BID = 1
SAY = 2

OPEN = 0

# What scores points.
TAKEN = 0
TAKEN_OPEN = 1
EXACT = 2
EXACT_OPEN = 3

# In games between rules of thumb: how much the points of a hand vary, and the mean of the best.
SWING = 1.7
BEST_OF_HAND = 4.5


class AllesOderNichtsPosition(RevokePosition):
    """A position of Alles oder Nichts: the cards, whose turn it is, bids and score."""

    KINDS = (("taken", "T11"), ("taken-open", "T12"), ("exact", "T11"), ("exact", "T12"))

    def __init__(self, options: AllesOptions) -> None:
        super().__init__(options, options.deck)
        self.ranks: int = options.ranks
        self.many_sizes: int = len(options.hand_sizes)
        self.sizes: Ints = [0] * 100  # cards in each hand of the cycle
        for number, size in enumerate(options.hand_sizes):
            self.sizes[number] = size
        self.goal: int = options.target or 0
        self.hands_to_play: int = options.hands
        self.most_bid: int = MOST_BID
        self.impossible_bids: bool = options.impossible_bids
        self.last_bids: Ints = [-1] * 6
        self._begin_hand()

    # --- T4: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_revokes()
        self.phase = DEAL
        self.actor = -1
        self.hand_size: int = self.sizes[self.hand % self.many_sizes]
        self.dealt: int = 0
        self.turned: int = -1  # the card turned up for trump
        self.bids: Ints = [-1] * 6
        # Sets of seats:
        self.have_bid: int = 0
        self.have_said: int = 0
        self.opened: int = 0
        self.forfeit: int = 0  # revokers called

    def deal(self, rng: Rng) -> None:
        if self.actor != -1:
            return
        if self.dealt:
            while self.actor == -1:
                self.apply(self.pick(rng))
            return
        many = self.hand_size * self.players
        self._shuffle(rng, many + 1)
        at = 0
        seat = self.dealer
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            hand = self.hands[seat]
            for _k in range(self.hand_size):
                hand |= bit(self.pack[at])
                at += 1
            self.hands[seat] = hand
        self.dealt = many
        self.apply(self.pack[many])

    def _begin_bids(self) -> None:
        self.phase = BID
        self.actor = (self.dealer + 1) % self.players

    # --- actions ----------------------------------------------------------------------------

    def legal_mask(self) -> int:
        if self.phase == PLAY:
            return self._playable()
        if self.phase == BID:
            return ones(self._bid_limit() + 1)
        if self.phase == SAY:
            return 3
        if self.phase == DEAL:
            return self.undealt
        if self.phase == CALL:
            return self._call_mask()
        return self._correct_mask()

    def pick(self, rng: Rng) -> int:
        if self.phase == BID:
            return rng.below(self._bid_limit() + 1)
        if self.phase == SAY:
            return rng.below(2)
        if self.phase == PLAY and not self.honour:
            return choice(self._playable(), rng)
        return choice(self.fair_mask(), rng)

    def fair_mask(self) -> int:
        if self.phase == PLAY:
            return self._following()
        if self.phase == CALL:
            return bit(self.players)
        return self.legal_mask()

    def _bid_limit(self) -> int:
        """T5: the highest bid."""
        if self.impossible_bids or self.hand_size > self.most_bid:
            return self.most_bid
        return self.hand_size

    def apply(self, index: int) -> None:
        self.verdict = 0
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == BID:
            self.bids[self.actor] = index
            self.have_bid |= bit(self.actor)
            if self.actor == self.dealer:
                self.phase = SAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
        elif self.phase == SAY:
            self.have_said |= bit(self.actor)
            if index == OPEN:
                self.opened |= bit(self.actor)
            if self.actor == self.dealer:
                self.phase = PLAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
            self.leader = self.actor
        elif self.phase == DEAL:
            self._take(index)
        elif self.phase == CALL:
            self._call(index)
        else:
            self._correct(index)

    def _take(self, card: int) -> None:
        """T4: deal the next card of the deck."""
        self.undealt &= ~bit(card)
        if self.dealt < self.hand_size * self.players:
            self.hands[(self.dealer + 1 + self.dealt) % self.players] |= bit(card)
            self.dealt += 1
            return
        self.dealt += 1
        self.turned = card
        self.trump = self.suit_of[card]
        self._begin_bids()

    def _play(self, card: int) -> None:
        """T8: a play."""
        self._note_play(card)
        self._lay(card)
        if self.laid == self.players:
            self._complete()
        else:
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0

    def _after_trick(self) -> None:
        """T10: the winner leads, or the hand is scored."""
        if self.tricks < self.hand_size:
            self.phase = PLAY
        else:
            self._score()

    def _judged(self, caller: int, seat: int, true: int) -> None:
        """T15: a called revoker scores nothing for the hand."""
        if true:
            self.forfeit |= bit(seat)

    # --- T11–T14: the score -----------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            won = self.taken[seat]
            exact = 3 if won == self.bids[seat] else 0
            self.last_bids[seat] = self.bids[seat]
            if self.forfeit >> seat & 1:
                continue
            if not self.opened >> seat & 1:
                self._earn(seat, TAKEN, won)
                self._earn(seat, EXACT, exact)
            elif exact:
                self._earn(seat, TAKEN_OPEN, 2 * won)
                self._earn(seat, EXACT_OPEN, exact)
        self._end_hand()

    def _over(self) -> bool:
        """T14: whether the game is over."""
        if not self.goal:
            return not self.hand < self.hands_to_play
        for seat in range(self.players):
            if self.total[seat] >= self.goal:
                return True
        return False

    def points(self, seat: int) -> float:
        return self.total[seat]

    def to_come(self) -> float:
        hands = 1.0 * (self.hands_to_play - self.hand)
        if self.goal:
            best = 0
            for seat in range(self.players):
                best = max(best, self.total[seat])
            hands = 0.5 + (self.goal - best) / BEST_OF_HAND
        return SWING * sqrt(hands) if hands > 0.0 else 0.0

    def made(self, seat: int) -> int:
        if self.earned_in != self.hand - 1:
            return 0  # nobody has scored anything
        return 1 if self.earned[seat * 8 + EXACT] or self.earned[seat * 8 + EXACT_OPEN] else 0

    # --- dealing from a deck ----------------------------------------------------------------

    def deck(self) -> list[int] | None:
        if self.phase == DEAL and self.actor == -1 and self.dealt == 0:
            return list(range(self.size))
        return None

    def deal_to(self) -> int | None:
        if self.dealt < self.hand_size * self.players:
            return (self.dealer + 1 + self.dealt) % self.players
        return None
