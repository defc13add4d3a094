"""What a study of ALL or NOTHING counts and asks; ``counter.py`` counts it."""

from __future__ import annotations

from nullo.game.study_form import MADE, POINTS, Chart, Count, StudyForm
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.all_or_nothing.position import all_or_nothing_deck, flipped_by

FLIP_CARDS = sum(flipped_by(card) >= 0 for card in range(len(all_or_nothing_deck())))  # A2


def study_form(options: AllOrNothingOptions) -> StudyForm:
    """High cards are the ALL cards, and numbers from 8 on."""
    cards = options.cards_each
    bids = ("said-bid-all", "said-bid-nothing")
    return StudyForm(
        counter="nullo.games.all_or_nothing.counter:HandCounter",
        counts=(
            Count("high", "study-high", 0, cards),
            Count("bid", "study-bid", 0, 1, bids),
            Count("tricks", "study-tricks", 0, cards),
            Count("own_flips", "study-own-flips", 0, cards),
            Count("flips", "study-flips", 0, FLIP_CARDS),
        ),
        charts=(
            Chart("made-high", "study-made-by-high", MADE, "high", split="bid"),
            Chart("made-flips", "study-made-by-flips", MADE, "flips", split="bid"),
            Chart("nothing-high", "study-nothing-by-high", "bid", "high"),
            Chart("tricks-high", "study-tricks-by-high", "tricks", "high"),
            Chart("points-own-flips", "study-points-by-own-flips", POINTS, "own_flips"),
        ),
    )
