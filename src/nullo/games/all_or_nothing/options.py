"""The options of ALL or NOTHING."""

from __future__ import annotations

from dataclasses import dataclass

from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, option

MOST_CARDS = 10
"""A5: the most cards in a hand."""


@dataclass(frozen=True, eq=False)
class AllOrNothingOptions(GameOptions):
    """The values of ALL or NOTHING's options."""

    mode: str = option("strict", "A17", choices=("strict", "honour"))
    hands: int = option(10, "A16", low=1)
    teams: int = option(0, "A18", low=0, high=3, only=(0, 2, 3))
    bids: str = option("two", "A19", choices=("two", "number"))
    start: int = option(100, "A6", low=1)
    made_nothing: int = option(20, "A14", low=0)
    made_all: int = option(100, "A15", low=0)
    miss: int = option(10, "A14", low=0)
    revoke: int = option(20, "A17", low=0)
    offsuit_wins: bool = option(False, "A12")
    made_number: int = option(30, "A19", low=0)
    hand: int | None = option(None, "A5", low=1, high=MOST_CARDS, offered=False)
    suits: int = option(4, "A1", low=1, high=4, offered=False)
    ranks: int = option(10, "A1", low=1, high=10, offered=False)

    @property
    def cards_in_play(self) -> int:
        """A1: the cards of the deck, as a bit set.

        A smaller deck has suits of the same colour, and of each suit the lowest and highest ranks.
        """
        suits = (0, 3, 1, 2)[: self.suits]
        low, high = (self.ranks + 1) // 2, self.ranks // 2
        ranks = [rank for rank in range(10) if rank < low or rank >= 10 - high]
        numbered = sum(1 << 10 * suit + rank for suit in suits for rank in ranks)
        return numbered | sum(1 << 40 + 4 * kind + suit for suit in suits for kind in range(2))

    def check(self) -> None:
        """Refuse a deck too small for all hands (A5), teams of unequal size, and teams of one (A18)."""
        players, hand, cards = self.players, self.cards_each, self.cards_in_play.bit_count()
        if hand * players > cards:
            reason = f"{players} hands of {hand} need more than {cards} cards (A5)"
            raise OptionError("hand", reason).with_key(
                "wrong-hand", "A5", players=str(players), hand=str(hand), cards=str(cards)
            )
        if self.teams and (players % self.teams or players == self.teams):
            reason = f"{players} players cannot be {self.teams} teams (A18)"
            raise OptionError("teams", reason).with_key(
                "wrong-teams", "A18", players=str(players), teams=str(self.teams)
            )

    @property
    def sides(self) -> int:
        """A18: the number of teams or, without teams, of players."""
        return self.teams or self.players

    @property
    def members(self) -> int:
        """A18: the number of players in a team; 1 without teams."""
        return self.players // self.sides

    @property
    def many_bids(self) -> int:
        """A7, A19: the number of bids: ALL, NOTHING and, if numbers are bid, the numbers between them."""
        return self.cards_each + 1 if self.bids == "number" else 2

    @property
    def cards_each(self) -> int:
        """A5: the number of cards in a hand."""
        return self.hand or (MOST_CARDS if self.players <= 4 else 8)
