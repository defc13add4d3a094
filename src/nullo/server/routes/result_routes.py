"""Routes of the picture of a game's result: what it shows besides the result."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.server.pages.qr_codes import LONGEST
from nullo.server.pages.record_tasks import RecordRequest
from nullo.server.protocol.http_bodies import DrawLink, LinkPicture, ResultPicture
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import address, answer, body, posted_record, route
from nullo.server.routes.table_routes import record_of
from nullo.server.runtime.client_addresses import address_of


async def table_result(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/result``: for the picture of a finished game's result."""
    with state.results.admission(request):
        record = msgspec.json.encode(await record_of(request, state))
        link = f"{address(request, state)}/replay/{request.path_params['id']}"
        return await _result_response(request, state, record, link)


async def posted_result(request: Request, state: AppState) -> Response:
    """``POST /api/result``: the same of the record in the body, whose link only the page knows."""
    with state.results.admission(request):
        return await _result_response(request, state, await posted_record(request, state), "")


async def link_picture(request: Request, state: AppState) -> Response:
    """``POST /api/qr``: the QR code of a link that contains a record."""
    wish: DrawLink = await body(request, DrawLink, state.settings.limits.challenge)
    return answer(LinkPicture(await _qr_code(wish.link, request, state, keep=False)))


async def _qr_code(link: str, request: Request, state: AppState, *, keep: bool = True) -> str:
    """The QR code of a link; empty if there is none: a picture does without it."""
    if not 0 < len(link) <= LONGEST:
        return ""
    try:
        return await state.qr_codes.get(link, address_of(request), keep=keep)
    except Problem:
        return ""


async def _result_response(request: Request, state: AppState, record: bytes, link: str) -> Response:
    wanted = RecordRequest(record, state.settings.limits.film_actions)
    found = await state.results.do(wanted, request)
    return answer(ResultPicture(await _qr_code(link, request, state), found.trick))


ROUTES = [
    route("/api/tables/{id}/result", table_result),
    route("/api/result", posted_result, "POST"),
    route("/api/qr", link_picture, "POST"),
]
