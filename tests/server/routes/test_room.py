"""Tables in memory: those without clients make room at once, and few answers need one there."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from nullo.server.runtime.limits import Limits
from server.bystander import bystander
from server.inn import FAST, Guest, Inn, ThreadInn, inn
from server.routes.test_film_routes import finished

pytestmark = pytest.mark.slow

MOST = 10
ATTACKER = "127.0.0.66"


@pytest.fixture
def small() -> Iterator[ThreadInn]:
    """A server with room for few tables."""
    with inn(limits=Limits(tables=MOST)) as house:
        yield house


def in_memory(house: Inn) -> float:
    text = house.ask("/metrics").body.decode()
    return float(
        next(line for line in text.splitlines() if line.startswith("nullo_tables")).split()[1]
    )


def spectate(house: Inn, table: str) -> None:
    """Have a table read, and go."""
    Guest(house, table).come().go()


@contextmanager
def visited(house: Inn, tables: list[str]) -> Iterator[None]:
    """Somebody looks at one table after the other, some ten a second."""
    attacker, stop = Inn(house.port, ATTACKER), threading.Event()

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
def test_tables_without_clients_make_room_at_once(small: ThreadInn) -> None:
    attacker = Inn(small.port, ATTACKER)
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


def test_tables_with_clients_stay(small: ThreadInn) -> None:
    hosts = [small.table("nothing", options={"players": 2}).come() for _ in range(3)]
    for _ in range(2 * MOST):
        spectate(small, small.table("nothing").table)
    for host in hosts:
        assert small.run(_present(small, host.table))
        host.play(2)


async def _present(house: ThreadInn, table: str) -> bool:
    return table in house.state.hub._tables


def test_when_all_tables_have_clients_there_is_no_room() -> None:
    with inn(limits=Limits(tables=2)) as house:
        for _ in range(2):
            house.table("nothing").come()
        one_more = house.table("nothing").connect()
        one_more.say({"type": "hello", "version": 1, "seq": 0})
        assert one_more.error() == "busy"


def test_answers_that_need_no_table_read_none() -> None:
    with inn(limits=FAST) as house:
        going = house.table("nothing")
        path = f"/api/tables/{going.table}"
        wrong = {"Authorization": "Bearer " + "x" * 43}
        assert house.ask(f"{path}/record").code == "not-over"
        assert house.ask(f"{path}/film").code == "not-over"
        assert house.ask(path).status == 200
        assert house.ask(path, method="DELETE", headers=wrong).code == "not-host"
        assert house.ask(f"{path}/rematch", {}, headers=wrong).code == "no-seat"
        for gone in ("record", "film"):
            assert house.ask(f"/api/tables/nowhere/{gone}").code == "no-table"
        assert house.ask("/api/tables/nowhere", method="DELETE", headers=wrong).code == "no-table"
        assert house.ask("/api/tables/nowhere/rematch", {}, headers=wrong).code == "no-table"
        assert in_memory(house) == 0


def test_a_record_is_read_without_keeping_the_table_in_memory() -> None:
    with inn(limits=Limits(tables=1)) as house:
        table = finished(house)
        record = house.ask(f"/api/tables/{table}/record").json
        for _ in range(3):
            spectate(house, house.table("nothing").table)
        full = in_memory(house)
        assert house.ask(f"/api/tables/{table}/record").json == record
        assert not house.run(_present(house, table))
        assert in_memory(house) == full
