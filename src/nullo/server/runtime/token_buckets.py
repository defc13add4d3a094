"""Token buckets, which limit how much of something an address or a connection gets on average."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

FORGET = 10_000


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` per second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; takes it."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, much: float) -> None:
        """Take an amount, even if not as much is left."""
        self._fill()
        self._left -= much

    def wait(self) -> float:
        """Seconds until something is left."""
        self._fill()
        return max(0.0, -self._left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGET:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, address: str) -> bool:
        """Whether the address may have one more now; takes it."""
        return self.of(address).take()


class Rations:
    """Rations the bytes sent to each address; those that had too many wait, one after another."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Bucket]:
        """Wait for the address's turn. Spend what is then sent from the bucket."""
        lock = self._turns.setdefault(address, asyncio.Lock())
        async with lock:
            bucket = self._buckets.of(address)
            while wait := bucket.wait():
                await asyncio.sleep(wait)
            yield bucket
