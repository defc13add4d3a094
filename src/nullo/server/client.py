"""One connection to a table, as the table sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from nullo.server.limits import Limits
from nullo.server.messages import Error, Reply
from nullo.server.metrics import Metrics
from nullo.server.problems import Problem

TOO_FAST = 1008
RESTART = 1012
LATER = 1013
NO_TABLE = 4404
OTHER_VERSION = 4426

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]


class Client:
    """What is to be sent waits in a queue, so that no reader holds up a table.

    Attributes:
        member: who it is at the table; None: it watches.
        cut: what ends the connection at once, though a frame may be half sent.
    """

    def __init__(self, send: Send, close: Close, limits: Limits, metrics: Metrics) -> None:
        self.member: int | None = None
        self._send = send
        self._close = close
        self._limits = limits
        self._metrics = metrics
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code = 0
        self.cut: Callable[[], None] = lambda: None

    @property
    def closed(self) -> bool:
        """Whether it is to get nothing more."""
        return bool(self._code)

    @property
    def waiting(self) -> bool:
        """Whether there is something left to send."""
        return bool(self._queue)

    def send(self, text: str) -> None:
        """Put a frame in its queue. One that reads too slowly is cut off: it comes back, and on."""
        if self._code:
            return
        self._queue.append(text)
        self._bytes += len(text)
        if len(self._queue) > self._limits.queue or self._bytes > self._limits.queue_bytes:
            self._metrics.failures.labels("slow").inc()
            self._queue.clear()
            self._code = LATER
            self.cut()
        self._wake.set()

    def reply(self, reply: Reply) -> None:
        """Put a message in its queue."""
        self.send(msgspec.json.encode(reply).decode())

    def refuse(self, problem: Problem, id: str = "") -> None:
        """Tell it of a problem."""
        self._metrics.refused.labels(problem.code).inc()
        self.reply(Error(problem.code, problem.message, id))

    def close(self, code: int) -> None:
        """Close the connection when the queue is empty."""
        self._code = self._code or code
        self._wake.set()

    async def pump(self) -> None:
        """Send what comes into the queue, until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                text = self._queue.popleft()
                self._bytes -= len(text)
                await self._send(text)
                self._metrics.frames.inc()
            if self._code:
                await self._close(self._code)
                return
