"""What all HTTP handlers share: reading bodies, the chosen game, sending answers and errors.

Functions raise a Problem if something is wrong with the request; :func:`route` turns it into an answer.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from nullo.game.errors import NulloError, OptionError, RecordError, UnknownGame
from nullo.games.registry import rules_of
from nullo.locale.error_words import error_text
from nullo.records.record_text import one_record
from nullo.server.pages.drawn_pictures import LONGEST
from nullo.server.protocol.problems import Problem, bad_field, read
from nullo.server.routes.app_state import AppState
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import LobbyRow, StoreError
from nullo.server.transport.error_answers import error_answer, problem_answer
from nullo.server.transport.request_language import query_language
from nullo.server.transport.sessions import session
from nullo.state import Game

T = TypeVar("T")
Handler = Callable[[Request, AppState], Awaitable[Response]]
JSON = "application/json"


def answer(value: Any, status: int = 200) -> Response:
    """A JSON response, which is never cached, because it may be private."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, JSON)


async def body(request: Request, state: AppState, kind: type[T], most: int = 0) -> T:
    """Read and decode the body of a request; it has at most ``most`` bytes (0 for the usual limit)."""
    found: T = read(await data_of(request, most or state.settings.limits.body), kind)
    return found


async def data_of(request: Request, most: int) -> bytes:
    """Read the bytes of a JSON body, at most ``most``."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem("not-json", 415)
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Problem("too-large", 413, most=most)
    except ClientDisconnect:
        raise Problem("bad-json") from None  # nobody receives it
    return bytes(data)


async def requested_row(request: Request, state: AppState) -> LobbyRow:
    """The lobby row of the table that a request's path names."""
    row = await state.store.entry(request.path_params["id"])
    if row is None:
        raise Problem("no-table", 404)
    return row


async def posted_record(request: Request, state: AppState) -> bytes:
    """The record in the body, which is not checked yet.

    If the body has several records, ``?record=`` is the number of the wanted one, from 1.
    """
    limits = state.settings.limits
    try:
        data = await asyncio.wait_for(data_of(request, limits.record), limits.film_seconds)
    except TimeoutError:
        raise Problem("bad-json", 408) from None
    number = request.query_params.get("record")
    if number is None:
        return data
    if not re.fullmatch("[1-9][0-9]{0,8}", number):
        raise bad_field("record", "must be a whole number from 1")
    try:
        return one_record(data, int(number)).encode()
    except RecordError as error:
        raise Problem("bad-record", reason=error.message) from None


async def known_session(request: Request, state: AppState) -> str:
    """The browser's session if this server has issued it, otherwise empty.

    Somebody else might know a session that comes from elsewhere.
    """
    secret = session(request)
    return secret if await state.store.knows(secret) else ""


def chosen_game(id: str, options: dict[str, Any]) -> Game:
    """The game with these options, as in a record; raises Problem if servers do not offer one of them."""
    with option_problems(id):
        game = Game(rules_of(id), options)
        stated = game.stated_options()
        for option in game.rules.options:
            if option.name in stated and not option.offered:
                reason = "it is for studies, and tables of a server do not have it"
                raise OptionError(option.name, reason).with_key("wrong-offered", option=option.name)
    return game


@contextmanager
def option_problems(game: str) -> Iterator[None]:
    """Turn errors about an unknown game or a wrong option into problems that name the field."""
    try:
        yield
    except UnknownGame:
        raise Problem("no-game", field="game", game=game[:40]) from None
    except OptionError as error:
        raise Problem("bad-option", field=error.option[:40], reason=error.message) from None


def accepts_gzip(request: Request) -> bool:
    """Whether the client takes compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


def address(request: Request, state: AppState) -> str:
    """The URL of this server that other people can use."""
    return state.settings.public_url or state.settings.origin(request.headers["host"])


def link(request: Request, state: AppState, table: str) -> str:
    """The link to a table, to give to other people."""
    return f"{address(request, state)}/t/{table}"


async def qr_code(link: str, request: Request, state: AppState, *, keep: bool = True) -> str:
    """The QR code of a link as SVG; empty if the link is too long or this address asks too often."""
    if not 0 < len(link) <= LONGEST:
        return ""
    try:
        return await state.qr_codes.get(link, address_of(request), keep=keep)
    except Problem:
        return ""


def _with_state(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        state: AppState = request.app.state.nullo
        language = query_language(request.query_params)
        try:
            return await handler(request, state)
        except Problem as problem:
            state.metrics.refused.labels(problem.code).inc()
            return problem_answer(problem, language)
        except NulloError as error:
            return error_answer("bad-field", error_text(error, language)[:300], 400)
        except StoreError:
            state.metrics.failures.labels("store").inc()
            return problem_answer(Problem("busy", 503), language)

    return endpoint


def route(path: str, handler: Handler, method: str = "GET") -> Route:
    """A route whose handler may raise ``Problem``, which becomes the answer."""
    return Route(path, _with_state(handler), methods=[method])
