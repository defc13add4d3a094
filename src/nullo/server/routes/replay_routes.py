"""Routes for the replay page, for finished games and for records that clients send; nothing is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.pages.record_tasks import FilmRequest, RecordRequest
from nullo.server.protocol.http_bodies import DrawLink, LinkPicture, ResultPicture
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import PlacedResponse, packed_headers
from nullo.server.routes.routing import JSON, accepts_gzip, address, answer, body, qr_code, route
from nullo.server.routes.table_routes import requested_record

PIECE = 1 << 16  # bytes of a film that are sent at a time


async def show_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film`` or ``POST /api/film``: the film of a game."""
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


async def show_result(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/result`` or ``POST /api/result``: data for the picture of a game's result."""
    id = request.path_params.get("id")
    link = f"{address(request, state)}/replay/{id}" if id else ""  # only the page knows a record's
    async with state.results.admission(request):
        record = await requested_record(request, state)
        wanted = RecordRequest(record, state.settings.limits.film_actions)
        found = await state.results.do(wanted, request)
        return answer(ResultPicture(await qr_code(link, request, state), found.trick))


async def link_picture(request: Request, state: AppState) -> Response:
    """``POST /api/qr``: the QR code of a link that contains a record."""
    wish = await body(request, state, DrawLink, state.settings.limits.challenge)
    return answer(LinkPicture(await qr_code(wish.link, request, state, keep=False)))


ROUTES = [
    route("/api/tables/{id}/film", show_film),
    route("/api/film", show_film, "POST"),
    route("/api/tables/{id}/result", show_result),
    route("/api/result", show_result, "POST"),
    route("/api/qr", link_picture, "POST"),
]
