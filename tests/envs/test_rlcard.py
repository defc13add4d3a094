"""Nullo's games in RLCard: its own agents and runs, states, seeds, stepping back, what a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

import nullo

pytest.importorskip("rlcard")
pytestmark = [
    pytest.mark.slow,
    # RLCard 1.2 compares versions with distutils, which Python deprecated.
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

GAMES: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"game_num_players": 3, "game_hands": 1},
    "alles-oder-nichts": {"game_hand_sizes": [3, 2], "game_hands": 2},
    "nothing": {"game_num_players": 2, "game_hand": 3},
    "all-fives": {"game_target": 11},
    "sauce": {"game_hands": 1},
}
EACH = pytest.mark.parametrize("name", GAMES)
TINY = {"game_suits": 2, "game_ranks": 2, "game_hand": 1, "game_stall": 1, "game_num_players": 2}


def made(name: str, **config: Any) -> Any:
    import rlcard

    import nullo.envs.rlcard  # noqa: F401  registers the games

    return rlcard.make(f"nullo-{name}", {**GAMES[name], **config})


def agents(env: Any) -> list[Any]:
    from rlcard.agents import RandomAgent

    return [RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)]


@EACH
def test_its_random_agents_play(name: str) -> None:
    import numpy as np

    np.random.seed(1)
    env = made(name, seed=3)
    env.set_agents(agents(env))
    trajectories, payoffs = env.run(is_training=True)
    assert env.is_over()
    assert list(payoffs) == env.state_of_game.returns()
    assert len(trajectories) == env.num_players
    for seat, steps in enumerate(trajectories):
        for state, action in zip(steps[:-1:2], steps[1::2], strict=True):
            assert action in state["legal_actions"]
            assert list(state["obs"].shape) == env.state_shape[seat]
        assert not steps[-1]["legal_actions"]


@EACH
def test_a_state_is_what_the_seat_sees(name: str) -> None:
    env = made(name, seed=4)
    state, seat = env.reset()
    for _ in range(6):
        own = env.state_of_game
        assert seat == own.current_player() == env.get_player_id()
        assert state["obs"].tolist() == pytest.approx(own.observation_tensor(seat))
        assert list(state["legal_actions"]) == own.legal_actions(seat)
        texts = [own.game.action_text(action) for action in own.legal_actions()]
        assert state["raw_legal_actions"] == texts
        assert state["raw_obs"]["own"]["seat"] == seat
        assert env.get_state((seat + 1) % env.num_players)["legal_actions"] == {}
        if env.is_over():
            break
        state, seat = env.step(list(state["legal_actions"])[-1])


def test_what_a_seat_does_not_see_is_not_in_its_record() -> None:
    env = made("alles-oder-nichts", seed=1)
    state, seat = env.reset()
    env.step(next(iter(state["legal_actions"])))
    assert env.get_state(seat)["action_record"] == [(seat, "bid 0")]
    assert env.get_state((seat + 1) % env.num_players)["action_record"] == []


def test_seeds_decide_the_cards() -> None:
    dealt = {seed: made("sauce", seed=seed).reset()[0]["obs"].tobytes() for seed in (1, 2)}
    assert made("sauce", seed=1).reset()[0]["obs"].tobytes() == dealt[1] != dealt[2]


@EACH
def test_stepping_back(name: str) -> None:
    env = made(name, seed=5, allow_step_back=True)
    state, seat = env.reset()
    begin = env.get_perfect_information()
    assert nullo.State.deserialize(begin["state"]) == env.state_of_game
    for _ in range(4):
        state, _ = env.step(next(iter(state["legal_actions"])))
    for _ in range(4):
        state, seat = env.step_back()
    assert env.get_perfect_information() == begin
    assert list(state["legal_actions"]) == env.state_of_game.legal_actions(seat)
    assert env.action_recorder == []
    assert env.step_back() is False


@EACH
def test_stepping_back_takes_back_chance(name: str) -> None:
    """The same action deals the same cards again, and what follows is the same, too."""
    env = made(name, seed=0, allow_step_back=True)
    state, _ = env.reset()
    for _ in range(40):
        if env.is_over():
            break
        action = next(iter(state["legal_actions"]))
        state, _ = env.step(action)
        after = env.get_perfect_information()
        env.step_back()
        state, _ = env.step(action)
        assert env.get_perfect_information() == after


def test_another_game_has_other_cards() -> None:
    env = made("nothing", seed=0)
    assert env.reset()[0]["obs"].tobytes() != env.reset()[0]["obs"].tobytes()


@pytest.mark.parametrize("seed", [-1, 7.0, True, "7"])
def test_another_seed_is_refused(seed: Any) -> None:
    with pytest.raises((TypeError, ValueError), match=r"a seed must be (a whole|at least)"):
        made("nothing", seed=seed)


def test_stepping_back_must_be_allowed() -> None:
    env = made("nothing")
    env.reset()
    with pytest.raises(Exception, match="allow_step_back"):
        env.step_back()


def test_raw_actions_are_texts() -> None:
    env = made("nothing", seed=1)
    env.reset()
    env.step("draw stock", raw_action=True)
    assert env.get_state(env.get_player_id())["action_record"] == [(1, "draw stock")]
    with pytest.raises(nullo.IllegalAction):
        env.step("draw stock", raw_action=True)


def test_bad_options_are_refused() -> None:
    with pytest.raises(nullo.OptionError, match="players"):
        made("sauce", game_num_players=5)
    with pytest.raises(nullo.OptionError, match="colour"):
        made("sauce", game_colour=2)


def test_its_cfr_learns_a_small_deck(tmp_path: Any) -> None:
    """Four cards: who sees that the other king costs nothing wins against random play."""
    import numpy as np
    from rlcard.agents import CFRAgent

    np.random.seed(1)
    env = made("nothing", seed=1, allow_step_back=True, **TINY)
    agent = CFRAgent(env, str(tmp_path))
    for _ in range(60):
        agent.train()
    game = made("nothing", seed=2, **TINY)
    won = 0.0
    for _ in range(300):
        players = agents(game)
        players[0] = agent
        game.set_agents(players)
        _, payoffs = game.run()
        won += payoffs[0] - payoffs[1]
    assert won / 300 > 1


@pytest.mark.parametrize("action", [True, 0.0, "0", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = made("nothing", seed=1)
    env.reset()
    with pytest.raises(TypeError, match="an action's id must be a whole number, not "):
        env.step(action)
