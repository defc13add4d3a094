"""One client asks for hints and analyses as fast as it can while others play: their moves stay quick."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import nullo
from nullo.arena.simulate import play_to_end
from nullo.bots import make
from nullo.engine.rng import Rng
from nullo.state.match import Match, RandomSource
from server.attack import hammer
from server.bystander import bystander
from server.running_server import WAIT, ProcessServer, RunningServer, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]

ATTACKER = "127.0.0.66"
SECONDS = 4.0
TABLES = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    folder: Path = tmp_path_factory.mktemp("thinking")
    with process("--port", "0", "--db", f"sqlite:///{folder}/t.db", "--pace", "0") as made:
        yield made


def test_hints_at_many_tables(server: ProcessServer) -> None:
    attacker = RunningServer(server.port, ATTACKER)
    guests = [attacker.table("alles-oder-nichts") for _ in range(TABLES)]
    with bystander(server):
        answers = hammer(guests, lambda n: {"type": "hint", "id": f"h{n}"}, SECONDS, often=5)
    print(answers)
    assert answers["hint"] >= 10
    assert set(answers) <= {"hint", "too-fast", "hint-failed", "choose", "snapshot", "presence"}


def played() -> bytes:
    """A record whose analysis takes much longer than the attack."""
    match = Match(nullo.load("sauce"), RandomSource(Rng(1)), names=list("abcd"))
    play_to_end(match, [make("simple", Rng(seat)) for seat in range(4)])
    return json.dumps(match.record()).encode()


@pytest.mark.long
def test_analyses_that_are_left_and_begun_again(server: ProcessServer) -> None:
    data = played()
    end = time.monotonic() + SECONDS
    statuses = Counter[int]()

    def ask(path: str) -> None:
        while time.monotonic() < end:
            line = http.client.HTTPConnection(
                "127.0.0.1", server.port, timeout=WAIT, source_address=(ATTACKER, 0)
            )
            with closing(line):
                line.request("POST", path, data, {"Content-Type": "application/json"})
                answer = line.getresponse()
                statuses[answer.status] += 1
                answer.read(100)  # the rest is not waited for
            time.sleep(0.05)

    paths = ["/api/analysis"] * 6 + [f"/api/decisions/{number}" for number in range(2)]
    threads = [threading.Thread(target=ask, args=(path,)) for path in paths]
    with bystander(server):
        end = time.monotonic() + SECONDS
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(statuses)
    assert statuses[200] >= 2 and statuses[429] > 0
    assert set(statuses) == {200, 429}
    # The server is free for others at once.
    assert server.ask("/api/decisions/0", data).status == 200
