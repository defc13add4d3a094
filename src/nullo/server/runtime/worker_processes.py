"""Processes for work that must not run beside the event loop; one for each thread that asks.

Interpreted work holds Python's lock, however it is divided among threads, and work of others may
crash or never end. A process of its own keeps both away from the server.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from nullo.game.errors import ErrorMessage
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.scheduler import yield_to_others
from nullo.system.decoding import msgpack_decoder

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Q = TypeVar("Q")
A = TypeVar("A")

ALONE = sys.platform == "emscripten"
"""Whether there are no processes, as in a browser: then work is done at once, by who asks."""


class WorkFailed(Exception):
    """The work was not done: its process crashed, took too long, or was stopped."""


class WorkProblem(msgspec.Struct, tag=True):
    """A :class:`Problem` that arose in a process."""

    code: str
    status: int
    field: str
    params: dict[str, str | int | ErrorMessage]


def work_outcome(work: Callable[[Q], A], request: Q) -> A | WorkProblem:
    """The result of the work, or the problem with the request."""
    try:
        return work(request)
    except Problem as problem:
        return WorkProblem(problem.code, problem.status, problem.field, problem.params)


class Errand:
    """A piece of work that another thread may give up at any time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._given_up = False
        self._process: _Process | None = None

    def give_up(self) -> None:
        with self._lock:
            self._given_up = True
            if self._process:
                self._process.kill()

    def begin(self, process: _Process) -> bool:
        with self._lock:
            self._process = process
            return not self._given_up

    def end(self) -> None:
        with self._lock:
            self._process = None


class Processes(Generic[Q, A]):
    """Processes that all do the same kind of work, with the lowest priority.

    They import the function by name, so it is a module's. Questions are pickled, but not answers, because
    a process that runs the code of others may send anything. Only Linux limits the bytes of memory (0: none).
    """

    def __init__(self, work: Callable[[Q], A], answer: Any, memory: int = 0) -> None:
        self._work = work
        self._read = msgpack_decoder(answer).decode
        self._memory = memory
        self._own = threading.local()
        self._all: set[_Process] = set()

    def ask(self, question: Q, patience: float, errand: Errand | None = None) -> A:
        """Have this thread's process do a piece of work, and wait for the answer so many seconds.

        Another thread can give it up by the errand. WorkFailed: it was not done; the next call starts a new
        process.
        """
        if ALONE:
            return self._work(question)
        process: _Process | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = _Process(self._work, self._memory)
            self._all.add(process)
        errand = errand or Errand()
        try:
            if not errand.begin(process):
                raise WorkFailed("given up")
            try:
                answer: A = self._read(process.ask(question, patience))
                return answer
            except msgspec.MsgspecError:
                raise WorkFailed("crashed") from None
            finally:
                errand.end()
        except WorkFailed:
            self._own.process = None
            self._all.discard(process)
            process.stop()
            raise

    def close(self) -> None:
        for process in list(self._all):
            process.stop()


class _Process:
    def __init__(self, work: Callable[[Any], Any], memory: int) -> None:
        import multiprocessing  # here, because a browser has none

        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, work, memory), daemon=True)
        self._process.start()
        other.close()
        self._new = True
        self._asking = threading.Lock()

    def ask(self, question: object, patience: float) -> bytes:
        # A new process has to import Nullo first.
        patience *= 2 if self._new else 1
        self._new = False
        with self._asking:
            try:
                self._line.send(question)
                if not self._line.poll(patience):
                    raise WorkFailed("hung")
                return self._line.recv_bytes()
            except (OSError, EOFError):
                raise WorkFailed("crashed") from None

    def kill(self) -> None:
        """Stop the process; the thread that waits for its answer is told."""
        self._process.kill()

    def stop(self) -> None:
        """Stop the process and forget it, whichever thread asks for that, and more than once."""
        self._process.kill()
        # Whoever waits for its answer is told first, and reads no descriptor of others.
        with self._asking:
            self._process.join()
            self._line.close()


def serve(line: Connection, work: Callable[[Any], Any], memory: int = 0) -> None:
    """Answer questions until the server has ended, in whatever way."""
    yield_to_others()
    if memory:
        _limit_memory(memory)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send_bytes(msgspec.msgpack.encode(work(line.recv())))


def _limit_memory(memory: int) -> None:
    if sys.platform == "linux":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
