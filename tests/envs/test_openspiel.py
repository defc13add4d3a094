"""Nullo's games in OpenSpiel: its own API test, its algorithms, observers, resampling, copies."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

import nullo

pytest.importorskip("pyspiel")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

SMALL = "nullo_alles_oder_nichts(players=3,hand_sizes=1/,suits=1,ranks=4,hands=1)"
GAMES = [
    "nullo_all_or_nothing(players=3,hands=1)",
    "nullo_alles_oder_nichts(players=3,hand_sizes=3/2,hands=2)",
    "nullo_alles_oder_nichts(players=3,hand_sizes=2/,hands=1,mode=honour)",
    "nullo_nothing(players=2)",
    "nullo_nothing(players=7)",
    "nullo_all_fives(players=3,target=11)",
    "nullo_sauce(hands=1)",
]


def loaded(text: str) -> Any:
    import pyspiel

    import nullo.envs.openspiel  # noqa: F401  registers the games

    return pyspiel.load_game(text)


def random_state(game: Any, seed: int, most: int) -> Any:
    """A state in which a seat is to act, after random actions."""
    dice, state = random.Random(seed), game.new_initial_state()
    decisions = 0
    while decisions < most or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            action = dice.choice(state.legal_actions())
            if state.child(action).is_terminal():
                break
            state.apply_action(action)
            decisions += 1
    return state


@pytest.mark.parametrize("text", GAMES)
def test_its_own_test_of_random_games(text: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(loaded(text), num_sims=1, serialize=False, verbose=False)


def test_options_are_parameters() -> None:
    game = loaded("nullo_alles_oder_nichts(players=5,hand_sizes=4/3,target=20)")
    assert game.game == nullo.load("alles-oder-nichts", players=5, hand_sizes=[4, 3], target=20)
    assert (game.num_players(), game.num_distinct_actions()) == (
        5,
        game.game.num_distinct_actions(),
    )
    assert game.max_chance_outcomes() == 48
    with pytest.raises(nullo.NulloError, match="option players"):
        loaded("nullo_sauce(players=3)")


@pytest.mark.parametrize("text", GAMES)
def test_what_a_seat_sees(text: str) -> None:
    """Strings and tensors are Nullo's own; a resampled state looks the same to the seat."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = loaded(text)
    state = random_state(game, 5, 6)
    seat = state.current_player()
    own = state.state
    assert state.information_state_string(seat) == own.information_state_string(seat)
    assert state.observation_string(seat) == own.observation_string(seat)
    assert state.observation_tensor(seat) == pytest.approx(own.observation_tensor(seat))
    observation = make_observation(game)
    observation.set_from(state, seat)
    assert observation.tensor.sum() == pytest.approx(sum(own.observation_tensor(seat)))
    assert set(observation.dict) == {name for name, _ in game.game.encoder.sections}
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, seat)
    assert state.information_state_tensor(seat) == pytest.approx(own.information_state_tensor(seat))
    assert recalled.tensor.tolist() == state.information_state_tensor(seat)
    assert recalled.dict["seat"].tolist() == [float(k == seat) for k in range(game.num_players())]
    twin = state.resample_from_infostate(seat, random.Random(2).random)
    assert twin.information_state_string(seat) == state.information_state_string(seat)
    assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("text", GAMES[:3])
def test_copies_are_independent(text: str) -> None:
    game = loaded(text)
    state = random_state(game, 1, 3)
    for twin in (
        state.clone(),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        copy.copy(state),
        copy.deepcopy(state),
    ):
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert len(twin.history()) == len(state.history()) + 1


@pytest.mark.long
def test_its_algorithms_solve_a_small_deck() -> None:
    """Its distance of uniform play from equilibrium is that of ``bench/nashconv.py``; CFR runs."""
    from open_spiel.python.algorithms import cfr, exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = loaded(SMALL)
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert uniform == pytest.approx(5.5)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    state = random_state(game, 1, 2)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_its_searches_play() -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded(GAMES[1])
    state = random_state(game, 3, 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    assert mcts.MCTSBot(game, 2.0, 20, evaluator).step(state) in state.legal_actions()


def test_python_ends_in_order() -> None:
    """OpenSpiel keeps the games' classes after Python has ended."""
    code = "import nullo.envs.openspiel as games; print(len(games.NAMES))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip()) == (0, "5"), done.stderr
