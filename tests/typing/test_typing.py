"""The public interface, as mypy and basedpyright (strict) see it; it also runs."""

from __future__ import annotations

from typing import Any, assert_type

import nullo
from nullo import Game, Rng, SeatState, State
from nullo.bots import Bot, make
from nullo.core.position import Position, Redealer
from nullo.records import record
from nullo.state.match import Match, RandomSource
from nullo.view import Barred, Event, Own, Public, View, plain


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
