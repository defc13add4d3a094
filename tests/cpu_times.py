"""A pytest plugin that prints what each test and each file takes: seconds by the clock and of the processor.

``scripts/times`` uses it. The processor time is that of the worker and of its child processes (servers,
browsers, commands), from Linux's ``/proc``; on a busy machine it says more than the clock.
"""

from __future__ import annotations

import ctypes
import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

_TICKS = os.sysconf("SC_CLK_TCK")
_SHOWN = 300
_SET_CHILD_SUBREAPER = 36  # prctl(2): processes whose parent has ended become children of this one

ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

_spent = 0.0
_by_file: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
_by_test: dict[str, float] = defaultdict(float)


def processor_time() -> float:
    """Processor seconds of this process and of all its descendants, also of those that have ended."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        pid = int(stat.parent.name)
        parents[pid], ticks[pid] = int(fields[1]), sum(map(int, fields[11:15]))

    def is_mine(pid: int) -> bool:
        while pid and pid != os.getpid():
            pid = parents.get(pid, 0)
        return pid != 0

    return sum(many for pid, many in ticks.items() if is_mine(pid)) / _TICKS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to each report what has been spent since the last."""
    global _spent
    report = yield
    now = processor_time()
    report.user_properties = [("cpu", now - _spent)]
    _spent = now
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    row = _by_file[report.nodeid.partition("::")[0]]
    row[0] += report.when == "call"
    row[1] += report.duration
    cpu = sum(float(str(value)) for name, value in report.user_properties if name == "cpu")
    row[2] += cpu
    _by_test[f"{report.nodeid} ({report.when})"] += cpu


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    write = terminalreporter.write_line
    write(f"{'tests':>6}{'clock':>8}{'cpu':>8}  seconds of each test and of each file")
    for name, cpu in sorted(_by_test.items(), key=lambda item: -item[1])[:_SHOWN]:
        write(f"{cpu:22.1f}  {name}")
    rows = sorted(_by_file.items(), key=lambda item: -item[1][2])
    for name, (tests, clock, cpu) in rows[:_SHOWN]:
        write(f"{tests:6.0f}{clock:8.1f}{cpu:8.1f}  {name}")
    clock, cpu = (sum(row[column] for _, row in rows) for column in (1, 2))
    write(f"{sum(row[0] for _, row in rows):6.0f}{clock:8.1f}{cpu:8.1f}  all")
