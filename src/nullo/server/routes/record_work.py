"""Work on a game's record that another process does for a client, such as making its film."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from typing import Any, Generic, TypeVar

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.logs import note
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.rates import Rates
from nullo.server.runtime.scheduler import Lane
from nullo.server.runtime.shares import Share
from nullo.server.runtime.worker_processes import (
    Errand,
    Processes,
    WorkFailed,
    WorkProblem,
    work_outcome,
)

Q = TypeVar("Q")
A = TypeVar("A")

PATIENCE = 60.0  # seconds that a piece of work may take
ADMISSION_WAIT = 1.0
"""Seconds that a request waits for a place, so that a client can cancel one and send another at once."""

MEMORY = 1 << 29  # bytes of memory that a process may use

Elsewhere = Callable[[Q], Awaitable[A | WorkProblem]]
"""A function that has work done somewhere else than in processes of this server."""


class RecordWork(Generic[Q, A]):
    """A kind of work on records, such as an analysis, that is done for clients.

    Separate processes call ``work``, which may raise :class:`Problem`. If ``elsewhere`` is given, it is
    called instead. ``kind`` is the work's name in logs and metrics. ``places`` limits the requests in
    progress, ``rate`` the requests in an hour.
    """

    def __init__(
        self,
        kind: str,
        work: Callable[[Q], A],
        answer: type[A],
        metrics: Metrics,
        places: Share,
        rate: Rates,
        elsewhere: Elsewhere[Q, A] | None = None,
    ) -> None:
        self._kind = kind
        self._lane = Lane(kind)
        self._processes: Processes[Q, A | WorkProblem] = Processes(
            partial(work_outcome, work), answer | WorkProblem, MEMORY
        )
        self._metrics = metrics
        self._places = places
        self._rate = rate
        self._elsewhere = elsewhere

    @asynccontextmanager
    async def admission(
        self, request: Request, rate: Rates | None = None
    ) -> AsyncIterator[ExitStack]:
        """Admit a request, which may have to wait a moment; yields its place, which a response may keep.

        Read the request's body only after that, because the bodies of waiting requests would take memory.
        ``rate``, if given, replaces the usual rate.

        Raises:
            Problem: there is no place, or the address has sent too many requests.
        """
        address = address_of(request)
        until = time.monotonic() + ADMISSION_WAIT
        while not self._places.has_place(address) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        with ExitStack() as place:
            if not place.enter_context(self._places.hold(address)):
                raise self._rate.problem()
            (rate or self._rate).check(address)
            yield place

    async def do(self, wanted: Q, request: Request) -> A:
        """Do the work ``wanted`` for a request whose body has been read, and return the result.

        Raises:
            Problem: the work failed or refused the request, or was dropped because the client has left.
        """
        leaving = asyncio.ensure_future(_wait_for_disconnect(request))
        errand = Errand()
        making = asyncio.ensure_future(self._outcome(wanted, address_of(request), errand))
        first: list[asyncio.Future[Any]] = [making, leaving]
        try:
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            if not making.done():
                raise Problem("bad-json")  # nobody receives it
            result = making.result()
        except WorkFailed as failure:
            self._metrics.failures.labels(self._kind).inc()
            note(f"{self._kind} not made", 30, why=str(failure))
            raise Problem("busy", 503) from None
        finally:
            errand.give_up()
            making.cancel()
            leaving.cancel()
            del making, first  # a failure's traceback has this frame: a cycle
        if isinstance(result, WorkProblem):
            raise Problem(result.code, result.status, field=result.field, **result.params)
        return result

    async def _outcome(self, wanted: Q, address: str, errand: Errand) -> A | WorkProblem:
        if self._elsewhere is not None:
            return await self._elsewhere(wanted)
        ask = self._processes.ask
        return await self._lane.run(lambda _: ask(wanted, PATIENCE, errand), address, self._kind)

    def close(self) -> None:
        self._lane.close()
        self._processes.close()


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class PlacedResponse(StreamingResponse):
    """A response in pieces, which keeps its request's place until all pieces are sent.

    The connection is closed if the client needs more than ``seconds`` to receive them.
    """

    def __init__(
        self,
        pieces: AsyncIterator[bytes],
        headers: dict[str, str],
        media_type: str,
        seconds: float,
        metrics: Metrics,
        place: ExitStack,
    ) -> None:
        super().__init__(pieces, 200, headers, media_type)
        self._seconds = seconds
        self._metrics = metrics
        self._place = place.pop_all()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_in_time(message: Message) -> None:
            began = time.monotonic()
            async with asyncio.timeout(self._seconds):
                await send(message)
            self._seconds -= time.monotonic() - began

        try:
            with self._place:
                await self.stream_response(send_in_time)
        except TimeoutError:  # closes the connection, because the response is incomplete
            self._metrics.failures.labels("slow").inc()
        except Problem:  # the client has left, or a piece could not be made: incomplete as well
            pass


def packed_headers(packed: bool) -> dict[str, str]:
    """The headers of a response that must not be cached; ``packed`` says whether it is compressed."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    return headers | ({"content-encoding": "gzip"} if packed else {})
