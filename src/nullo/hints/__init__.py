"""Hints in steps, as a teacher would give them: where to look, the reasons, then the action with its odds.

They use only what the seat knows: its view, proofs that hold in all its worlds, and a judgement, which
tries the actions in such worlds.
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
