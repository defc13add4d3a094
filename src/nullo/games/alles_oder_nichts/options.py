"""The options of Alles oder Nichts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nullo.game.cards import Deck, numbered_deck
from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, option

MOST_BID = 6
"""T2: the greatest number on a bid card."""

EXACT_POINTS = 3
"""T11, T12: the points for an exact bid."""


@dataclass(frozen=True, eq=False)
class AllesOptions(GameOptions):
    """The values of Alles oder Nichts's options."""

    mode: str = option("strict", "T15", choices=("strict", "honour"))
    hands: int = option(7, "T14", low=1)
    target: int | None = option(None, "T14", low=1)
    hand_sizes: tuple[int, ...] = option((6, 5, 4, 3, 4, 5, 6), "T4", low=1, many=True)
    impossible_bids: bool = option(False, "T5")
    suits: int = option(4, "T1", low=1, high=4)
    ranks: int = option(12, "T1", low=2, high=16)

    @cached_property
    def deck(self) -> Deck:
        """T1: all cards."""
        return numbered_deck(self.suits, self.ranks)

    @property
    def largest_hand(self) -> int:
        """T4: the size of the largest hand."""
        return max(self.hand_sizes)

    @property
    def highest_bid(self) -> int:
        """T5: the highest bid that is possible in any hand."""
        return MOST_BID if self.impossible_bids else min(MOST_BID, self.largest_hand)

    def size_of(self, hand: int) -> int:
        """T4: how many cards each player gets in hand number ``hand``, counted from 0."""
        return self.hand_sizes[hand % len(self.hand_sizes)]

    def check(self) -> None:
        """T4: refuse a deck too small for the largest hands and a turn-up."""
        players, largest, cards = self.players, self.largest_hand, len(self.deck)
        if largest * players + 1 > cards:
            reason = f"{players} hands of {largest} and a turn-up need more than {cards} cards (T4)"
            raise OptionError("hand_sizes", reason).with_key(
                "wrong-cards", "T4", players=str(players), hand=str(largest), cards=str(cards)
            )
