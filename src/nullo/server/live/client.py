"""One client's connection to a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from nullo.server.protocol.messages import Error, Reply
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.metrics import Metrics

TOO_FAST = 1008
RESTART = 1012
LATER = 1013
NO_TABLE = 4404
OTHER_VERSION = 4426

Sending = Coroutine[Any, Any, None]
Send = Callable[[str], Sending]
Close = Callable[[int], Sending]


class Client:
    """Sends frames to one client from a queue, so that a slow client does not delay its table."""

    def __init__(self, send: Send, close: Close, limits: Limits, metrics: Metrics) -> None:
        self.member: int | None = None  # None for a spectator
        self.taken = 0  # characters that it has been sent, including those in the queue
        self.address = ""
        self._send = send
        self._close = close
        self._limits = limits
        self._metrics = metrics
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code = 0
        self.cut: Callable[[], None] = lambda: None
        """Closes the connection at once, even in the middle of a frame."""

    @property
    def closed(self) -> bool:
        return bool(self._code)

    def send(self, text: str) -> None:
        """Queue a frame to be sent. Slow consumers are disconnected; they reconnect and resume."""
        if self._code:
            return
        self.taken += len(text)
        self._queue.append(text)
        self._bytes += len(text)
        # The first is sent next, however long it is: a snapshot may be longer than the limit.
        waiting = self._bytes - len(self._queue[0])
        if len(self._queue) > self._limits.queue or waiting > self._limits.queue_bytes:
            self._metrics.failures.labels("slow").inc()
            self._queue.clear()
            self._code = LATER
            self.cut()
        self._wake.set()

    def reply(self, reply: Reply) -> None:
        self.send(msgspec.json.encode(reply).decode())

    def refuse(self, problem: Problem, id: str = "") -> None:
        self._metrics.refused.labels(problem.code).inc()
        self.reply(Error(problem.code, problem.message, id, problem.refusal))

    def close(self, code: int) -> None:
        self._code = self._code or code
        self._wake.set()

    async def pump(self) -> None:
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
