"""One client's connection to a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
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
Write = Callable[[str], bool]


class _Rest:
    """The rest of a coroutine that was started outside a task, and what it waits for."""

    def __init__(self, begun: Sending, waiting: Any) -> None:
        self._begun = begun
        self._waiting = waiting

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waiting
        yield from self._begun.__await__()


class Client:
    """Sends frames to one client: at once, or from a queue while its reader is slow.

    So no reader delays a table, and most frames need no switch of tasks.

    Attributes:
        member: the client's member number; None: a spectator.
        taken: how many characters it has been sent, including those in the queue.
        address: the address that it comes from.
        cut: closes the connection at once, even in the middle of a frame.
        write: sends a frame at once, if the connection can take one.
    """

    def __init__(self, send: Send, close: Close, limits: Limits, metrics: Metrics) -> None:
        self.member: int | None = None
        self.taken = 0
        self.address = ""
        self._send = send
        self._close = close
        self._limits = limits
        self._metrics = metrics
        self._queue: deque[str] = deque()
        self._rest: _Rest | None = None
        self._sending = False
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code = 0
        self.cut: Callable[[], None] = lambda: None
        self.write: Write = lambda text: False

    @property
    def closed(self) -> bool:
        """Whether the client is to get nothing more."""
        return bool(self._code)

    @property
    def waiting(self) -> bool:
        """Whether something remains to be sent."""
        return bool(self._queue or self._rest or self._sending)

    def send(self, text: str) -> None:
        """Send a frame. Slow consumers are disconnected; they reconnect and resume."""
        if self._code:
            return
        self.taken += len(text)
        if not self.waiting:
            if self.write(text):
                self._metrics.frames += 1
            else:
                self._begin(text)
            return
        self._queue.append(text)
        self._bytes += len(text)
        if len(self._queue) > self._limits.queue or self._bytes > self._limits.queue_bytes:
            self._metrics.failures.labels("slow").inc()
            self._queue.clear()
            self._code = LATER
            self.cut()
        self._wake.set()

    def _begin(self, text: str) -> None:
        """Start to send; the pump finishes it if the connection cannot take all of it now."""
        sending = self._send(text)
        try:
            waiting = sending.send(None)
        except StopIteration:
            self._metrics.frames += 1
        except Exception:  # the client has gone; the reading side ends the connection
            self._code = LATER
            self._wake.set()
        else:
            self._rest = _Rest(sending, waiting)
            self._wake.set()

    def reply(self, reply: Reply) -> None:
        """Send a message."""
        self.send(msgspec.json.encode(reply).decode())

    def refuse(self, problem: Problem, id: str = "") -> None:
        """Send an error."""
        self._metrics.refused.labels(problem.code).inc()
        self.reply(Error(problem.code, problem.message, id))

    def close(self, code: int) -> None:
        """Close the connection once the queue is empty."""
        self._code = self._code or code
        self._wake.set()

    async def pump(self) -> None:
        """Send what is queued, until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._rest is not None:
                await self._rest
                self._rest = None
            while self._queue:
                text = self._queue.popleft()
                self._bytes -= len(text)
                self._sending = True  # until it is written, no other frame may overtake it
                await self._send(text)
                self._sending = False
                self._metrics.frames += 1
            if self._code:
                await self._close(self._code)
                return
