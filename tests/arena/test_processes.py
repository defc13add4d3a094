"""Processes that compute tasks: what happens when the work, or the whole job, ends badly."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nullo.arena.processes import ProcessEnded
from nullo.arena.workers import workers
from nullo.locale.error_words import error_text

LEFT_WHILE_ANSWERING = """
import time
from nullo.arena.processes import ProcessEnded
from nullo.arena.workers import workers
from nullo.locale.error_words import error_text

class Leave(BaseException):
    pass

if __name__ == "__main__":
    try:
        with workers(2) as found:
            for count, _ in enumerate(found.each(bytes, [50_000_000] * 100)):
                if count == 3:
                    time.sleep({pause})
                    raise Leave
    except Leave:
        print("left")
"""


@pytest.mark.parametrize("pause", [0.0, 0.01, 0.05, 0.2])
def test_a_job_can_end_while_its_processes_answer(tmp_path: Path, pause: float) -> None:
    """The processes are in the midst of writing results that no pipe can hold."""
    script = tmp_path / "job.py"
    script.write_text(LEFT_WHILE_ANSWERING.format(pause=pause))
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "left\n", "")


def test_a_process_that_ends_is_named_not_waited_for() -> None:
    with pytest.raises(ProcessEnded) as wrong, workers(2) as found:
        list(found.each(signal.raise_signal, [signal.SIGKILL]))
    assert "memory" in error_text(wrong.value)


def test_what_a_task_raises_arrives() -> None:
    with pytest.raises(ValueError, match="invalid literal"), workers(2) as found:
        list(found.each(int, ["1", "x"]))


ORPHANS = """
import os
from nullo.arena.processes import TaskProcesses

OWN_NUMBER = "(__import__('time').sleep(0.3), __import__('os').getpid())[1]"

if __name__ == "__main__":
    processes = TaskProcesses(2)
    both = [processes.submit(eval, OWN_NUMBER) for _ in range(2)]
    print(*[one.result() for one in both], flush=True)
    os._exit(0)
"""


def test_processes_end_with_their_owner(tmp_path: Path) -> None:
    """Even if it had no time to stop them."""
    script = tmp_path / "job.py"
    script.write_text(ORPHANS)
    told = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")
    numbers = set(told.stdout.split())
    assert len(numbers) == 2
    end = time.monotonic() + 10
    while any(running(number) for number in numbers):
        assert time.monotonic() < end
        time.sleep(0.02)


def running(number: str) -> bool:
    """Whether a process runs; one that has ended may still be listed until somebody asks for it."""
    stat = Path("/proc", number, "stat")
    try:
        return stat.read_text().rpartition(") ")[2][0] not in "ZX"
    except FileNotFoundError:
        return False
