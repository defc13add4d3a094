"""Judges how good a seat's actions are, given only what it knows; hints and analysis use this.

Every action is tried in the same worlds, drawn from those that fit what the seat knows, with the same future
cards, and the game's best quick policy plays the hand to its end. Where the hidden cards really are does not
matter.
"""

from nullo.judge.judgement import ActionValue, Difference, Judgement, LineStep
from nullo.judge.trial import actions_judged, hidden_cards, judge, likely_line

__all__ = [
    "ActionValue",
    "Difference",
    "Judgement",
    "LineStep",
    "actions_judged",
    "hidden_cards",
    "judge",
    "likely_line",
]
