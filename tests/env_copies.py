"""How environments go on, here and in other processes; see ``copies.py``."""

from __future__ import annotations

import random
from typing import Any


def _one(dice: random.Random, mask: Any) -> int:
    return int(dice.choice(list(mask.nonzero()[0])))


def pettingzoo_plays(env: Any, most: int) -> list[object]:
    told: list[object] = []
    dice = random.Random(1)
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, _ = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, ended, cut))
        env.step(None if ended or cut else _one(dice, seen["action_mask"]))
    return told


def pettingzoo_goes_on(env: Any) -> object:
    """To the end, then a second game with the cards that follow, and what its spaces draw."""
    told = pettingzoo_plays(env, 10_000)
    env.reset()
    space = env.action_space(env.possible_agents[0])
    return told, pettingzoo_plays(env, 20), [int(space.sample()) for _ in range(5)], str(env)


def pettingzoo_begins(env: Any) -> object:
    env.reset(seed=3)
    return pettingzoo_plays(env, 20)


def rlcard_plays(env: Any, most: int) -> list[object]:
    told: list[object] = []
    dice = random.Random(2)
    while not env.is_over() and len(told) < most:
        state = env.get_state(env.get_player_id())
        action = dice.choice(list(state["legal_actions"]))
        told.append((state["obs"].tobytes(), state["action_record"], action))
        env.step(action)
    return told


def rlcard_goes_on(env: Any) -> object:
    told = rlcard_plays(env, 10_000)
    payoffs = env.get_payoffs().tolist()
    steps = 0
    while env.step_back():
        steps += 1
    begin = env.get_perfect_information()
    env.reset()
    return told, payoffs, steps, begin, rlcard_plays(env, 20)


def openspiel_game(name: str, options: dict[str, Any]) -> Any:
    import pytest

    pyspiel = pytest.importorskip("pyspiel")
    import nullo.envs.openspiel  # noqa: F401  registers the games

    def text(value: Any) -> str:
        return "/".join(map(str, value)) + "/" if isinstance(value, list) else str(value)

    told = ",".join(f"{option}={text(value)}" for option, value in options.items())
    return pyspiel.load_game(f"nullo_{name.replace('-', '_')}({told})")


def openspiel_plays(state: Any, most: int) -> None:
    dice = random.Random(3)
    for _ in range(most):
        if state.is_terminal():
            break
        outcomes = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(dice.choice(outcomes or state.legal_actions()))


def openspiel_goes_on(state: Any) -> object:
    before = list(state.history())
    openspiel_plays(state, 10_000)
    lines = [state.information_state_string(seat) for seat in range(state.num_players())]
    return before, list(state.history()), state.returns(), lines, str(state.get_game())


def openspiel_game_goes_on(game: Any) -> object:
    state = game.new_initial_state()
    openspiel_plays(state, 25)
    return type(game).__name__, str(game), game.get_parameters(), list(state.history())


def observer_goes_on(observer: Any) -> object:
    """The parts by name are still those of the tensor."""
    observer.tensor[:] = range(len(observer.tensor))
    return {name: part.tolist() for name, part in observer.dict.items()}


def solver_goes_on(solver: Any) -> object:
    solver.evaluate_and_update_policy()
    return solver.average_policy().action_probability_array.tolist()


def gymnasium_plays(env: Any, seen: Any, most: int) -> list[object]:
    told: list[object] = []
    for _ in range(most):
        actions = env.games.random_actions()
        seen, rewards, ended, _, _ = env.step(actions)
        told.append(
            (actions.tolist(), seen["observation"].tolist(), rewards.tolist(), ended.tolist())
        )
    return told


def gymnasium_goes_on(env: Any) -> object:
    return gymnasium_plays(env, None, 30)
