"""Routes of the replay page: films of finished games, and of records that clients send."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nullo.server.pages.film_maker import Made, Order
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, data_of, route
from nullo.server.routes.table_routes import record_of
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.logs import note
from nullo.server.runtime.worker_processes import Errand, WorkFailed

PATIENCE = 60.0
"""Seconds that making a film may take."""

PIECE = 1 << 16
"""Bytes of a film that are sent at a time."""


async def table_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: the film of a finished game."""
    with _place(request, state) as place:
        record = await record_of(request, state)
        return await _shown(request, state, msgspec.json.encode(record), place)


async def posted_film(request: Request, state: AppState) -> Response:
    """``POST /api/film``: the film of the record in the body; nothing is stored."""
    limits = state.settings.limits
    with _place(request, state) as place:
        try:
            data = await asyncio.wait_for(data_of(request, limits.record), limits.film_seconds)
        except TimeoutError:
            raise Problem("bad-json", 408) from None
        return await _shown(request, state, data, place)


@contextmanager
def _place(request: Request, state: AppState) -> Iterator[ExitStack]:
    """Admit a request before its body is read, because waiting requests take memory.

    The response may keep the place.
    """
    address = address_of(request)
    with ExitStack() as place:
        taken = place.enter_context(state.film_places.hold(address))
        if not taken or not state.films.take(address):
            raise Problem("too-many-films", 429)
        yield place


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
    """The film of a record.

    Addresses take turns. If the client leaves, the film is not made or not finished.
    """
    packed = "gzip" in request.headers.get("accept-encoding", "")
    order = Order(record, state.settings.limits.film_actions, packed)
    errand = Errand()

    def work(seconds: float) -> Made:
        return state.film_makers.ask(msgspec.msgpack.encode(order), PATIENCE, errand)

    making = asyncio.ensure_future(state.filming.run(work, address_of(request), "film"))
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait([making, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not making.done():
            raise Problem("bad-json")  # nobody receives it
        made = making.result()
    except WorkFailed as failure:
        state.metrics.failures.labels("film").inc()
        note("film not made", 30, why=str(failure))
        raise Problem("busy", 503) from None
    finally:
        errand.give_up()
        making.cancel()
        leaving.cancel()
    if made.too_long:
        raise Problem("film-too-long", 413)
    if made.wrong:
        raise Problem("bad-record", reason=made.wrong)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return _Sent(made.film, headers, state, place)


async def _left(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


ROUTES = [
    route("/api/tables/{id}/film", table_film),
    route("/api/film", posted_film, "POST"),
]
