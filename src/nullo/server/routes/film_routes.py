"""Routes of the replay page: films of finished games, and of records that clients send."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nullo.server.pages.film_maker import Order
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.record_work import packed_headers, watch
from nullo.server.routes.routing import JSON, accepts_gzip, posted_record, route
from nullo.server.routes.table_routes import record_of
from nullo.server.runtime.client_addresses import address_of

PIECE = 1 << 16
"""Bytes of a film that are sent at a time."""


async def table_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: the film of a finished game."""
    with state.films.admitted(request) as place:
        record = await record_of(request, state)
        return await _shown(request, state, msgspec.json.encode(record), place)


async def posted_film(request: Request, state: AppState) -> Response:
    """``POST /api/film``: the film of the record in the body; nothing is stored."""
    with state.films.admitted(request) as place:
        return await _shown(request, state, await posted_record(request, state), place)


class _Sent(Response):
    """A film that is sent as fast as the client reads; it keeps the request's place until then."""

    def __init__(self, film: bytes, headers: dict[str, str], state: AppState, place: ExitStack):
        super().__init__(film, 200, headers, JSON)
        self._state = state
        self._place = place.pop_all()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        with self._place:
            try:
                async with asyncio.timeout(self._state.settings.limits.film_seconds):
                    await send(begin)
                    for at in range(0, len(self.body), PIECE):
                        piece = bytes(self.body[at : at + PIECE])
                        more = at + PIECE < len(self.body)
                        await send({"type": "http.response.body", "body": piece, "more_body": more})
            except TimeoutError:  # closes the connection, because the response is incomplete
                self._state.metrics.failures.labels("slow").inc()


async def _shown(request: Request, state: AppState, record: bytes, place: ExitStack) -> Response:
    """The film of a record."""
    packed = accepts_gzip(request)
    order = Order(record, state.settings.limits.film_actions, packed)
    leaving = watch(request.receive)
    try:
        made = await state.films.done(order, address_of(request), leaving, state.metrics)
    finally:
        leaving.cancel()
    if made.too_long:
        raise Problem("film-too-long", 413)
    if made.wrong:
        raise Problem("bad-record", reason=made.wrong)
    return _Sent(made.film, packed_headers(packed), state, place)


ROUTES = [
    route("/api/tables/{id}/film", table_film),
    route("/api/film", posted_film, "POST"),
]
