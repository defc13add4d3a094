"""When tables were made: the lobby's order, and the sweep that takes old ones."""

from __future__ import annotations

import asyncio
import time

import pytest

from server.inn import ThreadInn


@pytest.mark.parametrize("start", [False, True])
def test_a_new_table_is_not_old(house: ThreadInn, start: bool) -> None:
    before = time.time_ns() // 1_000_000
    host = house.table(start=start)
    store = house.state.store

    async def swept() -> list[str]:
        now = time.time_ns() // 1_000_000
        return [*await store.sweep(now, None), *await store.sweep(now, 0)]

    assert asyncio.run_coroutine_threadsafe(swept(), house.loop).result(20) == []
    stored = asyncio.run_coroutine_threadsafe(store.events(host.table), house.loop).result(20)
    assert stored and all(row.at >= before for row in stored)


def test_the_lobby_lists_the_newest_first(house: ThreadInn) -> None:
    made = []
    for _ in range(3):
        made.append(house.table(start=False, listed=True).table)
        time.sleep(0.003)
    listed = [table["id"] for table in house.ask("/api/lobby").json["open"]]
    assert listed[:3] == made[::-1]
