"""How much of everything a server gives, and to one client."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

FORGET = 10_000


@dataclass(frozen=True)
class Limits:
    """What a server gives at most.

    Attributes:
        tables: in memory at once.
        requests_per_second: HTTP requests of one address, WebSockets that are opened among them,
            on average.
        requests: of one address at once before that counts.
        tables_per_hour: that one address may make.
        joins_per_hour: seats that one address may take.
        connections: WebSockets of the server.
        connections_per_address: of one address.
        watchers: connections without a seat at one table.
        tabs: connections of one member to one table.
        messages_per_second: of one connection, on average.
        burst: messages at once before that counts.
        patience: messages refused as too fast before the connection is closed.
        queue: frames that wait for a slow reader before it is cut off.
        queue_bytes: and how many bytes.
        body: bytes of an HTTP body.
        record: bytes of a record that is brought to be looked at.
        films_per_hour: that one address may look at.
        film_actions: actions and dealt cards of a game that is looked at.
    """

    tables: int = 5_000
    requests_per_second: float = 100.0
    requests: int = 2_000
    tables_per_hour: int = 240
    joins_per_hour: int = 600
    connections: int = 4_000
    connections_per_address: int = 400
    watchers: int = 50
    tabs: int = 8
    messages_per_second: float = 50.0
    burst: int = 100
    patience: int = 100
    queue: int = 512
    queue_bytes: int = 1 << 20
    body: int = 8_192
    record: int = 1_000_000
    films_per_hour: int = 600
    film_actions: int = 12_000


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give(self) -> None:
        """Put back what was taken in vain."""
        self._left += 1


class Buckets:
    """A bucket for each address; those used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether the address may do one more."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGET:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """How many connections there are, in all and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self.total >= self._limits.connections:
            return False
        if self._by_address[address] >= self._limits.connections_per_address:
            return False
        self.total += 1
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give the place back."""
        self.total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
