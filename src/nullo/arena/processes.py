"""Processes on this machine that compute tasks and can be stopped at any moment.

The executors of the standard library and of loky share queues and locks among processes. If one is killed
while it writes a result, the former waits for ever and the latter may warn of leaks. Here each process has a
pipe of its own, at whose end a thread waits.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

from nullo.game.errors import NulloError
from nullo.system.plug_ins import note_plug_in

Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessEnded(NulloError):
    """A process ended while it was computing; it was killed, perhaps because memory ran out."""

    def __init__(self) -> None:
        super().__init__("a process that was computing ended unexpectedly")
        self.with_key("wrong-process-ended")


class TaskProcesses:
    """``many`` processes that compute tasks; an exception that a task raises has its traceback as a note."""

    def __init__(self, many: int) -> None:
        with _interrupts_wait():
            self._all = [_TaskProcess() for _ in range(many)]
        self._idle: SimpleQueue[_TaskProcess] = SimpleQueue()
        for process in self._all:
            self._idle.put(process)
        self._threads = ThreadPoolExecutor(many)

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        """Have a process compute ``work(task)``; the future raises ProcessEnded if the process ends.

        ``work`` and ``task`` are pickled.
        """
        return self._threads.submit(self._compute, pickle.dumps((work, task)))

    def _compute(self, task: bytes) -> Any:
        process = self._idle.get()
        try:
            succeeded, result = pickle.loads(process.ask(task))
        finally:
            self._idle.put(process)
        if not succeeded:
            raise result
        return result

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.kill()
        self._threads.shutdown()
        for process in self._all:
            process.close()


class _TaskProcess:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def ask(self, question: bytes) -> bytes:
        try:
            self._line.send_bytes(question)
            return self._line.recv_bytes()
        except (EOFError, OSError):
            raise ProcessEnded from None

    def kill(self) -> None:
        """End the process; a call of :meth:`ask` that is waiting in another thread raises ProcessEnded."""
        self._process.kill()

    def close(self) -> None:
        self._process.join()
        self._line.close()


def _serve(line: Connection) -> None:
    """Compute the tasks that arrive on ``line``, until the process that sends them ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the owner handles interrupts
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(_answer(line.recv_bytes()))


def _answer(question: bytes) -> bytes:
    """The reply to a pickled pair of a function and a task.

    The reply is a pickled pair: True and the task's result, or False and the exception that the task raised.
    """
    try:
        work, task = pickle.loads(question)
        return pickle.dumps((True, work(task)))
    except Exception as error:
        trace = traceback.format_exc()
        note_plug_in(error)
        error.add_note(trace)
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(trace)))


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Block interrupts from the keyboard, in this thread and in processes that start meanwhile."""
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
