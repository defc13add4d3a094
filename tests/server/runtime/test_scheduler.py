"""The scheduler's lanes, and whose turn it is in them: first with a simulated clock, then in threads."""

from __future__ import annotations

import asyncio
import gc
import heapq
import os
import random
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest

from nullo.server.runtime.scheduler import NICE, FairQueue, Job, Lane, TooLate

PACE = 0.8
DEADLINE = 0.75
THINK = 0.3
LEAST = 0.002
OVERHEAD = 0.001


def job(address: str, table: str = "t", asked: float = 0.0, wanted: float = THINK) -> Job:
    return Job(address, table, wanted, LEAST if wanted else 0.0, asked, asked + DEADLINE)


def order(queue: FairQueue) -> list[tuple[str, str]]:
    taken = []
    while turn := queue.take(0.0):
        taken.append((turn[0].address, turn[0].table))
    return taken


def test_addresses_take_turns_and_then_their_tables() -> None:
    queue = FairQueue(1)
    for address, table in ("a1", "a1", "a2", "a3", "b1", "b1", "c1"):
        queue.put(job(address, table))
    taken = "".join(address + table + " " for address, table in order(queue))
    assert taken == "a1 b1 c1 a2 b1 a3 a1 "
    assert queue.take(0.0) is None


def test_who_comes_last_waits_for_one_job_of_each_other() -> None:
    queue = FairQueue(1)
    for number in range(600):
        queue.put(job("greedy", str(number % 50)))
    queue.put(job("honest"))
    assert order(queue).index(("honest", "t")) == 1


def test_a_share_does_not_shrink_by_what_another_address_wants() -> None:
    queue = FairQueue(2)
    for number in range(600):
        queue.put(job("greedy", str(number % 50)))
    queue.put(job("honest"))
    first, second = queue.take(0.0), queue.take(0.0)
    assert first and first[0].address == "greedy" and first[1] < LEAST
    assert second and second[0].address == "honest" and second[1] == THINK


def test_nothing_is_given_beyond_the_deadline() -> None:
    queue = FairQueue(1)
    queue.put(job("a"))
    turn = queue.take(0.7)
    assert turn and turn[1] == pytest.approx(0.05)
    queue.put(job("a"))
    turn = queue.take(0.8)
    assert turn and turn[1] < LEAST


def test_what_waits_no_longer_has_no_turn() -> None:
    queue = FairQueue(1)
    stays, goes = job("a"), job("a")
    queue.put(goes)
    queue.put(stays)
    assert queue.remove(goes) and not queue.remove(goes)
    turn = queue.take(0.0)
    assert turn and turn[0] is stays
    assert not queue.remove(stays)


@dataclass
class Table:
    """A table whose bots move one after the other, each at its pace."""

    address: str
    name: str


@dataclass
class Told:
    """The outcome of a search."""

    address: str
    late: float
    seconds: float


def simulated(tables: list[Table], threads: int, until: float = 20.0) -> list[Told]:
    """Simulate a bot's move at each table every ``PACE`` seconds, on an ideal machine of some threads."""
    queue, free = FairQueue(threads), threads
    clock = random.Random(1)
    events: list[tuple[float, int, Table | None]] = []
    for number, table in enumerate(tables):
        heapq.heappush(events, (clock.random() * PACE, number, table))
    told: list[Told] = []
    number = len(tables)
    while events and events[0][0] < until:
        now, _, asked = heapq.heappop(events)
        if asked is None:
            free += 1
        else:
            queue.put(job(asked.address, asked.name, now))
            number += 1
            heapq.heappush(events, (now + PACE, number, asked))
        while free and (turn := queue.take(now)):
            one, seconds = turn
            given = seconds if seconds >= LEAST else 0.0
            end = now + given + OVERHEAD if given else min(now, one.deadline)
            told.append(Told(one.address, end - one.deadline, given))
            if given:
                free -= 1
                number += 1
                heapq.heappush(events, (end, number, None))
    return [one for one in told if one.late < until]


