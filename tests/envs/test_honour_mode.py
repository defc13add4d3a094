"""In honour mode the environments offer fair actions, so that uniform play ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

import nullo
from env_copies import openspiel_game, pettingzoo_plays, rlcard_plays
from nullo import Rng
from nullo.testing import play_randomly

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

HONOUR: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"hands": 2},
    "alles-oder-nichts": {"target": 9},
    "all-fives": {"players": 3, "target": 21, "false_call": 20},
}
EACH = pytest.mark.parametrize("name", HONOUR)


def options(name: str) -> dict[str, Any]:
    return {**HONOUR[name], "mode": "honour"}


def test_these_are_the_games_with_honour_mode() -> None:
    from nullo.games.registry import rules_of

    modes = {
        name: option.choices
        for name in nullo.game_ids()
        for option in rules_of(name).options
        if option.name == "mode"
    }
    assert {name for name, choices in modes.items() if "honour" in choices} == set(HONOUR)


@EACH
def test_a_pettingzoo_game_ends(name: str) -> None:
    pettingzoo = pytest.importorskip("nullo.envs.pettingzoo")
    env = pettingzoo.env(name, **options(name))
    env.reset(seed=1)
    pettingzoo_plays(env, 10_000)
    assert env.unwrapped.state_of_game.is_terminal()


@EACH
def test_an_rlcard_game_ends(name: str) -> None:
    rlcard = pytest.importorskip("rlcard")
    pytest.importorskip("nullo.envs.rlcard")
    config = {f"game_{option}": value for option, value in options(name).items()}
    env = rlcard.make(f"nullo-{name}", {"seed": 1, **config})
    env.reset()
    rlcard_plays(env, 10_000)
    assert env.is_over()


@EACH
def test_openspiels_random_games_end(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = openspiel_game(name, options(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@EACH
def test_games_at_once_end(name: str) -> None:
    vector = pytest.importorskip("nullo.vector")
    games = vector.make(name, 8, seed=1, **options(name))
    ended = games.step(games.random_actions()).ended.copy()
    for _ in range(10_000):
        if ended.all():
            break
        ended |= games.step(games.random_actions()).ended
    assert ended.all()


def revoking() -> nullo.State:
    """A state in which the seat to act may revoke."""
    dice = random.Random(1)
    state = nullo.load("all-fives", **options("all-fives")).new_initial_state()
    while state.is_chance_node() or state.fair_actions() == state.legal_actions():
        state.deal(Rng(1))
        if state.fair_actions() == state.legal_actions():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_an_unfair_action_is_not_offered_but_done() -> None:
    """It is legal, whatever a program offers its agents."""
    state = revoking()
    [unfair, *_] = sorted({*state.legal_actions()} - {*state.fair_actions()})
    assert state.fair_actions(state.current_player()) == state.fair_actions()
    assert state.fair_actions((state.current_player() + 1) % 3) == []
    pyspiel_state = openspiel_game("all-fives", options("all-fives")).new_initial_state()
    chance = state.game.num_distinct_actions()
    for action in state.history():
        pyspiel_state.apply_action(action - chance * pyspiel_state.is_chance_node())
    assert unfair not in pyspiel_state.legal_actions()
    pyspiel_state.apply_action(unfair)
    state.apply_action(unfair)
    assert pyspiel_state.state == state


def test_games_at_once_refuse_what_is_not_legal_beside_what_is_not_offered() -> None:
    vector = pytest.importorskip("nullo.vector")
    games = vector.make("all-fives", 2, seed=1, **options("all-fives"))
    positions = games._batch.positions
    while positions[0].fair() == positions[0].legal():
        games.step(games.random_actions())
    actions = games.random_actions()
    game = games.game
    unfair = next(one for one in positions[0].legal() if one not in positions[0].fair())
    actions[0] = game.action_id(positions[0].phase, unfair)
    before = games.arrays.copy()
    wrong = actions.copy()
    wrong[1] = next(k for k in range(game.num_distinct_actions()) if not before.legal[1][k])
    if not positions[1].allows(game.action_place(int(wrong[1]))[1]):
        with pytest.raises(nullo.IllegalAction):
            games.step(wrong)
    assert (games.arrays.observations == before.observations).all()
    assert not games.arrays.legal[0][actions[0]]
    games.step(actions)
    assert not (games.arrays.observations[0] == before.observations[0]).all()


def test_uniform_fair_play_of_a_state_ends() -> None:
    state = nullo.load("all-fives", **options("all-fives")).new_initial_state()
    assert play_randomly(state, Rng(1), 5_000, fair=True).is_terminal()
