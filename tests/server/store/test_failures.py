"""Failing databases: callers get an error, nothing is acknowledged, and the store recovers."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from nullo.server.store import Conflict, StoreError
from nullo.server.store.engine import default_url
from nullo.server.store.store import Store
from nullo.server.table.events import Shuffle, Stored

from .sample_events import GATHERING, NOW, first, move, opened, outcomes, run, seqs


def test_a_full_disk_fails_the_batch_and_not_the_next(sqlite_url: str) -> None:
    secret = ["SECRETCARD" * 20] * 500

    async def test(store: Store) -> None:
        await opened(store)
        await opened(store, "u")
        assert store._writer._line is not None
        line = store._writer._line.connection.driver_connection
        assert line is not None

        def limit(pages: int) -> None:  # the connection belongs to the thread, but it is idle
            line.execute(f"PRAGMA max_page_count = {pages}")

        (pages,) = line.execute("PRAGMA page_count").fetchone()
        limit(pages + 1)
        big = Stored(3, NOW, Shuffle(0, "", secret))
        waiting = store.append("t", [big]), store.append("u", [move(3)])
        assert await outcomes(*waiting) == ["StoreError", "StoreError"]
        assert seqs(await store.events("t")) == seqs(await store.events("u")) == [1, 2]
        await store.append("t", [big])
        await store.append("u", [move(3)])
        assert seqs(await store.events("t")) == seqs(await store.events("u")) == [1, 2, 3]

    run(sqlite_url, test)


def test_a_locked_database_fails_after_a_while_and_then_goes_on(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        with pytest.raises(StoreError, match="locked"):
            await store.append("t", [move(3)])
        with pytest.raises(StoreError, match="locked"):
            await store.delete("t")
        assert time.monotonic() - began < 10  # the URL says for how long to wait
        assert seqs(await store.events("t")) == [1, 2]  # readers do not wait
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", [move(3)])

    run(f"{sqlite_url}?timeout=0.05", test)


def test_a_locked_database_is_waited_for_once(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        with pytest.raises(StoreError, match="locked"):
            await store.append("t", [move(3)])
        assert time.monotonic() - began < 5.5
        other.close()
        await store.append("t", [move(3)])

    run(f"{sqlite_url}?timeout=3", test)


def test_what_is_told_and_logged_holds_no_card(url: str, caplog: pytest.LogCaptureFixture) -> None:
    deal = Stored(3, 2**70, Shuffle(0, "", ["SECRETCARD"]))

    async def test(store: Store) -> None:
        await opened(store)
        with pytest.raises(StoreError) as wrong:
            await store.append("t", [deal])
        with pytest.raises(Conflict) as late:
            await store.append("t", [Stored(2, NOW, deal.event)])
        for caught in (wrong, late):
            assert "SECRETCARD" not in str(caught.getrepr(style="long", chain=True))

    with caplog.at_level(logging.DEBUG):
        run(url, test)
    assert "SECRETCARD" not in caplog.text


def test_a_failure_of_its_own_kind_fails_the_callers_only(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        with monkeypatch.context() as broken:
            broken.setattr(store._batches, "write", lambda *_: 1 / 0)
            with pytest.raises(StoreError):
                await store.append("t", [move(3)])
        await store.append("t", [move(3)])

    run(sqlite_url, test)


def test_postgres_ends_the_writers_connection(postgres_url: str) -> None:
    import psycopg

    async def test(store: Store) -> None:
        await opened(store)
        with psycopg.connect(postgres_url, autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(StoreError):
            await store.append("t", [move(3)])
        await store.append("t", [move(3)])
        assert seqs(await store.events("t")) == [1, 2, 3]

    run(postgres_url, test)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("mysql://me:secret@host/db", "not mysql"),
        ("no url", "no URL"),
        ("sqlite:////no/such/folder/x.db", "unable to open"),
        ("postgresql://me:secret@127.0.0.1:1/db?connect_timeout=2", "refused"),
    ],
)
def test_what_cannot_be_opened_is_told_without_its_password(wrong: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as caught:
        run(wrong, lambda _: asyncio.sleep(0))
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a shopping list " * 100)
    with pytest.raises(StoreError, match="not a database"):
        run(f"sqlite:///{path}", lambda _: asyncio.sleep(0))
    assert path.read_text().startswith("a shopping list")


def test_postgres_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"nullo\[postgres\]"):
        run("postgresql://host/db", lambda _: asyncio.sleep(0))


def test_an_sqlite_that_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 32, 3))
    with pytest.raises(StoreError, match=r"too old.*3\.33"):
        run("sqlite://", lambda _: asyncio.sleep(0))


def test_the_default_is_a_file_that_only_its_user_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    run(default_url(), opened)
    run(default_url(), lambda store: store.append("t", [move(3)]))
    if sys.platform == "linux":
        assert stat.S_IMODE((tmp_path / "nullo").stat().st_mode) == 0o700
        assert (tmp_path / "nullo" / "tables.db").exists()


def test_a_store_of_its_own_leaves_nothing_behind() -> None:
    async def test(store: Store) -> Path:
        await opened(store)
        async with Store("sqlite://") as other:
            assert await other.entry("t") is None
        assert store._database is not None
        path = Path(str(store._database.writer.url.database))
        assert path.exists()
        return path

    assert not run("sqlite://", test).parent.exists()


def test_it_is_as_durable_as_sqlite_can_be(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        assert store._writer._line is not None
        found = [
            store._writer._line.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        store._writer._line.rollback()
        assert found == ["wal", 2, 1, 30_000]

    run(sqlite_url, test)


class Contended(sqlite3.Connection):
    """A connection that is refused the journal mode twice, as if another one were switching, too."""

    refusals = 2

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        if "journal_mode" in sql and self.refusals:
            self.refusals -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error
        return super().execute(sql, *given)


def test_a_switch_to_the_log_that_is_refused_is_tried_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Contended))
    run(sqlite_url, opened)


def test_the_lobby_is_read_from_its_index(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(), GATHERING)
        assert store._database is not None
        with store._database.reader.connect() as line:
            plan = line.execute(
                text(
                    "EXPLAIN QUERY PLAN SELECT * FROM tables "
                    "WHERE listed AND stage <> 'over' ORDER BY made DESC LIMIT 50"
                )
            ).all()
        assert "tables_lobby" in str(plan)

    run(sqlite_url, test)
