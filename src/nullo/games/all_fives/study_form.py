"""What a study of All Fives counts, and its charts; ``counter.py`` does the counting."""

from __future__ import annotations

from nullo.game.study_form import POINTS, Chart, Count, StudyForm
from nullo.games.all_fives.options import AllFivesOptions
from nullo.games.all_fives.position import WORTH

ALL_TRUMPS = sum(WORTH.values())  # F11


def study_form(options: AllFivesOptions) -> StudyForm:
    """The counts and charts of a study.

    The worth of trumps is what they score (F11); the eldest hand is the seat that may beg (F4).
    """
    return StudyForm(
        counter="nullo.games.all_fives.counter:HandCounter",
        counts=(
            Count("first", "study-first", 0, ALL_TRUMPS),
            Count("eldest", "study-eldest", 0, 1),
            Count("begged", "study-begged", 0, 1, ("study-stood", "study-begs")),
            Count("answer", "study-answer", 0, 2, ("study-no-beg", "study-takes", "study-runs")),
            Count("worth", "study-worth", 0, ALL_TRUMPS),
            Count("trumps", "study-trumps", 0, 13),
        ),
        charts=(
            Chart("begs", "study-begs-by-first", "begged", "first", where="eldest"),
            Chart("points-begged", "study-points-by-answer", POINTS, "answer", where="eldest"),
            Chart("points-worth", "study-points-by-worth", POINTS, "worth", step=2),
            Chart("points-trumps", "study-points-by-trumps", POINTS, "trumps"),
        ),
    )
