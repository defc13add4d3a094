"""The worth of a seat's actions by all that it knows: the basis of hints and analysis.

Every action is tried in the same worlds, drawn from those that fit what the seat knows, with the same future
cards, and the game's best quick policy plays the hand to its end. The real cards play no part.
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
