"""What a study of Sauce counts, and its charts; ``counter.py`` does the counting."""

from __future__ import annotations

from nullo.game.study_form import MADE, POINTS, Chart, Count, StudyForm
from nullo.games.sauce.menu import MENU
from nullo.games.sauce.options import HIGHEST_BID, SauceOptions

CARDS = 15
MOST_POINTS = 350  # not less than the worth of the deck (S3)


def study_form(options: SauceOptions) -> StudyForm:
    """The counts and charts of a study; the count ``sauce`` is the rank of the hand's Sauce, 0 for two."""
    kinds = ("study-bid-points", "study-bid-nope", "study-bid-blind", "study-bid-shadoof")
    effects = ("study-two-sauces", *(f"study-effect-{effect.key}" for effect in MENU))
    return StudyForm(
        counter="nullo.games.sauce.counter:HandCounter",
        counts=(
            Count("sauce", "study-sauce", 0, len(MENU), effects),
            Count("kind", "study-bid-kind", 0, 3, kinds),
            Count("bid", "study-bid-amount", 0, HIGHEST_BID),
            Count("standard", "study-standard", 0, 1),
            Count("trumps", "study-trumps-held", 0, CARDS),
            Count("taken", "study-taken", 0, MOST_POINTS),
            Count("nope", "study-nope", 0, 1),
        ),
        charts=(
            Chart("points-sauce", "study-points-by-sauce", POINTS, "sauce"),
            Chart("made-sauce", "study-made-by-sauce", MADE, "sauce"),
            Chart("bid-sauce", "study-bid-by-sauce", "bid", "sauce", where="standard"),
            Chart("nope-sauce", "study-nope-by-sauce", "nope", "sauce"),
            Chart("made-kind", "study-made-by-kind", MADE, "kind"),
            Chart("made-bid", "study-made-by-bid", MADE, "bid", step=10, where="standard"),
            Chart("nope-trumps", "study-nope-by-trumps", "nope", "trumps"),
            Chart("taken-trumps", "study-taken-by-trumps", "taken", "trumps"),
        ),
    )
