"""What ``expert`` does with the cards of a daily deal."""

from __future__ import annotations

import asyncio
from typing import Any

from nullo.deals import daily

KEPT = 100
SOON = 3.0
"""Seconds that a table of scores waits for the line; an interpreted server needs longer."""

Line = dict[str, Any]


class ExpertLines:
    """The expert's lines, each made once, in a thread, one after the other."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, str], asyncio.Task[Line]] = {}
        self._at_work = asyncio.Semaphore(1)

    async def of(self, day: str, game: str) -> Line:
        """The record of the expert's line."""
        key = day, game
        task = self._lines.get(key)
        if task is None:
            task = self._lines[key] = asyncio.create_task(self._make(day, game))
            if len(self._lines) > KEPT:
                del self._lines[next(iter(self._lines))]
        return await asyncio.shield(task)

    def known(self, day: str, game: str) -> Line | None:
        """The same, or None if nobody has asked for it yet or it is still being made."""
        task = self._lines.get((day, game))
        finished = (
            task is not None and task.done() and not task.cancelled() and not task.exception()
        )
        return task.result() if task and finished else None

    async def soon(self, day: str, game: str) -> Line | None:
        """The same, or None if it takes longer; then it will be there later."""
        try:
            return await asyncio.wait_for(self.of(day, game), SOON)
        except TimeoutError:
            return None

    async def _make(self, day: str, game: str) -> Line:
        async with self._at_work:
            return await asyncio.to_thread(daily.expert_line, day, game)
