"""Confidence intervals agree with published tables, for few games and for many."""

from __future__ import annotations

import json

import pytest

import nullo
from nullo.arena.intervals import share_interval, student
from nullo.arena.simulate import SimulatedGame
from nullo.arena.tally import Tally, mean_of

from .conftest import Run


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 63.657), (2, 9.925), (4, 4.604), (10, 3.169), (30, 2.750), (120, 2.617), (10**6, 2.576)],
)
def test_students_t(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=6e-4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (2, 2, 0.005**0.5, 1),
        (0, 2, 0, 1 - 0.005**0.5),
        (0, 1, 0, 0.995),
        (5, 10, 0.1283, 0.8717),
        (10, 100, 0.0381, 0.2020),
        (500_000, 10**6, 0.49871, 0.50129),
    ],
)
def test_clopper_and_pearson(wins: float, games: int, low: float, high: float) -> None:
    assert share_interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_shares_of_wins_lie_between_whole_ones() -> None:
    bounds = [share_interval(wins / 4, 3) for wins in range(13)]
    assert bounds == sorted(bounds)
    assert all(0 <= low <= wins / 12 <= high <= 1 for wins, (low, high) in enumerate(bounds))


def test_values_that_are_all_alike_say_nothing_of_their_spread() -> None:
    assert str(mean_of([0.5] * 60)) == "+0.500"
    assert not mean_of([0.5] * 60).above
    assert str(mean_of([1.0])) == "+1.000"
    assert mean_of([1.0, 3.0]).half == pytest.approx(63.657, abs=1e-3)


def test_two_games_won_are_no_certainty() -> None:
    tally = Tally(nullo.load("all-fives", players=2))
    for number in range(2):
        tally.add(SimulatedGame(number, {}, [5.0, -5.0], [61, 40], [0]))
    assert (tally.wins(0).low, tally.wins(0).high) == pytest.approx((0.0707, 1), abs=1e-4)
    assert (tally.wins(1).low, tally.wins(1).high) == pytest.approx((0, 0.9293), abs=1e-4)


def test_simulate_says_which_intervals_it_prints(run: Run) -> None:
    words = ("simulate", "all-fives", "--games", "2", "-o", "target=5")
    out = " ".join(run(*words).out.split())
    assert "Clopper" in out and "Student" in out
    assert "± 0.0 %" not in out
    seats = json.loads(run(*words, "--json").out)["seats"]
    for seat in seats:
        wins = seat["wins"]
        assert 0 <= wins["low_99"] <= wins["mean"] <= wins["high_99"] <= 1
        assert wins["high_99"] - wins["low_99"] > 0.5
        points = seat["points"]
        assert points["low_99"] is None or points["low_99"] < points["mean"] < points["high_99"]