@pytest.mark.parametrize("many", [20, 40, 100, 300, 1000])
@pytest.mark.parametrize("threads", [1, 2, 8])
def test_no_move_is_late_and_thinking_shrinks(many: int, threads: int) -> None:
    told = simulated([Table(f"a{number % 30}", str(number)) for number in range(many)], threads)
    assert max(one.late for one in told) <= OVERHEAD + 1e-9
    seconds = sorted(one.seconds for one in told)[len(told) // 2]
    fair = threads * PACE / many
    if fair > THINK:
        assert seconds == THINK
    elif fair > 4 * LEAST:
        assert seconds > fair / 3


def test_an_address_with_many_tables_only_shortens_its_own_searches() -> None:
    honest = [Table(f"h{number}", "t") for number in range(3)]
    greedy = [Table("greedy", str(number)) for number in range(600)]
    told = simulated(honest + greedy, 2)
    times = [one.seconds for one in told if one.address != "greedy"]
    assert sum(times) / len(times) > THINK * 0.6
    assert max(one.late for one in told) <= OVERHEAD + 1e-9


# --- in threads ---------------------------------------------------------------------------------


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 120))


@contextmanager
def lane(threads: int = 1, **how: Any) -> Iterator[Lane]:
    made = Lane("test", threads, **how)
    try:
        yield made
    finally:
        made.close()


async def held(lane: Lane) -> tuple[Callable[[], None], asyncio.Task[None]]:
    """Keep a thread of a lane busy; returns a function that frees it, and the task."""
    begun, go = threading.Event(), threading.Event()

    def work(seconds: float) -> None:
        begun.set()
        go.wait(120)

    task = asyncio.create_task(lane.run(work, "holder", "t"))
    await asyncio.to_thread(begun.wait, 20)
    return go.set, task


def test_work_is_done_in_a_thread_and_its_outcome_is_told() -> None:
    async def test() -> None:
        with lane() as made:
            name = await made.run(lambda seconds: threading.current_thread().name, "a", "t")
            assert name.startswith("test")
            with pytest.raises(ZeroDivisionError):
                await made.run(lambda seconds: 1 / 0, "a", "t")
            given = await made.run(
                lambda seconds: seconds, "a", "t", wanted=0.1, deadline=_now() + 60
            )
            assert given == pytest.approx(0.1)

    run(test())


def _now() -> float:
    return asyncio.get_running_loop().time()


def test_who_is_cancelled_has_no_work_done() -> None:
    async def test() -> None:
        with lane() as made:
            free, holder = await held(made)
            done: list[str] = []
            gone = asyncio.create_task(made.run(lambda seconds: done.append("gone"), "a", "t"))
            stays = asyncio.create_task(made.run(lambda seconds: done.append("stays"), "b", "t"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
            free()
            await asyncio.gather(holder, stays)
            assert done == ["stays"]

    run(test())


@pytest.mark.parametrize("patient", [False, True])
def test_what_cannot_begin_before_its_deadline_is_too_late(patient: bool) -> None:
    async def test() -> None:
        with lane(patient=patient) as made:
            free, holder = await held(made)
            with pytest.raises(TooLate):
                await made.run(lambda seconds: None, "a", "t", deadline=_now() + 0.05)
            free()
            await holder

    run(test())


def test_a_failure_is_freed_at_once() -> None:
    """Neither the frame that waits nor the lane keeps it in a cycle."""

    class Failure(Exception):
        pass

    def fail(seconds: float) -> None:
        raise Failure

    async def test() -> None:
        with lane() as made, suppress(Failure):
            await made.run(fail, "a", "t")

    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        run(test())
        gc.collect()
        assert not [one for one in gc.garbage if isinstance(one, Failure)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_what_has_begun_is_awaited_only_if_the_lane_is_patient() -> None:
    async def test() -> None:
        def slow(seconds: float) -> str:
            time.sleep(0.3)
            return "done"

        with lane(patient=True) as made:
            assert await made.run(slow, "a", "t", deadline=_now() + 0.1) == "done"
        with lane() as made:
            with pytest.raises(TooLate):
                await made.run(slow, "a", "t", deadline=_now() + 0.1)
            # Its thread is not free before it has ended.
            assert await made.run(slow, "a", "t") == "done"

    run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priorities of their own")
def test_a_lane_may_yield_to_others() -> None:
    def priority(seconds: float) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def test() -> None:
        usual = os.getpriority(os.PRIO_PROCESS, 0)
        with lane() as made, lane(yields=True) as yielding:
            assert await made.run(priority, "a", "t") == usual
            assert await yielding.run(priority, "a", "t") == max(NICE, usual)
            assert os.getpriority(os.PRIO_PROCESS, 0) == usual

    run(test())
