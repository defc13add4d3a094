"""``/health`` says when the store does not store, and no move is acknowledged then."""

from __future__ import annotations

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from long_run import part
from server.running_server import Guest, ProcessServer, eventually, process

pytestmark = pytest.mark.slow

Trouble = Callable[[ProcessServer, Path], Iterator[None]]


@contextmanager
def full_disk(server: ProcessServer, path: Path) -> Iterator[None]:
    """During the block no file of the server can grow or be written to."""
    if sys.platform != "linux":
        pytest.skip("the limits of another process can be set on Linux only")
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, hard))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def moved_away(server: ProcessServer, path: Path) -> Iterator[None]:
    path.rename(path.with_name("away.db"))
    yield
    path.with_name("away.db").rename(path)


@contextmanager
def locked(server: ProcessServer, path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize("trouble", part([full_disk, moved_away, locked], full_disk))
def test_a_store_that_does_not_store_is_noticed(tmp_path: Path, trouble: Trouble) -> None:
    path = tmp_path / "t.db"
    with process("--port", "0", "--db", f"sqlite:///{path}?timeout=1", "--pace", "0") as server:
        assert server.ask("/health").status == 200
        ada = server.table("nothing", options={"players": 2}).come()
        ada.turn()
        with trouble(server, path):  # type: ignore[attr-defined]
            sent = ada.do("act", move=ada.legal[0])
            assert ada.answer(sent)["code"] == "busy"
            eventually(lambda: server.ask("/health").status == 503)
            assert server.ask("/health").code == "busy"
            assert not any(message.get("id") == sent for message in ada.received[:-1])
        eventually(lambda: server.ask("/health").status == 200)
        again = Guest(server, ada.table, ada.token).come()
        again.turn()
        again.act()
        seq = again.seq
        server.end()
    with process("--port", "0", "--db", f"sqlite:///{path}", "--pace", "0") as server:
        kept = Guest(server, ada.table, ada.token).come()
        assert kept.seq >= seq  # what was acknowledged is there
