"""A real server in its own process, which tests can kill and start again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import nullo

SOURCE = Path(nullo.__file__).parents[1]
TESTS = Path(__file__).parents[1]
COMMAND = (sys.executable, "-W", "error", "-m", "browser.seeded_serve", "serve")
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
        source: the folder of the package.
        offline: the folder of a site that plays without a connection.
        port: a free port; None: any.
    """

    def __init__(
        self,
        folder: Path,
        grace: float = 60,
        pace: float = 0,
        source: Path = SOURCE,
        offline: Path | None = None,
        port: int | None = None,
    ) -> None:
        self.folder = folder
        self.source = source
        self.port = port or free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite:///{folder / 'nullo.db'}"
        self.log = folder / "server.log"
        self._args = ["--grace", str(grace), "--pace", str(pace)]
        self._args += ["--tables-per-hour", MANY, "--connections", MANY]
        self._args += ["--offline", str(offline)] if offline else []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process
        return self._process.pid

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        paths = [str(self.source), str(TESTS), os.environ.get("PYTHONPATH", "")]
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*COMMAND, *where, *self._args],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            )
        end = time.monotonic() + WAIT
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
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
        process.send_signal(by)
        try:
            return process.wait(WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

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
