"""Worker processes: they are limited, and can be stopped."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from nullo.server.runtime.worker_processes import Errand, Processes, WorkFailed
from server.running_server import WAIT, eventually

pytestmark = pytest.mark.slow

MEMORY = 1 << 28


def echo(question: str) -> object:
    """Return the question; ``sleep``, ``crash``, ``hoard`` and ``nonsense`` do what they say."""
    if question == "sleep":
        time.sleep(WAIT)
    if question == "crash":
        raise ValueError
    if question == "hoard":
        return str(len(bytearray(2 * MEMORY)))
    return 0 if question == "nonsense" else question


@pytest.fixture
def processes() -> Iterator[Processes[str, object]]:
    made = Processes(echo, str, MEMORY)
    yield made
    made.close()


def test_one_process_answers_one_question_after_the_other(
    processes: Processes[str, object],
) -> None:
    assert [processes.ask(text, WAIT) for text in ("a", "b")] == ["a", "b"]
    assert len(processes._all) == 1


@pytest.mark.parametrize(
    ("question", "seconds", "why"),
    [("crash", WAIT, "crashed"), ("nonsense", WAIT, "crashed"), ("sleep", 1, "hung")],
)
def test_after_a_failure_there_is_a_new_process(
    processes: Processes[str, object],
    question: str,
    seconds: float,
    why: str,
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert processes.ask("a", WAIT) == "a"
    with pytest.raises(WorkFailed, match=why):
        processes.ask(question, seconds)
    assert not processes._all
    assert processes.ask("b", WAIT) == "b"
    capfd.readouterr()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to the limit")
def test_memory_is_bounded(
    processes: Processes[str, object], capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(WorkFailed):
        processes.ask("hoard", WAIT)
    assert "MemoryError" in capfd.readouterr().err


def test_work_is_given_up_at_once(processes: Processes[str, object]) -> None:
    errand, ended = Errand(), []

    def ask() -> None:
        try:
            processes.ask("sleep", WAIT, errand)
        except WorkFailed:
            ended.append(time.monotonic())

    thread = threading.Thread(target=ask)
    thread.start()
    eventually(lambda: processes._all)
    began = time.monotonic()
    errand.give_up()
    thread.join()
    assert ended[0] - began < WAIT / 2
    with pytest.raises(WorkFailed, match="given up"):
        processes.ask("a", WAIT, errand)


def test_a_process_is_stopped_by_two_threads_and_its_pipe_closed_once(
    processes: Processes[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second close could hit a descriptor that has meanwhile been given to somebody else."""
    used: list[str] = []

    def slowly(connection: Connection) -> None:
        used.append("close")
        time.sleep(0.2)
        close(connection)

    def waits(connection: Connection, seconds: float) -> bool:
        try:
            return poll(connection, seconds)
        finally:
            used.append("waited")

    ended: list[str] = []

    def ask() -> None:
        with pytest.raises(WorkFailed, match="crashed"):
            processes.ask("sleep", WAIT)
        ended.append("told")

    close, poll = vars(Connection)["_close"], Connection.poll
    monkeypatch.setattr(Connection, "_close", slowly)
    monkeypatch.setattr(Connection, "poll", waits)
    thread = threading.Thread(target=ask)
    thread.start()
    eventually(lambda: processes._all)
    used.clear()
    processes.close()
    thread.join()
    assert ended == ["told"]
    assert used == ["waited", "close"]
