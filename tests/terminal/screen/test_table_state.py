"""A client accepts a server's state only if it does not contradict itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import nullo
from nullo.engine.rng import Rng
from nullo.game.events import Operation, apply_patch
from nullo.game.view import json_values
from nullo.games.registry import BUILT_IN
from nullo.remote.table_state import TableState
from nullo.server.protocol.messages import Member, Stage, TableView, You
from nullo.state.match import Match, RandomSource
from nullo.system.decoding import convert


def seen(match: Match) -> TableState:
    """The state of a client in seat 0."""
    game, state = match.game, match.state
    members = [Member(seat, f"N{seat}") for seat in range(game.players)]
    seats = list(range(game.players))
    stage: Stage = "over" if state.is_terminal() else "playing"
    asked = [] if state.is_terminal() else [state.current_player()]
    table = TableView("t", game.id, game.stated_options(), stage, 0, members, seats, asked)
    view = state.view(0)
    return TableState(table, You(0, 0), view.public, view.own)


def begun() -> TableState:
    """A table after the start of its game."""
    match = Match(nullo.load("alles-oder-nichts", players=3), RandomSource(Rng(1, "far")))
    return seen(match)


def changed(known: TableState, path: str, value: Any) -> dict[str, Any]:
    """The parts of a state with one value changed."""
    made: dict[str, Any] = apply_patch(
        json_values(known), [Operation("replace", f"/{path}", value)]
    )
    return made


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_state_of_a_game_is_believed(game: str) -> None:
    match = Match(nullo.load(game), RandomSource(Rng(1, "far")))
    dice = random.Random(1)
    for _ in range(90):
        assert seen(match).is_consistent()
        if match.state.is_terminal():
            break
        match.act(match.state.current_player(), dice.choice(match.state.legal_actions()))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("table/seats", [0, 1]),
        ("table/seats", [0, 0, 1]),
        ("table/game", "sauce"),
        ("table/asked", [9]),
        ("table/next", "../elsewhere"),
        ("you/seat", 7),
        ("own/seat", 2),
        ("public/players", 2**40),
        ("public/scores", []),
        ("public/seats", []),
        ("public/dealer", -9),
        ("public/hands", [[1]]),
        ("public/trick", [{"seat": 5, "card": "2s"}]),
        ("public/tricks", [{"plays": [], "winner": 3}]),
        ("public/piles", {"stock": 10**9}),
        ("own/hand", ["2s"] * 9_999),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_contradicts_itself_is_not(path: str, value: Any) -> None:
    known = begun()
    assert known.is_consistent()
    assert not convert(changed(known, path, value), TableState).is_consistent()
