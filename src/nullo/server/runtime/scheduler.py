"""Runs work in threads, fairly between clients.

Each kind of work has a lane (a queue with its own threads), so cheap work never waits behind expensive work.
Within a lane, the clients' addresses take turns, then the tables of an address, then the jobs of a table. The
more jobs are waiting, the less time each search gets; a job whose deadline is too near is not done.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

HASTE = 0.5
"""Searches are given so little time that the queue would be empty after this share of the time until a
deadline, because new jobs keep coming."""
NICE = 10


class TooLate(Exception):
    """A job was not done, because there was no time for it before its deadline."""


@dataclass(eq=False)
class Job:
    """A piece of work that waits for a thread; times are in seconds."""

    address: str  # of the client for whom it is done
    table: str  # for which it is done, or another key by which the jobs of an address take turns
    wanted: float = 0.0  # for its search; 0 if it does not search
    least: float = 0.0  # below which a search is not worth doing
    asked: float = 0.0  # when it began to wait
    deadline: float = math.inf
    work: Callable[[float], Any] = field(default=lambda seconds: None, repr=False)
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


class FairQueue:
    """The jobs that wait for a thread, and the order in which their turns come."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._ring: OrderedDict[str, OrderedDict[str, OrderedDict[Job, None]]] = OrderedDict()

    def put(self, job: Job) -> None:
        tables = self._ring.setdefault(job.address, OrderedDict())
        tables.setdefault(job.table, OrderedDict())[job] = None

    def remove(self, job: Job) -> bool:
        tables = self._ring.get(job.address, OrderedDict())
        jobs = tables.get(job.table, OrderedDict())
        if job not in jobs:
            return False
        del jobs[job]
        if not jobs:
            del tables[job.table]
        if not tables:
            del self._ring[job.address]
        return True

    def take(self, now: float) -> tuple[Job, float] | None:
        """Remove and return the job whose turn it is, with the seconds that it may take; None if none waits.

        If the seconds are fewer than the job's ``least``, it is too late to begin the job.
        """
        if not self._ring:
            return None
        address, tables = next(iter(self._ring.items()))
        table, jobs = next(iter(tables.items()))
        job = next(iter(jobs))
        waiting = len(self._ring) * len(tables) * len(jobs)
        self._ring.move_to_end(address)
        tables.move_to_end(table)
        self.remove(job)
        if not job.wanted:
            return job, 0.0
        share = self._threads * HASTE * (job.deadline - job.asked) / waiting
        return job, min(job.wanted, share, job.deadline - now)


class Lane:
    """A queue for jobs of about the same cost, with its own threads.

    If ``yields`` is True, the threads have a lower priority than the event loop. Jobs must end by their
    deadline; in a ``patient`` lane it is enough that they begin by then.
    """

    def __init__(
        self, name: str, threads: int = 1, *, yields: bool = False, patient: bool = False
    ) -> None:
        self._queue = FairQueue(threads)
        self._patient = patient
        self._free = threads
        begin = yield_to_others if yields else None
        self._threads = ThreadPoolExecutor(threads, name, initializer=begin)

    async def run(
        self,
        work: Callable[[float], T],
        address: str,
        table: str,
        *,
        wanted: float = 0.0,
        least: float = 0.0,
        deadline: float = math.inf,
    ) -> T:
        """Run ``work`` in a thread when its turn has come, and return its result.

        ``work`` is called with the seconds that it may take. The other arguments are those of :class:`Job`.
        If the caller is cancelled, a job that has not begun is dropped.

        Raises:
            TooLate: there was no time for the job before its deadline.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = Job(address, table, wanted, least, loop.time(), deadline, work, done)
        self._queue.put(job)
        timer = loop.call_at(deadline, self._late, job) if deadline < math.inf else None
        self._go_on()
        try:
            return await done
        finally:
            self._queue.remove(job)
            if timer is not None:
                timer.cancel()
            del job, done  # a failure's traceback has this frame: a cycle

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        while self._free and (turn := self._queue.take(loop.time())):
            job, seconds = turn
            if seconds < job.least:
                _fail(job, TooLate())
                continue
            self._free -= 1
            doing = loop.run_in_executor(self._threads, job.work, seconds)
            doing.add_done_callback(partial(self._end, job))

    def _end(self, job: Job, doing: asyncio.Future[Any]) -> None:
        self._free += 1
        error = asyncio.CancelledError() if doing.cancelled() else doing.exception()
        if error is not None:
            _fail(job, error)
        elif job.done is not None and not job.done.done():
            job.done.set_result(doing.result())
        if not doing.cancelled():  # it is cancelled when the threads end
            self._go_on()

    def _late(self, job: Job) -> None:
        if self._queue.remove(job) or not self._patient:
            _fail(job, TooLate())


class Turns:
    """Resumes one waiting coroutine per iteration of the event loop, so that others may run in between."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False

    async def wait(self) -> None:
        """Wait one iteration of the event loop, and one more for each coroutine that is waiting already."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._going:
            self._going = True
            loop.call_soon(self._next, loop)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # who waited may have been cancelled
                turn.set_result(None)
                loop.call_soon(self._next, loop)
                return
        self._going = False


def yield_to_others() -> None:
    """On Linux, where each thread has its own priority, give this thread a low one."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        nice = max(NICE, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, nice)


def _fail(job: Job, error: BaseException) -> None:
    if job.done is None or job.done.done():
        return
    if isinstance(error, asyncio.CancelledError):
        job.done.cancel()
    else:
        job.done.set_exception(error)
