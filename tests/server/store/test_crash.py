"""A process killed while it writes: everything that it acknowledged is stored."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nullo.server.store.store import Store

from .sample_events import move, run, seqs

TABLES = 8
WRITER = f"""
import asyncio, os, sys
from server.store.sample_events import move, opened
from nullo.server.store.store import Store

async def play(store, table):
    await opened(store, table)
    seq = 3
    while True:
        await store.append(table, [move(seq, 0, str(seq)), move(seq + 1)])
        os.write(1, f"{{table}} {{seq + 1}}\\n".encode())
        seq += 2

async def main():
    async with Store(sys.argv[1]) as store:
        await asyncio.gather(*(play(store, f"t{{number}}") for number in range({TABLES})))

asyncio.run(main())
"""


def killed_while_writing(url: str, seconds: float) -> dict[str, int]:
    """Kill a process that writes; returns the last event of each table that it acknowledged."""
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    child = subprocess.Popen(
        [sys.executable, "-c", WRITER, url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths},
    )
    with child:
        assert child.stdout is not None
        told = child.stdout.readline()
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        told += child.stdout.read()
    lines = [
        line.split() for line in told.decode().splitlines(keepends=True) if line.endswith("\n")
    ]
    return {table: int(seq) for table, seq in lines}


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_kill_9_loses_nothing_that_was_acknowledged(url: str, seconds: float) -> None:
    told = killed_while_writing(url, seconds)
    assert told

    async def read(store: Store) -> None:
        for table in (f"t{number}" for number in range(TABLES)):
            stored = await store.events(table)
            assert seqs(stored) == list(range(1, len(stored) + 1))
            assert len(stored) >= told.get(table, 0)
            assert len(stored) % 2 == 0  # both of an append, or none
        await asyncio.gather(
            *(store.append(table, [move(last + 100)]) for table, last in told.items())
        )

    run(url, read)
    if url.startswith("sqlite"):
        path = url.removeprefix("sqlite:///")
        with sqlite3.connect(path) as line:
            assert line.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert line.execute("PRAGMA foreign_key_check").fetchall() == []
        line.close()
