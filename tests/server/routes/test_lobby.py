"""When tables were made: the lobby's order, and the sweep that takes old ones."""

from __future__ import annotations

import asyncio
import time

import pytest

from nullo.server.pages.kept_answers import SharedAnswer
from server.running_server import ThreadServer


@pytest.mark.parametrize("start", [False, True])
def test_a_new_table_is_not_old(server: ThreadServer, start: bool) -> None:
    before = time.time_ns() // 1_000_000
    host = server.table(start=start)
    store = server.state.store

    async def swept() -> list[str]:
        now = time.time_ns() // 1_000_000
        return [*await store.sweep(now, None), *await store.sweep(now, 0)]

    assert asyncio.run_coroutine_threadsafe(swept(), server.loop).result(60) == []
    stored = asyncio.run_coroutine_threadsafe(store.events(host.table), server.loop).result(60)
    assert stored and all(row.at >= before for row in stored)


def test_the_lobby_lists_the_newest_first(server: ThreadServer) -> None:
    made = []
    for _ in range(3):
        made.append(server.table(start=False, listed=True).table)
        time.sleep(0.003)
    listed = [table["id"] for table in server.ask("/api/lobby").json["open"]]
    assert listed[:3] == made[::-1]


def test_a_crowd_shares_answers_begun_after_it_asked() -> None:
    begun: list[int] = []

    async def make() -> int:
        begun.append(len(begun))
        mine = begun[-1]
        await asyncio.sleep(0.01)
        return mine

    async def crowd() -> None:
        shared = SharedAnswer(make)
        first = asyncio.create_task(shared.get())
        await asyncio.sleep(0)
        assert await asyncio.gather(*(shared.get() for _ in range(20))) == [1] * 20
        assert await first == 0 and await shared.get() == 2

    asyncio.run(crowd())
