"""Routes of analyses: of finished games, and of records that clients send."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, ExitStack

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nullo.analysis import VERSION
from nullo.server.pages.game_analyser import DETAILS, FIGURES, PART, PLAN, Order, Piece
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import packed_headers, watch
from nullo.server.routes.routing import JSON, accepts_gzip, posted_record, route
from nullo.server.routes.table_routes import record_of
from nullo.server.runtime.client_addresses import address_of

LINES = "application/x-ndjson"


async def table_analysis(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/analysis``: the analysis of a finished game, as it is made.

    With ``?kept=1`` it is not made: there is one only if it is kept.
    """
    with _admitted(request, state) as place:
        record = msgspec.json.encode(await record_of(request, state))
        return await _analysed(request, state, record, place)


async def posted_analysis(request: Request, state: AppState) -> Response:
    """``POST /api/analysis``: the same of the record in the body; the record is not stored."""
    with _admitted(request, state) as place:
        return await _analysed(request, state, await posted_record(request, state), place)


async def table_decision(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/decisions/{number}``: more about a decision of a finished game."""
    if not state.details.take(address_of(request)):
        raise Problem(state.analyses.refusal, 429)
    record = msgspec.json.encode(await record_of(request, state))
    return await _detailed(request, state, record)


async def posted_decision(request: Request, state: AppState) -> Response:
    """``POST /api/decisions/{number}``: more about a decision of the record in the body."""
    with state.analyses.admitted(request, state.details):
        return await _detailed(request, state, await posted_record(request, state))


class _Analyst:
    """Has the pieces of one analysis made, in turn with those of other addresses."""

    def __init__(self, state: AppState, address: str, record: bytes, receive: Receive) -> None:
        self._state = state
        self._address = address
        self._record = record
        self._leaving = watch(receive)

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
        order = Order(self._record, kind, most, number, parts or [])
        found = await state.analyses.done(order, self._address, self._leaving, state.metrics)
        if found.too_long:
            raise Problem("analysis-too-long", 413)
        if found.unknown:
            raise Problem("no-decision", 404)
        if found.wrong:
            raise Problem("bad-record", reason=found.wrong)
        return found


def _only_kept(request: Request) -> bool:
    """Whether a request asks for an analysis only if it is kept."""
    return request.query_params.get("kept", "") == "1"


def _admitted(request: Request, state: AppState) -> AbstractContextManager[ExitStack]:
    """The place of a request for an analysis; one that asks for a kept one costs as little as details."""
    return state.analyses.admitted(request, state.details if _only_kept(request) else None)


async def _analysed(request: Request, state: AppState, record: bytes, place: ExitStack) -> Response:
    analyst = _Analyst(state, address_of(request), record, request.receive)
    try:
        plan = await analyst.piece(PLAN)
    except BaseException:
        analyst.close()
        raise
    if _only_kept(request) and state.kept_analyses.get(_key(plan)) is None:
        analyst.close()
        return Response(None, 204, {"cache-control": "no-store"})
    return _Sent(analyst, plan, accepts_gzip(request), state, place)


def _key(plan: Piece) -> str:
    """By what an analysis is kept."""
    return f"{VERSION} {plan.digest}"


class _Sent(Response):
    """An analysis that is sent as it is made; it keeps the request's place until then."""

    def __init__(
        self,
        analyst: _Analyst,
        plan: Piece,
        packed: bool,
        state: AppState,
        place: ExitStack,
    ) -> None:
        super().__init__(None, 200, packed_headers(packed), LINES)
        self.raw_headers = [one for one in self.raw_headers if one[0] != b"content-length"]
        self._analyst = analyst
        self._plan = plan
        self._packed = packed
        self._state = state
        self._place = place.pop_all()
        self._hurried = False

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
        kept, key = self._state.kept_analyses, _key(self._plan)
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
        if not self._hurried:
            kept.put(key, b"".join(packed))

    async def _lines(self) -> AsyncIterator[bytes]:
        yield b'{"total":%d}\n' % self._plan.total
        parts: list[bytes] = []
        for number in range(self._plan.total):
            piece = await self._analyst.piece(PART, number)
            self._hurried = self._hurried or piece.hurried
            parts.append(piece.body)
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
