"""Bots under load: the tables of one client do not delay those of others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

import pytest

from long_run import part
from nullo.server.live.bot_thinker import SEARCHES
from server.bystander import bystander
from server.running_server import FAST, WAIT, Guest, RunningServer, process, thread_server

pytestmark = [pytest.mark.slow, pytest.mark.attack]

PACE = 0.5
TABLES = 50
ATTACKER = "127.0.0.66"


def gathered(server: RunningServer, tables: int, bots: str) -> list[Guest]:
    """The attacker's tables with twelve seats, before their games begin."""
    attacker = RunningServer(server.port, ATTACKER)
    return [
        attacker.table("nothing", start=False, bots=bots, options={"players": 12}).come()
        for _ in range(tables)
    ]


@contextmanager
def played(guests: list[Guest]) -> Iterator[None]:
    """During the block, one client plays at all its tables at once."""
    stop = threading.Event()

    def play() -> None:
        for guest in guests:
            guest.do("start")
            time.sleep(0.05)  # it is the bots' searches that attack, not the starts
        while not stop.is_set():
            for guest in guests:
                with suppress(TimeoutError):
                    while not guest.legal:
                        guest.hear(0)
                    guest.act()
            time.sleep(0.05)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
        guests[0].server.leave()


def gaps(guest: Guest, many: int) -> list[float]:
    """The times of a number of bots' moves, in seconds."""
    found: list[float] = []
    last = time.monotonic()
    while len(found) < many:
        if guest.legal:
            guest.act()
            last = time.monotonic()
        elif guest.hear().get("kind") == "act":
            found.append(time.monotonic() - last)
            last = time.monotonic()
    return found


@pytest.mark.parametrize("bots", part(["simple", "sampler"], "simple"))
def test_one_client_with_many_searching_tables_delays_nobody(tmp_path: Path, bots: str) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db, "--pace", str(PACE)) as server:
        honest = server.table("nothing", bots=bots, options={"players": 3}).come()
        calm = median(gaps(honest, 5))
        tables = gathered(server, TABLES, "sampler")
        with bystander(server), played(tables):
            late = median(gaps(honest, 9))
            before = [table.seq for table in tables]
            time.sleep(2)
        assert late < 1.5 * calm
        # The attacker's own bots move on, too.
        assert sum(table.seq for table in tables) > sum(before)


def test_a_move_is_not_late_however_long_the_lane_is_held() -> None:
    """``club`` moves if the search cannot even begin."""
    free = threading.Event()
    with thread_server(limits=FAST, think=0.1) as server:
        searches = server.state.hub.thinker.searches

        async def hold() -> None:
            for _ in range(SEARCHES):
                work = searches.run(lambda seconds: free.wait(WAIT), "127.0.0.66", "t")
                asyncio.create_task(work)  # noqa: RUF006

        server.run(hold())
        try:
            host = server.table("nothing", bots="sampler", options={"players": 3}).come()
            assert median(gaps(host, 3)) < 5
        finally:
            free.set()
        assert "nullo_bot_hurried_total 3.0" in server.ask("/metrics").body.decode()
