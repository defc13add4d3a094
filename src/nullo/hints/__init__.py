"""Hints in steps, as a teacher gives them: what to think about, the reasons, then the action with its odds.

A hint uses only what the seat knows: its view, proofs that hold in every world that fits its knowledge, and a
judgement, which tries the actions in such worlds.
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
