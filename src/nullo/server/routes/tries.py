"""Makes the tables at which people try fixed deals."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import Seated
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import answer, known_session, link
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import Conflict, DealTry, Seat, new_token, now_ms
from nullo.server.store.lobby_rows import LobbyRow, row_of
from nullo.server.table.events import Event
from nullo.server.table.table import Table
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import remember


async def player(request: Request, state: AppState, deal: str) -> tuple[str, LobbyRow | None]:
    """The session of the browser that asks for a try at a deal, and the lobby row of its earlier try.

    The session is empty if the browser has none; the row is None if there was no earlier try.

    Raises:
        Problem: the request does not come from our page.
    """
    if not from_page(request, state.settings):
        raise Problem("only-browsers", 403)
    secret = await known_session(request, state)
    if not secret:
        return "", None
    return secret, (await state.store.own_tries([deal], secret)).get(deal)


async def make_try(
    request: Request, state: AppState, first: Sequence[Event], deal: str, secret: str
) -> Response:
    """Make the table for a try at a fixed deal. The try counts if ``deal``, the deal's name, is not empty.

    ``secret`` is the browser's session; if it is empty, the browser gets a new one.
    """
    state.makings.check(address_of(request))
    secret = secret or new_token()
    id = secrets.token_urlsafe(9)
    table, rows = Table.begin(id, first, now_ms())
    tried = DealTry(deal, secret) if deal else None
    try:
        await state.store.create(id, rows, row_of(table), [Seat(0, secret)], tried=tried)
    except Conflict:  # the same browser asked twice at once
        there = (await state.store.own_tries([deal], secret)).get(deal)
        if there is None:
            raise Problem("busy", 503) from None
        return seat_response(request, state, there.id)
    response = seat_response(request, state, id, 201)
    remember(response, secret, state.settings.https)
    return response


def seat_response(request: Request, state: AppState, table: str, status: int = 200) -> Response:
    """The response that sends a browser to the table of its try."""
    return answer(Seated(table, link(request, state, table), 0), status)
