"""One client floods the server while others play: their moves stay quick."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from long_run import part
from move_texts import texts_of
from nullo.server.protocol import messages
from nullo.server.store import Seat, new_token
from nullo.server.store.lobby_rows import row_of
from nullo.server.store.store import Store
from nullo.server.table import events
from nullo.server.table.table import Table
from server.attack import opened
from server.bystander import bystander
from server.running_server import WAIT, Guest, ProcessServer, RunningServer, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]

LEAST = 2.5
"""Seconds that an attack lasts at least, so that the bystanders have moves to measure."""

PAUSE = 0.003
"""Seconds between two requests of an attacker: the bystanders need the processor, too."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    folder: Path = tmp_path_factory.mktemp("floods")
    with process("--port", "0", "--db", f"sqlite:///{folder}/t.db", "--pace", "0") as made:
        yield made


def attack(server: RunningServer, addresses: int, do: Callable[[RunningServer], object]) -> None:
    """Call a function from several addresses at once, again and again while it returns quickly."""

    def one(number: int) -> None:
        until = time.monotonic() + LEAST
        while time.monotonic() < until:
            do(RunningServer(server.port, f"127.0.1.{number + 1}"))

    threads = [threading.Thread(target=one, args=(number,)) for number in range(addresses)]
    with bystander(server):
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def ask_all(
    server: RunningServer, requests: list[tuple[str, str, bytes, dict[str, str]]]
) -> list[int]:
    """Send requests on one connection; returns the status of each answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT, **server.source)
    found = []
    for method, path, body, headers in requests:
        line.request(method, path, body or None, headers)
        answer = line.getresponse()
        answer.read()
        found.append(answer.status)
        time.sleep(PAUSE)
    line.close()
    return found


@pytest.mark.long
def test_qr_codes_of_two_thousand_links(server: ProcessServer) -> None:
    table = server.table(start=False).table
    ports = iter(range(1, 2_001))
    found: list[int] = []

    def draw(server: RunningServer) -> None:
        while hosts := [{"Host": f"localhost:{port}"} for port in islice(ports, 100)]:
            path = f"/api/tables/{table}/qr.svg"
            found.extend(ask_all(server, [("GET", path, b"", host) for host in hosts]))
        time.sleep(PAUSE)

    attack(server, 2, draw)
    assert len(found) == 2_000
    assert set(found) == {200, 429}
    assert server.ask(f"/api/tables/{table}/qr.svg").status == 200


def test_the_lobby_again_and_again(server: ProcessServer) -> None:
    for _ in range(50):
        server.ask("/api/tables", {"game": "sauce", "name": "Ada", "listed": True})
    attack(
        server,
        10,
        lambda server: ask_all(server, [("GET", "/api/lobby", b"", {})] * 20),
    )


def test_games_that_do_not_exist(server: ProcessServer) -> None:
    page = {"Content-Type": "application/json"}
    wrong: list[dict[str, Any]] = [{"game": "whist"}, {"game": "nothing", "bots": "whist"}]
    wrong += [{"game": "nothing", "options": {"hand": 0}}]
    requests = [
        ("POST", "/api/tables", json.dumps({"name": "A"} | w).encode(), page) for w in wrong
    ]
    requests += [(("GET"), path, b"", {}) for path in ("/api/rules/whist", "/rules/whist")]
    requests += [("GET", "/api/lessons/whist", b"", {})]
    attack(server, 2, lambda server: ask_all(server, requests * 30))


def big_table(db: str, actions: int) -> tuple[str, str]:
    """Store a table with so many actions in one hand; returns its id and the host's token."""
    first: list[events.Event] = [
        events.Open("nothing", {"players": 2, "stall": 10_000}),
        events.Join(0, "Ada"),
    ]
    table, rows = Table.begin("big", first)
    rows += table.do(table.decide(0, messages.BeginGame("s")))
    assert table.play
    for _ in range(actions):
        [seat] = table.view.asked
        legal = texts_of(table.play.own(seat).legal)
        action = next((one for one in legal if one == "draw discard"), legal[0])
        rows += table.do([events.Act(seat, action)], table.view.seats[seat])
    token = new_token()

    async def keep() -> None:
        async with Store(db) as store:
            await store.create(table.id, rows, row_of(table), [Seat(0, None, token)])

    asyncio.run(keep())
    return table.id, token


def test_hello_again_and_again_at_a_table_with_a_long_log(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    table, token = big_table(db, 10_000)
    sizes: list[int] = []

    def greet(server: RunningServer) -> None:
        guest = Guest(server, table, token).connect()
        until = time.monotonic() + LEAST
        while time.monotonic() < until or not sizes:
            guest.say({"type": "hello"})
            with suppress(TimeoutError):
                sizes.append(len(guest.line.recv(LEAST)))
        guest.line.close_socket()

    with process("--port", "0", "--db", db) as server:
        attack(server, 8, greet)
    assert max(sizes) > 400_000


def test_sockets_with_nonsense_tokens(server: ProcessServer) -> None:
    table = server.table(start=False).table
    found = []

    def knock(server: RunningServer) -> None:
        with ExitStack() as lines:
            for number in range(30):
                token = f"Bearer {number:043}"
                time.sleep(PAUSE)
                found.append(opened(server, table, lines, Authorization=token)[1])

    attack(server, 4, knock)
    assert {line.split()[1] for line in found} == {b"403"}


def said(server: ProcessServer) -> list[dict[str, Any]]:
    """Stop a server; returns its log."""
    _, _, err = server.end()
    return [json.loads(line) for line in err.splitlines()]


@pytest.mark.parametrize("addresses", part([1, 1_100], 1_100))
def test_silent_connections_with_few_descriptors(tmp_path: Path, addresses: int) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db, descriptors=1024) as server, ExitStack() as lines:
        with bystander(server):
            for number in range(1_100):
                source = (
                    f"127.0.{2 + number % addresses // 250}.{1 + number % addresses % 250}",
                    0,
                )
                made = socket.create_connection(("127.0.0.1", server.port), WAIT, source)
                lines.callback(made.close)
            for _ in range(20):
                assert server.ask("/api/lobby").status == 200
            time.sleep(LEAST)
        logged = said(server)
    told = {entry["event"] for entry in logged}
    what = "connection refused" if addresses == 1 else "connection displaced"
    assert told == {"few descriptors", what} and len(logged) < 30


def test_requests_that_are_none(tmp_path: Path) -> None:
    """The gate sees no request that it could count, so the connections are counted."""
    db = f"sqlite:///{tmp_path}/t.db"
    ended: list[bytes] = []

    def shout(server: RunningServer) -> None:
        for _ in range(50):
            with suppress(OSError), socket.socket() as line:
                line.bind(server.source["source_address"])
                line.connect(("127.0.0.1", server.port))
                line.sendall(b"NONSENSE\r\n\r\n")
                ended.append(line.recv(100)[:12])
            time.sleep(PAUSE)

    with process("--port", "0", "--db", db) as server:
        attack(server, 2, shout)
        logged = said(server)
    assert len(ended) > 100 and b"HTTP/1.1 400" in ended
    assert {entry["event"] for entry in logged} == {"Invalid HTTP request received."}
    assert len(logged) < 30
