"""What a study of ALL or NOTHING counts, and its charts; ``counter.py`` does the counting."""

from __future__ import annotations

from nullo.game.study_form import MADE, POINTS, Chart, Count, StudyForm
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.all_or_nothing.position import all_or_nothing_deck, flipped_by

FLIP_CARDS = sum(flipped_by(card) >= 0 for card in range(len(all_or_nothing_deck())))  # A2

BIDS = ("said-bid-all", "said-bid-nothing")


def study_form(options: AllOrNothingOptions) -> StudyForm:
    """The counts and charts of a study; high cards are those that count as ALL, and numbers from 8 on.

    A19: if numbers are bid, the count ``bid`` is a number of tricks; otherwise 0 is ALL and 1 NOTHING.
    """
    cards = options.cards_each
    numbers = options.many_bids > len(BIDS)
    bid = Count("bid", "study-bid", 0, cards) if numbers else Count("bid", "study-bid", 0, 1, BIDS)
    by_high = "study-bid-by-high" if numbers else "study-nothing-by-high"
    return StudyForm(
        counter="nullo.games.all_or_nothing.counter:HandCounter",
        counts=(
            Count("high", "study-high", 0, cards),
            bid,
            Count("tricks", "study-tricks", 0, cards),
            Count("own_flips", "study-own-flips", 0, cards),
            Count("flips", "study-flips", 0, FLIP_CARDS),
        ),
        charts=(
            Chart("made-high", "study-made-by-high", MADE, "high", split="bid"),
            Chart("made-flips", "study-made-by-flips", MADE, "flips", split="bid"),
            Chart("bid-high" if numbers else "nothing-high", by_high, "bid", "high"),
            Chart("tricks-high", "study-tricks-by-high", "tricks", "high"),
            Chart("points-own-flips", "study-points-by-own-flips", POINTS, "own_flips"),
        ),
    )
