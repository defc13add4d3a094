"""Many films at once: they wait in a bounded queue, and nobody else waits for them."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo import Rng
from nullo.match import start
from nullo.server import films
from nullo.server.limits import Limits, Share
from server.bystander import bystander
from server.inn import Inn, eventually, inn, process
from server.test_film import foreign

pytestmark = pytest.mark.slow

ATTACKER = "127.0.0.66"


def long_record(actions: int) -> dict[str, Any]:
    """A record with very many actions."""
    game = nullo.load("alles-oder-nichts", players=4, hands=1_000)
    match, _ = start(game, Rng(3), list("abcd"), cut=False)
    for _ in range(actions):
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return match.record()


def post(house: Inn, data: bytes) -> http.client.HTTPConnection:
    """Ask for a film, and do not wait for it."""
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60, **house.source)
    line.request("POST", "/api/film", data, {"Content-Type": "application/json"})
    return line


@contextmanager
def posted(house: Inn, data: bytes, many: int) -> Iterator[Counter[int]]:
    """One client asks for many films at once; what it is answered."""
    attacker, statuses = Inn(house.port, ATTACKER), Counter[int]()

    def ask() -> None:
        line = post(attacker, data)
        statuses[line.getresponse().status] += 1
        line.close()

    threads = [threading.Thread(target=ask) for _ in range(many)]
    for thread in threads:
        thread.start()
        time.sleep(0.03)
    yield statuses
    for thread in threads:
        thread.join()


def test_one_client_with_many_films_keeps_nobody_waiting(tmp_path: Path) -> None:
    data = json.dumps(long_record(1_000)).encode()
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db) as house, bystander(house):
        with posted(house, data, 40) as statuses:
            began = time.monotonic()
            assert house.ask("/api/film", foreign()).status == 200
            waited = time.monotonic() - began
        assert statuses[200] + statuses[429] == 40
        assert statuses[429] > 0
        print(f"the honest film took {waited:.2f} s")


def test_a_film_that_nobody_waits_for_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []
    made = films._made

    def watched(*args: Any) -> bytes:
        try:
            return made(*args)
        except films.ClientGone:
            ended.append("gone")
            raise

    monkeypatch.setattr(films, "_made", watched)
    data = json.dumps(long_record(8_000)).encode()
    with inn() as house:
        line = post(house, data)
        time.sleep(0.2)
        line.close()
        eventually(lambda: ended)


def test_a_game_that_is_too_long_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def replay(*args: Any, **how: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(films, "replay", replay)
    with inn(limits=Limits(film_actions=10)) as house:
        answer = house.ask("/api/film", foreign())
        assert (answer.status, answer.code) == (413, "film-too-long")


def test_a_record_that_does_not_come_loses_its_place() -> None:
    with inn(limits=Limits(film_seconds=0.2, films_each=1)) as house:
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
        line.putrequest("POST", "/api/film")
        line.putheader("Content-Type", "application/json")
        line.putheader("Content-Length", "1000")
        line.endheaders()
        assert line.getresponse().status == 408
        line.close()
        assert house.ask("/api/film", foreign()).status == 200


def test_places_are_shared() -> None:
    share = Share(2, 2)
    with share.hold("a") as one, share.hold("a") as two, share.hold("a") as three:
        assert (one, two, three) == (True, True, False)
        with share.hold("b") as other, share.hold("b") as more:
            assert (other, more) == (True, False)
    with share.hold("a") as again:
        assert again
