"""Hints in steps, as a teacher would give them: where to look, the reasons, then the action with its odds.

They follow from what the seat knows: from its view, from proofs that hold in every possible world,
and from a judgement, which tries the actions in worlds drawn from what the seat knows.
"""

from nullo.hints.make_hint import (
    MOST_LISTED,
    MOST_WHY,
    TELLING,
    Hint,
    Odds,
    hint,
    told_points,
    why_better,
)

__all__ = [
    "MOST_LISTED",
    "MOST_WHY",
    "TELLING",
    "Hint",
    "Odds",
    "hint",
    "told_points",
    "why_better",
]
