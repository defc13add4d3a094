"""Processes on this machine that compute tasks, and that can be stopped whatever they are doing.

The executors of the standard library and of loky share queues and locks among their processes. If one
is killed while it writes its result, the first waits for ever and the second may warn of leaks. Here,
each process has a pipe of its own, and nothing else is shared.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from nullo.game.errors import NulloError
from nullo.system.plug_ins import note_plug_in

Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessEnded(NulloError):
    """A process ended in the midst of its work: it was killed, perhaps because memory ran out."""

    def __init__(self) -> None:
        super().__init__("a process that was computing ended unexpectedly")
        self.keyed("wrong-process-ended")


class Promise(Generic[Result]):
    """The result of a task, which may not be there yet."""

    def __init__(self, processes: Processes, task: bytes) -> None:
        self.task = task
        self.answer: bytes | None = None
        self._processes = processes

    def result(self) -> Result:
        """Wait for the result.

        Raises:
            ProcessEnded: a process ended in the midst of its work.
            Exception: what the task raised; a note has its traceback.
        """
        while self.answer is None:
            self._processes.collect()
        done, found = pickle.loads(self.answer)
        if not done:
            raise found
        result: Result = found
        return result


class Processes:
    """Processes that compute tasks while their owner waits for a result.

    Args:
        many: the number of processes.
    """

    def __init__(self, many: int) -> None:
        self._waiting: deque[Promise[Any]] = deque()
        self._all: list[_Process] = []
        with _interrupts_wait():
            for _ in range(many):
                self._all.append(_Process())

    def submit(self, work: Callable[[Task], Result], task: Task) -> Promise[Result]:
        """Have a process compute ``work(task)``; both are pickled."""
        promise: Promise[Result] = Promise(self, pickle.dumps((work, task)))
        self._waiting.append(promise)
        self._hand_out()
        return promise

    def collect(self) -> None:
        """Wait until at least one process has finished its task, and hand out more."""
        ready = wait([process.line for process in self._all if process.promise])
        for process in self._all:
            if process.line in ready:
                process.collect()
        self._hand_out()

    def stop(self) -> None:
        """End all processes at once."""
        for process in self._all:
            process.stop()

    def _hand_out(self) -> None:
        for process in self._all:
            if self._waiting and not process.promise:
                process.begin(self._waiting.popleft())


class _Process:
    """A process, and the promise that it is working for."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.promise: Promise[Any] | None = None
        self.line, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def begin(self, promise: Promise[Any]) -> None:
        self.promise = promise
        try:
            self.line.send_bytes(promise.task)
        except OSError:
            raise ProcessEnded from None

    def collect(self) -> None:
        assert self.promise
        try:
            self.promise.answer = self.line.recv_bytes()
        except (EOFError, OSError):
            raise ProcessEnded from None
        self.promise = None

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self.line.close()


def _serve(line: Connection) -> None:
    """Compute tasks until the owner has ended, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the owner handles interrupts
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(_answer(line.recv_bytes()))


def _answer(question: bytes) -> bytes:
    """The result of a task with True, or what it raised with False."""
    try:
        work, task = pickle.loads(question)
        return pickle.dumps((True, work(task)))
    except Exception as error:
        told = traceback.format_exc()
        note_plug_in(error)
        error.add_note(told)
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(told)))


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold interrupts from the keyboard back, here and in the processes started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # its start would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
