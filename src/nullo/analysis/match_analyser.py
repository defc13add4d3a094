"""Analyses a match part by part: judges its decisions, and finds out what its deals were worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

import msgspec

from nullo.analysis.assessment import CLASSES, assess, by_points, loss_of
from nullo.analysis.deals import MatchHand, deal_worth
from nullo.analysis.kept import digest
from nullo.analysis.report import Analysis, Bar, Decision, Effort, Part, Tried, short
from nullo.analysis.summary import assemble
from nullo.arena.workers import HERE, Workers
from nullo.engine.prospects import states_chance
from nullo.engine.rng import Rng
from nullo.game.phases import BID
from nullo.hints import why_better
from nullo.judge import ActionValue, Judgement, judge
from nullo.records.film import turns_of
from nullo.records.record import replay
from nullo.state import Game, SeatState, State
from nullo.state.match import Match

AGAIN = 2  # what looks like a mistake is judged again in this many times as many worlds
SLICE = 12  # the most decisions in a part
BARS = 12  # the most bars in a histogram
RARE = 0.03  # the share of results that may lie beyond either end of a histogram
FLAWS = CLASSES[2:]


class Work(msgspec.Struct, frozen=True):
    """What one part of an analysis covers: some decisions, or the deal of a hand.

    The decisions are those from ``first`` to ``last`` - 1. If ``first`` equals ``last``, the part covers the
    deal of ``hand``.
    """

    hand: int
    first: int = 0
    last: int = 0


class MatchAnalyser:
    """Analyses the decisions and deals of one match; the match is not changed."""

    def __init__(self, match: Match, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.match = match
        self.game = match.game
        self._history = match.state.history()
        self._turns = turns_of(match)
        self._starts: list[State] = []
        self._numbers: list[int] = []
        state = self.game.new_initial_state()
        number = 0
        for action in self._history:
            if state.position.hand >= len(self._starts):
                self._starts.append(state.clone())
                self._numbers.append(number)
            number += state.current_player() >= 0
            state.apply_action(action)
        self._numbers.append(number)
        self.chances = states_chance(self.game.new_initial_state().position)
        self.complete = len(match.state.hands())

    @property
    def decisions(self) -> int:
        """The number of decisions, including forced ones."""
        return self._numbers[-1]

    def works(self) -> list[Work]:
        """What each part of the analysis covers, in the order of play."""
        works = []
        for hand in range(len(self._starts)):
            first, last = self._numbers[hand], self._numbers[hand + 1]
            works += [Work(hand, at, min(at + SLICE, last)) for at in range(first, last, SLICE)]
            if hand < self.complete:
                works.append(Work(hand))
        return works

    def do(self, work: Work, stop: Callable[[], bool] = lambda: False) -> Part:
        """Analyse what ``work`` covers; once ``stop`` returns True, finish soon, with fewer trials."""
        if work.first < work.last:
            numbers = range(work.first, work.last)
            found = zip(numbers, self._decisions_from(work.first), strict=False)
            return Part(
                [self.judge_decision(state, k, action, stop) for k, (state, action) in found]
            )
        start = self._starts[work.hand]
        hand = MatchHand(self.match, work.hand, start, self._turns, self.effort)
        return Part(deal=deal_worth(hand, stop))

    def state_before(self, number: int) -> State:
        """The state before a decision; raises IndexError if there is no such decision."""
        return self.decision(number)[0]

    def decision(self, number: int) -> tuple[State, int]:
        """The state before a decision, and its action; raises IndexError if there is no such decision."""
        if not 0 <= number < self.decisions:
            raise IndexError(number)
        return next(self._decisions_from(number))

    def _decisions_from(self, number: int) -> Iterator[tuple[State, int]]:
        """The decisions from ``number`` on, each as a pair: the state before it, and its action.

        All pairs contain the same state object, which changes when the next pair is requested.
        """
        hand = sum(first <= number for first in self._numbers[1:-1])
        state, at = self._starts[hand].clone(), self._numbers[hand]
        for action in self._history[state.many_steps() :]:
            if state.current_player() >= 0:
                if at >= number:
                    yield state, action
                at += 1
            state.apply_action(action)

    def judge_decision(
        self, state: State, number: int, action: int, stop: Callable[[], bool] = lambda: False
    ) -> Decision:
        """Judge the choice of ``action`` in ``state``; once ``stop`` returns True, try no more worlds."""
        step = state.many_steps()
        seat = state.current_player()
        phase = state.phase().name
        decision = partial(
            Decision,
            number=number,
            step=step,
            turn=self._turns[step],
            hand=state.position.hand,
            seat=seat,
            phase=phase,
            move=self.game.move(action),
        )
        if len(state.legal_actions()) == 1:
            return decision(kind="forced")
        judgement = self._judgement(state.for_seat(seat), number, action, stop)
        if len(judgement.actions) == 1:
            return decision(kind="forced")
        kind, loss = assess(judgement, action)
        value = judgement.of(action)
        assert value is not None
        return decision(
            kind=kind,
            worlds=judgement.worlds,
            loss=short(loss),
            lead_loss=short(value.behind.mean) if value.behind.clear else 0.0,
            by_points=by_points(judgement),
            why=why_better(state.for_seat(seat), judgement.best.action, action)
            if kind in FLAWS
            else [],
            bid=phase == BID and value.made is not None,
            tried=[trial(self.game, judgement, one) for one in judgement.actions],
        )

    def _judgement(
        self, seat: SeatState, number: int, action: int, stop: Callable[[], bool]
    ) -> Judgement:
        effort = self.effort

        def judge_in(worlds: int, purpose: str) -> Judgement:
            rng = Rng(effort.seed, purpose, number)
            return judge(seat, rng, worlds=worlds, also=[action], stop=stop)

        first = judge_in(effort.worlds, "analysis")
        # The best of many actions is partly the luckiest, so flaws are judged in other worlds.
        if assess(first, action)[0] not in FLAWS:
            return first
        return judge_in(AGAIN * effort.worlds, "analysis again")


def trial(game: Game, judgement: Judgement, value: ActionValue) -> Tried:
    """What the action of ``value`` was worth, in rounded numbers."""
    loss = loss_of(judgement, value)
    return Tried(
        move=game.move(value.action),
        kind=assess(judgement, value.action)[0],
        points=short(value.points),
        error=short(value.error),
        loss=short(loss.mean),
        loss_error=short(loss.error),
        results=histogram(value.results),
        win=None if value.win is None else short(value.win),
        made=None if value.made is None else short(value.made),
    )


def histogram(results: list[tuple[float, float]]) -> list[Bar]:
    """The histogram of ``results``: pairs of points and their share of the worlds, in ascending order.

    Up to :data:`BARS` results have one bar each. More results are counted in :data:`BARS` bars of equal
    width, and empty bars are left out. The first and the last bar include the rare results beyond them.
    """
    if len(results) <= BARS:
        return [Bar(short(points), short(points), short(share)) for points, share in results]
    low, high = _quantile(results, RARE), _quantile(results, 1 - RARE)
    width = (high - low) / BARS or 1.0
    shares = [0.0] * BARS
    for points, share in results:
        shares[max(0, min(BARS - 1, int((points - low) / width)))] += share
    return [
        Bar(short(low + k * width), short(low + (k + 1) * width), short(share))
        for k, share in enumerate(shares)
        if share
    ]


def _quantile(results: list[tuple[float, float]], below: float) -> float:
    """The quantile ``below`` (0 to 1): the lowest points at which the shares of results so far add up to it.

    ``results`` are pairs of points and share, in ascending order.
    """
    for points, share in results:
        below -= share
        if below <= 0:
            return points
    return results[-1][0]


def analyse(
    match: Match,
    effort: Effort | None = None,
    *,
    workers: Workers = HERE,
    progress: Callable[[int, int], None] = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> Analysis | None:
    """Analyse a match; the same effort gives the same analysis on any computer and with any workers.

    Args:
        match: a match as :func:`nullo.records.record.replay` returns it, finished or not.
        progress: called after each part with the number of finished parts and the number of all parts.
        stop: called now and then; once it returns True, the analysis ends and None is returned.
    """
    analyser = MatchAnalyser(match, effort)
    works = analyser.works()
    parts: list[Part] = []
    do: Callable[[Work], Part] = partial(analyser.do, stop=stop)
    if workers.executor is not None:
        do = partial(do_apart, msgspec.json.encode(match.record()), analyser.effort)
    for part in workers.each(do, works):
        parts.append(part)
        progress(len(parts), len(works))
        if stop():
            return None
    return assemble(match.game, digest(match.record()), analyser.effort, analyser.chances, parts)


def do_apart(record: bytes, effort: Effort, work: Work) -> Part:
    """Analyse what ``work`` covers; as the record is JSON, another process can run this."""
    return analyser_of(record, effort).do(work)


@lru_cache(maxsize=2)
def analyser_of(record: bytes, effort: Effort) -> MatchAnalyser:
    """The analyser of a record in JSON; it is cached, because the next part often needs the same one."""
    values: dict[str, Any] = msgspec.json.decode(record)
    return MatchAnalyser(replay(values), effort)
