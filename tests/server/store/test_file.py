"""The file of an SQLite database: served by one process, and noticed when it is gone."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nullo.server.store import InUse, StoreError
from nullo.server.store.store import Store

from .sample_events import PLAYING, move, opened, run, seqs

HOLDER = """
import asyncio, sys
from nullo.server.store.store import Store

async def main():
    async with Store(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_a_second_process_is_refused_until_the_first_has_crashed(sqlite_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout and holder.stdout.readline() == "open\n"
        with pytest.raises(InUse, match=r"another server uses .*tables\.db"):
            run(sqlite_url, opened)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        run(sqlite_url, opened)


def test_a_second_store_is_refused_by_whatever_path_it_comes(
    sqlite_url: str, tmp_path: Path
) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path_of(sqlite_url))

    async def test(store: Store) -> None:
        await opened(store)
        for path in (path_of(sqlite_url), tmp_path / ".." / tmp_path.name / "tables.db", link):
            with pytest.raises(InUse):
                await Store(f"sqlite:///{path}").open()
        await store.append("t", [move(3)])

    run(sqlite_url, test)
    run(sqlite_url, lambda store: store.append("t", [move(4)]))


def test_a_database_in_a_folder_that_takes_no_lock(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    path.with_name(f"{path.name}-lock").mkdir()
    with pytest.raises(StoreError, match="cannot be locked"):
        run(sqlite_url, opened)


def deleted(path: Path) -> None:
    path.unlink()


def all_deleted(path: Path) -> None:
    for one in path.parent.glob(f"{path.name}*"):
        one.unlink()


def log_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replaced(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)


@pytest.mark.parametrize("lose", [deleted, all_deleted, log_deleted, replaced])
def test_nothing_is_acknowledged_that_would_go_with_the_process(
    sqlite_url: str, lose: Callable[[Path], None]
) -> None:
    path = path_of(sqlite_url)

    async def test(store: Store) -> None:
        await opened(store)
        await store.append("t", [move(3)], lobby_row=PLAYING)
        lose(path)
        files = sorted(one.name for one in path.parent.iterdir())
        for again in range(3):
            with pytest.raises(StoreError, match="deleted or replaced"):
                await store.append("t", [move(4 + again)], lobby_row=PLAYING)
            with pytest.raises(StoreError, match="deleted or replaced"):
                await store.delete("t")
            with pytest.raises(StoreError, match="deleted or replaced"):
                await store.events("t")
        assert sorted(one.name for one in path.parent.iterdir()) == files  # no new file is made

    run(sqlite_url, test)


def test_a_file_that_goes_during_a_commit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        write = store._batches.write

        def write_and_lose(*given: object) -> object:
            done = write(*given)  # type: ignore[arg-type]
            path_of(sqlite_url).unlink()
            return done

        monkeypatch.setattr(store._batches, "write", write_and_lose)
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.append("t", [move(3)])

    run(sqlite_url, test)


def test_a_file_that_comes_back_is_used_again(sqlite_url: str, tmp_path: Path) -> None:
    path = path_of(sqlite_url)

    async def test(store: Store) -> None:
        await opened(store)
        path.rename(tmp_path / "away.db")
        with pytest.raises(StoreError):
            await store.append("t", [move(3)])
        (tmp_path / "away.db").rename(path)
        await store.append("t", [move(3)])
        assert seqs(await store.events("t")) == [1, 2, 3]

    run(sqlite_url, test)
    run(sqlite_url, lambda store: store.append("t", [move(4)]))


def test_who_only_reads_or_backs_up_disturbs_nobody(sqlite_url: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        for seq in (3, 4, 5):
            line = sqlite3.connect(path_of(sqlite_url))
            with sqlite3.connect(tmp_path / "copy.db") as copy:
                line.backup(copy)
            copy.close()
            line.close()
            assert store._writer._line is not None
            # Even if the writer loses its connection meanwhile.
            await asyncio.to_thread(store._writer._line.invalidate)
            store._writer._line = None
            await store.append("t", [move(seq)])

    run(sqlite_url, test)
    assert os.listdir(tmp_path)
