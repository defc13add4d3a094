"""Classifies decisions, by thresholds that are all stated here."""

from __future__ import annotations

from nullo.judge import ActionValue, Difference, Judgement

INACCURACY, MISTAKE, BLUNDER = 0.01, 0.03, 0.08  # the least losses of chance to win the game
POINTS = 10.0  # losses of points have the thresholds times this, in standard deviations of a hand
CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")  # from best to worst


def by_points(judgement: Judgement) -> bool:
    """Whether points decide, because no choice can lose enough of the chance to win, or none is stated."""
    wins = [value.win for value in judgement.actions if value.win is not None]
    return not wins or max(wins) < MISTAKE or min(wins) > 1 - MISTAKE


def assess(judgement: Judgement, action: int) -> tuple[str, float]:
    """The class of a decision, and its loss: of the chance to win, or of points if these decide.

    An action that is not worse than the best one beyond noise (:attr:`nullo.judge.ActionValue.worse`) is
    ``best``. If the chance to win decides and only points are lost, it is ``fine`` and loses nothing.
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
    """The loss of an action against the best one: of the chance to win, or of points if these decide."""
    return value.behind if by_points(judgement) else value.win_behind


def waste(loss: float, lead_loss: float, spread: float) -> float:
    """How bad a decision was, from 0 (nothing lost) to 1 (a blunder), by the greater of two losses.

    Points count as well, because they are still at stake in a game that is as good as lost or won.

    Args:
        loss: the loss of the chance to win.
        lead_loss: the loss of points, minus the average of the other sides.
        spread: the standard deviation of such points in a hand.
    """
    of_lead = lead_loss / (BLUNDER * POINTS * spread) if spread else 0.0
    return max(0.0, min(1.0, max(loss / BLUNDER, of_lead)))
