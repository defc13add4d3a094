"""The routes of the replay page: films of games that are over, and of records that people bring."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.errors import RecordError
from nullo.film import film
from nullo.match import Match
from nullo.record import read, replay
from nullo.server.addresses import address_of
from nullo.server.app_state import AppState
from nullo.server.http import JSON, data_of, record_of, route
from nullo.server.messages import NAME_LENGTH
from nullo.server.names import one_line
from nullo.server.problems import Problem


async def table_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: when the game is over."""
    record = await record_of(request, state)
    return await _shown(request, state, lambda: replay(record))


async def posted_film(request: Request, state: AppState) -> Response:
    """``POST /api/film``: of the record in the body. Nothing of it is kept."""
    data = await data_of(request, state.settings.limits.record)
    try:
        return await _shown(request, state, lambda: read(data))
    except RecordError as error:
        raise Problem("bad-record", reason=error.saying) from None


async def _shown(request: Request, state: AppState, match: Callable[[], Match]) -> Response:
    """The film of a match, made beside the loop: a long one takes a while."""
    if not state.films.take(address_of(request)):
        raise Problem("too-many-films", 429)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    async with state.filming:
        body = await asyncio.to_thread(_made, match, packed, state.settings.limits.film_actions)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, JSON)


def _made(match: Callable[[], Match], packed: bool, most: int) -> bytes:
    played = match()
    if played.state.many_steps() > most:
        raise Problem("film-too-long", 413)
    made = film(played)
    # A record's names are whatever its maker wrote; at a table they would have been these.
    made.names = [one_line(name, NAME_LENGTH) for name in made.names]
    body = msgspec.json.encode(made)
    return gzip.compress(body, 5, mtime=0) if packed else body


ROUTES = [
    route("/api/tables/{id}/film", table_film),
    route("/api/film", posted_film, "POST"),
]
