"""Processes that do what must not be done beside the event loop, one for each thread that asks.

Interpreted work takes Python's lock from the event loop, however it is divided among threads; work
that is not ours may crash or never end. A process of its own keeps both away from the server.
"""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from nullo.server.runtime.scheduler import yield_to_others

T = TypeVar("T")
Work = Callable[[bytes], bytes]
"""What a process does; a function of a module, since the process imports it by its name."""


class WorkFailed(Exception):
    """Work was not done: its process crashed, took too long, or was ended."""


class Errand:
    """A piece of work that may be given up from another thread, however far it is."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._given_up = False
        self._process: _Process | None = None

    def give_up(self) -> None:
        """The work is not begun any more; if it has begun, its process ends."""
        with self._lock:
            self._given_up = True
            if self._process:
                self._process.kill()

    def begin(self, process: _Process) -> bool:
        """This process is to do the work; whether it is still wanted."""
        with self._lock:
            self._process = process
            return not self._given_up

    def end(self) -> None:
        """The work is done: what its process does next is none of it."""
        with self._lock:
            self._process = None


class Processes(Generic[T]):
    """Processes that all do the same kind of work, after everything else that wants the processor.

    Args:
        work: what they do.
        read: what an answer says; ValueError: nothing, so the process is out of its mind.
        memory: bytes that each may have at most; 0: as much as there is. Only Linux keeps to it.
    """

    def __init__(self, work: Work, read: Callable[[bytes], T], memory: int = 0) -> None:
        self._work = work
        self._read = read
        self._memory = memory
        self._own = threading.local()
        self._all: set[_Process] = set()

    def ask(self, question: bytes, patience: float, errand: Errand | None = None) -> T:
        """Have this thread's process do a piece of work, and wait for it.

        Args:
            question: what the work is given.
            patience: seconds that it may take.
            errand: by which somebody else may end it.

        Raises:
            WorkFailed: the work was not done; the next has a new process.
        """
        process: _Process | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = _Process(self._work, self._memory)
            self._all.add(process)
        errand = errand or Errand()
        try:
            if not errand.begin(process):
                raise WorkFailed("given up")
            try:
                return self._read(process.ask(question, patience))
            except ValueError:
                raise WorkFailed("crashed") from None
            finally:
                errand.end()
        except WorkFailed:
            self._own.process = None
            self._all.discard(process)
            process.stop()
            raise

    def close(self) -> None:
        """End all of them, whatever they are doing."""
        for process in list(self._all):
            process.stop()


class _Process:
    """A process that answers one question after the other."""

    def __init__(self, work: Work, memory: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, work, memory), daemon=True)
        self._process.start()
        other.close()
        self._new = True

    def ask(self, question: bytes, patience: float) -> bytes:
        # A process that has just begun has Nullo to import first.
        patience *= 2 if self._new else 1
        self._new = False
        try:
            self._line.send_bytes(question)
            if not self._line.poll(patience):
                raise WorkFailed("hung")
            return self._line.recv_bytes()
        except (OSError, EOFError):
            raise WorkFailed("crashed") from None

    def kill(self) -> None:
        """End it; whoever waits for its answer hears so."""
        self._process.kill()

    def stop(self) -> None:
        """End it, and forget it."""
        self._process.kill()
        self._process.join()
        self._line.close()


def serve(line: Connection, work: Work, memory: int = 0) -> None:
    """Answer questions until the server is gone, however it went."""
    yield_to_others()
    if memory:
        _bound(memory)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send_bytes(work(line.recv_bytes()))


def _bound(memory: int) -> None:
    """Let this process have so many bytes of memory and no more."""
    if sys.platform == "linux":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
