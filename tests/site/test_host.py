"""The application without a network: requests, sockets, and what is kept."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from nullo.games.registry import BUILT_IN
from nullo.server.protocol.messages import VERSION
from nullo.server.store.store import Store
from nullo.site.analyst import DistantAnalyst, encoded_outcome
from nullo.site.host import Host
from nullo.site.memory_store import Changes, Keeper, MemoryStore
from records import short_record

WAIT = 60.0


class Shelf(Keeper):
    """Keeps in a dictionary."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def rows(self) -> list[tuple[str, str]]:
        return [(key, text) for key, text in self.kept.items() if not key.startswith("event/")]

    async def events(self, table: str) -> list[str]:
        return [self.kept[key] for key in sorted(self.kept) if key.startswith(f"event/{table}/")]

    async def keep(self, changes: Changes) -> None:
        for key, text in changes:
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text


async def ask(host: Host, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    data = b"" if body is None else json.dumps(body).encode()
    headers = {} if body is None else {"content-type": "application/json"}
    status, text = await host.whole_answer(method, path, headers, data)
    return status, json.loads(text) if text else None


class Line:
    """A socket, and the state that it tells of."""

    def __init__(self, host: Host, table: str) -> None:
        self.opened = asyncio.Event()
        self.frames: asyncio.Queue[Any] = asyncio.Queue()
        self.socket = host.open(
            f"/api/tables/{table}/socket", self.opened.set, self._heard, lambda code: None
        )

    def _heard(self, text: str) -> None:
        self.frames.put_nowait(json.loads(text))

    async def hello(self) -> Any:
        await asyncio.wait_for(self.opened.wait(), WAIT)
        self.socket.send(json.dumps({"type": "hello", "version": VERSION, "seq": 0, "member": -1}))
        return await self.until("snapshot")

    async def until(self, kind: str) -> Any:
        while True:
            frame = await asyncio.wait_for(self.frames.get(), WAIT)
            if frame["type"] == kind:
                return frame


def run(work: Callable[[Host, Shelf], Awaitable[None]]) -> None:
    async def main() -> None:
        shelf = Shelf()
        host = Host(shelf)
        await host.start()
        try:
            await work(host, shelf)
        finally:
            await host.stop()

    asyncio.run(main())


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_table_is_dealt_and_goes_on_in_another_run(game: str) -> None:
    async def work(host: Host, shelf: Shelf) -> None:
        wish = {"game": game, "name": "Ada", "bots": "club", "start": True}
        status, made = await ask(host, "POST", "/api/tables", wish)
        assert status == 201
        line = Line(host, made["table"])
        before = await line.hello()
        assert before["you"]["member"] == made["member"]
        assert before["own"]["hand"]
        line.socket.close()
        again = Host(shelf)
        await again.start()
        try:
            status, mine = await ask(again, "GET", "/api/mine")
            assert status == 200
            assert [one["id"] for one in mine["unfinished"]] == [made["table"]]
            after = await Line(again, made["table"]).hello()
            assert after["you"]["member"] == made["member"]
            assert after["own"]["hand"]
        finally:
            await again.stop()

    run(work)


def test_pages_of_the_lobby_are_answered() -> None:
    async def work(host: Host, shelf: Shelf) -> None:
        status, games = await ask(host, "GET", "/api/games")
        assert status == 200
        assert {one["id"] for one in games} >= set(BUILT_IN)
        assert (await ask(host, "GET", "/api/lobby"))[0] == 200
        assert (await ask(host, "GET", "/api/rules/sauce?lang=de"))[0] == 200
        assert (await ask(host, "GET", "/api/nothing"))[0] == 404

    run(work)


async def play_out(host: Host, table: str) -> Any:
    """Play a table's game to its end, always by the first legal move; returns the last snapshot."""
    line = Line(host, table)
    state = await line.hello()
    number = 0
    while state["table"]["stage"] != "over":
        legal = (state["own"] or {}).get("legal")
        if legal:
            number += 1
            move = {"type": "act", "id": f"m{number}", "move": legal[0]}
            line.socket.send(json.dumps(move))
            await line.until("event")
        else:
            await asyncio.sleep(0.02)
        line.socket.close()
        line = Line(host, table)
        state = await line.hello()
    line.socket.close()
    return state


@pytest.mark.slow
def test_a_challenge_travels_as_a_record() -> None:
    async def work(host: Host, shelf: Shelf) -> None:
        wish = {"game": "all-fives", "name": "Ada", "bots": "club", "start": True}
        wish["options"] = {"players": 2, "target": 5}
        _, made = await ask(host, "POST", "/api/tables", wish)
        state = await play_out(host, made["table"])
        seat = state["you"]["seat"]
        status, own = await ask(host, "POST", f"/api/tables/{made['table']}/challenge", {})
        assert status == 201
        _, record = await ask(host, "GET", f"/api/tables/{made['table']}/record")
        other = Host(Shelf())
        await other.start()
        try:
            status, taken = await ask(other, "POST", f"/api/challenges?seat={seat}", record)
            assert (status, taken["id"]) == (201, own["id"])
            _, told = await ask(other, "GET", f"/api/duplicates/{taken['id']}")
            assert (
                told["players"][0]["name"] == "Ada"
                and "hands" not in told["players"][0]["results"][0]
            )
            _, tried = await ask(other, "POST", f"/api/duplicates/{taken['id']}/1", {"name": "Bo"})
            await play_out(other, tried["table"])
            _, told = await ask(other, "GET", f"/api/duplicates/{taken['id']}")
            first, second = (player["results"][0] for player in told["players"])
            assert first["hands"] == second["hands"]  # the same play, met by the same answers
        finally:
            await other.stop()

    run(work)


@pytest.mark.slow
@pytest.mark.parametrize("there", [True, False])
def test_analyses_are_made_by_a_second_worker_if_there_is_one(there: bool) -> None:
    asked: list[bytes] = []

    async def second_worker(request: bytes) -> bytes:
        asked.append(request)
        if not there:
            raise RuntimeError
        return encoded_outcome(request)

    async def work() -> None:
        host = Host(Shelf(), DistantAnalyst(second_worker).outcome)
        await host.start()
        parts: list[bytes] = []
        headers = {"content-type": "application/json"}
        body = short_record().encode()
        try:
            await host.request(
                "POST", "/api/analysis", headers, body, lambda status, kind: None, parts.append
            )
            status, problem = await ask(host, "POST", "/api/analysis", {"game": "sauce"})
        finally:
            await host.stop()
        lines = [json.loads(line) for line in b"".join(parts).splitlines()]
        assert "figures" in lines[-1]
        assert len(lines) == lines[0]["total"] + 2
        assert (status, problem["error"]["code"]) == (400, "bad-record")
        assert len(asked) == len(lines) + 1  # a plan, each part, the figures; a plan of the other

    asyncio.run(work())


def methods(store: type) -> dict[str, list[str]]:
    """The public methods of a store, with the names of their arguments."""
    found = inspect.getmembers(store, inspect.isfunction)
    return {name: list(inspect.signature(method).parameters)[1:] for name, method in found}


def test_a_store_in_memory_does_what_a_database_does() -> None:
    database, memory = methods(Store), methods(MemoryStore)
    for name in ("open", "close"):  # there is nothing to open or close
        del database[name]
    assert {name: memory[name] for name in database if name[0] != "_"} == {
        name: words for name, words in database.items() if name[0] != "_"
    }
