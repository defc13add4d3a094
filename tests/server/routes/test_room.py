"""Tables in memory: those without clients are unloaded at once, and few requests load one."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from nullo.server.runtime.limits import Limits
from server.bystander import bystander
from server.routes.test_film_routes import finished
from server.running_server import FAST, Guest, RunningServer, ThreadServer, thread_server

pytestmark = pytest.mark.slow

MOST = 10
ATTACKER = "127.0.0.66"


@pytest.fixture
def small() -> Iterator[ThreadServer]:
    """A server with room for few tables."""
    with thread_server(limits=Limits(tables=MOST)) as server:
        yield server


def in_memory(server: RunningServer) -> float:
    text = server.ask("/metrics").body.decode()
    return float(
        next(line for line in text.splitlines() if line.startswith("nullo_tables")).split()[1]
    )


def spectate(server: RunningServer, table: str) -> None:
    """Watch a table so that it is loaded, then leave."""
    Guest(server, table).come().go()


@contextmanager
def visited(server: RunningServer, tables: list[str]) -> Iterator[None]:
    """During the block, a client watches one table after the other, about ten per second."""
    attacker, stop = RunningServer(server.port, ATTACKER), threading.Event()

    def visit() -> None:
        while not stop.is_set():
            for table in tables:
                spectate(attacker, table)
                attacker.ask(f"/api/tables/{table}/record")
                time.sleep(0.1)

    thread = threading.Thread(target=visit)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@pytest.mark.attack
def test_tables_without_clients_make_room_at_once(small: ThreadServer) -> None:
    attacker = RunningServer(small.port, ATTACKER)
    tables = [attacker.table("nothing").table for _ in range(3 * MOST)]
    for table in tables:
        spectate(attacker, table)
    with bystander(small), visited(small, tables):
        until = time.monotonic() + 3
        while time.monotonic() < until:
            honest = small.table("nothing", options={"players": 2}).come()
            honest.play(2)
            honest.go()
            time.sleep(0.1)
    assert in_memory(small) <= MOST


def test_tables_with_clients_stay(small: ThreadServer) -> None:
    hosts = [small.table("nothing", options={"players": 2}).come() for _ in range(3)]
    for _ in range(2 * MOST):
        spectate(small, small.table("nothing").table)
    for host in hosts:
        assert small.run(_present(small, host.table))
        host.play(2)


async def _present(server: ThreadServer, table: str) -> bool:
    return table in server.state.hub._tables


def test_when_all_tables_have_clients_there_is_no_room() -> None:
    with thread_server(limits=Limits(tables=2)) as server:
        for _ in range(2):
            server.table("nothing").come()
        one_more = server.table("nothing").connect()
        one_more.say({"type": "hello", "version": 3, "seq": 0})
        assert one_more.error() == "busy"


def test_answers_that_need_no_table_read_none() -> None:
    with thread_server(limits=FAST) as server:
        going = server.table("nothing")
        path = f"/api/tables/{going.table}"
        wrong = {"Authorization": "Bearer " + "x" * 43}
        assert server.ask(f"{path}/record").code == "not-over"
        assert server.ask(f"{path}/film").code == "not-over"
        assert server.ask(path).status == 200
        assert server.ask(path, method="DELETE", headers=wrong).code == "not-host"
        for gone in ("record", "film"):
            assert server.ask(f"/api/tables/nowhere/{gone}").code == "no-table"
        assert server.ask("/api/tables/nowhere", method="DELETE", headers=wrong).code == "no-table"
        assert in_memory(server) == 0


def test_a_record_is_read_without_keeping_the_table_in_memory() -> None:
    with thread_server(limits=Limits(tables=1)) as server:
        table = finished(server)
        record = server.ask(f"/api/tables/{table}/record").json
        for _ in range(3):
            spectate(server, server.table("nothing").table)
        full = in_memory(server)
        assert server.ask(f"/api/tables/{table}/record").json == record
        assert not server.run(_present(server, table))
        assert in_memory(server) == full
