"""The chance to win the game by the score."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from nullo.engine.prospects import chance_to_win, normal, states_chance
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.state import Game, load


@pytest.mark.parametrize("x", [-7.0, -3.1, -1.0, -0.2, 0.0, 0.4, 1.7, 3.9, 6.5])
def test_the_normal_distribution_is_near_the_true_one(x: float) -> None:
    assert normal(x) == pytest.approx(NormalDist().cdf(x), abs=2e-7)


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_sides_add_up_and_grow_with_the_score(name: str) -> None:
    game = load(name)
    position = game.rules.position(game.typed_options)
    rng = Rng(5)
    hand = -1
    while position.actor != -4:
        if position.actor == -1:
            if position.hand != hand:
                hand = position.hand
                _check(game, [position.points_of(k) for k in range(position.players)], position)
            position.deal_all(rng)
        else:
            position.act(position.choose(rng))
    _check(game, [position.points_of(k) for k in range(position.players)], position)


def _check(game: Game, points: list[float], position: object) -> None:
    sides = range(game.sides)
    chances = [chance_to_win(position, seat) for seat in sides]  # type: ignore[arg-type]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    order = sorted(sides, key=lambda seat: points[seat])
    assert [chances[seat] for seat in order] == sorted(chances)


@pytest.mark.parametrize("name", GAMES)
def test_all_have_the_same_chance_at_the_start(name: str) -> None:
    game = load(name)
    position = game.rules.position(game.typed_options)
    assert states_chance(position)
    sides = game.sides
    for seat in range(game.players):
        assert chance_to_win(position, seat) == pytest.approx(1 / sides, abs=0.01)
