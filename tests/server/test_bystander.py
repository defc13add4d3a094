"""The bystanders of the attack tests fail when a server is slow, and only then."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from server.bystander import FEWEST, TABLES, bystander, crowding
from server.running_server import ProcessServer, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]

MOVES = 300
"""At all tables of a server together: more than a game each."""


def test_a_quiet_server_is_quick_enough(tmp_path: Path) -> None:
    with process("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db") as server:
        with bystander(server) as beside:
            pass
        assert len(beside.calm) >= FEWEST


def test_however_long_they_play_they_need_no_further_table(tmp_path: Path) -> None:
    """An attack may hold every other place."""
    db = f"sqlite:///{tmp_path}/t.db"
    full = ("--tables-per-hour", str(TABLES), "--connections", str(2 * TABLES))
    with process("--port", "0", "--db", db, *full) as server, bystander(server, MOVES):
        pass


def stall(server: ProcessServer) -> None:
    """Stop a server three times while others play."""
    with bystander(server):
        for _ in range(3):
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(0.6 * crowding())
            os.kill(server.process.pid, signal.SIGCONT)
            time.sleep(0.2)


def test_a_server_that_stalls_is_noticed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db) as server, pytest.raises(AssertionError, match="calm"):
        stall(server)
