"""What a study of Nothing counts, and its charts; ``counter.py`` does the counting."""

from __future__ import annotations

from nullo.game.study_form import POINTS, Chart, Count, StudyForm
from nullo.games.nothing.options import HIGHEST, NothingOptions

MOST_TURNS = 120  # higher numbers count as this


def study_form(options: NothingOptions) -> StudyForm:
    """The counts and charts of a study; the count ``dealt`` is the worth of the cards dealt (N2, N3)."""
    cards = options.hand
    return StudyForm(
        counter="nullo.games.nothing.counter:HandCounter",
        counts=(
            Count("dealt", "study-dealt", 0, HIGHEST * cards),
            Count("free", "study-free", 0, cards),
            Count("turns", "study-turns", 0, MOST_TURNS),
            Count("picked", "study-picked", 0, MOST_TURNS),
            Count("kept", "study-kept", 0, MOST_TURNS),
        ),
        charts=(
            Chart("points-dealt", "study-points-by-dealt", POINTS, "dealt", step=5),
            Chart("points-free", "study-points-by-free", POINTS, "free"),
            Chart("points-picked", "study-points-by-picked", POINTS, "picked"),
            Chart("points-turns", "study-points-by-turns", POINTS, "turns"),
        ),
    )
