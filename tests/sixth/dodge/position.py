"""Dodge: rules D1–D6 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.game.cards import numbered_deck
from nullo.games.trick.tricks import TrickPosition
from nullo.game.view import Ask, Public, Refusal

if not cython.compiled:
    from nullo.engine.bits import bit

if TYPE_CHECKING:
    from nullo.engine.rng import Rng

DEAL = 0
PLAY = 1


class Dodge(TrickPosition):
    """A position of Dodge: the cards, whose turn it is, the score."""

    KINDS = (("not-dodged", "D5"),)

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, numbered_deck(4, 8))
        self.hands_to_play: int = options["hands"]
        self.hand_size: int = 6
        self._begin_hand()

    # --- D2: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_hand()
        self.phase = DEAL
        self.actor = -1
        self.dealt: int = 0

    def deal(self, rng: Rng) -> None:
        while self.actor == -1:
            self.apply(self.pick(rng))

    def _take(self, card: int) -> None:
        self.undealt &= ~bit(card)
        self.hands[(self.dealer + 1 + self.dealt) % self.players] |= bit(card)
        self.dealt += 1
        if self.dealt == self.hand_size * self.players:
            self.phase = PLAY
            self.actor = (self.dealer + 1) % self.players
            self.leader = self.actor

    # --- D3, D4: tricks ---------------------------------------------------------------------

    def legal_mask(self) -> int:
        if self.phase == DEAL:
            return self.undealt
        return self._following()

    def apply(self, index: int) -> None:
        if self.phase == DEAL:
            self._take(index)
        else:
            self._play(index)

    def _play(self, card: int) -> None:
        if self.laid == 0:
            self.led = self.suit_of[card]
        elif self.suit_of[card] != self.led:
            self.void[self.actor] |= 1 << self.led
        self._lay(card)
        if self.laid < self.players:
            self.actor = (self.actor + 1) % self.players
            return
        self._close_trick(self._winner())
        if self.tricks == self.hand_size:
            self._score()

    # --- D5, D6: the score ------------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            self._earn(seat, 0, self.taken[seat])
        self._end_hand()

    def _over(self) -> bool:
        return self.hand == self.hands_to_play

    def points(self, seat: int) -> float:
        return -self.total[seat]

    # --- what is known ----------------------------------------------------------------------

    def deal_to(self) -> int | None:
        return (self.dealer + 1 + self.dealt) % self.players

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or self.deal_to() == seat

    def public(self) -> Public:
        public: Public = super().public()
        public.piles = {"aside": self.size - self.hand_size * self.players}
        return public

    def ask(self) -> Ask:
        if self.laid == 0:
            return Ask("dodge-lead", why="dodge-lead", rule="D3")
        made: Ask = self.ask_play("D3")
        return made

    def refusal(self, index: int) -> Refusal:
        if not self.hands[self.actor] & bit(index):
            return Refusal("D3", "not-in-hand")
        return Refusal("D3", "dodge-follow", {"suit": self.deck_cards.suits[self.led]})

    def card_shown(self, phase: int, index: int) -> int:
        return index if phase == PLAY else -1
