"""The options of ALL or NOTHING."""

from __future__ import annotations

from dataclasses import dataclass

from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, option


@dataclass(frozen=True, eq=False)
class AllOrNothingOptions(GameOptions):
    """A1, A5, A6, A12 and A14 to A17."""

    start: int = option(100, "A6", low=1)
    hands: int = option(10, "A16", low=1)
    made_nothing: int = option(20, "A14", low=0)
    made_all: int = option(100, "A15", low=0)
    miss: int = option(10, "A14", low=0)
    revoke: int = option(20, "A17", low=0)
    offsuit_wins: bool = option(False, "A12")
    mode: str = option("strict", "A17", choices=("strict", "honour"))
    hand: int | None = option(None, "A5", low=1, high=10, offered=False)
    suits: int = option(4, "A1", low=1, high=4, offered=False)
    ranks: int = option(10, "A1", low=1, high=10, offered=False)

    @property
    def cards_in_play(self) -> int:
        """A1: the cards of the deck, as a set.

        In a smaller deck, suits of one colour and the ends of a suit stay longest.
        """
        suits = (0, 3, 1, 2)[: self.suits]
        low, high = (self.ranks + 1) // 2, self.ranks // 2
        ranks = [rank for rank in range(10) if rank < low or rank >= 10 - high]
        numbered = sum(1 << 10 * suit + rank for suit in suits for rank in ranks)
        return numbered | sum(1 << 40 + 4 * kind + suit for suit in suits for kind in range(2))

    def check(self) -> None:
        """A5: the deck is enough for all hands."""
        players, hand, cards = self.players, self.cards_each, self.cards_in_play.bit_count()
        if hand * players > cards:
            reason = f"{players} hands of {hand} need more than {cards} cards (A5)"
            raise OptionError("hand", reason).with_key(
                "wrong-hand", "A5", players=str(players), hand=str(hand), cards=str(cards)
            )

    @property
    def honour(self) -> bool:
        """A17: whether players may revoke."""
        return self.mode == "honour"

    @property
    def cards_each(self) -> int:
        """A5: the number of cards in a hand."""
        return self.hand or (10 if self.players <= 4 else 8)
