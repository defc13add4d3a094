"""Work on a game's record that a process does for a client, such as making its film."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.types import Receive

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.logs import note
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.scheduler import Lane
from nullo.server.runtime.shares import Share
from nullo.server.runtime.token_buckets import Buckets
from nullo.server.runtime.worker_processes import Errand, Processes, WorkFailed

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds that a piece of work may take."""


@dataclass(frozen=True)
class RecordWork(Generic[T]):
    """One kind of work on records, and its limits.

    Attributes:
        kind: its word in logs and metrics.
        lane: where it waits for its address's turn.
        processes: they do it.
        places: how many requests may be in progress.
        tokens: how many requests there may be in an hour.
        refusal: the code of the problem for a request beyond these limits.
    """

    kind: str
    lane: Lane
    processes: Processes[T]
    places: Share
    tokens: Buckets
    refusal: str

    @contextmanager
    def admitted(self, request: Request, tokens: Buckets | None = None) -> Iterator[ExitStack]:
        """Admit a request before its body is read, because waiting requests take memory.

        Args:
            request: the request.
            tokens: instead of the usual ones.

        Yields:
            The request's place, which the response may keep.

        Raises:
            Problem: there is no place, or the address has sent too many requests.
        """
        address = address_of(request)
        with ExitStack() as place:
            taken = place.enter_context(self.places.hold(address))
            if not taken or not (tokens or self.tokens).take(address):
                raise Problem(self.refusal, 429)
            yield place

    async def done(
        self, order: msgspec.Struct, address: str, leaving: asyncio.Future[None], metrics: Metrics
    ) -> T:
        """Have an order filled. If the client leaves, it is not begun or not finished.

        Args:
            order: what the processes are asked, as MessagePack.
            address: the client's; addresses take turns.
            leaving: from :func:`watch`.
            metrics: they count failures.

        Raises:
            Problem: the work failed, or the client has left.
        """
        errand = Errand()

        def work(seconds: float) -> T:
            return self.processes.ask(msgspec.msgpack.encode(order), PATIENCE, errand)

        making = asyncio.ensure_future(self.lane.run(work, address, self.kind))
        try:
            first: list[asyncio.Future[Any]] = [making, leaving]
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            if not making.done():
                raise Problem("bad-json")  # nobody receives it
            return making.result()
        except WorkFailed as failure:
            metrics.failures.labels(self.kind).inc()
            note(f"{self.kind} not made", 30, why=str(failure))
            raise Problem("busy", 503) from None
        finally:
            errand.give_up()
            making.cancel()

    def close(self) -> None:
        """Stop the processes, and end the threads once their present jobs are done."""
        self.processes.close()
        self.lane.close()


def watch(receive: Receive) -> asyncio.Future[None]:
    """A future that is done once the client has disconnected; cancel it when that no longer matters.

    Args:
        receive: of a request whose body has been read.
    """

    async def left() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    return asyncio.ensure_future(left())


def packed_headers(packed: bool) -> dict[str, str]:
    """The headers of an answer that is not cached, and compressed if the client accepts that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    return headers | ({"content-encoding": "gzip"} if packed else {})
