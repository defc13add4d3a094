"""Routes of duplicate tables: sets of deals that friends each play in the same seat."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from nullo.deals import daily
from nullo.server.protocol.http_bodies import (
    Duplicate,
    DuplicatePlayer,
    DuplicateResult,
    MadeDuplicate,
    MakeDuplicate,
    PlayDuplicate,
)
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.chosen_game import chosen_game
from nullo.server.routes.routing import address, answer, body, route
from nullo.server.routes.tries import make_try, player, seat_response
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import new_token, token_hash
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.values import DuplicateSet, Stored, deal_name
from nullo.server.table import fixed_deals
from nullo.server.table.display_names import clean
from nullo.server.table.events import Fixed
from nullo.server.transport.sessions import session


async def make(request: Request, state: AppState) -> Response:
    """``POST /api/duplicates``: a new set of deals."""
    wish: MakeDuplicate = await body(request, MakeDuplicate, state.settings.limits.body)
    if wish.game not in daily.games():
        raise Problem("no-game", field="game", game=wish.game[:40])
    asked = wish.options
    game = daily.game_of(wish.game) if asked is None else chosen_game(wish.game, asked)
    name = clean(wish.name)
    state.makings.check(address_of(request))
    id = secrets.token_urlsafe(9)
    data = DuplicateSet(game.id, game.stated_options(), wish.deals, daily.BOT, name)
    await state.store.keep_duplicate(id, new_token(), data)
    return answer(MadeDuplicate(id, f"{address(request, state)}/duplicate/{id}"), 201)


async def show(request: Request, state: AppState) -> Response:
    """``GET /api/duplicates/{id}``: its results, as far as the reader may know them."""
    id, stored = await _requested_set(request, state)
    data = stored.data
    deals = [deal_name(id, number) for number in range(1, data.deals + 1)]
    tried = await state.store.all_tried(deals)
    secret = session(request)
    me = token_hash(secret) if secret else b""
    done = {deal for deal, owner, row in tried if owner == me and row.stage == "over"}
    players: dict[bytes, DuplicatePlayer] = {}
    for deal, owner, row in tried:
        name = row.result.names[0] if row.result else row.host
        player = players.setdefault(owner, DuplicatePlayer(name, owner == me, [None] * data.deals))
        player.results[deals.index(deal)] = _result(data.game, row, owner == me, deal in done)
    told = Duplicate(
        id, data.game, data.options, data.deals, data.bot, data.host, list(players.values())
    )
    return answer(told)


def _result(game: str, row: LobbyRow, mine: bool, done: bool) -> DuplicateResult:
    """How a try stands, as a reader sees it who is done with this deal, or not."""
    result = row.result
    if result is None:
        return DuplicateResult(False, table=row.id if mine else "")
    if not done or result.bots[0]:
        return DuplicateResult(True)
    return DuplicateResult(True, result.scores[0], 0 in result.winners, row.id)


async def play(request: Request, state: AppState) -> Response:
    """``POST /api/duplicates/{id}/{number}``: the table of the reader's try."""
    id, stored = await _requested_set(request, state)
    data, number = stored.data, request.path_params["number"]
    if not 1 <= number <= data.deals:
        raise Problem("no-duplicate", 404)
    wish: PlayDuplicate = await body(request, PlayDuplicate, state.settings.limits.body)
    name = clean(wish.name)
    deal = deal_name(id, number)
    secret, before = await player(request, state, deal)
    if before is not None:
        return seat_response(request, state, before.id)
    fixed = Fixed("duplicate", id, f"{stored.seed}/{number}", number=number)
    first = fixed_deals.first_events(data.game, data.options, (name, ""), data.bot, fixed)
    return await make_try(request, state, first, deal, secret)


async def _requested_set(request: Request, state: AppState) -> tuple[str, Stored]:
    """The set in a request's path.

    Raises:
        Problem: there is none.
    """
    id = request.path_params["id"]
    stored = await state.store.duplicate(id)
    if stored is None:
        raise Problem("no-duplicate", 404)
    return id, stored


ROUTES = [
    route("/api/duplicates", make, "POST"),
    route("/api/duplicates/{id}", show),
    route("/api/duplicates/{id}/{number:int}", play, "POST"),
]
