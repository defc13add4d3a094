"""Answers for many clients: cached, or computed once for all that ask at the same time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

KEPT = 100  # expert's lines that are kept
SOON = 3.0  # seconds that a list of scores waits for the line; an interpreted server needs longer

Line = dict[str, Any]
MakeLine = Callable[[], Line | None]
T = TypeVar("T")


class KeptAnswers:
    """A cache of answers, which have at most ``most`` bytes together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: str, answer: bytes) -> None:
        """Cache an answer under ``key``, unless it is larger than a quarter of the cache."""
        if key in self._answers or len(answer) > self._most // 4:
            return
        self._answers[key] = answer
        self._size += len(answer)
        while self._size > self._most:
            _, old = self._answers.popitem(last=False)
            self._size -= len(old)


class SharedAnswer(Generic[T]):
    """Computes answers one at a time, and gives each to all callers that were waiting when it began.

    Callers that come later share the next answer. So nobody gets an answer that was begun before they asked,
    and many callers cost little.
    """

    def __init__(self, make: Callable[[], Awaitable[T]]) -> None:
        self._make = make
        self._current: asyncio.Task[T] | None = None
        self._next: asyncio.Task[T] | None = None

    async def get(self) -> T:
        """An answer whose computation begins after this call."""
        if self._current is None or self._current.done():
            self._current = asyncio.create_task(self._make_after(None))
            return await asyncio.shield(self._current)
        if self._next is None:
            self._next = asyncio.create_task(self._make_after(self._current))
        return await asyncio.shield(self._next)

    async def _make_after(self, before: asyncio.Task[T] | None) -> T:
        if before is not None:
            await asyncio.wait([before])
            self._current, self._next = self._next, None
        return await self._make()


class ExpertLines:
    """The expert's lines: records of how the bot ``expert`` plays deals. Each is made once, in a thread."""

    def __init__(self) -> None:
        self._lines: dict[str, asyncio.Task[Line | None]] = {}
        self._at_work = asyncio.Semaphore(1)

    async def of(self, deal: str, make: MakeLine) -> Line | None:
        """The record of how the bot ``expert`` plays a deal, made by ``make``; None if there is none."""
        task = self._lines.get(deal)
        if task is None:
            task = self._lines[deal] = asyncio.create_task(self._make(make))
            if len(self._lines) > KEPT:
                del self._lines[next(iter(self._lines))]
        return await asyncio.shield(task)

    def line_if_known(self, deal: str) -> Line | None:
        """The record of how the bot ``expert`` plays a deal, if it is ready; otherwise None."""
        task = self._lines.get(deal)
        if task is None or not task.done() or task.cancelled() or task.exception():
            return None
        return task.result()

    async def soon(self, deal: str, make: MakeLine, seconds: float = SOON) -> Line | None:
        """The record of how the bot ``expert`` plays a deal; None if making it takes longer than ``seconds``.

        In that case the record is finished all the same, for later calls.
        """
        try:
            return await asyncio.wait_for(self.of(deal, make), seconds)
        except TimeoutError:
            return None

    async def _make(self, make: MakeLine) -> Line | None:
        async with self._at_work:
            return await asyncio.to_thread(make)
