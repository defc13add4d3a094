"""Routes of the picture of a game's result: what it shows besides the result."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.pages.record_tasks import RecordRequest
from nullo.server.protocol.http_bodies import DrawLink, LinkPicture, ResultPicture
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import address, answer, body, qr_code, route
from nullo.server.routes.table_routes import requested_record


async def show_result(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/result``: for the picture of a finished game's result.

    ``POST /api/result``: the same of the record in the body, whose link only the page knows.
    """
    id = request.path_params.get("id")
    link = f"{address(request, state)}/replay/{id}" if id else ""
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
    route("/api/tables/{id}/result", show_result),
    route("/api/result", show_result, "POST"),
    route("/api/qr", link_picture, "POST"),
]
