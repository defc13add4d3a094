"""The health check, which stores something."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from nullo.server.store import StoreError
from nullo.server.store import store as module
from nullo.server.store.store import Store

from .sample_events import move, opened, run


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARED", 0.0)
    monkeypatch.setattr(module, "HANGS", 20.0)


async def health(store: Store) -> str:
    """The fault that the health check finds; empty: none."""
    try:
        await store.health()
    except StoreError as error:
        return str(error)
    return ""


def test_something_is_stored(url: str) -> None:
    async def test(store: Store) -> None:
        assert await health(store) == ""
        assert store._database is not None
        with store._database.reader.connect() as line:
            found = line.execute(text("SELECT value FROM notes WHERE name = 'health'")).scalar()
        assert found and found > 1_700_000_000_000

    run(url, test)


def test_many_who_ask_share_one_answer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARED", 60.0)

    async def test(store: Store) -> None:
        calls = 0
        call = store._writer.call

        def counted(function: object) -> object:
            nonlocal calls
            calls += 1
            return call(function)  # type: ignore[arg-type]

        monkeypatch.setattr(store._writer, "call", counted)
        assert set(await asyncio.gather(*(health(store) for _ in range(500)))) == {""}
        assert await health(store) == ""
        assert calls == 1

    run(url, test)


def test_answers_that_overtake_each_other(url: str) -> None:
    async def test(store: Store) -> None:
        async def ask() -> set[str]:
            return {await health(store) for _ in range(100)}

        assert set().union(*await asyncio.gather(*(ask() for _ in range(5)))) == {""}

    run(url, test)


def test_a_locked_database_is_not_healthy_until_it_is_free(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        monkeypatch.setattr(module, "HANGS", 0.2)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = store.append("t", [move(3)])
        assert "has been stored" in await health(store)
        assert "has been stored" in await health(store)  # nothing else waits for it
        assert store._writer._queue.qsize() <= 1
        other.execute("ROLLBACK")
        other.close()
        await waiting
        monkeypatch.setattr(module, "HANGS", 20.0)
        assert await health(store) == ""

    run(sqlite_url, test)


def test_a_deleted_database_is_not_healthy(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        assert await health(store) == ""
        Path(sqlite_url.removeprefix("sqlite:///")).unlink()
        assert "deleted" in await health(store)

    run(sqlite_url, test)


def test_a_lost_line_is_noticed(postgres_url: str) -> None:
    import psycopg

    async def test(store: Store) -> None:
        assert await health(store) == ""
        with psycopg.connect(postgres_url, autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await health(store) != ""
        assert await health(store) == ""

    run(postgres_url, test)


def test_a_closed_store_is_not_healthy(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        await store.open()
        await store.close()
        assert await health(store) != ""

    asyncio.run(test())
