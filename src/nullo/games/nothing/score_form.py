"""What is entered in a round of Nothing at a real table, and what it scores."""

from __future__ import annotations

from nullo.game.score_form import EntryField, EntryRead, ScoreForm, ScoreTable
from nullo.game.view import ScorePart
from nullo.games.nothing.options import NothingOptions
from nullo.games.nothing.position import worth_of_deck


def score_form(options: NothingOptions) -> ScoreForm:
    """N11: the sum of the values of the cards that each seat has left."""
    most = worth_of_deck(options) * options.decks_in_play
    left = EntryField("cards", high=most, total=most, most=True, rule="N2")
    scores = ScoreTable((EntryRead("cards", high=most),), per=ScorePart("cards", 1, "N11"))
    return ScoreForm((left,), (scores,), ("decks", "suits", "ranks", "rounds"))
