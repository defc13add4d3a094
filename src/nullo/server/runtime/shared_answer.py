"""One answer for everybody who asks at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedAnswer(Generic[T]):
    """Makes answers one at a time, and shares each with everybody who was waiting.

    Callers that come while an answer is being made share the next one. So no answer is older than its
    question, and a crowd costs little more than one caller.
    """

    def __init__(self, make: Callable[[], Awaitable[T]]) -> None:
        self._make = make
        self._current: asyncio.Task[T] | None = None
        self._next: asyncio.Task[T] | None = None

    async def get(self) -> T:
        """An answer whose making began after this call."""
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
