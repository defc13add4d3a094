"""A real server in its own process, which tests can kill and start again.

The process is forked from one that has imported what servers need, because the imports are most of a start;
for another copy of the package it imports that copy itself.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import sys
import time
import urllib.request
from contextlib import suppress
from multiprocessing import forkserver
from pathlib import Path
from typing import Any
from unittest import mock

import nullo
from browser import seeded_serve

SOURCE = Path(nullo.__file__).parents[1]
TESTS = Path(__file__).parents[1]
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(
    [
        seeded_serve.__name__,
        "nullo.cli.app",
        "nullo.cli.serve",
        "nullo.server.run",
        "nullo.server.store.migrate",
        "nullo.server.transport.uvicorn_protocols",
    ]
)
WAIT = 120.0
"""Seconds, only to end a hang: a busy machine is slow."""
MANY = str(10**6)


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """``nullo serve`` on a free port, with a SQLite file and the chance of :mod:`browser.seeded_serve`.

    Args:
        folder: the folder of the database and the log.
        grace: seconds until a bot plays for somebody who has disconnected.
        pace: the least time of a bot's move, in seconds.
        offline: the folder of a site that plays without a connection.
        source: the folder of another copy of the package.
        port: a free port; None: any.
    """

    def __init__(
        self,
        folder: Path,
        grace: float = 60,
        pace: float = 0,
        offline: Path | None = None,
        source: Path | None = None,
        port: int | None = None,
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite:///{folder / 'nullo.db'}"
        self.log = folder / "server.log"
        self._source = source
        self._args = ["--grace", str(grace), "--pace", str(pace)]
        self._args += ["--tables-per-hour", MANY, "--connections", MANY]
        self._args += ["--offline", str(offline)] if offline else []
        self._process: multiprocessing.process.BaseProcess | None = None

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process and self._process.pid
        return self._process.pid

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        paths = [str(self._source or SOURCE), str(TESTS), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        if self._source:
            context: Any = multiprocessing.get_context("spawn")
        else:
            context = _forks
            with mock.patch.dict(os.environ, env):  # where it finds what it imports before it forks
                forkserver.ensure_running()
        self._process = context.Process(
            target=seeded_serve.serve, args=([*where, *self._args], env, str(self.log))
        )
        with mock.patch.object(sys, "path", [paths[0], *sys.path]):  # where another copy is found
            self._process.start()
        end = time.monotonic() + WAIT
        while not self._answers():
            if not self._process.is_alive() or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.origin}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """``kill -9``, so that it cannot clean up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it, and check that it ended properly and without errors."""
        assert self._end(signal.SIGTERM) in (0, -signal.SIGTERM), self.log.read_text()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()

    def _end(self, by: signal.Signals) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        assert process.pid
        with suppress(ProcessLookupError):  # it has ended
            os.kill(process.pid, by)
        process.join(WAIT)
        if process.is_alive():
            process.kill()
            process.join()
            raise TimeoutError(f"the server does not end: {self.log.read_text()}")
        return process.exitcode

    @property
    def running(self) -> bool:
        """Whether it has been started and not ended."""
        return self._process is not None

    def restart(self) -> None:
        """Kill it and start it again on the same port and database."""
        self.kill()
        self.start()

    def ask(self, path: str, body: dict[str, Any] | None = None, **headers: str) -> Any:
        """The JSON answer to a GET request, or with a body to a POST."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **headers} if body is not None else headers
        request = urllib.request.Request(self.origin + path, data, headers)
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return json.loads(answer.read())
