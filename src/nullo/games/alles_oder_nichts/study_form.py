"""What a study of Alles oder Nichts counts, and its charts; ``counter.py`` does the counting."""

from __future__ import annotations

from nullo.game.study_form import MADE, POINTS, Chart, Count, StudyForm
from nullo.games.alles_oder_nichts.options import AllesOptions


def study_form(options: AllesOptions) -> StudyForm:
    """The counts and charts of a study.

    Strong cards are trumps, and those of other suits in the highest quarter of their suit.
    """
    largest = options.largest_hand
    return StudyForm(
        counter="nullo.games.alles_oder_nichts.counter:HandCounter",
        counts=(
            Count("cards", "study-cards", 1, largest),
            Count("strong", "study-strong", 0, largest),
            Count("bid", "study-bid", 0, options.highest_bid),
            Count("open", "study-open", 0, 1, ("study-secretly", "study-openly")),
            Count("tricks", "study-tricks", 0, largest),
        ),
        charts=(
            Chart("exact", "study-exact-by-bid", MADE, "bid"),
            Chart("exact-strong", "study-exact-by-strong", MADE, "strong", split="bid"),
            Chart("exact-cards", "study-exact-by-cards", MADE, "cards"),
            Chart("tricks-strong", "study-tricks-by-strong", "tricks", "strong"),
            Chart("points-open", "study-points-by-open", POINTS, "bid", split="open"),
        ),
    )
