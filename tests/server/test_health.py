"""``/health`` says when the store does not store, and no move is acknowledged then."""

from __future__ import annotations

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.inn import Guest, ProcessInn, eventually, process

pytestmark = pytest.mark.slow

Trouble = Callable[[ProcessInn, Path], Iterator[None]]


@contextmanager
def full_disk(house: ProcessInn, path: Path) -> Iterator[None]:
    """No file of the server can grow, nor be written to."""
    if sys.platform != "linux":
        pytest.skip("the limits of another process can be set on Linux only")
    soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, hard))
    yield
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def moved_away(house: ProcessInn, path: Path) -> Iterator[None]:
    path.rename(path.with_name("away.db"))
    yield
    path.with_name("away.db").rename(path)


@contextmanager
def locked(house: ProcessInn, path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize("trouble", [full_disk, moved_away, locked])
def test_a_store_that_does_not_store_is_noticed(tmp_path: Path, trouble: Trouble) -> None:
    path = tmp_path / "t.db"
    with process("--port", "0", "--db", f"sqlite:///{path}?timeout=1", "--pace", "0") as house:
        assert house.ask("/health").status == 200
        ada = house.table("nothing", options={"players": 2}).come()
        ada.turn()
        with trouble(house, path):  # type: ignore[attr-defined]
            sent = ada.do("act", action=ada.legal[0])
            assert ada.answer(sent)["code"] == "busy"
            eventually(lambda: house.ask("/health").status == 503)
            assert house.ask("/health").code == "busy"
            assert not any(message.get("id") == sent for message in ada.heard[:-1])
        eventually(lambda: house.ask("/health").status == 200)
        again = Guest(house, ada.table, ada.token).come()
        again.turn()
        again.act()
        seq = again.seq
        house.end()
    with process("--port", "0", "--db", f"sqlite:///{path}", "--pace", "0") as house:
        kept = Guest(house, ada.table, ada.token).come()
        assert kept.seq >= seq  # what was acknowledged is there
