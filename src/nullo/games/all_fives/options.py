"""The options of All Fives."""

from __future__ import annotations

from dataclasses import dataclass

from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, option

MOST_CARDS = 24
"""F3, F8: the most cards that a player can have."""
LEAST_FIRST = (0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 3, 8)
"""F1: the ranks in the order in which smaller decks lose them; those that score stay longest."""


@dataclass(frozen=True, eq=False)
class AllFivesOptions(GameOptions):
    """The values of All Fives's options."""

    mode: str = option("strict", "F14", choices=("strict", "honour"))
    target: int = option(61, "F12", low=1)
    batch: int = option(3, "F3", low=1, high=6, only=(1, 2, 3, 6))
    revoke_rule: str = option("penalty", "F17", choices=("penalty", "bonus"))
    false_call: int = option(3, "F17", low=0)
    hands: int | None = option(None, "F12", low=1, offered=False)
    hand: int = option(6, "F3", low=1, high=MOST_CARDS, offered=False)
    redeal: bool = option(True, "F7", offered=False)
    suits: int = option(4, "F1", low=1, high=4, offered=False)
    ranks: int = option(13, "F1", low=2, high=13, offered=False)

    @property
    def cards_in_play(self) -> int:
        """F1: the cards of the deck, as a bit set."""
        ranks = LEAST_FIRST[13 - self.ranks :]
        return sum(1 << card for card in range(13 * self.suits) if card % 13 in ranks)

    def check(self) -> None:
        """F3: refuse a hand size that is not a multiple of the batch, and a deck too small for the deal."""
        players, hand, batch = self.players, self.hand, self.batch
        if hand % batch:
            reason = f"hands of {hand} cannot be dealt {batch} at a time (F3)"
            raise OptionError("batch", reason).with_key(
                "wrong-batch", "F3", hand=str(hand), value=str(batch)
            )
        cards = self.cards_in_play.bit_count()
        if hand * players + 1 > cards:
            reason = f"{players} hands of {hand} and a turn-up need more than {cards} cards (F3)"
            raise OptionError("hand", reason).with_key(
                "wrong-turn-up", "F3", players=str(players), hand=str(hand), cards=str(cards)
            )
