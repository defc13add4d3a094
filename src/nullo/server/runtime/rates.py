"""Limits on how often a client may do something on average, by token buckets."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Self
from weakref import WeakValueDictionary

from nullo.server.protocol.problems import Problem

FORGET = 10_000
HOUR = 3600


class Rate:
    """A token bucket, which allows ``burst`` tokens at once and ``rate`` tokens per second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, much: float) -> None:
        self._fill()
        self._left -= much

    def wait(self) -> float:
        """The seconds until the bucket is no longer overdrawn; 0 if it is not overdrawn."""
        self._fill()
        return max(0.0, -self._left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Rates:
    """Token buckets by key, such as an address; the least recently used ones are dropped.

    :meth:`check` raises a Problem with the code ``refusal`` when the bucket of a key is empty.
    """

    def __init__(self, rate: float, burst: float, refusal: str = "too-fast") -> None:
        self._rate = rate
        self._burst = burst
        self._refusal = refusal
        self._rates: OrderedDict[Hashable, Rate] = OrderedDict()

    @classmethod
    def hourly(cls, many: int, refusal: str) -> Self:
        """Token buckets that allow ``many`` per hour, even all of them at once."""
        return cls(many / HOUR, many, refusal)

    def of(self, key: Hashable) -> Rate:
        rate = self._rates.pop(key, None)
        if rate is None:
            rate = Rate(self._rate, self._burst)
        self._rates[key] = rate
        if len(self._rates) > FORGET:
            self._rates.popitem(last=False)
        return rate

    def take(self, key: Hashable) -> bool:
        return self.of(key).take()

    def check(self, key: Hashable) -> None:
        if not self.take(key):
            raise self.problem()

    def problem(self) -> Problem:
        return Problem(self._refusal, 429)


class Rations:
    """Limits how fast bytes are sent to each address; if it has several connections, they take turns."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rates = Rates(rate, burst)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Rate]:
        """Wait until more may be sent to ``address``; yields its token bucket, to spend what is sent from."""
        async with self._turns.setdefault(address, asyncio.Lock()):
            rate = self._rates.of(address)
            while wait := rate.wait():
                await asyncio.sleep(wait)
            yield rate
