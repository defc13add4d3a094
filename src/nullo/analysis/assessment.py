"""Classifies decisions from ``best`` to ``blunder``; this module states all the thresholds."""

from __future__ import annotations

from nullo.judge import ActionValue, Difference, Judgement

INACCURACY, MISTAKE, BLUNDER = 0.01, 0.03, 0.08  # the least loss of the chance to win for each
POINTS = 10.0  # for points: the thresholds times this, times the standard deviation of a hand's
CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")  # from best to worst


def by_points(judgement: Judgement) -> bool:
    """Whether losses are measured in points instead of chances to win.

    This is so if the game states no chance to win. It is also so if every action's chance is below
    :data:`MISTAKE`, or every one is above 1 - :data:`MISTAKE`: then no action can lose much of it.
    """
    wins = [value.win for value in judgement.actions if value.win is not None]
    return not wins or max(wins) < MISTAKE or min(wins) > 1 - MISTAKE


def assess(judgement: Judgement, action: int) -> tuple[str, float]:
    """The class of the decision to play ``action``, and its loss: a chance to win or a number of points.

    The loss is in points only if :func:`by_points` says so. An action that is not clearly worse than the
    best one (:attr:`nullo.judge.ActionValue.worse`) is ``best``. If losses are chances to win and the action
    lost only points, it is ``fine`` and its loss is 0.
    """
    value = judgement.of(action)
    assert value is not None
    if not value.worse:
        return "best", 0.0
    loss = loss_of(judgement, value)
    if not loss.clear:
        return "fine", 0.0
    unit = 1.0
    if by_points(judgement):
        unit = POINTS * max(1e-9, value.error * float(judgement.worlds**0.5))
    if loss.mean >= BLUNDER * unit:
        return "blunder", loss.mean
    if loss.mean >= MISTAKE * unit:
        return "mistake", loss.mean
    return ("inaccuracy" if loss.mean >= INACCURACY * unit else "fine"), loss.mean


def loss_of(judgement: Judgement, value: ActionValue) -> Difference:
    """By how much an action is worse than the best one, as a chance to win.

    If :func:`by_points` says so, the result is a number of points instead.
    """
    return value.behind if by_points(judgement) else value.win_behind


def waste(loss: float, lead_loss: float, spread: float) -> float:
    """How bad a decision was, from 0 (nothing lost) to 1 (a blunder), by the worse of its two losses.

    The loss of points always counts too, because points still matter when a game is as good as won or lost.

    Args:
        loss: the loss of the chance to win.
        lead_loss: the loss of points, relative to the average of the other sides.
        spread: the standard deviation of a hand's points, also relative to that average.
    """
    of_lead = lead_loss / (BLUNDER * POINTS * spread) if spread else 0.0
    return max(0.0, min(1.0, max(loss / BLUNDER, of_lead)))
