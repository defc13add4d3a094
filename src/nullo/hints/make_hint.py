"""Hints as codes and parameters, and the function that makes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from nullo.bots.policies import policy_of
from nullo.build import COMPILED
from nullo.engine.learned import LearnedPolicy
from nullo.engine.rng import Rng
from nullo.game.moves import Move
from nullo.game.view import Reason, View
from nullo.games.registry import BUILT_IN
from nullo.hints.trick_reasons import trick_reasons
from nullo.judge import ActionValue, Judgement, judge
from nullo.state import SeatState

By = Literal["points", "win", "only"]  # how the actions are compared; see :class:`Hint`

MOST_LISTED = 5
"""How many about equally good actions screens name at most; if there are more, they are counted."""
MOST_WHY = 2
"""The greatest number of reasons that screens give for the best action."""


def told_points(points: float) -> float:
    """``points`` rounded for display: to a tenth, or to whole points from 10 on."""
    return round(points, 0 if abs(points) >= 10 else 1) + 0.0


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of an action in the worlds in which it was tried.

    Attributes:
        points: the mean change of the seat's score in the hand, as the game counts it.
        win: the percentage of these worlds in which the seat's side wins the game; -1 if it is unknown.
        made: the percentage of these worlds in which the side makes its bid; -1 if there are no bids, if the
            seat has not bid yet, or if the choice does not seem to matter for the bid.
    """

    move: Move
    points: float
    win: int = -1
    made: int = -1


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint for one decision, to be given in three steps: ``nudge``, ``reasons``, then the rest.

    Attributes:
        nudge: key of a question that does not name the action, ``nudge-NUDGE`` in the words.
        reasons: certain facts about ``best``, the most important first. If none of them distinguishes
            ``best`` from ``other``, reasons from the trials follow: ``odds-points``, ``odds-costs`` or
            ``odds-win``, depending on ``by``, and ``odds-made`` if the bid is made more often with ``best``.
            If ``other`` is absent, ``odds-only``, ``odds-alike`` or ``odds-close`` (the trials cannot decide)
            follows.
        best: the best action, with its results.
        by: how ``best`` and ``other`` are compared: by ``points``; by ``win`` (the chance to win the game) if
            ``best`` brings no more points than ``other``; ``only`` if there is no other action.
        other: the best of the actions that are clearly worse, with its results; absent if there is none.
        equal: the actions that are about as good as ``best``.
        unsure: the actions that may be as good as ``best``; the trials cannot decide.
        row: the lowest and the highest of ``best``, ``equal`` and ``unsure`` if these are at least three
            moves with numbers and the same verb, and no worse number lies between them; otherwise empty.
        worlds: the number of worlds in which the actions were tried.
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


WORLDS = 100

EFFORT = {True: 400_000, False: 3_000_000}
"""About how many cards all playouts for a hint together may play; actions that are still close then stay
undecided. The key is whether a learned policy plays, which takes ten times as long as a rule of thumb.
Interpreted games, which are slow, make do with the first trials."""

FACTOR = 4  # by how much the number of worlds for close actions grows each time
MOST_REASONS = 3
TELLING = 3
"""The least difference between two probabilities, in percentage points, that hints mention."""


