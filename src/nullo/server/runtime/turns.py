"""Lets work of the event loop that can wait go one piece at a time.

When many pieces become due at once, the loop would do them all before it reads another message. Here it
does one, reads what has come in the meantime, and goes on: so a message waits for one piece only.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A queue of pieces of work, of which each iteration of the event loop lets one begin."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False

    async def wait(self) -> None:
        """Wait for a turn; without others before it, at most for an iteration of the loop."""
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
