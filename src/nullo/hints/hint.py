"""A hint as data: codes and parameters, no words."""

from __future__ import annotations

from typing import Literal

import msgspec

from nullo.game.moves import Move
from nullo.game.view import Reason

By = Literal["points", "win", "only"]
"""By what the actions are compared; see :class:`Hint`."""


def told_points(points: float) -> float:
    """Points as exactly as they are worth telling: from ten on whole ones."""
    return round(points, 0 if abs(points) >= 10 else 1) + 0.0


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action leads to, in the worlds tried.

    Attributes:
        points: what the hand changes in the seat's score on average, as the game counts it.
        win: in how many percent of them the seat's side wins the game; -1: not known.
        made: in how many percent of them it makes its bid; -1: there are no bids, it has
            not bid yet, or nothing that it can do seems to matter to that.
    """

    move: Move
    points: float
    win: int = -1
    made: int = -1


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint for one decision, to be given in three steps: ``nudge``, ``reasons``, then the rest.

    Attributes:
        nudge: key of a question that does not name the action: ``nudge-NUDGE``.
        reasons: facts that hold for sure, the most telling first. If none of them speaks for ``best`` rather
            than ``other``, odds follow: ``odds-points``, ``odds-costs`` or ``odds-win``, by ``by``, and
            ``odds-made`` if the bid is made more often with ``best``; ``odds-only``, ``odds-alike`` or
            ``odds-close`` (the trials cannot tell) without another action.
        by: ``points``; ``win`` (the chance to win the game) where ``best`` brings no more points than
            ``other``; ``only`` if there is no other action.
        other: the best action that is worse; absent if there is none.
        equal: the actions that are shown to be about as good as ``best``.
        unsure: those of which the trials do not tell whether they are as good.
        row: the lowest and the highest of ``best``, ``equal`` and ``unsure`` if these are three or more
            numbers of one verb, and no number between them was worse.
        worlds: in how many worlds the actions were tried.
    """

    nudge: str
    reasons: list[Reason]
    best: Odds
    by: By
    other: Odds | None = None
    equal: list[Move] = []
    unsure: list[Move] = []
    row: list[Move] = []
    worlds: int = 0
