"""When the store fails, no unsaved event is sent, and the server recovers afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from nullo.server.store import Chain, LobbyRow, StoreError
from nullo.server.store.store import Store
from server.running_server import Guest, ThreadServer, eventually, thread_server


@pytest.fixture
def server() -> Iterator[ThreadServer]:
    with thread_server() as made:
        yield made


def fail(*_: Any, **__: Any) -> asyncio.Future[None]:
    future = asyncio.get_running_loop().create_future()
    future.set_exception(StoreError("full"))
    return future


def test_an_end_that_was_not_kept_shows_no_record(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    def append_unless_over(
        self: Store, *args: Any, lobby_row: LobbyRow | None, **given: Any
    ) -> Any:
        over = lobby_row is not None and lobby_row.stage == "over"
        return (fail if over else append)(self, *args, lobby_row=lobby_row, **given)

    ada = server.table("nothing", start=False, options={"players": 2}).come()
    bo = server.join(ada.table).come()
    ada.do("start")
    path = f"/api/tables/{ada.table}/record"
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", append_unless_over)
        last = _play_until_refused(ada, bo)
        assert server.ask(path).code == "not-over"
        assert Guest(server, ada.table).come().stage == "playing"
    last.act()
    assert last.stage == "over"
    assert server.ask(path).json["meta"]["seals"][0]["nonce"]


def _play_until_refused(ada: Guest, bo: Guest) -> Guest:
    """Play until an event could not be stored; returns whose move that was."""
    while True:
        while ada.seq != bo.seq or not ada.legal + bo.legal:
            min(ada, bo, key=lambda guest: guest.seq).hear()
        guest = ada if ada.legal else bo
        sent = guest.do("act", move=guest.legal[0])
        told = guest.answer(sent)
        if told["type"] == "error":
            assert told["code"] == "busy"
            return guest


def test_a_store_that_cannot_be_read_is_not_asked_without_end(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def unreadable(*_: Any, **__: Any) -> Any:
        nonlocal asked
        asked += 1
        raise StoreError("unreadable")

    host = server.table("nothing", options={"players": 2}).come()
    host.turn()
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        patch.setattr(Store, "events", unreadable)
        for _ in range(2):
            sent = host.do("act", move=host.legal[0])
            told = host.answer(sent)
            assert told["code"] == "busy"
        time.sleep(0.5)
    assert asked < 5
    host.act()
    assert 'nullo_failures_total{what="message"}' not in server.ask("/metrics").body.decode()


def test_a_refusal_tells_nothing_of_what_was_not_kept(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule about the first player's card, which is not stored, would reveal its suit to the second."""
    held: list[asyncio.Future[None]] = []

    def hold(*_: Any, chain: Chain, **__: Any) -> asyncio.Future[None]:
        if held:
            return fail()
        held.append(asyncio.get_running_loop().create_future())
        return held[0]

    ada = server.table("all-fives", start=False, options={"players": 2}).come()
    bo = server.join(ada.table).come()
    ada.do("start")
    while ada.seq != bo.seq or not ada.legal + bo.legal:
        min(ada, bo, key=lambda guest: guest.seq).hear()
    first, second = (ada, bo) if ada.legal else (bo, ada)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", hold)
        acted = first.do("act", move=first.legal[0])
        eventually(lambda: held)
        early = second.do("act", move="play 2h")
        with pytest.raises(TimeoutError):
            second.hear(0.3)
        server.loop.call_soon_threadsafe(held[0].set_exception, StoreError("full"))
        assert first.until(lambda message: message.get("id") == acted)["code"] == "busy"
        assert second.until(lambda message: message.get("id") == early)["code"] == "not-your-turn"
