"""The routes of the replay page: films of games that are over, and of records that people bring."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.errors import RecordError
from nullo.film import film
from nullo.record import parse, replay
from nullo.server.addresses import address_of
from nullo.server.app_state import AppState
from nullo.server.http import JSON, data_of, record_of, route
from nullo.server.messages import NAME_LENGTH
from nullo.server.names import one_line
from nullo.server.problems import Problem

Check = Callable[[int], None]


class ClientGone(Exception):
    """Nobody waits for the film any more."""


async def table_film(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/film``: when the game is over."""
    with _place(request, state):
        record = await record_of(request, state)
        return await _shown(request, state, lambda: record)


async def posted_film(request: Request, state: AppState) -> Response:
    """``POST /api/film``: of the record in the body. Nothing of it is kept."""
    limits = state.settings.limits
    with _place(request, state):
        try:
            data = await asyncio.wait_for(data_of(request, limits.record), limits.film_seconds)
        except TimeoutError:
            raise Problem("bad-json", 408) from None
        try:
            return await _shown(request, state, lambda: parse(data))
        except RecordError as error:
            raise Problem("bad-record", reason=error.saying) from None


@contextmanager
def _place(request: Request, state: AppState) -> Iterator[None]:
    """Let a request in before its body is read: what waits is in memory."""
    address = address_of(request)
    with state.film_places.hold(address) as taken:
        if not taken or not state.films.take(address):
            raise Problem("too-many-films", 429)
        yield


async def _shown(
    request: Request, state: AppState, record: Callable[[], dict[str, Any]]
) -> Response:
    """The film of a record, made beside the loop: a long one takes a while.

    Addresses take turns. When the client leaves, the film is not made, or not finished.
    """
    packed = "gzip" in request.headers.get("accept-encoding", "")
    most = state.settings.limits.film_actions
    gone = threading.Event()

    def check(steps: int) -> None:
        if gone.is_set():
            raise ClientGone
        if steps > most:
            raise Problem("film-too-long", 413)

    def work(seconds: float) -> bytes:
        return _made(record(), packed, check)

    making = asyncio.ensure_future(state.filming.run(work, address_of(request), "film"))
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait([making, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not making.done():
            raise Problem("bad-json")  # nobody hears it
        body = making.result()
    finally:
        gone.set()
        making.cancel()
        leaving.cancel()
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, JSON)


async def _left(request: Request) -> None:
    """Wait until the client has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _made(record: dict[str, Any], packed: bool, check: Check) -> bytes:
    check(_actions(record))
    played = replay(record, check=check)
    check(played.state.many_steps())
    made = film(played, check=check)
    # A record's names are whatever its maker wrote; at a table they would have been these.
    made.names = [one_line(name, NAME_LENGTH) for name in made.names]
    steps: list[Any] = made.steps
    for number, step in enumerate(steps):
        # One by one: encoding and freeing all at once would keep Python's lock for 0.1 s.
        check(number)
        steps[number] = msgspec.Raw(msgspec.json.encode(step))
    body = msgspec.json.encode(made)
    return gzip.compress(body, 5, mtime=0) if packed else body


def _actions(record: dict[str, Any]) -> int:
    """How many actions a record states, which may be damaged."""
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))


ROUTES = [
    route("/api/tables/{id}/film", table_film),
    route("/api/film", posted_film, "POST"),
]
