"""Details of a decision: further actions, what probably follows, and where hidden cards may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from nullo.analysis.match_analyser import MatchAnalyser, analyser_of, trial
from nullo.analysis.report import DecisionDetails, Effort, Following, LikelyReply, Tried
from nullo.arena.workers import HERE, Workers
from nullo.engine.rng import Rng
from nullo.judge import actions_judged, hidden_cards, judge, likely_line
from nullo.state import SeatState


def details(analyser: MatchAnalyser, number: int) -> DecisionDetails:
    """Compute the details of the decision with this number; raises IndexError if there is none."""
    state, chosen = analyser.decision(number)
    seat = state.for_seat(state.current_player())
    game = analyser.game
    seed = analyser.effort.seed
    following = []
    judged = actions_judged(seat, [chosen])
    for action in judged:
        line = likely_line(seat, action, Rng(seed, "line", number))
        replies = [
            LikelyReply(reply.seat, game.move(reply.action), round(reply.share, 3))
            for reply in line
        ]
        following.append(Following(game.move(action), replies))
    hidden = hidden_cards(seat, Rng(seed, "hidden", number))
    return DecisionDetails(
        _further(analyser, number, seat, judged),
        following,
        {
            card: {str(other): round(chance, 3) for other, chance in where.items()}
            for card, where in hidden.items()
        },
    )


def _further(
    analyser: MatchAnalyser, number: int, seat: SeatState, judged: Iterable[int]
) -> list[Tried]:
    fair = seat.fair_actions()
    left_out = set(fair).difference(judged)
    if not left_out:
        return []
    rng = Rng(analyser.effort.seed, "analysis of all", number)
    judgement = judge(seat, rng, worlds=analyser.effort.worlds, also=fair)
    return [
        trial(analyser.game, judgement, value)
        for value in judgement.actions
        if value.action in left_out
    ]


def all_details(
    analyser: MatchAnalyser, numbers: Iterable[int], workers: Workers = HERE
) -> Iterator[DecisionDetails]:
    """The details of the decisions with these numbers, in order.

    By default this process computes them.
    """
    if workers.executor is None:
        return map(partial(details, analyser), numbers)
    record = msgspec.json.encode(analyser.match.record())
    return workers.each(partial(_details_apart, record, analyser.effort), numbers)


def _details_apart(record: bytes, effort: Effort, number: int) -> DecisionDetails:
    return details(analyser_of(record, effort), number)
