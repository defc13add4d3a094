"""When a mistake comes back to be practised: a few a day, until each has been solved twice.

The page uses the same numbers (``PRACTICE`` in ``web/src/lib/protocol.ts``).
"""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from nullo.analysis.report import Decision

A_DAY = 3  # the most mistakes that are practised in a day
ENOUGH = 2  # how often in a row a mistake must be solved to come back no more
AFTER_SOLVED = 3  # days until a mistake that was solved comes back
AFTER_MISSED = 1  # days until a mistake that was not solved at once comes back
MOST_OF_GAME = 5  # the most mistakes of a game that are kept
MOST = 100  # the most mistakes that are kept in all; those of the latest games stay
KEPT = ("mistake", "blunder")  # the classes of decisions that are kept


class Repetition(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often a mistake was practised, and on which day it comes back."""

    due: str  # the first day on which it is shown again, such as ``2026-11-27``
    tried: str = ""  # the day on which it was last tried
    solved: int = 0  # how often it was solved at once since it was last missed

    def is_due(self, today: date) -> bool:
        """Whether the mistake should be practised on the day ``today``."""
        day = today.isoformat()
        return self.due <= day != self.tried and self.solved < ENOUGH

    def after(self, solved: bool, today: date) -> Repetition:
        """The repetition after a try on ``today``; only the first try of a day counts."""
        if self.tried == today.isoformat():
            return self
        back = today + timedelta(days=AFTER_SOLVED if solved else AFTER_MISSED)
        return Repetition(back.isoformat(), today.isoformat(), self.solved + 1 if solved else 0)


def loss_order(decision: Decision) -> tuple[bool, float]:
    """A sort key that puts the worst decision first.

    Decisions that lost a chance to win, the greatest loss first, come before those that lost points.
    """
    return decision.by_points, -decision.loss
