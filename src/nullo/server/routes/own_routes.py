"""Routes for a browser's own games: their list, and carrying them to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import Accept, Accepted, Carry, Carrying, MyGames
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import address, answer, body, known_session, route
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import new_token, now_ms
from nullo.server.store.lobby_rows import finished_game, summary
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import remember, session

LASTS = 600  # seconds for which a link to another device works


async def mine(request: Request, state: AppState) -> Response:
    """``GET /api/mine``: the unfinished and finished games of a browser."""
    secret = session(request)
    if not secret:
        return answer(MyGames([], []))
    unfinished = [summary(*own) for own in await state.store.own_tables(secret)]
    over = [finished_game(*own) for own in await state.store.own_tables(secret, over=True)]
    return answer(MyGames(unfinished, over))


async def carry(request: Request, state: AppState) -> Response:
    """``POST /api/carry``: a link that gives another device the browser's seats and games."""
    _check(request, state)
    wish = await body(request, state, Carry, state.settings.limits.carry)
    secret = await known_session(request, state)
    if not (secret or wish.games):
        raise Problem("nothing-to-carry", 409)
    token = new_token()
    link = f"{address(request, state)}/carry#{token}"
    picture = await state.qr_codes.get(link, address_of(request), keep=False)
    now, most = now_ms(), state.settings.limits.carries
    until = now + LASTS * 1000
    if not await state.store.carry(token, secret, wish.games, now=now, until=until, most=most):
        raise Problem("busy", 503)
    return answer(Carrying(link, LASTS, picture), 201)


async def accept(request: Request, state: AppState) -> Response:
    """``POST /api/carry/accept``: the other device receives the seats and games, once."""
    _check(request, state)
    wish = await body(request, state, Accept)
    own = session(request)
    found = await state.store.take_carried(wish.token, own, now_ms())
    if found is None:
        raise Problem("carry-over", 404)
    if found.clash:
        raise Problem("carry-clash", 409)
    response = answer(Accepted(found.games))
    if found.session:
        remember(response, found.session, state.settings.https)
    return response


def _check(request: Request, state: AppState) -> None:
    """Raise Problem if the sender is a program, whose token is for one seat only, or asks too often."""
    if not from_page(request, state.settings):
        raise Problem("only-browsers", 403)
    state.carryings.check(address_of(request))


ROUTES = [
    route("/api/mine", mine),
    route("/api/carry", carry, "POST"),
    route("/api/carry/accept", accept, "POST"),
]
