"""Many films at once: they wait in a bounded queue and do not delay other requests."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo import Rng
from nullo.server.pages import record_tasks
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.shares import Share
from nullo.server.runtime.worker_processes import Processes, WorkFailed
from nullo.state.match import start
from server.bystander import bystander
from server.routes.test_film_routes import foreign
from server.running_server import (
    WAIT,
    ProcessServer,
    RunningServer,
    eventually,
    process,
    thread_server,
)

pytestmark = [pytest.mark.slow, pytest.mark.attack]

ATTACKER = "127.0.0.66"


def long_record(actions: int) -> dict[str, Any]:
    """A record with very many actions."""
    game = nullo.load("alles-oder-nichts", players=4, hands=1_000)
    match, _ = start(game, Rng(3), list("abcd"), cut=False)
    for _ in range(actions):
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return match.record()


def post(server: RunningServer, data: bytes) -> http.client.HTTPConnection:
    """Request a film without waiting for the answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60, **server.source)
    line.request("POST", "/api/film", data, {"Content-Type": "application/json"})
    return line


def heavy(size: int = 999_000) -> bytes:
    """A record of nearly the greatest number of bytes and actions that a film may have."""
    record = long_record(5_500)
    record["meta"] = {"padding": ""}
    record["meta"]["padding"] = "x" * (size - len(json.dumps(record)))
    return json.dumps(record).encode()


@contextmanager
def posted(server: RunningServer, data: bytes, many: int) -> Iterator[Counter[int]]:
    """Let one client request so many films, 16 at a time; returns the answers."""
    attacker, statuses = RunningServer(server.port, ATTACKER), Counter[int]()
    left = iter(range(many))

    def ask() -> None:
        for _ in left:
            # A client that is refused before it has sent everything may find the connection closed.
            with suppress(ConnectionError), closing(post(attacker, data)) as line:
                statuses[line.getresponse().status] += 1
            time.sleep(0.05)

    threads = [threading.Thread(target=ask) for _ in range(16)]
    for thread in threads:
        thread.start()
    yield statuses
    for thread in threads:
        thread.join()


@pytest.mark.long
def test_one_client_with_many_films_keeps_nobody_waiting(tmp_path: Path) -> None:
    data = heavy()
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db) as server:
        before = memory(server)
        with bystander(server), posted(server, data, 200) as statuses:
            waited = [film_time(server) for _ in range(3)]
        assert statuses[200] > 0 and statuses[429] > 0
        assert set(statuses) == {200, 429}
        print(f"the honest films took {waited}; statuses {statuses}")
        print(f"the server grew by {memory(server) - before:.0f} MiB")
        # While 200 records wait, it is as many MB.
        assert memory(server) - before < 100


def film_time(server: RunningServer) -> float:
    """The time of a usual film, in seconds."""
    began = time.monotonic()
    assert server.ask("/api/film", foreign()).status == 200
    return time.monotonic() - began


def memory(server: ProcessServer) -> float:
    """The greatest resident memory of a server so far, in MiB."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(text.partition("VmHWM:")[2].split()[0]) / 1024


def test_the_event_loop_goes_on_while_a_film_is_made() -> None:
    """Films are made in a process, because a thread would hold Python's lock."""
    with thread_server() as server:
        assert server.ask("/api/film", foreign()).status == 200
        record = json.dumps(long_record(5_000)).encode()
        began = time.process_time()
        assert server.ask("/api/film", record).status == 200
        took = time.process_time() - began
        print(f"{took:.2f} s of the server's own time")
        assert took < 0.3  # it takes twice as long to make


def test_a_film_that_nobody_waits_for_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []
    asked = Processes.ask

    def watched(self: Processes[Any, Any], *args: Any) -> Any:
        try:
            return asked(self, *args)
        except WorkFailed as failure:
            ended.append(str(failure))
            raise

    monkeypatch.setattr(Processes, "ask", watched)
    with thread_server() as server:
        assert server.ask("/api/film", foreign()).status == 200
        line = post(server, heavy())
        time.sleep(0.2)
        line.close()
        eventually(lambda: ended)
        assert ended in (["crashed"], ["given up"])
        assert server.ask("/api/film", foreign()).status == 200


def test_a_game_that_is_too_long_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def replay(*args: Any, **how: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(record_tasks, "replay", replay)
    record = json.dumps(foreign()).encode()
    with pytest.raises(Problem, match="film-too-long"):
        record_tasks.render_film(record_tasks.FilmRequest(record, most=10, packed=False))


def test_a_game_that_is_too_long_is_told_so() -> None:
    with thread_server(limits=Limits(film_actions=10)) as server:
        answer = server.ask("/api/film", foreign())
        assert (answer.status, answer.code) == (413, "film-too-long")


def test_a_record_that_does_not_come_loses_its_place() -> None:
    with thread_server(limits=Limits(film_seconds=0.2, films_each=1)) as server:
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        line.putrequest("POST", "/api/film")
        line.putheader("Content-Type", "application/json")
        line.putheader("Content-Length", "1000")
        line.endheaders()
        assert line.getresponse().status == 408
        line.close()
        assert server.ask("/api/film", foreign()).status == 200


def test_a_film_that_is_not_read_loses_its_place() -> None:
    with thread_server(limits=Limits(film_seconds=2.5, films_each=1)) as server:
        line = socket.create_connection(("127.0.0.1", server.port), WAIT)
        with line:
            data = heavy(300_000)
            head = f"POST /api/film HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            line.sendall(head.encode() + data)
            assert line.recv(15) == b"HTTP/1.1 200 OK"
            assert server.ask("/api/film", foreign()).status == 429
            eventually(lambda: server.ask("/api/film", foreign()).status == 200)


def test_places_are_shared() -> None:
    share = Share(2, 2)
    with share.hold("a") as one, share.hold("a") as two, share.hold("a") as three:
        assert (one, two, three) == (True, True, False)
        with share.hold("b") as other, share.hold("b") as more:
            assert (other, more) == (True, False)
    with share.hold("a") as again:
        assert again
