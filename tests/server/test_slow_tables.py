"""Slow tables: days for a decision, counted through restarts, and nobody away before they are over."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from random_tables import ID, opened

import nullo
import postgres
from nullo.server.live.turn_clock import TurnClock
from nullo.server.protocol import messages
from nullo.server.protocol.messages import DAY, Clock, Settings
from nullo.server.store.lobby_rows import row_of, summary
from nullo.server.table.events import Away, Back, Stored
from nullo.server.table.table import Table
from server.running_server import (
    FAST,
    Guest,
    ProcessServer,
    ThreadServer,
    eventually,
    process,
    thread_server,
)

SLOW = {"move": DAY, "bank": 0}
GAME = nullo.load("alles-oder-nichts", players=3, suits=2, ranks=6, hand_sizes=[2], hands=2)
DUO = nullo.load("nothing", players=2, rounds=1)
HOUR = 3600
FIRST = 1_000_000


class Wall:
    """A clock that advances only when a test says so."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def slow_table(
    game: nullo.Game = GAME, people: int = 3, days: int = 1
) -> tuple[Table, list[Stored]]:
    """A slow table whose game has begun at FIRST, and its events."""
    table, rows = opened(game, people)
    rows += table.do([Settings("s", clock=Clock(days * DAY, 0))])
    rows += table.do(table.decide(0, messages.BeginGame("a")), 0, FIRST)
    return table, rows


def act(table: Table, seat: int, at: int) -> list[Stored]:
    """Let a seat act."""
    who = table.view.seats[seat]
    known = table.seat_state(seat)
    text = known.action_to_string(known.legal_actions()[0])
    return table.do(table.decide(who, messages.MakeMove("a", text)), who, at)


# --- what follows from the events ----------------------------------------------------------------


def test_the_time_counts_from_the_event_that_asked() -> None:
    table, rows = slow_table()
    assert [table.slow_times.since(seat) for seat in range(3)] == [FIRST] * 3
    rows += table.do(table.decide(0, messages.Say("s", "Good morning")), 0, FIRST + 5)
    rows += act(table, 1, FIRST + 10)
    assert [table.slow_times.since(seat) for seat in range(3)] == [FIRST, 0, FIRST]
    rows += act(table, 0, FIRST + 20)
    rows += act(table, 2, FIRST + 30)
    (asked,) = table.view.asked
    assert table.slow_times.since(asked) == FIRST + 30
    assert table.due() == FIRST + 30 + DAY * 1000
    again = Table.replay(ID, rows)
    assert again.slow_times.since(asked) == FIRST + 30 and again.due() == table.due()


def test_who_comes_back_has_the_whole_time_again() -> None:
    table, _ = slow_table()
    who = table.view.seats[1]
    table.do([Away(who)], at=FIRST + DAY * 1000)
    assert table.slow_times.since(1) == 0
    assert table.due() == FIRST + DAY * 1000  # a bot is to move, at once
    table.do([Back(who)], at=FIRST + 9)
    assert table.slow_times.since(1) == FIRST + 9


def test_nothing_is_due_where_nobody_may_come_any_more() -> None:
    table, _ = slow_table()
    for who in list(table.view.seats):
        assert table.goes_on_alone() and table.due()
        table.do([Away(who)], at=FIRST)
    assert not table.goes_on_alone() and table.due() == 0
    quick, _ = opened(DUO, 2)
    quick.do([Settings("s", clock=Clock(60, 60))])
    assert not quick.goes_on_alone() and quick.due() == 0


def test_the_clock_goes_on_while_nobody_is_there_and_in_a_new_process() -> None:
    table, _ = slow_table(DUO, 2)
    (seat,) = table.view.asked
    monotonic, system = Wall(100.0), Wall(FIRST / 1000 + HOUR)
    clock = TurnClock(monotonic, system)
    assert clock.look(table, False)
    assert clock.times() == {seat: HOUR * 1000}
    monotonic.now += 60
    assert clock.times() == {seat: (HOUR + 60) * 1000}
    late, left = clock.over(table)
    assert not late and left == pytest.approx(DAY - HOUR - 60)
    system.now = FIRST / 1000 - HOUR  # the system's clock was set back
    assert not clock.look(table, False)
    assert clock.times() == {seat: 0}
    system.now = FIRST / 1000 + DAY + 1
    clock.look(table, False)
    assert clock.over(table)[0] == [seat]


def test_the_lobbys_row_says_how_long_the_reader_has() -> None:
    table, _ = slow_table(DUO, 2, days=3)
    (seat,) = table.view.asked
    who = table.view.seats[seat]
    row = row_of(table)
    assert summary(row, who).days == 3 and summary(row, who).left == 0  # since 1970
    now = time.time_ns() // 1_000_000
    table.do([Away(who), Back(who)], at=now - HOUR * 1000)
    assert 3 * DAY - HOUR - 60 < summary(row_of(table), who).left <= 3 * DAY - HOUR
    other = summary(row_of(table), table.view.seats[1 - seat])
    assert (other.days, other.left) == (3, -1)
    assert summary(row_of(table)).left == -1
    assert row_of(table).due == now - HOUR * 1000 + 3 * DAY * 1000


