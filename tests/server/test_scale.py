"""Attacks with as many tables and sockets as a server has room for."""

from __future__ import annotations

import asyncio
import re
import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from nullo.server.protocol import messages
from nullo.server.runtime.limits import Limits
from nullo.server.store import Seat, Store, new_token
from nullo.server.store.lobby_rows import row_of
from nullo.server.table import events
from nullo.server.table.table import Table
from server.attack import greet, opened
from server.bystander import bystander
from server.inn import Inn, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]

ATTACKERS = 3
NEWCOMERS = 10
LIMITS = Limits()


@pytest.fixture(autouse=True)
def descriptors() -> Iterator[None]:
    """Let this process have as many sockets as the server has places for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * LIMITS.connections
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip("the system allows too few descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def stored(db: str, many: int) -> list[str]:
    """Store so many tables at which a game has begun: their ids."""
    opening = events.Open("nothing", {"players": 3})
    table, rows = Table.begin("t", [opening, events.Join(0, "Ada")])
    rows += table.do(table.decide(0, messages.Start("s")), 0)
    names = [f"table{number:07}" for number in range(many)]

    async def keep() -> None:
        async with Store(db) as store:
            seats = [Seat(0, None, new_token())]
            await asyncio.gather(*(store.create(n, rows, row_of(table), seats) for n in names))

    asyncio.run(keep())
    return names


def gauge(house: Inn, name: str) -> int:
    """One of the server's metrics."""
    found = re.search(rf"^nullo_{name} (.*)$", house.ask("/metrics").body.decode(), re.MULTILINE)
    assert found
    return int(float(found[1]))


def from_all_sides(house: Inn, many: int, do: Callable[[Inn, int], None]) -> None:
    """Attackers at a few addresses do so many things among them."""
    numbers, lock = iter(range(many)), threading.Lock()
    failed: list[BaseException] = []

    def attack(inn: Inn) -> None:
        try:
            while True:
                with lock:
                    number = next(numbers, None)
                if number is None:
                    return
                do(inn, number)
        except BaseException as error:
            failed.append(error)

    threads = [
        threading.Thread(target=attack, args=(Inn(house.port, f"127.0.4.{one + 1}"),))
        for one in range(ATTACKERS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed, failed


def welcome(house: Inn) -> None:
    """Newcomers make tables, come and play."""
    for _ in range(NEWCOMERS):
        guest = house.table("nothing", options={"players": 2}).come()
        guest.play(2)
        guest.go()


def test_five_thousand_tables_in_memory_keep_nobody_out(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    tables = stored(db, LIMITS.tables + 200)

    def look(inn: Inn, number: int) -> None:
        with ExitStack() as lines:
            line, _ = opened(inn, tables[number % len(tables)], lines, Origin=inn.origin)
            greet(line)
            told = b""
            while b'"snapshot"' not in told:
                told += line.recv(1 << 16)
        if number >= len(tables):  # from now on some 17 a second
            time.sleep(ATTACKERS / 17)

    with process("--port", "0", "--db", db) as house, bystander(house):
        from_all_sides(house, len(tables), look)
        assert gauge(house, "tables") == LIMITS.tables
        again = threading.Thread(
            target=from_all_sides, args=(house, 100, lambda inn, n: look(inn, n + len(tables)))
        )
        again.start()
        welcome(house)
        again.join()
        assert gauge(house, "tables") <= LIMITS.tables


@pytest.mark.parametrize("greets", [False, True])
def test_all_places_for_sockets(tmp_path: Path, greets: bool) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    tables = stored(db, LIMITS.connections // LIMITS.watchers)
    args = ("--port", "0", "--db", db, "--connections", str(LIMITS.connections))
    with process(*args) as house, ExitStack() as lines:

        def sit(inn: Inn, number: int) -> None:
            table = tables[number % len(tables)]
            line, answer = opened(inn, table, lines, Origin=inn.origin)
            assert answer.split()[1] == b"101"
            if greets:
                greet(line)

        with bystander(house):
            from_all_sides(house, LIMITS.connections, sit)
            # Those who answer no ping are dropped after some 40 s, so the places are counted at once.
            taken = gauge(house, "connections")
            print("connections:", taken)
            if greets:
                assert taken > 0.9 * LIMITS.connections
            welcome(house)
