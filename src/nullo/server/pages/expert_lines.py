"""What ``expert`` does with the cards of a fixed deal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

KEPT = 100
SOON = 3.0
"""Seconds that a table of scores waits for the line; an interpreted server needs longer."""

Line = dict[str, Any]
Make = Callable[[], Line | None]


class ExpertLines:
    """The expert's lines, each made once, in a thread, one after the other."""

    def __init__(self) -> None:
        self._lines: dict[str, asyncio.Task[Line | None]] = {}
        self._at_work = asyncio.Semaphore(1)

    async def of(self, deal: str, make: Make) -> Line | None:
        """The record of the expert's line.

        Args:
            make: makes the line; None: there is none.
        """
        task = self._lines.get(deal)
        if task is None:
            task = self._lines[deal] = asyncio.create_task(self._make(make))
            if len(self._lines) > KEPT:
                del self._lines[next(iter(self._lines))]
        return await asyncio.shield(task)

    def line_if_known(self, deal: str) -> Line | None:
        """The same, or None if nobody has asked for it yet or it is still being made."""
        task = self._lines.get(deal)
        if task is None or not task.done() or task.cancelled() or task.exception():
            return None
        return task.result()

    async def soon(self, deal: str, make: Make, seconds: float = SOON) -> Line | None:
        """The same, or None if it takes longer; then it will be there later."""
        try:
            return await asyncio.wait_for(self.of(deal, make), seconds)
        except TimeoutError:
            return None

    async def _make(self, make: Make) -> Line | None:
        async with self._at_work:
            return await asyncio.to_thread(make)
