"""The public interface, as mypy and basedpyright (strict) see it; it also runs."""

from __future__ import annotations

from typing import Any, assert_type

import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

import nullo
from nullo import Game, Rng, SeatState, State, vector
from nullo.arena.simulate import SimulatedGame, simulate
from nullo.bots import Bot, make
from nullo.engine.position import Position, Redealer
from nullo.envs import pettingzoo
from nullo.envs.gymnasium import NulloVectorEnv
from nullo.envs.observation import Observation
from nullo.game.events import Event
from nullo.game.view import Barred, Own, Public, View, plain
from nullo.records import record
from nullo.state.match import Match, RandomSource


def test_games() -> None:
    game = assert_type(nullo.load("alles-oder-nichts", players=3), Game)
    assert_type(game.id, str)
    assert_type(game.players, int)
    assert_type(game.options, dict[str, Any])
    assert_type(game.stated_options(), dict[str, Any])
    assert_type(game.action_text(0), str)
    assert_type(nullo.game_ids(), list[str])
    assert_type(nullo.COMPILED, bool)


def test_states() -> None:
    state = assert_type(nullo.load("alles-oder-nichts").new_initial_state(), State)
    assert_type(state.chance_outcomes(), list[tuple[int, float]])
    assert_type(state.deal(Rng(1)), None)
    assert_type(state.current_player(), int)
    assert_type(state.legal_actions(), list[int])
    assert_type(state.legal_actions(0), list[int])
    assert_type(state.legal_texts(), list[str])
    assert_type(state.legal_actions_mask(), list[int])
    assert_type(state.action_to_string(state.legal_actions()[0]), str)
    assert_type(state.action_to_string(0, state.legal_actions()[0]), str)
    assert_type(state.for_seat(0).action_to_string(0, state.legal_actions()[0]), str)
    assert_type(state.string_to_action("bid 0"), int)
    assert_type(state.string_to_action(0, "bid 0"), int)
    assert_type(state.step("bid 0"), dict[int | None, Event])
    assert_type(state.is_terminal(), bool)
    assert_type(state.returns(), list[float])
    assert_type(state.rewards(), list[float])
    assert_type(state.player_return(0), float)
    assert_type(state.player_reward(0), float)
    assert_type(state.scores(), list[int])
    assert_type(state.winners(), list[int])
    assert_type(state.clone(), State)
    assert_type(state.serialize(), str)
    assert_type(State.deserialize(state.serialize()), State)
    assert_type(state.information_state_string(0), str)
    assert_type(state.redealer(0), Redealer)
    assert_type(state.redealer(0).sample(Rng(1)), Position)
    assert_type(state.resample_from_infostate(0, Rng(1)), State)
    assert_type(state.for_seat(0), SeatState)


def test_views() -> None:
    state = nullo.load("alles-oder-nichts").new_initial_state()
    view = assert_type(state.view(0), View)
    assert_type(view.public, Public)
    assert_type(view.own, Own | None)
    assert view.own is not None
    assert_type(view.own.refused, list[Barred])
    assert_type(plain(view), dict[str, Any])


def test_bots_and_matches() -> None:
    bot = assert_type(make("random", Rng(1)), Bot)
    match = Match(nullo.load("alles-oder-nichts"), RandomSource(Rng(1)))
    seat = match.state.current_player()
    assert_type(bot.choose(match.state.for_seat(seat)), int)
    assert_type(match.record(), dict[str, Any])
    assert_type(record.write(match), str)
    assert_type(record.read(record.write(match)), Match)


def test_games_at_once() -> None:
    games = assert_type(vector.make("alles-oder-nichts", 2, seed=np.int64(1)), vector.VectorGames)
    now = assert_type(games.arrays, vector.Arrays)
    assert_type(now.observations, NDArray[np.float32])
    assert_type(now.legal, NDArray[np.bool_])
    assert_type(now.players, NDArray[np.int32])
    assert_type(now.rewards, NDArray[np.float32])
    assert_type(now.ended, NDArray[np.bool_])
    assert_type(games.random_actions(), NDArray[np.int64])
    assert_type(games.step(games.random_actions()), vector.Arrays)
    assert_type(games.step([int(action) for action in games.random_actions()]), vector.Arrays)


def test_gymnasium() -> None:
    env = assert_type(NulloVectorEnv("alles-oder-nichts", 2), NulloVectorEnv)
    seen = assert_type(env.reset(seed=1), tuple[Observation, dict[str, Any]])[0]
    assert_type(seen["observation"], NDArray[np.float32])
    assert_type(seen["action_mask"], NDArray[np.int8])
    _, rewards, ended, cut, _ = env.step(env.games.random_actions())
    assert_type(rewards, NDArray[np.float64])
    assert_type(ended, NDArray[np.bool_])
    assert_type(cut, NDArray[np.bool_])


def test_pettingzoo() -> None:
    env = assert_type(pettingzoo.env("alles-oder-nichts", players=3), pettingzoo.WrappedEnv)
    assert_type(env.reset(seed=1), None)
    assert_type(env.agents, list[str])
    assert_type(env.agent_selection, str)
    assert_type(env.unwrapped, pettingzoo.NulloEnv)
    assert_type(env.unwrapped.state_of_game, State)
    for agent in env.agent_iter():
        assert_type(agent, str)
        seen, reward, ended, cut, info = env.last()
        assert_type(seen, Observation)
        assert_type(seen["action_mask"], NDArray[np.int8])
        assert_type(reward, float)
        assert_type(ended, bool)
        assert_type(info, dict[str, Any])
        assert_type(env.rewards, dict[str, float])
        env.step(None if ended or cut else int(seen["action_mask"].nonzero()[0][0]))
    raw = assert_type(pettingzoo.raw_env("alles-oder-nichts"), pettingzoo.NulloEnv)
    raw.reset()
    assert_type(raw.last()[0], Observation)
    assert_type(raw.observe(raw.agent_selection)["observation"], NDArray[np.float32])
    assert_type(raw.action_space(raw.agent_selection).sample(), np.int64)


def test_whole_numbers() -> None:
    seed = np.int64(7)
    assert_type(Rng(seed), Rng)
    played = simulate("nothing", {"players": 3}, games=np.int32(1), seed=seed)
    assert_type(next(played), SimulatedGame)


def test_errors() -> None:
    error = nullo.IllegalAction(0, "play As", "F9", "must follow spades")
    assert_type(error.rule, str)
    assert_type(error.seat, int)
    assert isinstance(error, nullo.NulloError)
    assert isinstance(error, ValueError)


# Code that must not pass: mypy reports every ignore comment that is not needed.
def wrong(state: State) -> None:
    state.apply_action(1.5)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    state.view("0")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    Rng(seed=b"x")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
