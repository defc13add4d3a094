"""When a decision is a mistake: the thresholds, all in one place."""

from __future__ import annotations

from nullo.judge import ActionValue, Difference, Judgement
from nullo.judge.judgement import NOISE

INACCURACY = 0.01
MISTAKE = 0.03
BLUNDER = 0.08
"""The least losses of chance to win the game."""

POINTS = 10.0
"""What the thresholds are multiplied by, in standard deviations of a hand, where losses are points."""

CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")
"""What a decision may be called, from best to worst."""


def assess(judgement: Judgement, action: int) -> tuple[str, float]:
    """The class of a decision, and what it lost.

    Whatever cannot be told from the best action by :data:`nullo.judge.judgement.NOISE` standard errors
    is ``best`` and loses nothing.

    Args:
        action: the id of the action that was chosen, one of those that were judged.
    """
    value = judgement.of(action)
    assert value is not None
    loss = loss_of(value)
    if loss.mean <= NOISE * loss.error or loss.mean <= 0:
        return "best", 0.0
    return _class_of(loss.mean, _unit(judgement, value)), loss.mean


def loss_of(value: ActionValue) -> Difference:
    """What an action loses against the best one: of chance to win if that is stated, else of points."""
    return value.behind if value.win is None else value.win_behind


def _class_of(loss: float, unit: float) -> str:
    if loss >= BLUNDER * unit:
        return "blunder"
    if loss >= MISTAKE * unit:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY * unit else "fine"


def _unit(judgement: Judgement, value: ActionValue) -> float:
    """By what the thresholds are multiplied: 1 for chances to win."""
    if value.win is not None:
        return 1.0
    return POINTS * max(1e-9, value.error * float(judgement.worlds**0.5))


def accuracy(kinds: list[str], losses: list[float]) -> float:
    """A player's accuracy: the mean over decisions of 1 for the best down to 0 for a blunder.

    In between it falls evenly with the loss; where losses are points, by class alone.

    Args:
        kinds: the classes of the decisions that were not forced.
        losses: their losses of chance to win; empty where losses are points.
    """
    if losses:
        worth = [1 - min(1.0, loss / BLUNDER) for loss in losses]
    else:
        worth = [1 - min(1.0, STEPS[kind] / BLUNDER) for kind in kinds]
    return sum(worth) / len(worth)


STEPS = {"best": 0.0, "fine": 0.0, "inaccuracy": INACCURACY, "mistake": MISTAKE, "blunder": BLUNDER}
