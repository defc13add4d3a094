"""Work in several processes, which end at once on an interrupt."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4  # results computed ahead for each process


@contextmanager
def processes(jobs: int) -> Iterator[Executor | None]:
    """Processes to work in; None with one job."""
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    pool.shutdown()


def _leave_interrupts() -> None:
    """Ignore interrupts from the keyboard in a child process; the parent handles them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def each(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    executor: Executor | None = None,
    ahead: int = 4 * AHEAD,
) -> Iterator[Result]:
    """Yield ``work(task)`` of each task in order.

    Args:
        executor: computes up to ``ahead`` results before they are asked for; None: each is
            computed when it is asked for.
    """
    if executor is None:
        yield from map(work, tasks)
        return
    left = iter(tasks)
    waiting = [executor.submit(work, task) for task in islice(left, ahead)]
    while waiting:
        yield waiting.pop(0).result()
        waiting.extend(executor.submit(work, task) for task in islice(left, 1))
