"""How much of everything a server gives, and to one client."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

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
        joins_per_table: of these, at one table.
        connections: WebSockets of the server.
        connections_per_address: of one address.
        http_connections: TCP connections of the server besides WebSockets.
        http_connections_per_address: of one address, besides its WebSockets.
        hello_seconds: until the first ``hello`` of a WebSocket.
        catch_up_bytes_per_second: of answers to ``hello``, to one address, on average.
        catch_up_bytes: of them at once before that counts.
        watchers: connections without a seat at one table.
        tabs: connections of one member to one table.
        messages_per_second: of one connection, on average.
        burst: messages at once before that counts.
        acts_per_second: in games, from one address, on average.
        acts: of them at once before that counts.
        changes_per_minute: other commands that are stored, from one address, on average.
        changes: of them at once before that counts.
        member_changes_per_minute: settings, orders of the places, take-backs asked for and things
            said, of one member at one table, on average.
        member_changes: of them at once before that counts.
        messages_per_second_per_address: of all connections of one address, on average.
        burst_per_address: of them at once before that counts.
        patience: messages refused as too fast before the connection is closed.
        queue: frames that wait for a slow reader before it is cut off.
        queue_bytes: and how many bytes.
        body: bytes of an HTTP body.
        record: bytes of a record that is brought to be looked at.
        films_per_hour: that one address may look at.
        films: that are made or wait, in all, with their records in memory.
        films_each: of one address.
        film_seconds: in which the record of a film must have come, and the film must be read.
        film_actions: actions and dealt cards of a game that is looked at.
        pictures_per_hour: QR codes that are drawn for one address.
        pictures: of them at once before that counts.
    """

    tables: int = 5_000
    requests_per_second: float = 100.0
    requests: int = 2_000
    tables_per_hour: int = 240
    joins_per_hour: int = 600
    joins_per_table: int = 60
    connections: int = 4_000
    connections_per_address: int = 400
    http_connections: int = 4_000
    http_connections_per_address: int = 100
    hello_seconds: float = 10.0
    catch_up_bytes_per_second: int = 500_000
    catch_up_bytes: int = 2_000_000
    watchers: int = 50
    tabs: int = 8
    messages_per_second: float = 50.0
    burst: int = 100
    acts_per_second: float = 100.0
    acts: int = 5_000
    changes_per_minute: float = 300.0
    changes: int = 300
    member_changes_per_minute: float = 60.0
    member_changes: int = 60
    messages_per_second_per_address: float = 1_000.0
    burst_per_address: int = 4_000
    patience: int = 100
    queue: int = 512
    queue_bytes: int = 1 << 20
    body: int = 8_192
    record: int = 1_000_000
    films_per_hour: int = 600
    films: int = 32
    films_each: int = 4
    film_seconds: float = 60.0
    film_actions: int = 12_000
    pictures_per_hour: int = 240
    pictures: int = 20


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, much: float) -> None:
        """Take so much, though there may not be so much left."""
        self._fill()
        self._left -= much

    def give(self) -> None:
        """Put back what was taken in vain."""
        self._left += 1

    def wait(self) -> float:
        """Seconds until something is left."""
        self._fill()
        return max(0.0, -self._left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Buckets:
    """A bucket for each address; those used longest ago are forgotten."""

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
        """Whether the address may do one more."""
        return self.of(address).take()


class Share:
    """How many of something there may be at once, in all and of one address.

    When all places are taken, an address that has none still gets one, as long as there are not
    twice as many: so a few clients cannot keep the others out.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[bool]:
        """Take a place until the block is left; whether there was one."""
        own, total = self._by_address[address], self._by_address.total()
        taken = own < self._each and total < self._most * (1 if own else 2)
        self._by_address[address] += taken
        try:
            yield taken
        finally:
            self._by_address[address] -= taken
            if not self._by_address[address]:
                del self._by_address[address]


class Rations:
    """Bytes that each address is sent on average; who has had too many waits, one after another."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Bucket]:
        """Wait for one's turn. What is sent then is to be spent from the bucket."""
        lock = self._turns.setdefault(address, asyncio.Lock())
        async with lock:
            bucket = self._buckets.of(address)
            while wait := bucket.wait():
                await asyncio.sleep(wait)
            yield bucket