def hint(
    seat: SeatState,
    *,
    worlds: int = WORLDS,
    effort: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Hint:
    """The hint for the seat to act; the same knowledge always gives the same hint.

    Args:
        worlds: the number of worlds in which each action is tried at first.
        effort: how many cards all playouts may play, by default as in :data:`EFFORT`.
        stop: called now and then; once it returns True, the trials end early.

    Raises:
        ValueError: it is not this seat's turn.
    """
    view = seat.view()
    if effort is None:
        quick = COMPILED and seat.game.id in BUILT_IN
        effort = EFFORT[isinstance(policy_of(seat.game), LearnedPolicy)] if quick else 0
    cards = max(1, sum(entry.cards for entry in view.public.seats))
    judged = _judge_closely(seat, worlds, effort // cards, stop)
    best = judged.best
    equal = [value for value in judged.alike() if value is not best]
    unsure = judged.unsure()
    other = next((v for v in judged.actions[1:] if v not in equal and v not in unsure), None)
    only = len(seat.fair_actions()) == 1
    bid = _bid_open(seat, view, judged)
    shown = _odds(seat, best, bid)
    compared = _odds(seat, other, bid) if other else None
    by: By = "only" if only else "points"
    if not only and other and best.points <= other.points and best.win is not None:
        by = "win"
    found = _facts(seat, view, best.action)
    telling = why_better(seat, best.action, other.action) if other else []
    reasons = [*telling, *(reason for reason in found if reason not in telling)][:MOST_REASONS]
    if not telling and not (only and found):
        odds = [Reason(_odds_reason(seat, judged, by, other))]
        if compared and shown.made >= compared.made + TELLING and compared.made >= 0:
            odds.append(Reason("odds-made"))
        reasons = [*reasons[: MOST_REASONS - len(odds)], *odds]
    return Hint(
        nudge=next((reason.nudge for reason in reasons if reason.nudge), "think"),
        reasons=reasons,
        best=shown,
        by=by,
        other=compared,
        equal=[seat.game.move(value.action) for value in equal],
        unsure=[seat.game.move(value.action) for value in unsure],
        row=_row(seat, [best, *equal, *unsure], judged.actions),
        worlds=judged.worlds,
    )


def _judge_closely(
    seat: SeatState, worlds: int, playouts: int, stop: Callable[[], bool]
) -> Judgement:
    """The judgement of the seat's actions after trials in more and more worlds.

    All actions are first tried in ``worlds`` worlds. Then the actions close to the best one, and the best of
    the rest, are tried in a greater number of new worlds, until no two are close or about ``playouts``
    playouts have been made.
    """
    rng = Rng(seat.information_state_string(), "hint")
    judged = judge(seat, rng, worlds=worlds, stop=stop)
    playouts -= judged.worlds * len(judged.actions)
    while judged.unsure() and judged.worlds == worlds and not stop():
        close = [*judged.alike(), *judged.unsure()]
        close += [value for value in judged.actions if value not in close][:1]
        many = min(FACTOR * worlds, playouts // len(close))
        if many <= worlds:
            break
        playouts -= many * len(close)
        again = judge(seat, rng, worlds=many, only=[value.action for value in close], stop=stop)
        if again.worlds < worlds:
            break
        judged, worlds = again, many
    return judged


def why_better(seat: SeatState, better: int, worse: int) -> list[Reason]:
    """The certain facts that hold for the action ``better`` but not for ``worse``, most important first."""
    view = seat.view()
    known = _facts(seat, view, worse)
    return [reason for reason in _facts(seat, view, better) if reason not in known]


def _facts(seat: SeatState, view: View, action: int) -> list[Reason]:
    return [
        *trick_reasons(seat, view, action),
        *seat.game.rules.reasons(view, seat.game.move(action)),
    ]


def _odds_reason(seat: SeatState, judged: Judgement, by: By, other: ActionValue | None) -> str:
    if by == "only":
        return "odds-only"
    if other is None:
        return "odds-close" if judged.unsure() else "odds-alike"
    if by == "points":
        return "odds-costs" if seat.game.rules.lowest_wins else "odds-points"
    return "odds-win"


def _bid_open(seat: SeatState, view: View, judged: Judgement) -> bool:
    """Whether the choice of an action may decide if the seat's side makes its bid.

    It cannot if the seat has not bid yet and is not bidding now, or if the side made its bid in all trials or
    in none.
    """
    assert view.own is not None
    if not view.own.bid:
        world = seat.redealer().sample(Rng(0))
        world.act(seat.game.action_place(judged.best.action)[1])
        return bool(world.own(seat.seat).bid)
    made = {value.made for value in judged.actions}
    return made not in ({0.0}, {1.0})


def _odds(seat: SeatState, value: ActionValue, bid: bool) -> Odds:
    sign = -1 if seat.game.rules.lowest_wins else 1
    return Odds(
        move=seat.game.move(value.action),
        points=told_points(sign * value.points),
        win=-1 if value.win is None else _percent(value.win),
        made=_percent(value.made) if bid and value.made is not None else -1,
    )


def _percent(share: float) -> int:
    """``share`` in percent, rounded; 0 and 100 are returned only for exactly 0 and 1."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


def _row(seat: SeatState, good: list[ActionValue], tried: list[ActionValue]) -> list[Move]:
    """The lowest and the highest of the moves ``good`` if no worse move lies between them, otherwise nothing.

    :attr:`Hint.row` states the further conditions.
    """
    row = [seat.game.move(value.action) for value in good]
    if len(row) < 3 or len({move.verb for move in row}) > 1 or row[0].number is None:
        return []
    row.sort(key=lambda move: move.number or 0)
    verb, low, high = row[0].verb, row[0].number or 0, row[-1].number or 0
    worse = [seat.game.move(value.action) for value in tried if value not in good]
    if any(move.verb == verb and low < (move.number or 0) < high for move in worse):
        return []
    return [row[0], row[-1]]
