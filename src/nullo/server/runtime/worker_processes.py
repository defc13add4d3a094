"""Processes for work that must not run in the server's own process; each thread that needs one has its own.

Interpreted code holds Python's lock in whichever thread it runs, and the code of plug-ins may crash or never
end. A process of its own keeps both away from the server.
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
"""Whether the system has no processes, as in a browser; then the caller does the work itself."""


class WorkFailed(Exception):
    """The work was not done: its process crashed, took too long, or was stopped."""


class WorkProblem(msgspec.Struct, tag=True):
    """A :class:`Problem` that the work raised, in a form that the worker process can send."""

    code: str
    status: int
    field: str
    params: dict[str, str | int | ErrorMessage]


def work_outcome(work: Callable[[Q], A], request: Q) -> A | WorkProblem:
    """The result of ``work`` for ``request``, or the :class:`Problem` that it raised, as a value."""
    try:
        return work(request)
    except Problem as problem:
        return WorkProblem(problem.code, problem.status, problem.field, problem.params)


class Errand:
    """A piece of work that another thread may cancel at any time."""

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
    """Processes that all do the same work: they call ``work``, a module-level function, at low priority.

    The argument of ``work`` is pickled. Its result, of type ``answer``, is not pickled, because a process
    that runs a plug-in's code may send anything. On Linux a process may use at most ``memory`` bytes, or any
    amount if ``memory`` is 0.
    """

    def __init__(self, work: Callable[[Q], A], answer: Any, memory: int = 0) -> None:
        self._work = work
        self._read = msgpack_decoder(answer).decode
        self._memory = memory
        self._own = threading.local()
        self._all: set[_Process] = set()

    def ask(self, question: Q, patience: float, errand: Errand | None = None) -> A:
        """The answer of this thread's process to ``question``; ``errand`` lets another thread cancel it.

        Raises:
            WorkFailed: the process crashed, was stopped, or did not answer within ``patience`` seconds (twice
                as many if it is new); the next call starts a new process.
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
        """Stop the process; the thread that waits for its answer gets WorkFailed."""
        self._process.kill()

    def stop(self) -> None:
        """Stop the process and close its pipe; any thread may do so, more than once."""
        self._process.kill()
        # A thread that still waits for an answer must not read a descriptor that was reused.
        with self._asking:
            self._process.join()
            self._line.close()


def serve(line: Connection, work: Callable[[Any], Any], memory: int = 0) -> None:
    """Answer the requests that come through a pipe until the server ends, whether it stops or crashes."""
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
