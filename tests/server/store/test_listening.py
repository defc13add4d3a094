"""Workers with one PostgreSQL database are told of each other's writes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import psycopg
import pytest

from nullo.server.store import Conflict
from nullo.server.store.batch import PAYLOAD, payloads
from nullo.server.store.store import Store

from .sample_events import NOW, move, opened, run

Notices = list[tuple[str, int]]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


async def listening(store: Store) -> tuple[Notices, list[None]]:
    notices: Notices = []
    missed: list[None] = []
    store.listen(lambda table, seq: notices.append((table, seq)), lambda: missed.append(None))
    await until(lambda: len(missed) == 1)
    return notices, missed


def test_the_others_hear_of_each_table_once_a_batch(postgres_url: str) -> None:
    async def test(one: Store) -> None:
        async with Store(postgres_url) as two:
            own, _ = await listening(one)
            notices, _ = await listening(two)
            await opened(one)
            await until(lambda: notices == [("t", 2)])
            await asyncio.gather(one.append("t", [move(3)]), one.append("t", [move(4), move(5)]))
            await until(lambda: notices[-1:] == [("t", 5)])
            with pytest.raises(Conflict):
                await one.append("t", [move(5)])
            await two.append("t", [move(6)])
            await until(lambda: own == [("t", 6)])
            await one.delete("t")
            await until(lambda: notices[-1:] == [("t", 0)])
            assert notices[:2] == [("t", 2), ("t", 5)] or notices[:3] == [
                ("t", 2),
                ("t", 3),
                ("t", 5),
            ]
            await opened(two, "old")
            await two.sweep(NOW, None)
            assert await two.sweep(NOW + 10**12, 10**12) == ["old"]
            await until(lambda: own[-2:] == [("old", 2), ("old", 0)])

    run(postgres_url, test)


def test_a_lost_line_comes_back_and_says_so(postgres_url: str) -> None:
    async def test(one: Store) -> None:
        async with Store(postgres_url) as two:
            notices, missed = await listening(two)
            await opened(one)
            with psycopg.connect(postgres_url, autocommit=True) as line:
                ended = line.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query = 'LISTEN nullo' AND datname = current_database()"
                ).fetchall()
            assert ended == [(True,)]
            await until(lambda: len(missed) == 2)
            await one.append("t", [move(3)])
            await until(lambda: notices[-1:] == [("t", 3)])

    run(postgres_url, test)


def test_sqlite_tells_nothing(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        store.listen(lambda *_: pytest.fail("told"), lambda: pytest.fail("told"))
        await opened(store)
        await asyncio.sleep(0.02)

    run(sqlite_url, test)


def test_notifications_are_split_to_what_the_database_takes() -> None:
    last = {f"table-♠-{number:04}": number for number in range(2000)}
    parts = payloads("me", last)
    assert len(parts) > 1
    found: dict[str, int] = {}
    for part in parts:
        assert len(part.encode()) <= PAYLOAD + 2
        sender, *pairs = json.loads(part)
        assert sender == "me"
        found |= dict(zip(pairs[::2], pairs[1::2], strict=True))
    assert found == last


def test_a_batch_of_many_tables_is_told_whole(postgres_url: str) -> None:
    async def test(one: Store) -> None:
        async with Store(postgres_url) as two:
            notices, _ = await listening(two)
            tables = [f"{number:040}" for number in range(400)]
            await asyncio.gather(*(opened(one, table) for table in tables))
            await until(lambda: len(notices) == 400)
            assert dict(notices) == dict.fromkeys(tables, 2)

    run(postgres_url, test)
