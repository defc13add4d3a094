"""How long members have been gone, and what clients are told of it."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from random_tables import started

import nullo
from nullo.server.live.absences import Absences
from nullo.server.protocol.messages import DAY, Clock, Settings
from nullo.server.table.events import Away, Back
from nullo.server.table.table import Table
from server.live.test_turn_clock import Wall
from server.running_server import FAST, Guest, ThreadServer, begun, thread_server

GAME = nullo.load("alles-oder-nichts", players=3, suits=2, ranks=6, hand_sizes=[2], hands=2)
GRACE = 60
ANN, BOB = 0, 3


def playing(clock: Clock | None = None) -> Table:
    """A game of two persons and a bot."""
    return started(GAME, 2, Settings("s", clock=clock))[0]


def test_a_member_is_waited_for_during_the_grace_period() -> None:
    table, wall = playing(), Wall()
    absences = Absences(GRACE, False, wall)
    assert absences.waits(table, {ANN, BOB}) == {}
    wall.now += 1000
    assert absences.waits(table, {ANN}) == {BOB: 60_000}
    wall.now += 24.5
    assert absences.waits(table, {ANN}) == {BOB: 35_500}
    assert absences.seconds_left(table, BOB) == 35.5
    wall.now += 1000
    assert absences.waits(table, {ANN}) == {BOB: 0}
    assert absences.waits(table, {ANN, BOB}) == {}
    assert absences.waits(table, {ANN}) == {BOB: 60_000}


def test_a_member_who_is_away_is_no_longer_waited_for() -> None:
    table, wall = playing(), Wall()
    absences = Absences(GRACE, False, wall)
    absences.look(table, {ANN}, ())
    assert absences.away_for(BOB) is None
    table.do([Away(BOB)])
    absences.look(table, {ANN}, ())
    wall.now += 3
    assert absences.away_for(BOB) == 3
    assert absences.waits(table, {ANN}) == {}
    table.do([Back(BOB)])
    absences.look(table, {ANN, BOB}, ())
    assert absences.away_for(BOB) is None


def test_nobody_is_waited_for_where_no_bot_would_play() -> None:
    table = playing()
    absences = Absences(GRACE, False, Wall())
    assert absences.waits(table, {ANN})
    assert absences.waits(table, ()) == {}  # nobody with a seat watches: the game stands still
    for stage in ("gathering", "over"):
        table.view = replace(table.view, stage=stage)
        assert absences.waits(table, {ANN}) == {}


def test_at_a_slow_table_the_time_of_the_decision_counts() -> None:
    table = playing(Clock(DAY, 0))
    absences = Absences(GRACE, False, Wall())
    absences.look(table, {ANN}, ())
    assert absences.seconds_left(table, BOB) == math.inf
    assert absences.waits(table, {ANN}) == {}
    absences.look(table, {ANN}, {BOB})
    assert absences.seconds_left(table, BOB) == 0


def test_nothing_is_said_of_members_who_may_be_connected_to_another_worker() -> None:
    table = playing()
    absences = Absences(GRACE, True, Wall())
    assert absences.waits(table, {ANN}) == {}
    assert absences.seconds_left(table, BOB) == 10 * GRACE
    assert absences.waits(table, {ANN, BOB}) == {}
    assert absences.waits(table, {ANN}) == {BOB: 60_000}
    table.do([Away(BOB)])
    absences.look(table, {ANN}, ())
    table.do([Back(BOB)])  # by the worker to which it is connected
    assert absences.waits(table, {ANN}) == {}


@pytest.fixture
def server() -> Iterator[ThreadServer]:
    with thread_server(limits=FAST, grace=GRACE) as made:
        yield made


def presence(guest: Guest) -> dict[str, Any]:
    """The next presence message."""
    return guest.until(lambda message: message["type"] == "presence")


def pass_time(server: ThreadServer, seconds: float) -> None:
    """Let the members have been gone for longer."""
    for live in (known.live for known in server.state.hub._all_in_memory()):
        live.absences._now = lambda: time.monotonic() + seconds


def test_clients_are_told_how_long_a_bot_waits(server: ThreadServer) -> None:
    ada, bo = begun(server, server)
    member = str(bo.member)
    bo.go()
    told = presence(ada)
    assert told["online"] == [ada.member]
    assert 0 < told["away_in"][member] <= 60_000
    pass_time(server, 25)
    watcher = Guest(server, ada.table).connect()
    watcher.say({"type": "hello", "version": 3, "seq": 0, "member": -1})
    late = presence(watcher)
    assert late["away_in"][member] <= told["away_in"][member] - 25_000
    assert presence(ada) == late
    bo.come()
    assert presence(ada) == presence(watcher)
    assert "away_in" not in ada.received[-1]


def test_clients_are_told_at_the_start_for_whom_a_bot_waits(server: ThreadServer) -> None:
    ada = server.table("nothing", start=False, options={"players": 2}).come()
    bo = server.join(ada.table).come()
    presence(ada)
    bo.go()
    assert presence(ada) == {"type": "presence", "online": [ada.member]}
    ada.do("start")
    assert presence(ada)["away_in"].keys() == {str(bo.member)}
