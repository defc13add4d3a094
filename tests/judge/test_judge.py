"""What the actions of a decision are worth."""

from __future__ import annotations

from itertools import count

import pytest

from nullo.bots import make
from nullo.build import COMPILED
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.judge import ActionValue, Difference, Judgement, hidden_cards, judge, likely_line
from nullo.judge.trial import _best
from nullo.state import SeatState, State, load

WORLDS, FEW = (30, 10) if COMPILED else (6, 3)


def decisions(name: str, many: int) -> list[SeatState]:
    """Decisions of a game between rules of thumb, some actions apart."""
    rng, state = Rng(7), load(name).new_initial_state()
    bot = make("simple", rng)
    found: list[SeatState] = []
    for step in count():
        if state.is_terminal() or len(found) == many:
            return found
        if state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            continue
        seat = state.for_seat(state.current_player())
        if step % 5 == 0 and len(seat.fair_actions()) > 1:
            found.append(SeatState(State.deserialize(state.serialize()), seat.seat))
        state.apply_action(bot.choose(seat))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_consistent(name: str) -> None:
    for seat in decisions(name, 6 if COMPILED else 3):
        found = judge(seat, Rng(1), worlds=WORLDS)
        assert found.worlds == WORLDS
        assert {value.action for value in found.actions} <= set(seat.fair_actions())
        wins = [value.win or 0 for value in found.actions[1:]]
        assert wins == sorted(wins, reverse=True)
        for value in found.actions[1:]:  # the best is clearly worse in nothing
            assert not (
                value.win_behind.mean < 0 and (-value.win_behind.mean > 2 * value.win_behind.error)
            )
        assert found.best in found.equals()
        assert found.best.behind.mean == found.best.win_behind.mean == 0
        for value in found.actions:
            assert sum(share for _, share in value.results) == pytest.approx(1)
            mean = sum(points * share for points, share in value.results)
            assert mean == pytest.approx(value.points, abs=1e-4)
            assert value.behind.mean == pytest.approx(found.best.lead - value.lead, abs=1e-4)
            assert value.made is None or 0 <= value.made <= 1


def value(win: tuple[float, float], points: tuple[float, float]) -> ActionValue:
    """An action so far behind the best one, with standard errors."""
    behind, win_behind = Difference(*points), Difference(*win)
    return ActionValue(0, 0.0, 0.0, 1.0, 0.5, None, [], behind, win_behind)


@pytest.mark.parametrize(
    ("win", "points", "worse"),
    [
        ((0.0, 0.0), (0.0, 0.0), False),
        ((0.02, 0.02), (3.0, 2.0), False),
        ((0.39, 0.05), (1.0, 2.0), True),  # clearly less chance to win, though the points are alike
        ((0.02, 0.02), (9.0, 2.0), True),
        ((0.2, 0.05), (-9.0, 2.0), True),
        ((-0.02, 0.02), (-1.0, 2.0), False),
    ],
)
def test_an_action_is_worse_by_chance_or_by_points(
    win: tuple[float, float], points: tuple[float, float], worse: bool
) -> None:
    best, other = value((0.0, 0.0), (0.0, 0.0)), value(win, points)
    assert other.worse == worse
    judged = Judgement(0, 100, [best, other])
    assert judged.equals() == ([best] if worse else [best, other])


@pytest.mark.parametrize(
    ("win", "points", "alike", "unsure"),
    [
        ((0.0, 0.0), (0.0, 0.0), True, False),
        ((0.01, 0.01), (0.5, 0.2), True, False),  # of a standard deviation of 10
        ((0.01, 0.001), (0.5, 0.2), True, False),  # worse for sure, but by next to nothing
        ((0.02, 0.02), (0.0, 0.0), False, True),
        ((-0.02, 0.02), (0.0, 0.0), False, True),
        ((0.0, 0.0), (0.5, 0.4), False, True),
        ((0.2, 0.02), (0.0, 0.0), False, False),
    ],
)
def test_what_cannot_be_told_apart_is_not_yet_as_good(
    win: tuple[float, float], points: tuple[float, float], alike: bool, unsure: bool
) -> None:
    best, other = value((0.0, 0.0), (0.0, 0.0)), value(win, points)
    judged = Judgement(0, 100, [best, other])  # the standard error of the best is 1
    assert judged.alike() == ([best, other] if alike else [best])
    assert judged.unsure() == ([other] if unsure else [])


def test_too_few_worlds_show_nothing_to_be_as_good() -> None:
    same = value((0.0, 0.0), (0.0, 0.1))
    judged = Judgement(0, 20, [value((0.0, 0.0), (0.0, 0.0)), same])
    assert judged.unsure() == [same]


def test_points_decide_between_chances_that_cannot_be_told_apart() -> None:
    noisy = [[0.5, 0.7], [0.6, 0.5], [0.1, 0.2]]  # by action and world
    assert _best([0, 1, 2], noisy, [[0.0, 1.0], [10.0, 11.0], [90.0, 91.0]]) == 1
    assert _best([0, 1, 2], noisy, [[0.0, 5.0], [9.0, -5.0], [90.0, 91.0]]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_it_uses_only_what_the_seat_knows(name: str) -> None:
    def all_of(seat: SeatState) -> tuple[Judgement, object, object]:
        found = judge(seat, Rng(1), worlds=FEW)
        line = likely_line(seat, found.best.action, Rng(2), worlds=FEW)
        return found, line, hidden_cards(seat, Rng(3), worlds=FEW)

    for seat in decisions(name, 3 if COMPILED else 1):
        other = seat.resample(Rng(11)).for_seat(seat.seat)
        assert all_of(seat) == all_of(other)


def test_it_also_tries_what_it_is_told_to() -> None:
    (seat,) = decisions("sauce", 1)
    everything = seat.legal_actions()
    found = judge(seat, Rng(1), worlds=2, also=everything)
    assert {value.action for value in found.actions} == set(everything)
    with pytest.raises(ValueError, match="action 1000 is not legal now"):
        judge(seat, Rng(1), also=[1000])


def test_it_can_try_some_actions_only() -> None:
    (seat,) = decisions("all-or-nothing", 1)
    two = seat.fair_actions()[:2]
    found = judge(seat, Rng(1), worlds=2, only=two)
    assert {value.action for value in found.actions} == set(two)
    with pytest.raises(ValueError, match="none of the actions"):
        judge(seat, Rng(1), only=[1000])


def test_it_can_be_stopped() -> None:
    (seat,) = decisions("all-or-nothing", 1)
    found = judge(seat, Rng(1), worlds=5000, stop=lambda: True)
    assert 1 <= found.worlds * len(found.actions) <= 40


def test_a_seat_that_is_not_to_act_has_nothing_to_judge() -> None:
    (seat,) = decisions("nothing", 1)
    other = seat.resample(Rng(1)).for_seat((seat.seat + 1) % 4)
    with pytest.raises(ValueError, match="has nothing to decide"):
        judge(other, Rng(1))


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_are_in_no_more_than_one_hand(name: str) -> None:
    for seat in decisions(name, 2):
        for where in hidden_cards(seat, Rng(1), worlds=20).values():
            assert seat.seat not in where
            if name != "nothing":  # it has two equal cards of each kind
                assert sum(where.values()) <= 1 + 1e-9
