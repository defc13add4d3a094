"""Workers for long jobs: this process, several processes, or a Dask cluster.

A job gives tasks to its :func:`workers` with :meth:`Workers.each`. Results come in the order of the tasks,
whichever worker computed them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from nullo.build import COMPILED, __version__
from nullo.game.errors import NulloError
from nullo.locale.error_words import make_error
from nullo.system.plug_ins import exits_as_errors

if TYPE_CHECKING:
    from nullo.arena.processes import TaskProcesses

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4  # tasks under way or waiting for each worker
FEWEST = 8  # workers to assume in a cluster, because it may still be growing
PATIENCE = 10.0  # seconds for a cluster to answer


class ClusterError(NulloError):
    """A cluster cannot be used."""


@dataclass(frozen=True)
class Workers:
    """Where tasks are computed: by an executor, or in this process, each when its result is needed."""

    executor: TaskProcesses | Executor | None = None
    many: int = 1  # tasks that can run at once

    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield ``work(task)`` for each task in order; an executor computes some of them ahead."""
        if self.executor is None:
            yield from map(work, tasks)
            return
        left = iter(tasks)
        submit = partial(self.executor.submit, partial(_compute, work))
        waiting = [submit(task) for task in islice(left, AHEAD * self.many)]
        while waiting:
            yield waiting.pop(0).result()
            waiting.extend(submit(task) for task in islice(left, 1))


def _compute(work: Callable[[Task], Result], task: Task) -> Result:
    """``work(task)``; an attempt of the task to exit raises an error instead of ending the worker."""
    with exits_as_errors():
        return work(task)


HERE = Workers()  # this process


@contextmanager
def workers(jobs: int = 1, cluster: str = "") -> Iterator[Workers]:
    """A context with workers. They stop when the context ends, and at once if the user interrupts it.

    Args:
        jobs: the number of processes on this machine; with 1 everything is computed in this process.
        cluster: the address of a Dask scheduler, such as ``tcp://10.0.0.5:8786``, whose workers are used
            instead. If one of them dies, Dask gives its tasks to another.

    Raises:
        ClusterError: the extra ``cluster`` is not installed, nobody answers at the address, or a worker
            there has another version of Nullo.
        ProcessEnded: a process on this machine ended during its work.
    """
    if cluster:
        with _cluster(cluster) as remote:
            yield remote
    elif jobs == 1:
        yield HERE
    else:
        from nullo.arena.processes import TaskProcesses  # a browser has none

        with closing(TaskProcesses(jobs)) as processes:
            yield Workers(processes, jobs)


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    if not find_spec("distributed"):
        raise make_error(ClusterError, "wrong-cluster-extra")
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False, name="nullo")
    except (OSError, ValueError):
        raise make_error(ClusterError, "wrong-cluster-address", address=address) from None
    with client:
        _check_releases(client.run(release))
        many = max(FEWEST, sum(client.nthreads().values()))
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, many)
        except BaseException:
            executor.shutdown(wait=False)
            raise
        executor.shutdown()


def release() -> tuple[str, bool]:
    """The version of Nullo in the process that runs this, and whether it is compiled."""
    return __version__, COMPILED


def _check_releases(releases: dict[str, tuple[str, bool]]) -> None:
    for worker, (version, _) in releases.items():
        if version != __version__:
            names = {"worker": worker, "version": version, "own": __version__}
            raise make_error(ClusterError, "wrong-cluster-version", **names)