# --- what a server takes -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def slow() -> Iterator[ThreadServer]:
    """A server whose grace period is over at once."""
    with thread_server(limits=FAST, grace=0.05, wake=0.05) as made:
        yield made


@pytest.mark.parametrize(
    "clock",
    [
        {"move": 601, "bank": 0},
        {"move": 3600, "bank": 0},
        {"move": DAY + 1, "bank": 0},
        {"move": DAY, "bank": 60},
        {"move": 8 * DAY, "bank": 0},
        {"move": -DAY, "bank": 0},
        {"move": DAY},
        {"move": str(DAY), "bank": 0},
    ],
)
def test_other_long_clocks_are_refused(slow: ThreadServer, clock: dict[str, object]) -> None:
    wish = {"game": "nothing", "name": "Ada", "token": True, "clock": clock}
    assert slow.ask("/api/tables", wish).status == 400
    host = slow.table("nothing", start=False).come()
    host.do("settings", clock=clock)
    assert host.error() == "bad-field"
    host.do("settings", "good", clock=SLOW)
    host.answer("good")
    assert host.state["table"]["clock"] == SLOW


def two_people(server: ThreadServer | ProcessServer) -> dict[int, Guest]:
    """A slow table of two people and a bot who have gone, by member."""
    host = server.table("nothing", clock=SLOW, start=False, options={"players": 3}).come()
    guest = server.join(host.table).come()
    host.do("start", "start")
    host.answer("start")
    host.until(lambda message: message.get("kind") == "shuffle")
    guest.until(lambda message: message.get("kind") == "shuffle")
    people = {host.member: host, guest.member: guest}
    server.leave()
    return people


def waits_for(server: ThreadServer | ProcessServer, table: str) -> list[str]:
    waiting: list[str] = server.ask(f"/api/tables/{table}").json["waiting_for"]
    return waiting


NAMES = {"Ada", "Bo"}


def test_bots_move_while_nobody_is_there_and_nobody_is_away(slow: ThreadServer) -> None:
    people = two_people(slow)
    table = next(iter(people.values())).table
    seen = set()
    for _ in range(4):
        eventually(lambda: set(waits_for(slow, table)) & NAMES)
        (name,) = waits_for(slow, table)
        seen.add(name)
        who = next(one for one in people.values() if (one.member == 0) == (name == "Ada"))
        who.come()
        assert not any(member.get("away") for member in who.state["table"]["members"])
        times = who.until(lambda message: message["type"] == "times")
        assert set(times["asked"]) == {str(who.seat)}
        while who.legal:
            who.act()
        who.go()
    assert seen == NAMES


def test_the_lobby_says_how_long_a_decision_has(slow: ThreadServer) -> None:
    host = slow.table("nothing", clock=SLOW, start=False, listed=True)
    shown = {one["id"]: one for one in slow.ask("/api/lobby").json["open"]}
    assert shown[host.table]["days"] == 1 and "left" not in shown[host.table]


# --- a killed server -----------------------------------------------------------------------------


def earlier(url: str, seconds: int) -> None:
    """Move all times of a database back, as if the server had been down for so long."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as line:
        ms = {"ms": seconds * 1000}
        line.execute(sa.text("UPDATE events SET at = at - :ms"), ms)
        line.execute(sa.text("UPDATE tables SET due = due - :ms WHERE due > :ms"), ms)
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with postgres.running_or_skipped() as found:
        yield found


@pytest.mark.slow
def test_a_killed_server_neither_resets_nor_loses_the_time(url: str) -> None:
    args = ("--db", url, "--pace", "0.1", "--grace", "0.1")
    with process("--port", "0", *args) as first:
        people = two_people(first)
        table = people[0].table
        eventually(lambda: set(waits_for(first, table)) & NAMES)
        (name,) = waits_for(first, table)
        first.end(signal.SIGKILL)
    earlier(url, HOUR)
    late, other = sorted(people.values(), key=lambda one: (one.member == 0) != (name == "Ada"))

    # An hour later it is the same person's turn, with an hour less.
    with process("--port", "0", *args) as second:
        late.server = other.server = second
        other.come()
        times = other.until(lambda message: message["type"] == "times")
        assert HOUR * 1000 <= times["asked"][str(late_seat(other, late))] < 2 * HOUR * 1000
        assert waits_for(second, table) == [name]
        assert not any(member.get("away") for member in other.state["table"]["members"])
        second.leave()
        second.end(signal.SIGKILL)
    earlier(url, DAY)

    # A day later the time is over: nobody comes, a bot plays, and the other is asked.
    with process("--port", "0", *args) as third:
        late.server = other.server = third
        (rest,) = NAMES - {name}
        eventually(lambda: waits_for(third, table) == [rest])
        other.come()
        away = [one["id"] for one in other.state["table"]["members"] if one.get("away")]
        assert away == [late.member]
        other.turn()
        late.come()
        late.until(lambda message: message.get("kind") == "back")
        assert not any(one.get("away") for one in late.state["table"]["members"])


def late_seat(reader: Guest, other: Guest) -> int:
    """The seat of another guest, as a guest knows it."""
    return int(reader.state["table"]["seats"].index(other.member))
