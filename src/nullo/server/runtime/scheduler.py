"""Runs work in threads: it waits in lanes, and within a lane clients take turns.

Each lane has threads of its own, so cheap work never waits behind expensive work. Within a lane
addresses take turns, then the tables of an address, then the work of a table: a client with many
tables delays its own. The more work waits, the less time each search gets; work whose deadline is
too near gets none, and whoever wanted it does without.

:class:`FairQueue` decides and has no clock and no threads; :class:`Lane` has both.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

HASTE = 0.5
"""The queue is to be empty in this share of the time until a deadline: new work keeps coming."""


NICE = 10


class TooLate(Exception):
    """Work was not done, as there was no time for it before its deadline."""


@dataclass(eq=False)
class Job:
    """Work that waits.

    Attributes:
        address: of the client for whom it is done.
        table: at which table, or whatever else its address has several of.
        wanted: seconds that it would like to take; 0: it takes as long as it takes.
        least: it is not worth doing in fewer seconds.
        asked: when it began to wait.
        deadline: when it must be done.
        work: what is done; called with the seconds that it may take.
        done: its outcome.
    """

    address: str
    table: str
    wanted: float = 0.0
    least: float = 0.0
    asked: float = 0.0
    deadline: float = math.inf
    work: Callable[[float], Any] = field(default=lambda seconds: None, repr=False)
    done: asyncio.Future[Any] | None = field(default=None, repr=False)


class FairQueue:
    """Jobs that wait, and whose turn it is.

    Args:
        threads: how many jobs are done at once.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._ring: OrderedDict[str, OrderedDict[str, OrderedDict[Job, None]]] = OrderedDict()

    def put(self, job: Job) -> None:
        """Let a job wait."""
        tables = self._ring.setdefault(job.address, OrderedDict())
        tables.setdefault(job.table, OrderedDict())[job] = None

    def remove(self, job: Job) -> bool:
        """Let a job wait no longer; whether it did."""
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
        """The job whose turn it is and the seconds that it may take; None: none waits.

        There is no time for the job if these are fewer than its ``least``.
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
    """Threads that do work of about the same cost.

    Args:
        name: of its threads.
        threads: how many.
        yields: they get the processor when nothing else wants it, such as the event loop.
        patient: what has begun is waited for, however late it is; the deadline is for beginning.
    """

    def __init__(
        self,
        name: str,
        threads: int = 1,
        *,
        yields: bool = False,
        patient: bool = False,
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
        """Do work in a thread when its turn has come; for the arguments see :class:`Job`.

        If the caller is cancelled, work that has not begun is not done.

        Raises:
            TooLate: there was no time for it before its deadline.
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

    def close(self) -> None:
        """End the threads once they have done what they have begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        """Give free threads the next jobs."""
        loop = asyncio.get_running_loop()
        while self._free and (turn := self._queue.take(loop.time())):
            job, seconds = turn
            if seconds < job.least:
                _fail(job, TooLate())
                continue
            self._free -= 1
            doing = loop.run_in_executor(self._threads, job.work, seconds)
            doing.add_done_callback(partial(self._ended, job))

    def _ended(self, job: Job, doing: asyncio.Future[Any]) -> None:
        self._free += 1
        error = asyncio.CancelledError() if doing.cancelled() else doing.exception()
        if error is not None:
            _fail(job, error)
        elif job.done is not None and not job.done.done():
            job.done.set_result(doing.result())
        if not doing.cancelled():  # the threads end
            self._go_on()

    def _late(self, job: Job) -> None:
        if self._queue.remove(job) or not self._patient:
            _fail(job, TooLate())


def yield_to_others() -> None:
    """Let this thread have the processor when nothing else wants it, where threads can do that."""
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
