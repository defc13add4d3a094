"""The printed report: the machine, and one row per run."""

from __future__ import annotations

import os
import platform
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

Figures = dict[str, dict[str, float]]

COLUMNS = (
    ("p50 ms", "p50_ms", 1),
    ("p95 ms", "p95_ms", 1),
    ("p99 ms", "p99_ms", 1),
    ("server CPU %", "server_cpu", 0),
    ("load CPU %", "load_cpu", 0),
    ("server µs/move", "server_us_per_move", 0),
    ("memory MiB", "memory_mib", 0),
)
HEAD = (
    "| server | run | tables | moves/s | spread | "
    + " | ".join(title for title, _, _ in COLUMNS)
    + " |\n|---|---|"
    + "--:|" * (3 + len(COLUMNS))
)


def summary(runs: list[dict[str, float]]) -> Figures:
    return {
        name: {
            "median": statistics.median(run[name] for run in runs),
            "least": min(run[name] for run in runs),
            "most": max(run[name] for run in runs),
        }
        for name in runs[0]
    }


def row(server: str, run: str, tables: int, figures: Figures) -> str:
    moves = figures["moves_s"]
    rest = " | ".join(f"{figures[key]['median']:,.{digits}f}" for _, key, digits in COLUMNS)
    spread = f"{moves['least']:,.0f}–{moves['most']:,.0f}"
    return f"| {server} | {run} | {tables} | {moves['median']:,.0f} | {spread} | {rest} |"


def ratios(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> dict[str, float]:
    def ratio(name: str) -> float:
        pairs = zip(ours, theirs, strict=True)
        return statistics.median(one[name] / other[name] for one, other in pairs)

    return {name: ratio(name) for name in ("moves_s", "p50_ms", "p99_ms", "server_us_per_move")}


def machine(db: str, folder: str | None) -> dict[str, Any]:
    info = Path("/proc/cpuinfo").read_text().splitlines()
    models = [line.partition(": ")[2] for line in info if line.startswith("model name")]
    return {
        "cpu": next(iter(models), "unknown"),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "store": db.partition(":")[0] or "sqlite",
        "fsync_ms": round(durable(folder), 3),
    }


def durable(folder: str | None) -> float:
    """The median time of 200 small durable writes to a file in ``folder``, in milliseconds."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        times = []
        for _ in range(200):
            begin = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return 1000 * statistics.median(times)
