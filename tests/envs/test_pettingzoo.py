"""Nullo's games in PettingZoo: its own tests, seeds, masks, rewards, refusals, copies."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import nullo

pytest.importorskip("pettingzoo")
pytestmark = pytest.mark.slow

GAMES: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 2},
    "alles-oder-nichts": {"players": 4, "hand_sizes": [3, 2], "hands": 2},
    "nothing": {"players": 2},
    "all-fives": {"players": 2, "target": 11},
    "sauce": {"hands": 1},
}
EACH = pytest.mark.parametrize("name", GAMES)


def made(name: str, **more: Any) -> Any:
    from nullo.envs import pettingzoo

    return pettingzoo.env(name, **GAMES[name], **more)


def play(env: Any, seed: int) -> list[Any]:
    """Play a game at random; returns what every agent saw, did and won."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    happened: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        mask = seen["action_mask"]
        action = None if ended or cut else env.action_space(agent).sample(mask)
        happened.append((agent, seen["observation"].tobytes(), mask.tobytes(), reward, action))
        env.step(action)
    return happened


@EACH
@pytest.mark.filterwarnings("ignore:Observation")  # it is a dictionary, as in PettingZoo's classics
def test_its_own_test_of_the_interface(name: str) -> None:
    from pettingzoo.test import api_test

    api_test(made(name), num_cycles=60, verbose_progress=False)


@EACH
def test_its_own_test_of_seeds(name: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: made(name), num_cycles=40)


@EACH
def test_a_game_is_the_games(name: str) -> None:
    """Observations, masks, turns and rewards are those of the state; rewards add up to the returns."""
    env = made(name)
    env.reset(seed=4)
    raw = env.unwrapped
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, _, ended, _, info = env.last()
        if ended:
            env.step(None)
            continue
        state = raw.state_of_game
        seat = state.current_player()
        assert agent == f"player_{seat}"
        assert info == {}
        assert list(seen["action_mask"]) == state.legal_actions_mask(seat)
        assert list(seen["observation"]) == pytest.approx(state.observation_tensor(seat))
        other = env.observe(env.possible_agents[seat - 1])
        assert not other["action_mask"].any()
        env.step(state.legal_actions()[0])
        for each, reward in raw.rewards.items():
            won[each] += reward
    assert list(won.values()) == raw.state_of_game.returns()
    assert raw.state_of_game.is_terminal()


def test_seeds_decide_the_cards() -> None:
    first, again, other = (play(made("all-fives"), seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_without_a_seed_the_cards_differ() -> None:
    env = made("all-or-nothing")
    hands = set()
    for _ in range(3):
        env.reset()
        hands.add(env.unwrapped.state_of_game.serialize())
    assert len(hands) == 3


@EACH
def test_max_cycles_cut_a_game_short(name: str) -> None:
    env = made(name, max_cycles=2)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
        decisions += not (ended or cut)
    assert decisions == 2 * len(env.possible_agents)


def test_an_environment_is_pickled() -> None:
    env = made("sauce")
    assert play(pickle.loads(pickle.dumps(env)), 3) == play(env, 3)


def test_an_illegal_action_ends_the_game_by_a_wrapper() -> None:
    env = made("all-fives")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(env.unwrapped.game.num_distinct_actions() - 1)
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


def test_without_wrappers_it_is_refused() -> None:
    from nullo.envs import pettingzoo

    raw = pettingzoo.raw_env("all-fives")
    for use in (lambda: raw.observe("player_0"), lambda: raw.step(0), raw.render):
        with pytest.raises(RuntimeError, match="reset"):
            use()
    raw.reset(seed=1)
    before = raw.state_of_game.serialize()
    with pytest.raises(nullo.IllegalAction):
        raw.step(raw.game.num_distinct_actions() - 1)
    assert raw.state_of_game.serialize() == before


@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_after_closing(kind: str) -> None:
    from nullo.envs import pettingzoo

    env = getattr(pettingzoo, kind)("nothing")
    env.reset(seed=1)
    action = env.unwrapped.state_of_game.fair_actions()[0]
    env.close()
    env.close()
    for use in (env.reset, lambda: env.step(action), env.last, lambda: env.observe("player_0")):
        with pytest.raises(RuntimeError, match=r"^the environment is closed: make a new one$"):
            use()


def test_bad_options_are_refused() -> None:
    from nullo.envs import pettingzoo

    with pytest.raises(nullo.NulloError, match="players"):
        pettingzoo.env("sauce", players=5)
    with pytest.raises(ValueError, match="max_cycles"):
        pettingzoo.env("sauce", max_cycles=0)
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("sauce", render_mode="human")


def test_the_table_is_shown_as_text() -> None:
    env = made("nothing", render_mode="ansi")
    env.reset(seed=1)
    assert '"piles"' in env.render()
