"""The options of Sauce."""

from __future__ import annotations

from dataclasses import dataclass

from nullo.game.errors import OptionError
from nullo.game.options import GameOptions, option

COLOURS = "bgyorp"
"""S1: the letters of the colours in the codes of cards, from the lowest to the highest."""
RANKS = 10
"""S1: the number of ranks."""
STEP = 5
"""S3, S9: the points of tricks and of bids are multiples of this."""
HIGHEST_BID = 300
"""S9: the highest bid in points."""
STEPS = tuple(step for step in range(STEP, HIGHEST_BID + 1, STEP) if HIGHEST_BID % step == 0)
"""S9: the possible steps between bids."""
NOPE_POINTS = 200
"""S32: what a nope scores or costs."""
BLIND_NOPE_POINTS = 400
"""S32: what a blind nope scores or costs."""
DOUBLED = 2
"""S34: the factor of the scores of a hand with two Sauces."""


@dataclass(frozen=True, eq=False)
class SauceOptions(GameOptions):
    """The values of Sauce's options."""

    menu: str = option("house", "S18", choices=("house", "published"))
    hands: int = option(10, "S35", low=1)
    target: int = option(1000, "S35", low=1)
    super_after: int = option(6, "S34", low=0)
    super_at: int = option(700, "S34", low=0)
    shadoof_at: int = option(225, "S10", low=0)
    no_way_at: int = option(80, "S13", low=0)
    blind_behind: int = option(250, "S12", low=0)
    mode: str = option("strict", "S37", choices=("strict",))
    bid_step: int = option(STEP, "S9", low=STEP, high=HIGHEST_BID, only=STEPS, offered=False)
    suits: int = option(6, "S1", low=2, high=6, offered=False)
    ranks: int = option(RANKS, "S1", low=1, high=RANKS, offered=False)

    @property
    def cards_in_play(self) -> int:
        """S1: the deck's colour cards, as a bit set: the lowest ranks of the lowest colours and of purple."""
        colours = (*range(self.suits - 1), 5)
        return sum(1 << 10 * colour + rank for colour in colours for rank in range(self.ranks))

    @property
    def worth_of_deck(self) -> int:
        """S3: the points of all cards together; a card is worth ``STEP`` on average."""
        return STEP * self.cards_in_play.bit_count()

    def check(self) -> None:
        """S6: refuse a deck that cannot be dealt evenly to four."""
        cards = self.cards_in_play.bit_count()
        if cards % 4:
            reason = f"{cards} cards cannot be dealt evenly to four (S6)"
            raise OptionError("ranks", reason).with_key("wrong-fourths", "S6", cards=str(cards))
