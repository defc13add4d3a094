"""The bystanders of the attack tests fail when a server is slow, and only then."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from server.bystander import bystander
from server.running_server import ProcessServer, process

pytestmark = [pytest.mark.slow, pytest.mark.attack]


def test_a_quiet_server_is_quick_enough(tmp_path: Path) -> None:
    with process("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db") as server:
        with bystander(server) as beside:
            time.sleep(2)
        assert len(beside.calm) > 10


def stall(server: ProcessServer) -> None:
    """Stop a server three times while others play."""
    with bystander(server):
        for _ in range(3):
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(0.6)
            os.kill(server.process.pid, signal.SIGCONT)
            time.sleep(0.2)


def test_a_server_that_stalls_is_noticed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with process("--port", "0", "--db", db) as server, pytest.raises(AssertionError, match="calm"):
        stall(server)
