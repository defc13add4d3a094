"""Routes of the replay page: films of finished games, and of records that clients send."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.server.pages.record_tasks import FilmRequest
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import PlacedResponse, packed_headers
from nullo.server.routes.routing import JSON, accepts_gzip, posted_record, route
from nullo.server.routes.table_routes import record_of

PIECE = 1 << 16
"""Bytes of a film that are sent at a time."""


async def table_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: the film of a finished game."""
    with state.films.admission(request) as place:
        record = await record_of(request, state)
        return await _film_response(request, state, msgspec.json.encode(record), place)


async def posted_film(request: Request, state: AppState) -> Response:
    """``POST /api/film``: the film of the record in the body; nothing is stored."""
    with state.films.admission(request) as place:
        return await _film_response(request, state, await posted_record(request, state), place)


async def _film_response(
    request: Request, state: AppState, record: bytes, place: ExitStack
) -> Response:
    """The film of a record."""
    packed = accepts_gzip(request)
    wanted = FilmRequest(record, state.settings.limits.film_actions, packed)
    film = await state.films.do(wanted, request)
    seconds = state.settings.limits.film_seconds
    headers = packed_headers(packed) | {"content-length": str(len(film))}
    return PlacedResponse(_pieces(film), headers, JSON, seconds, state.metrics, place)


async def _pieces(film: bytes) -> AsyncIterator[bytes]:
    for at in range(0, len(film), PIECE):
        yield film[at : at + PIECE]


ROUTES = [
    route("/api/tables/{id}/film", table_film),
    route("/api/film", posted_film, "POST"),
]
