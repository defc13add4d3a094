"""Rematches: the same people play again at a new table, whose game begins at once."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from nullo.core.rng import Rng
from nullo.server.protocol.http_bodies import NextTable, Rematch
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import answer, body, route
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import Conflict
from nullo.server.store.lobby_rows import row_of
from nullo.server.table import events
from nullo.server.table.table import Table
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import bearer, session
from nullo.state.cut import draw_cut


async def rematch(request: Request, state: AppState) -> Response:
    """``POST /api/tables/{id}/rematch``: for a person with a seat, once the game is over."""
    id, token = request.path_params["id"], bearer(request)
    wish: Rematch = await body(request, Rematch, state.settings.limits.body)
    if not from_page(request, state.settings) and not token:
        raise Problem("no-token", 401)
    member = await state.who(id, "" if token else session(request), token)
    if member is None:  # no need to read the table
        there = await state.store.entry(id)
        raise Problem("no-seat", 403) if there else Problem("no-table", 404)
    async with state.hub.table(id) as live, live.door:
        table = await live.kept()
        if member not in table.view.seats:
            raise Problem("no-seat", 403)
        if table.view.stage != "over":
            raise Problem("not-over", 409)
        if table.view.next:
            return answer(NextTable(table.view.next))
        if not state.makings.take(address_of(request)):
            raise Problem("too-many-tables", 429)
        made, rows = again(table, wish.cut, time.time_ns() // 1_000_000)
        with suppress(Conflict):  # another worker was first, with the same table
            await state.store.create(made.id, rows, row_of(made), as_at=id)
        await live.submit(lambda table: [] if table.view.next else [events.Next(made.id)], member)
    return answer(NextTable(made.id), 201)


def again(table: Table, cut: bool, at: int) -> tuple[Table, list[events.Stored]]:
    """The next table, with the members, seats, options and settings of a finished one.

    Args:
        cut: whether to draw for the seats.
        at: the present time, in milliseconds since 1970.
    """
    view = table.view
    first: list[events.Event] = [
        events.Open(
            view.game,
            view.options,
            view.listed,
            view.bots,
            view.talk,
            view.clock,
            view.takebacks,
            view.open_after,
            view.hints,
        )
    ]
    members = sorted(view.members, key=lambda member: member.id)  # the host comes first
    first += [events.Join(member.id, member.name, member.bot) for member in members]
    drawn = draw_cut(table.game, Rng(secrets.token_hex(32), "cut")) if cut else None
    rounds, seating = drawn or (None, range(len(view.seats)))
    first.append(events.Start([view.seats[seat] for seat in seating], rounds))
    return Table.begin(next_id(table.id), first, at)


def next_id(id: str) -> str:
    """The id of the rematch table; the same for everybody who asks, in every worker."""
    return urlsafe_b64encode(sha256(f"nullo next table\n{id}".encode()).digest()[:9]).decode()


ROUTES = [route("/api/tables/{id}/rematch", rematch, "POST")]
