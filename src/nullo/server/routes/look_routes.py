"""Routes for second looks: somebody who has played a deal leads others who have played it through replays."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import LeadLook, SecondLook
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.duplicate_routes import is_challenger, played_deal, reader_of
from nullo.server.routes.routing import answer, body, route
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store.values import LookPosition

NO_TABLE = ("challenge", "expert")  # games with the same cards that are not tries


async def show(request: Request, state: AppState) -> Response:
    """``GET /api/duplicates/{id}/{number}/look?after=CHANGE``: the position that the look's leader shows.

    The status is 204 if nobody leads a second look, or the position has not changed since CHANGE.
    """
    deal = await played_deal(request, state)
    found = await state.store.look(deal.name)
    after = request.query_params.get("after", "")
    if found is None or (re.fullmatch("[0-9]{1,9}", after) and found[0] == int(after)):
        return Response(status_code=204)
    change, look = found
    mine = look.owner == reader_of(request).hex()
    return answer(SecondLook(change, look.leader, mine, look.game, look.turn, look.seat))


async def lead(request: Request, state: AppState) -> Response:
    """``PUT /api/duplicates/{id}/{number}/look``: show others a position, and lead them from now on."""
    deal = await played_deal(request, state)
    wish = await body(request, state, LeadLook)
    state.look_changes.check(address_of(request))
    me = reader_of(request)
    tried = {row.id: (owner, row) for _, owner, row in deal.tried}
    if wish.game not in NO_TABLE and (
        wish.game not in tried or tried[wish.game][1].stage != "over"
    ):
        raise Problem("no-table", 404)
    own = next((row.host for owner, row in tried.values() if owner == me), "")
    data = deal.stored.data
    leader = data.host if is_challenger(me, data) else own
    look = LookPosition(me.hex(), leader, wish.game, wish.turn, wish.seat)
    await state.store.keep_look(deal.name, look)
    return Response(status_code=204)


async def end(request: Request, state: AppState) -> Response:
    """``DELETE /api/duplicates/{id}/{number}/look``: end the second look, if the sender leads it."""
    deal = await played_deal(request, state)
    found = await state.store.look(deal.name)
    if found is not None and found[1].owner == reader_of(request).hex():
        await state.store.end_look(deal.name)
    return Response(status_code=204)


ROUTES = [
    route("/api/duplicates/{id}/{number:int}/look", show),
    route("/api/duplicates/{id}/{number:int}/look", lead, "PUT"),
    route("/api/duplicates/{id}/{number:int}/look", end, "DELETE"),
]
