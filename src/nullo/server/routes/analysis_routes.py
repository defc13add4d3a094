"""Routes of analyses: of finished games, and of records that clients send."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nullo.analysis import VERSION
from nullo.server.pages.game_analyser import DETAILS, FIGURES, PART, PLAN, Order, Piece
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, data_of, route
from nullo.server.routes.table_routes import record_of
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.logs import note
from nullo.server.runtime.worker_processes import Errand, WorkFailed

PATIENCE = 60.0
"""Seconds that a part of an analysis may take."""

LINES = "application/x-ndjson"


async def table_analysis(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/analysis``: the analysis of a finished game, as it is made."""
    with _place(request, state) as place:
        record = msgspec.json.encode(await record_of(request, state))
        return await _analysed(request, state, record, place)


async def posted_analysis(request: Request, state: AppState) -> Response:
    """``POST /api/analysis``: the analysis of the record in the body; the record is not stored."""
    with _place(request, state) as place:
        return await _analysed(request, state, await _posted(request, state), place)


async def table_decision(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/decisions/{number}``: more about a decision of a finished game."""
    _take_details(request, state)
    record = msgspec.json.encode(await record_of(request, state))
    return await _detailed(request, state, record)


async def posted_decision(request: Request, state: AppState) -> Response:
    """``POST /api/decisions/{number}``: more about a decision of the record in the body."""
    _take_details(request, state)
    with state.analysis_places.hold(address_of(request)) as taken:
        if not taken:
            raise Problem("too-many-analyses", 429)
        return await _detailed(request, state, await _posted(request, state))


async def _posted(request: Request, state: AppState) -> bytes:
    limits = state.settings.limits
    try:
        return await asyncio.wait_for(data_of(request, limits.record), limits.film_seconds)
    except TimeoutError:
        raise Problem("bad-json", 408) from None


@contextmanager
def _place(request: Request, state: AppState) -> Iterator[ExitStack]:
    """Admit a request before its body is read; the response may keep the place."""
    address = address_of(request)
    with ExitStack() as place:
        taken = place.enter_context(state.analysis_places.hold(address))
        if not taken or not state.analyses.take(address):
            raise Problem("too-many-analyses", 429)
        yield place


def _take_details(request: Request, state: AppState) -> None:
    if not state.details.take(address_of(request)):
        raise Problem("too-many-analyses", 429)


class _Analyst:
    """Has the pieces of one analysis made, in turn with those of other addresses."""

    def __init__(self, state: AppState, address: str, record: bytes, receive: Receive) -> None:
        self._state = state
        self._address = address
        self._record = record
        self._leaving = asyncio.ensure_future(_left(receive))

    def close(self) -> None:
        """Stop watching the client."""
        self._leaving.cancel()

    async def piece(self, kind: str, number: int = 0, parts: list[bytes] | None = None) -> Piece:
        """A piece of the analysis. If the client leaves, it is not made or not finished.

        Raises:
            Problem: the record or the number is wrong, or the client has left.
        """
        state = self._state
        most = state.settings.limits.analysis_actions
        order = msgspec.msgpack.encode(Order(self._record, kind, most, number, parts or []))
        errand = Errand()

        def work(seconds: float) -> Piece:
            return state.analysers.ask(order, PATIENCE, errand)

        making = asyncio.ensure_future(state.analysing.run(work, self._address, "analysis"))
        try:
            await asyncio.wait([making, self._leaving], return_when=asyncio.FIRST_COMPLETED)
            if not making.done():
                raise Problem("bad-json")  # nobody receives it
            found = making.result()
        except WorkFailed as failure:
            state.metrics.failures.labels("analysis").inc()
            note("analysis not made", 30, why=str(failure))
            raise Problem("busy", 503) from None
        finally:
            errand.give_up()
            making.cancel()
        if found.too_long:
            raise Problem("analysis-too-long", 413)
        if found.unknown:
            raise Problem("no-decision", 404)
        if found.wrong:
            raise Problem("bad-record", reason=found.wrong)
        return found


async def _left(receive: Receive) -> None:
    """Wait until the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _analysed(request: Request, state: AppState, record: bytes, place: ExitStack) -> Response:
    analyst = _Analyst(state, address_of(request), record, request.receive)
    try:
        plan = await analyst.piece(PLAN)
    except BaseException:
        analyst.close()
        raise
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return _Sent(analyst, plan, packed, headers, state, place)


class _Sent(Response):
    """An analysis that is sent as it is made; it keeps the request's place until then."""

    def __init__(
        self,
        analyst: _Analyst,
        plan: Piece,
        packed: bool,
        headers: dict[str, str],
        state: AppState,
        place: ExitStack,
    ) -> None:
        super().__init__(None, 200, headers, LINES)
        self.raw_headers = [one for one in self.raw_headers if one[0] != b"content-length"]
        self._analyst = analyst
        self._plan = plan
        self._packed = packed
        self._state = state
        self._place = place.pop_all()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self._place:
                begin = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                await self._send(send, begin)
                async for piece in self._pieces():
                    more = {"type": "http.response.body", "body": piece, "more_body": True}
                    await self._send(send, more)
                await self._send(send, {"type": "http.response.body", "body": b""})
        except TimeoutError:  # closes the connection, because the response is incomplete
            self._state.metrics.failures.labels("slow").inc()
        except Problem:  # the client has left, or a part could not be made: incomplete as well
            pass
        finally:
            self._analyst.close()

    async def _send(self, send: Send, message: dict[str, object]) -> None:
        async with asyncio.timeout(self._state.settings.limits.film_seconds):
            await send(message)

    async def _pieces(self) -> AsyncIterator[bytes]:
        """The answer in pieces, compressed if the client wants that."""
        kept, key = self._state.kept_analyses, f"{VERSION} {self._plan.digest}"
        if whole := kept.get(key):
            yield whole if self._packed else gzip.decompress(whole)
            return
        packing = zlib.compressobj(5, wbits=31)
        packed: list[bytes] = []
        async for line in self._lines():
            packed.append(packing.compress(line) + packing.flush(zlib.Z_SYNC_FLUSH))
            yield packed[-1] if self._packed else line
        packed.append(packing.flush())
        if self._packed:
            yield packed[-1]
        kept.put(key, b"".join(packed))

    async def _lines(self) -> AsyncIterator[bytes]:
        yield b'{"total":%d}\n' % self._plan.total
        parts: list[bytes] = []
        for number in range(self._plan.total):
            parts.append((await self._analyst.piece(PART, number)).body)
            yield b'{"part":%s}\n' % parts[-1]
        figures = await self._analyst.piece(FIGURES, parts=parts)
        yield b'{"figures":%s}\n' % figures.body


async def _detailed(request: Request, state: AppState, record: bytes) -> Response:
    number = request.path_params["number"]
    analyst = _Analyst(state, address_of(request), record, request.receive)
    try:
        found = await analyst.piece(DETAILS, number)
    finally:
        analyst.close()
    return Response(found.body, 200, {"cache-control": "no-store"}, JSON)


ROUTES = [
    route("/api/tables/{id}/analysis", table_analysis),
    route("/api/analysis", posted_analysis, "POST"),
    route("/api/tables/{id}/decisions/{number:int}", table_decision),
    route("/api/decisions/{number:int}", posted_decision, "POST"),
]
