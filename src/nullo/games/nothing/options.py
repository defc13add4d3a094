"""The options of Nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, Option, option

HIGHEST = 13
"""N2: the worth of a king."""


@dataclass(frozen=True)
class DecksOption(Option):
    """The option ``decks``, which may also be ``"auto"``."""

    def check(self, value: Any) -> Any:
        return super().check(None if value == "auto" else value)


@dataclass(frozen=True, eq=False)
class NothingOptions(GameOptions):
    """The values of Nothing's options."""

    rounds: int = option(1, "N11", low=1)
    hand: int = option(7, "N4", low=1)
    decks: int | None = option(None, "N1", low=1, high=2, kind=DecksOption)
    allow_keep: bool = option(True, "N6")
    return_taken: bool = option(False, "N7")
    stall: int = option(10, "N10", low=1)
    suits: int = option(4, "N1", low=1, high=4, offered=False)
    ranks: int = option(13, "N1", low=1, high=13, offered=False)

    @property
    def cards_in_play(self) -> int:
        """N1: the cards of one deck, as a bit set; a smaller deck has the high ranks."""
        lowest = 13 - self.ranks
        return sum(1 << card for card in range(13 * self.suits) if card % 13 >= lowest)

    def check(self) -> None:
        """N4: refuse options with which the hands leave no stock."""
        cards = self.cards_in_play.bit_count() * self.decks_in_play
        players, hand = self.players, self.hand
        if hand * players + 1 > cards:
            reason = f"{players} hands of {hand} leave no stock of {cards} cards (N4)"
            raise OptionError("hand", reason).with_key(
                "wrong-stock", "N4", players=str(players), hand=str(hand), cards=str(cards)
            )

    @property
    def decks_in_play(self) -> int:
        """N1: the number of decks."""
        return self.decks or (1 if self.players <= 6 else 2)
