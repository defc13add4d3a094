"""Environments in the middle of a game are copied, pickled and sent: each copy goes on independently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import env_copies
from copies import WAYS, by, pickled

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

GAMES: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 1},
    "alles-oder-nichts": {"players": 3, "hand_sizes": [3, 2], "hands": 2},
    "nothing": {"players": 2, "hand": 3},
    "all-fives": {"players": 3, "mode": "honour", "target": 11},
    "sauce": {"hands": 1},
}
EACH = pytest.mark.parametrize("name", GAMES)
WAY = pytest.mark.parametrize("way", [*WAYS, "spawn"])


def check(way: str, thing: Any, go_on: Callable[[Any], object]) -> None:
    """A copy does what the original does afterwards."""
    copied = by(way, go_on, thing)
    assert copied == go_on(thing)


@WAY
@EACH
def test_pettingzoo(name: str, way: str) -> None:
    pettingzoo = pytest.importorskip("nullo.envs.pettingzoo")
    for kind in (pettingzoo.env, pettingzoo.raw_env):
        env = kind(name, max_cycles=50, **GAMES[name])
        env.reset(seed=4)
        env.action_space("player_0").seed(1)
        env_copies.pettingzoo_plays(env, 5)
        check(way, env, env_copies.pettingzoo_goes_on)
    check(way, pettingzoo.env(name, **GAMES[name]), env_copies.pettingzoo_begins)


@WAY
@EACH
def test_rlcard(name: str, way: str) -> None:
    rlcard = pytest.importorskip("rlcard")
    pytest.importorskip("nullo.envs.rlcard")
    options = {f"game_{option}": value for option, value in GAMES[name].items()}
    env = rlcard.make(f"nullo-{name}", {"seed": 3, "allow_step_back": True, **options})
    env.reset()
    env_copies.rlcard_plays(env, 5)
    check(way, env, env_copies.rlcard_goes_on)


@WAY
@EACH
def test_openspiel(name: str, way: str) -> None:
    game = env_copies.openspiel_game(name, GAMES[name])
    check(way, game, env_copies.openspiel_game_goes_on)
    state = game.new_initial_state()
    env_copies.openspiel_plays(state, 30)
    assert len(state.history()) == 30
    check(way, state, env_copies.openspiel_goes_on)
    check(way, game.make_py_observer(), env_copies.observer_goes_on)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_openspiels_policies_and_solvers(way: str) -> None:
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.cfr import CFRSolver

    small = {"players": 2, "suits": 2, "ranks": 2, "hand": 1, "stall": 1}
    solver = CFRSolver(env_copies.openspiel_game("nothing", small))
    solver.evaluate_and_update_policy()
    check(way, solver, env_copies.solver_goes_on)


@pytest.mark.parametrize("way", ["copy", "deepcopy"])
@pytest.mark.parametrize("threads", [1, 2])
@EACH
def test_gymnasium(name: str, threads: int, way: str) -> None:
    gymnasium = pytest.importorskip("nullo.envs.gymnasium")
    env = gymnasium.NulloVectorEnv(name, 4, threads=threads, opponent="simple", **GAMES[name])
    seen, _ = env.reset(seed=5)
    env_copies.gymnasium_plays(env, seen, 5)
    check(way, env, env_copies.gymnasium_goes_on)
    with pytest.raises(TypeError, match=r"^games at once cannot be pickled: they keep no history$"):
        pickled(env)
    env.close()
