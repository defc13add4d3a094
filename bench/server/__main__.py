"""How many moves the server carries: tables of four clients through the public protocol.

python bench/server [--tables 50] [--seconds 10] [--repeats 5] [--pace 1200] [--growth]
                       [--json FILE] [--db URL] [--quick]

The server (that of ``nullo serve``, durable commits, SQLite unless ``--db``) runs on one core, the clients
on another. A move counts when all four clients of its table hold it. What is measured, and the
published figures, are in ``docs/server-speed.md``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from crowd import Crowd, quantile

from nullo.server.lan import listen
from nullo.server.limits import Limits
from nullo.server.run import run
from nullo.server.settings import ServerSettings

MANY = 10**6
TICKS = os.sysconf("SC_CLK_TCK")


def serve(port: int, db: str) -> None:
    """``nullo serve``, but with no limit on how much one address may ask for."""
    limits = Limits(
        tables_per_hour=MANY,
        joins_per_hour=MANY,
        connections_per_address=MANY,
        messages_per_second=MANY,
        burst=MANY,
    )
    sockets = listen(["127.0.0.1"], port)
    run(ServerSettings(db=db, limits=limits), sockets, ready=lambda: None)


class Server:
    """The server as a process of its own, on one core.

    Attributes:
        port: where it listens.
        pid: of its process.
    """

    def __init__(self, db: str, core: int | None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(self.port), "--db", db],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.pid = self._process.pid
        if core is not None:
            os.sched_setaffinity(self.pid, {core})
        self._wait()

    def _wait(self) -> None:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
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


def measure(
    given: argparse.Namespace, tables: int, cores: tuple[int | None, int | None], pace: float
) -> dict[str, float]:
    """One run on a new server and database: figures by name; ``pace`` 0: closed loop."""
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        server = Server(given.db or f"sqlite:///{folder}/nullo.db", cores[0])
        crowd = Crowd(server.port)
        try:
            empty = server.memory()
            crowd.sit(tables)
            crowd.closed(given.warm)
            crowd.drain()
            return _measured(crowd, server, given.seconds, pace, empty)
        finally:
            crowd.leave()
            server.stop()


def _measured(
    crowd: Crowd, server: Server, seconds: float, pace: float, empty: float
) -> dict[str, float]:
    crowd.counting = True
    frames, server_cpu, load_cpu = crowd.frames, server.cpu(), time.process_time()
    begin, late = time.perf_counter(), 0
    if pace:
        late = crowd.paced(seconds, pace)
    else:
        crowd.closed(seconds)
    wall = time.perf_counter() - begin
    done = len(crowd.latencies)
    server_cpu, load_cpu = server.cpu() - server_cpu, time.process_time() - load_cpu
    frames = crowd.frames - frames
    crowd.drain()  # a move still on its way counts for the latency, not for the rate
    times = sorted(crowd.latencies)
    return {
        "moves_s": done / wall,
        "frames_s": frames / wall,
        "p50_ms": 1000 * quantile(times, 0.5),
        "p95_ms": 1000 * quantile(times, 0.95),
        "p99_ms": 1000 * quantile(times, 0.99),
        "max_ms": 1000 * times[-1],
        "server_cpu": 100 * server_cpu / wall,
        "server_us_per_move": 1e6 * server_cpu / done,
        "load_cpu": 100 * load_cpu / wall,
        "empty_mib": empty,
        "memory_mib": server.memory(),
        "late": late,
    }


def summary(runs: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """Median, least and most of each figure."""
    return {
        name: {
            "median": statistics.median(run[name] for run in runs),
            "least": min(run[name] for run in runs),
            "most": max(run[name] for run in runs),
        }
        for name in runs[0]
    }


def durable(folder: str | None) -> float:
    """Milliseconds that a small write takes until it is on this disk, the median of 200."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        times = []
        for _ in range(200):
            begin = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return 1000 * statistics.median(times)


def machine(given: argparse.Namespace) -> dict[str, Any]:
    """What it was measured on."""
    cpu = "unknown"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            cpu = line.partition(":")[2].strip()
            break
    return {
        "cpu": cpu,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "store": given.db.partition(":")[0] or "sqlite",
        "fsync_ms": round(durable(given.folder), 3),
    }


def line(name: str, tables: int, figures: dict[str, dict[str, float]]) -> str:
    """A row of the report: medians, the rate with its spread."""
    moves = figures["moves_s"]
    rest = " | ".join(
        f"{figures[key]['median']:,.{digits}f}"
        for key, digits in (
            ("p50_ms", 1),
            ("p95_ms", 1),
            ("p99_ms", 1),
            ("server_cpu", 0),
            ("load_cpu", 0),
            ("server_us_per_move", 0),
            ("memory_mib", 0),
        )
    )
    spread = f"{moves['least']:,.0f}–{moves['most']:,.0f}"
    return f"| {name} | {tables} | {moves['median']:,.0f} | {spread} | {rest} |"


def plan(given: argparse.Namespace) -> list[tuple[str, int, float]]:
    """The runs of a repeat: name, tables, pace."""
    runs = [("closed", given.tables, 0.0), ("paced", given.tables, given.pace)]
    if given.growth:
        runs += [("growth", tables, 0.0) for tables in (1, 10, 50, 100, 200)]
    return runs


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3, help="seconds of play before it counts")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--pace", type=float, default=1200, help="moves a second")
    parser.add_argument("--growth", action="store_true", help="1 to 200 tables as well")
    parser.add_argument("--db", default="", help="URL of the store; a new SQLite file unless given")
    parser.add_argument("--folder", help="where the SQLite file lies")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--quick", action="store_true", help="a second of each: a check only")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.quick:
        given.tables, given.seconds, given.warm, given.repeats, given.pace = 3, 1, 0.2, 1, 50
    return given


def main() -> None:
    """Measure and print a Markdown table."""
    given = arguments()
    if given.serve:
        serve(given.serve, given.db)
        return
    cores: tuple[int | None, int | None] = (None, None)
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) > 1:
        cores = (usable[0], usable[1])
        os.sched_setaffinity(0, {usable[1]})
    runs: dict[tuple[str, int, float], list[dict[str, float]]] = {}
    for _ in range(given.repeats):  # taking turns: a slow minute of the machine hits all alike
        for kind in plan(given):
            runs.setdefault(kind, []).append(measure(given, kind[1], cores, kind[2]))
    about = machine(given)
    for name, value in about.items():
        print(f"- {name}: {value}")
    print(
        f"\n{given.repeats} × {given.seconds:g} s each, medians; moves/s with the least and most.\n"
    )
    print("| run | tables | moves/s | spread | p50 ms | p95 ms | p99 ms | server CPU % ", end="")
    print("| load CPU % | server µs/move | memory MiB |\n|---|" + "--:|" * 10)
    results = []
    for (name, tables, pace), measured in runs.items():
        figures = summary(measured)
        print(line(name, tables, figures))
        results.append({"run": name, "tables": tables, "pace": pace, "figures": figures})
    if given.json:
        given.json.write_text(json.dumps({"machine": about, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
