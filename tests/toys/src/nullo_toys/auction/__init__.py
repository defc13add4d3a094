"""Auction: the right to lead is sold before the tricks, for points that must be earned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck, numbered_deck
from nullo.game.look import Look
from nullo.game.moves import PLAY, Move, Verb, moves, number_moves
from nullo.game.options import count
from nullo.game.phases import Phase
from nullo.game.view import Ask, Fact, Public, Refusal, SeatPublic
from nullo.games.rules import Rules
from nullo.games.trick.python_base import PythonTrickPosition, trick_phases

DECK = numbered_deck(4, 8)
AUCTION = 2
PRICES = range(5, 35, 5)
DROP = len(PRICES)


class Auction(PythonTrickPosition):
    """A position of Auction.

    Attributes:
        price: the highest price offered in this hand; 0: none yet.
        buyer: the seat that offered it; -1: none yet.
        dropped: whether a seat has dropped out of the auction.
    """

    play_rule = "U4"

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, DECK, hand_size=5, hands_to_play=options["hands"])

    def begin_hand(self) -> None:
        super().begin_hand()
        self.price = 0
        self.buyer = -1
        self.dropped = [False] * self.players

    # --- the auction ------------------------------------------------------------------------

    def after_deal(self) -> None:
        self.phase = AUCTION
        self.actor = (self.dealer + 1) % self.players

    def legal_otherwise(self) -> list[int]:
        return [k for k, price in enumerate(PRICES) if price > self.price] + [DROP]

    def act_otherwise(self, index: int) -> None:
        if index == DROP:
            self.dropped[self.actor] = True
        else:
            self.price = PRICES[index]
            self.buyer = self.actor
        others = [seat for seat, dropped in enumerate(self.dropped) if not dropped]
        if self.price == PRICES[-1] or not others or others == [self.buyer]:
            self.begin_play(self.buyer if self.price else (self.dealer + 1) % self.players)
            return
        while True:
            self.actor = (self.actor + 1) % self.players
            if not self.dropped[self.actor]:
                return

    def ask(self) -> Ask | None:
        if self.phase == AUCTION:
            return Ask("auction", {"count": self.price}, why="auction", rule="U3")
        return super().ask()

    def refusal(self, index: int) -> Refusal:
        if self.phase == AUCTION:
            return Refusal("U3", "auction-too-low", {"count": self.price})
        return super().refusal(index)

    # --- the score --------------------------------------------------------------------------

    def score_hand(self) -> None:
        """U5: 5 points a trick; the buyer gains the price with three tricks, and loses it with fewer."""
        for seat in range(self.players):
            self.total[seat] += 5 * self.taken[seat]
        if self.price:
            self.total[self.buyer] += self.price if self.taken[self.buyer] >= 3 else -self.price

    def seat_public(self, seat: int) -> SeatPublic:
        public = super().seat_public(seat)
        if self.dropped[seat]:
            public.bid = Move("drop")
        elif seat == self.buyer:
            public.bid = Move("raise", number=self.price)
        return public

    def public(self) -> Public:
        public = super().public()
        if self.price:
            public.facts = [Fact("auction-price", number=self.price, seat=self.buyer)]
        return public


class AuctionRules(Rules):
    """The rules of Auction."""

    id = "auction"
    title = "Auction"
    prefix = "U"
    deck_rule = "U1"
    players = (2, 6)
    default_players = 3
    options = (count("hands", 2, "U6"),)
    look = Look(
        minutes=4,
        grows_with=("hands",),
        cover=("8s", "8h", "1d"),
        parts=("facts",),
        signed=True,
        verbs=(PLAY, Verb("raise", spoken=True), Verb("drop", spoken=True)),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return DECK

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        auction = (*number_moves("raise", PRICES), *moves("drop"))
        return (*trick_phases(DECK, "U2", "U4"), Phase("auction", auction, rule="U3"))

    def position(self, options: Mapping[str, Any]) -> Auction:
        return Auction(options)


RULES = AuctionRules()
