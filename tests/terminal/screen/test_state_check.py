"""What a server sends is believed only if it can be shown."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import nullo
from nullo.core.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.remote.client import Known
from nullo.remote.link import Link
from nullo.server.protocol.messages import EventFrame, Member, Stage, TableView, You
from nullo.state.match import Match, RandomSource
from nullo.terminal.screen.state_check import can_be_shown
from nullo.view import Line, Operation, patched

LINK = Link("http://a.example", "t")


def seen(match: Match) -> Known:
    """What a client in seat 0 knows."""
    game, state = match.game, match.state
    members = [Member(seat, f"N{seat}") for seat in range(game.players)]
    seats = list(range(game.players))
    stage: Stage = "over" if state.is_terminal() else "playing"
    asked = [] if state.is_terminal() else [state.current_player()]
    table = TableView("t", game.id, game.stated_options(), stage, 0, members, seats, asked)
    view = state.view(0)
    return Known(table, You(0, 0), view.public, view.own)


def begun() -> Known:
    """A table that has begun."""
    match = Match(nullo.load("alles-oder-nichts", players=3), RandomSource(Rng(1, "far")))
    return seen(match)


def changed(known: Known, path: str, value: Any) -> dict[str, Any]:
    """The parts of a state in which one thing is another."""
    made: dict[str, Any] = patched(
        msgspec.to_builtins(known), [Operation("replace", f"/{path}", value)]
    )
    return made


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_state_of_a_game_is_believed(game: str) -> None:
    match = Match(nullo.load(game), RandomSource(Rng(1, "far")))
    dice = random.Random(1)
    before = None
    for step in range(90):
        known = seen(match)
        assert step % 9 or can_be_shown(LINK, before, known, None)
        before = known
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
        ("own/legal", ["bid ²"]),
        ("public/players", 2**40),
        ("public/scores", []),
        ("public/seats", []),
        ("public/dealer", -9),
        ("public/hands", [[1]]),
        ("public/turned", [""]),
        ("public/trick", [{"seat": 5, "card": "2s"}]),
        ("public/tricks", [{"plays": [], "winner": 3}]),
        ("public/piles", {"stock": 10**9}),
        ("own/hand", ["2s"] * 9_999),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_contradicts_itself_is_not(path: str, value: Any) -> None:
    known = begun()
    assert can_be_shown(LINK, None, known, None)
    assert not can_be_shown(LINK, known, msgspec.convert(changed(known, path, value), Known), None)


def test_what_cannot_be_told_is_not() -> None:
    known = begun()
    line = Line(0, "call 7", "call")
    assert can_be_shown(LINK, known, known, EventFrame(2, "act"))
    assert not can_be_shown(LINK, known, known, EventFrame(2, "act", [line]))
