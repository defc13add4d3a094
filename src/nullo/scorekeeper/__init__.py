"""Keeping the score of a game that is played at a real table.

A game's :class:`nullo.game.score_form.ScoreForm` says what is entered for each hand, and what that scores.
:class:`KeptScore` stores the entries, and :func:`reckon` works out the score from them.
"""

from nullo.scorekeeper.kept_score import Entry, KeptScore, WrongEntry, WrongNames
from nullo.scorekeeper.reckoning import Reckoning, reckon, reckon_score
from nullo.scorekeeper.score_rules import ScoreRules, score_rules, usual_options

__all__ = [
    "Entry",
    "KeptScore",
    "Reckoning",
    "ScoreRules",
    "WrongEntry",
    "WrongNames",
    "reckon",
    "reckon_score",
    "score_rules",
    "usual_options",
]
