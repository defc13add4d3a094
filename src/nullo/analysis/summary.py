"""Puts the parts of an analysis together, and computes each player's figures and curve."""

from __future__ import annotations

from collections.abc import Iterable

from nullo.analysis.assessment import CLASSES, waste
from nullo.analysis.report import (
    VERSION,
    Analysis,
    Deal,
    Decision,
    Effort,
    Part,
    PlayerSummary,
    Point,
    short,
)
from nullo.state import Game


def assemble(
    game: Game, record: str, effort: Effort, chances: bool, parts: Iterable[Part]
) -> Analysis:
    """The analysis made of all ``parts``, which are in the order of :meth:`MatchAnalyser.works`."""
    decisions: list[Decision] = []
    deals: list[Deal] = []
    for part in parts:
        decisions += part.decisions
        deals += [part.deal] if part.deal else []
    seats = range(game.players)
    spread = _lead_deviation(decisions)
    return Analysis(
        version=VERSION,
        game=game.id,
        record=record,
        effort=effort,
        chances=chances,
        decisions=decisions,
        deals=deals,
        players=[_summary(decisions, deals, seat, chances, spread, effort.plays) for seat in seats],
        curves=[_curve(decisions, deals, seat) for seat in seats] if chances else [],
    )


def _lead_deviation(decisions: list[Decision]) -> float:
    """The standard deviation of a hand's points, relative to the average of the other sides.

    Each decision gives an estimate; the result is their mean.
    """
    spreads = [one.worlds**0.5 * chosen.error for one in decisions if (chosen := one.choice())]
    return sum(spreads) / len(spreads) if spreads else 0.0


def _summary(
    made: list[Decision], deals: list[Deal], seat: int, chances: bool, spread: float, plays: int
) -> PlayerSummary:
    free = [one for one in made if one.seat == seat and one.kind != "forced"]
    kinds = [one.kind for one in free]
    lost = [waste(0.0 if one.by_points else one.loss, one.lead_loss, spread) for one in free]
    bids = [one for one in free if one.bid]
    ends = {deal.hand: deal for deal in deals}
    luck = sum(deal.worth[seat] for deal in deals)
    return PlayerSummary(
        decisions=len(free),
        counts={kind: kinds.count(kind) for kind in CLASSES},
        accuracy=short(1 - sum(lost) / len(lost)) if lost else None,
        loss=short(sum(one.loss for one in free if one.by_points != chances)),
        lead_loss=short(sum(one.lead_loss for one in free)),
        luck=short(luck),
        luck_error=short(luck_error([deal.error[seat] for deal in deals], spread, plays)),
        skill=short(sum(deal.got[seat] for deal in deals) - luck),
        bids=len(bids),
        expected=short(sum(chosen.made or 0.0 for one in bids if (chosen := one.choice()))),
        made=sum(one.hand in ends and ends[one.hand].made[seat] == 1 for one in bids),
    )


def luck_error(errors: list[float], spread: float, plays: int) -> float:
    """The standard error of the sum of all deals' worth.

    It is not 0 just because all plays of a deal had the same result: a policy that always decides alike plays
    a deal the same way each time, which does not show how else it could have gone. Therefore one of the plays
    counts as if its result were as far from the others as results usually are.

    Args:
        errors: the standard error of each deal's worth.
        spread: the standard deviation of a hand's points, relative to the average of the other sides.
        plays: how often each deal was played; if it is 0, the result is 0.
    """
    if not plays:
        return 0.0
    squares = [((plays - 1) * error**2 + spread**2 / plays) / plays for error in errors]
    return float(sum(squares) ** 0.5)


def _curve(decisions: list[Decision], deals: list[Deal], seat: int) -> list[Point]:
    points = {}
    for one in decisions:
        chosen = one.choice()
        if one.seat == seat and chosen and chosen.win is not None:
            points[one.turn] = chosen.win
    for deal in deals:
        points[deal.turn] = deal.win[seat]
    return [Point(turn, win) for turn, win in sorted(points.items())]
