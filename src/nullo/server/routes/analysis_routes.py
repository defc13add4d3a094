"""Routes for analyses of finished games, and of records that clients send."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Sequence

from starlette.requests import Request
from starlette.responses import Response

from nullo.analysis import VERSION
from nullo.server.pages.game_analyser import DETAILS, FIGURES, PART, PLAN, Piece, PieceRequest
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import PlacedResponse, packed_headers
from nullo.server.routes.routing import JSON, accepts_gzip, route
from nullo.server.routes.table_routes import requested_record
from nullo.server.runtime.client_addresses import address_of

LINES = "application/x-ndjson"


async def show_analysis(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/analysis``: the analysis of a finished game, sent while it is computed.

    ``POST /api/analysis``: the analysis of the game whose record is in the body; the record is not stored.
    With ``?kept=1`` the analysis is sent only if it is cached; such a request counts only as one for details.
    """
    only_kept = request.query_params.get("kept", "") == "1"
    async with state.analyses.admission(request, state.details if only_kept else None) as place:
        record = await requested_record(request, state)
        plan = await _piece(request, state, record, PLAN)
        key = f"{VERSION} {plan.digest}"
        if only_kept and state.kept_analyses.get(key) is None:
            return Response(None, 204, {"cache-control": "no-store"})
        packed = accepts_gzip(request)
        pieces = _analysis_stream(request, state, record, plan.total, key, packed)
        seconds = state.settings.limits.film_seconds
        return PlacedResponse(pieces, packed_headers(packed), LINES, seconds, state.metrics, place)


async def table_decision(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/decisions/{number}``: details of a decision in a finished game."""
    state.details.check(address_of(request))
    return await _decision_response(request, state)


async def posted_decision(request: Request, state: AppState) -> Response:
    """``POST /api/decisions/{number}``: details of a decision in the record in the body."""
    async with state.analyses.admission(request, state.details):
        return await _decision_response(request, state)


async def _piece(
    request: Request,
    state: AppState,
    record: bytes,
    kind: str,
    number: int = 0,
    parts: Sequence[bytes] = (),
) -> Piece:
    most = state.settings.limits.analysis_actions
    wanted = PieceRequest(record, most, kind, number, tuple(parts), state.settings.effort)
    return await state.analyses.do(wanted, request)


async def _analysis_stream(
    request: Request, state: AppState, record: bytes, total: int, key: str, packed: bool
) -> AsyncIterator[bytes]:
    """The lines of an analysis as they are computed; ``packed`` says whether they are compressed.

    The whole analysis is then cached under ``key``.
    """
    if whole := state.kept_analyses.get(key):
        yield whole if packed else gzip.decompress(whole)
        return
    packing = zlib.compressobj(5, wbits=31)
    done: list[bytes] = []
    hurried = False
    async for line, piece in _lines(request, state, record, total):
        hurried = hurried or piece.hurried
        done.append(packing.compress(line) + packing.flush(zlib.Z_SYNC_FLUSH))
        yield done[-1] if packed else line
    done.append(packing.flush())
    if packed:
        yield done[-1]
    if not hurried:
        state.kept_analyses.put(key, b"".join(done))


async def _lines(
    request: Request, state: AppState, record: bytes, total: int
) -> AsyncIterator[tuple[bytes, Piece]]:
    yield b'{"total":%d}\n' % total, Piece()
    parts: list[bytes] = []
    for number in range(total):
        piece = await _piece(request, state, record, PART, number)
        parts.append(piece.body)
        yield b'{"part":%s}\n' % piece.body, piece
    figures = await _piece(request, state, record, FIGURES, parts=parts)
    yield b'{"figures":%s}\n' % figures.body, figures


async def _decision_response(request: Request, state: AppState) -> Response:
    record = await requested_record(request, state)
    found = await _piece(request, state, record, DETAILS, request.path_params["number"])
    return Response(found.body, 200, {"cache-control": "no-store"}, JSON)


ROUTES = [
    route("/api/tables/{id}/analysis", show_analysis),
    route("/api/analysis", show_analysis, "POST"),
    route("/api/tables/{id}/decisions/{number:int}", table_decision),
    route("/api/decisions/{number:int}", posted_decision, "POST"),
]
