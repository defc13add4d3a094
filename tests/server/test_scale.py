"""Attacks with as many tables and WebSockets as a server accepts.

The usual run lets it accept a quarter of them; The long run attacks all its places.
"""

from __future__ import annotations

import asyncio
import re
import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from long_run import LONG, part
from nullo.server.protocol import messages
from nullo.server.runtime.limits import Limits
from nullo.server.store import Seat, new_token
from nullo.server.store.lobby_rows import row_of
from nullo.server.store.store import Store
from nullo.server.table import events
from nullo.server.table.table import Table
from server.attack import greet, opened
from server.bystander import bystander
from server.running_server import ProcessServer, RunningServer, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]

ATTACKERS = 3
NEWCOMERS = 10
FULL = Limits()
PART = 1 if LONG else 4
LIMITS = replace(FULL, tables=FULL.tables // PART, connections=FULL.connections // PART)
SERVE = Path(__file__).parent / "small_serve.py"


@pytest.fixture(autouse=True)
def descriptors() -> Iterator[None]:
    """Raise this process's limit of open files to the server's number of WebSockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * LIMITS.connections
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip("the system allows too few descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def stored(db: str, many: int) -> list[str]:
    """Store so many tables with a begun game; returns their ids."""
    opening = events.Open("nothing", {"players": 3})
    table, rows = Table.begin("t", [opening, events.Join(0, "Ada")])
    rows += table.do(table.decide(0, messages.BeginGame("s")), 0)
    names = [f"table{number:07}" for number in range(many)]

    async def keep() -> None:
        async with Store(db) as store:
            seats = [Seat(0, None, new_token())]
            await asyncio.gather(*(store.create(n, rows, row_of(table), seats) for n in names))

    asyncio.run(keep())
    return names


def small(monkeypatch: pytest.MonkeyPatch, *args: str) -> AbstractContextManager[ProcessServer]:
    """A server with these limits."""
    monkeypatch.setenv("NULLO_TABLES", str(LIMITS.tables))
    monkeypatch.setenv("NULLO_SOCKETS", str(LIMITS.connections))
    return process("--port", "0", *args, program=[str(SERVE)])


def gauge(server: RunningServer, name: str) -> int:
    """The value of one of the server's metrics."""
    found = re.search(rf"^nullo_{name} (.*)$", server.ask("/metrics").body.decode(), re.MULTILINE)
    assert found
    return int(float(found[1]))


def from_all_sides(
    server: RunningServer, many: int, do: Callable[[RunningServer, int], None]
) -> None:
    """Call a function so many times in all, from a few addresses at once."""
    numbers, lock = iter(range(many)), threading.Lock()
    failed: list[BaseException] = []

    def attack(server: RunningServer) -> None:
        try:
            while True:
                with lock:
                    number = next(numbers, None)
                if number is None:
                    return
                do(server, number)
        except BaseException as error:
            failed.append(error)

    threads = [
        threading.Thread(target=attack, args=(RunningServer(server.port, f"127.0.4.{one + 1}"),))
        for one in range(ATTACKERS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed, failed


def welcome(server: RunningServer) -> None:
    """Check that new clients can make tables, connect and play."""
    for _ in range(NEWCOMERS):
        guest = server.table("nothing", options={"players": 2}).come()
        guest.play(2)
        guest.go()


@pytest.mark.long
def test_all_tables_in_memory_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    tables = stored(db, LIMITS.tables + 200)

    def look(server: RunningServer, number: int) -> None:
        with ExitStack() as lines:
            line, _ = opened(server, tables[number % len(tables)], lines, Origin=server.origin)
            greet(line)
            told = b""
            while b'"snapshot"' not in told:
                told += line.recv(1 << 16)
        if number >= len(tables):  # from now on about 17 per second
            time.sleep(ATTACKERS / 17)

    with small(monkeypatch, "--db", db) as server, bystander(server):
        from_all_sides(server, len(tables), look)
        assert gauge(server, "tables") == LIMITS.tables
        again = threading.Thread(
            target=from_all_sides,
            args=(server, 100, lambda server, n: look(server, n + len(tables))),
        )
        again.start()
        welcome(server)
        again.join()
        assert gauge(server, "tables") <= LIMITS.tables


@pytest.mark.parametrize("greets", part([False, True], True))
def test_all_places_for_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, greets: bool
) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    tables = stored(db, LIMITS.connections // LIMITS.watchers)
    args = ("--db", db, "--connections", str(LIMITS.connections))
    with small(monkeypatch, *args) as server, ExitStack() as lines:

        def sit(server: RunningServer, number: int) -> None:
            table = tables[number % len(tables)]
            line, answer = opened(server, table, lines, Origin=server.origin)
            assert answer.split()[1] == b"101"
            if greets:
                greet(line)

        with bystander(server):
            from_all_sides(server, LIMITS.connections, sit)
            # Clients that answer no ping are disconnected after about 40 s: count the places at once.
            taken = gauge(server, "connections")
            print("connections:", taken)
            if greets:
                assert taken > 0.9 * LIMITS.connections
            welcome(server)
