"""Limits of what a server provides, in all and to each client."""

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
    """The limits of a server.

    Attributes:
        tables: tables in memory at once.
        requests_per_second: HTTP requests from one address, on average, including those that open
            WebSockets.
        requests: requests from one address at once before the average applies.
        tables_per_hour: tables made from one address.
        joins_per_hour: seats taken from one address.
        joins_per_table: of these, at one table.
        connections: WebSockets of the server.
        connections_per_address: WebSockets of one address.
        http_connections: other TCP connections of the server.
        http_connections_per_address: other TCP connections of one address.
        hello_seconds: seconds until the first ``hello`` of a WebSocket.
        catch_up_bytes_per_second: bytes of answers to ``hello`` for one address, on average.
        catch_up_bytes: of them at once before the average applies.
        watchers: spectators at one table.
        tabs: connections of one member to one table.
        messages_per_second: messages of one connection, on average.
        burst: of them at once before the average applies.
        acts_per_second: actions in games from one address, on average.
        acts: of them at once before the average applies.
        changes_per_minute: other commands that are stored, from one address, on average.
        changes: of them at once before the average applies.
        member_changes_per_minute: settings, orders of the places, take-back requests and talk of one
            member at one table, on average.
        member_changes: of them at once before the average applies.
        messages_per_second_per_address: messages of all connections of one address, on average.
        burst_per_address: of them at once before the average applies.
        patience: messages refused as too fast before the connection is closed.
        queue: frames that wait for a slow consumer before it is disconnected.
        queue_bytes: bytes of them.
        body: bytes of an HTTP body.
        record: bytes of a record that a client sends to see it as a film.
        films_per_hour: films for one address.
        films: films in progress in all, whose records are in memory.
        films_each: films in progress for one address.
        film_seconds: seconds in which a film's record must arrive, and in which the film must be read.
        film_actions: actions and dealt cards of a game in a film.
        pictures_per_hour: QR codes drawn for one address.
        pictures: of them at once before the average applies.
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

    def give(self) -> None:
        """Put back one that was taken but not used."""
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


class Share:
    """Limits how many of something there may be at once, in all and for each address.

    When all places are taken, an address without one still gets one, up to twice the number. So a few
    clients cannot keep the others out.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[bool]:
        """Take a place until the block is left; yields whether there was one."""
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
