"""Routes of the replay page: films of finished games, and of records that clients send."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.pages.record_tasks import FilmRequest
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import PlacedResponse, packed_headers
from nullo.server.routes.routing import JSON, accepts_gzip, route
from nullo.server.routes.table_routes import requested_record

PIECE = 1 << 16
"""Bytes of a film that are sent at a time."""


async def show_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: the film of a finished game.

    ``POST /api/film``: that of the record in the body; nothing is stored.
    """
    limits, packed = state.settings.limits, accepts_gzip(request)
    async with state.films.admission(request) as place:
        record = await requested_record(request, state)
        wanted = FilmRequest(record, limits.film_actions, packed)
        film = await state.films.do(wanted, request)
        headers = packed_headers(packed) | {"content-length": str(len(film))}
        pieces = _pieces(film)
        return PlacedResponse(pieces, headers, JSON, limits.film_seconds, state.metrics, place)


async def _pieces(film: bytes) -> AsyncIterator[bytes]:
    for at in range(0, len(film), PIECE):
        yield film[at : at + PIECE]


ROUTES = [
    route("/api/tables/{id}/film", show_film),
    route("/api/film", show_film, "POST"),
]
