"""Routes for the lobby and for tables: make, join, show, delete."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import JoinTable, MakeTable, TableSummary
from nullo.server.protocol.messages import BeginGame, TableSettings
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.caller import Caller
from nullo.server.routes.routing import (
    answer,
    body,
    chosen_game,
    link,
    posted_record,
    requested_row,
    route,
)
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import Conflict, Seat, derive_token, now_ms
from nullo.server.store.lobby_rows import row_of, summary
from nullo.server.table import events, seating
from nullo.server.table.display_names import clean
from nullo.server.table.table import Table
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import bearer, session


class LobbyAnswer(msgspec.Struct):
    """A :class:`Lobby` of which a part is already encoded as JSON."""

    open: msgspec.Raw
    mine: list[TableSummary]


async def lobby(request: Request, state: AppState) -> Response:
    """``GET /api/lobby``: the tables that anybody may join or watch, and the user's unfinished ones."""
    secret = session(request)
    mine = await state.store.own_tables(secret) if secret else []
    listed = await state.listed.get()
    return answer(LobbyAnswer(listed, [summary(entry, member) for entry, member in mine]))


async def make_table(request: Request, state: AppState) -> Response:
    """``POST /api/tables``: make a table; the sender becomes its host."""
    wish = await body(request, state, MakeTable)
    id = derive_token("table", wish.key)[:12] if wish.key else secrets.token_urlsafe(9)
    caller = await Caller.of(request, state, id, wish)
    if wish.key and (made := await caller.member()) is not None:
        return caller.seat_response(id, link(request, state, id), made, 200)
    bots = [wish.bots] if isinstance(wish.bots, str) else wish.bots
    for bot in bots:
        state.check_bot(bot)
    game = chosen_game(wish.game, wish.options)
    others = game.players - 1
    if not isinstance(wish.bots, str) and len(bots) != others:
        raise Problem("bots-seats", field="bots", given=len(bots), many=others)
    name = clean(wish.name)
    state.makings.check(caller.address)
    first: list[events.Event] = [
        events.Open(
            game.id,
            game.stated_options(),
            bots=bots[0],
            **{name: getattr(wish, name) for name in TableSettings.__struct_fields__},
        ),
        events.Join(0, name),
    ]
    if len(bots) > 1:
        first += seating.bots_join([name], 1, bots, game.id)
    now = now_ms()
    table, rows = Table.begin(id, first, now)
    if wish.start:
        rows += table.do(table.decide(0, BeginGame("start")), 0, now)
    try:
        await state.store.create(id, rows, row_of(table), [caller.seat(0)])
    except Conflict:
        # The same request came twice at once, or its table no longer belongs to the caller.
        if await caller.member() is None:
            raise Problem("key-used", 409) from None
    return caller.seat_response(id, link(request, state, id), 0, 201)


async def join_table(request: Request, state: AppState) -> Response:
    """``POST /api/tables/{id}/join``: take a seat; a sender that has a seat already keeps it."""
    id = request.path_params["id"]
    wish = await body(request, state, JoinTable)
    caller = await Caller.of(request, state, id, wish)
    name = clean(wish.name)
    async with state.hub.table(id) as live, live.door:
        member = await caller.member()
        if member is None:
            state.joinings.check(caller.address)
            state.joinings_here.check(f"{caller.address} {id}")

            def seats(caused: Sequence[events.Event]) -> list[Seat]:
                came = [item for item in caused if isinstance(item, events.Join)]
                return [caller.seat(item.member) for item in came]

            def join(table: Table) -> Sequence[events.Event]:
                return table.join(name, wish.place, hashes, wish.newcomer)

            hashes = caller.hashes(request)
            done = await live.submit(join, seat=seats)
            member = next(item.member for item in done if isinstance(item, events.Join))
    return caller.seat_response(id, link(request, state, id), member, 200)


async def show_table(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}``: a summary of the table."""
    row = await requested_row(request, state)
    member = await state.store.who(row.id, session=session(request), token=bearer(request))
    return answer(summary(row, member))


async def delete_table(request: Request, state: AppState) -> Response:
    """``DELETE /api/tables/{id}``: delete a table, if the sender is its host."""
    id, token = request.path_params["id"], bearer(request)
    if not from_page(request, state.settings) and not token:
        raise Problem("no-token", 401)
    member = await state.store.who(id, session=session(request), token=token)
    if member is None:  # no need to read the table
        there = await state.store.entry(id)
        raise Problem("not-host", 403) if there else Problem("no-table", 404)
    async with state.hub.table(id) as live:
        view = (await live.stored_table()).view
        if member != view.host:
            raise Problem("not-host", 403)
        if view.fixed is not None and not view.fixed.practice:
            raise Problem("fixed-deal", 409)
        await state.store.delete(id)
        live.end()
    return Response(status_code=204)


async def table_qr(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/qr.svg``: the QR code of the table's link."""
    row = await requested_row(request, state)
    svg = await state.qr_codes.get(link(request, state, row.id), address_of(request))
    return Response(svg, 200, {"cache-control": "private, max-age=3600"}, "image/svg+xml")


async def table_record(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/record``: the record of the game, once it is over."""
    return answer(await record_of(request, state))


async def requested_record(request: Request, state: AppState) -> bytes:
    """The record of the game at the table that a request's path names, as JSON.

    If the path names no table, it is the record in the request's body.
    """
    if "id" in request.path_params:
        return msgspec.json.encode(await record_of(request, state))
    return await posted_record(request, state)


async def record_of(request: Request, state: AppState) -> dict[str, Any]:
    """The record of the game at the table that a request's path names.

    Raises:
        Problem: the game is not over, or there is no such table.
    """
    row = await requested_row(request, state)
    # The lobby row of a finished game says so as soon as its end is stored.
    record = (await state.hub.read(row.id)).record() if row.stage == "over" else None
    if record is None:
        raise Problem("not-over", 409)
    return record


ROUTES = [
    route("/api/lobby", lobby),
    route("/api/tables", make_table, "POST"),
    route("/api/tables/{id}/join", join_table, "POST"),
    route("/api/tables/{id}/qr.svg", table_qr),
    route("/api/tables/{id}/record", table_record),
    route("/api/tables/{id}", show_table),
    route("/api/tables/{id}", delete_table, "DELETE"),
]
