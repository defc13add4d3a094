"""Dodge: rules D1–D6 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.cards import numbered_deck
from nullo.core.position import Position, Redealer
from nullo.core.sampling import Worlds
from nullo.games.trick.tricks import TrickPosition
from nullo.view import Ask, Own, Public, Refusal

if not cython.compiled:
    from nullo.core.bits import bit, ones, popcount

if TYPE_CHECKING:
    from nullo.core.rng import Rng

DEAL = 0
PLAY = 1


class Dodge(TrickPosition):
    """Where a game of Dodge stands.

    Fields (C only, when compiled): ``total``, points by seat; ``dealt``, how many cards of the hand
    have come; ``undealt``, a word of the others.
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, numbered_deck(4, 8))
        self.hands_to_play = int(options["hands"])
        self.hand_size = 6
        self.total = [0] * 6
        self.dealt = 0
        self.undealt = 0
        self._begin_hand()

    def assign(self, other: Position) -> None:
        self._copy(cython.cast(Dodge, other))

    def _copy(self, other: Dodge) -> None:
        self._assign_tricks(other)
        self.dealt = other.dealt
        self.undealt = other.undealt
        for k in range(6):
            self.total[k] = other.total[k]

    # --- D2: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_hand()
        self.phase = DEAL
        self.actor = -1
        self.dealt = 0
        self.undealt = ones(self.size)

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
        hand = self.hands[self.actor]
        if self.laid and hand & self.suit_mask[self.led]:
            return hand & self.suit_mask[self.led]
        return hand

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

    def _winner(self) -> int:
        """D4: the highest card of the suit led; suits lie one after the other in the deck."""
        best = -1
        winner = 0
        for k in range(self.played - self.laid, self.played):
            if self.suit_of[self.line[k]] == self.led and self.line[k] > best:
                best = self.line[k]
                winner = self.line_seat[k]
        return winner

    # --- D5, D6: the score ------------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            self.total[seat] += self.taken[seat]
        self.hand += 1
        if self.hand == self.hands_to_play:
            self.actor = -4
            return
        self.dealer = (self.dealer + 1) % self.players
        self._begin_hand()

    def points(self, seat: int) -> float:
        return -self.total[seat]

    def scores(self) -> list[int]:
        return [self.total[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.actor != -4:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == min(scores)]

    # --- what is known ----------------------------------------------------------------------

    def deck(self) -> list[int] | None:
        return list(range(self.size)) if self.actor == -1 and self.dealt == 0 else None

    def deal_to(self) -> int | None:
        return (self.dealer + 1 + self.dealt) % self.players

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or self.deal_to() == seat

    def public(self) -> Public:
        return Public(
            seats=[self.seat_public(seat) for seat in range(self.players)],
            scores=self.scores(),
            trick=self.plays(),
            led=self.deck_cards.suits[self.led] if self.led >= 0 else "",
            piles={"aside": self.size - self.hand_size * self.players},
            tricks=self.trick_list(),
            winners=self.winners(),
        )

    def own(self, seat: int) -> Own:
        return Own(seat, hand=self.hand_of(seat))

    def ask(self) -> Ask:
        if self.laid == 0:
            return Ask("dodge-lead", why="dodge-lead", rule="D3")
        made: Ask = self.ask_play("D3")
        return made

    def refusal(self, index: int) -> Refusal:
        if not self.hands[self.actor] & bit(index):
            return Refusal("D3", "not-in-hand")
        return Refusal("D3", "dodge-follow", {"suit": self.deck_cards.suits[self.led]})

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """Others' hands and the cards set aside from the cards unseen, by the voids shown (D3)."""
        base: Dodge = self.copy()
        worlds = Worlds(base, seat)
        base.scrub(seat, worlds)
        return worlds.prepare()

    def scrub(self, seat: int, worlds: Worlds) -> None:
        """Take from this copy all that ``seat`` does not know, and state it as places and cards."""
        unseen = ones(self.size) & ~self.hands[seat]
        hidden = 0
        for other in range(self.players):
            unseen &= ~self.gone[other]
            many = 0
            if other != seat:
                many = popcount(self.hands[other])
                self.hands[other] = 0
            worlds.place(many)
            hidden += many
        worlds.place(popcount(unseen) - hidden)
        self.undealt = 0
        for card in range(self.size):
            if unseen >> card & 1:
                places = 1 << self.players
                for other in range(self.players):
                    if not self.void[other] >> self.suit_of[card] & 1:
                        places |= 1 << other
                worlds.put(card, places)

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        return self._place(cython.cast(Worlds, redealer))

    def _place(self, worlds: Worlds) -> bool:
        self.undealt = 0
        for k in range(worlds.slots):
            place = worlds.where[k]
            if place < self.players:
                self.hands[place] |= bit(worlds.card[k])
            else:
                self.undealt |= bit(worlds.card[k])
        return True

    def card_shown(self, phase: int, index: int) -> int:
        return index if phase == PLAY else -1
