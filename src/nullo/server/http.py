"""The HTTP routes: tables, the lobby, games and rules; JSON in and out."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from nullo.errors import NulloError, OptionError, UnknownGame
from nullo.game import Game
from nullo.registry import rules_of
from nullo.server import events
from nullo.server.addresses import address_of
from nullo.server.app_state import AppState
from nullo.server.gate import from_page
from nullo.server.messages import Clock, Key, Name, Start, Tricks
from nullo.server.names import clean
from nullo.server.problems import Problem, error_answer, read
from nullo.server.reader import asked
from nullo.server.sessions import bearer, remember, session
from nullo.server.store import Conflict, Seat, Store, StoreError, derived, hashed, new_token
from nullo.server.summary import TableSummary, brief, summary
from nullo.server.table import Refused, Table
from nullo.wording import worded

Handler = Callable[[Request, AppState], Awaitable[Response]]
JSON = "application/json"


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``.

    Attributes:
        game: its id.
        options: by name, as a record states them.
        name: the host's.
        listed: the lobby shows the table.
        start: begin at once, with bots on all other seats.
        bots: which bot sits where nobody does.
        talk, clock, takebacks, open_after: as in the table's view; ``clock`` null: none.
        token: answer with a bearer token instead of a cookie.
        key: 22 to 64 random letters, digits, ``-`` and ``_``, kept secret: a second request with
            the same key makes no second table, and is answered like the first.
    """

    game: Annotated[str, Meta(max_length=100)]
    name: Name
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    listed: bool = False
    start: bool = False
    bots: Annotated[str, Meta(max_length=100)] = "simple"
    talk: bool = True
    clock: Clock | None = None
    takebacks: bool = True
    open_after: Tricks = -1
    token: bool = False
    key: Key = ""


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables/{id}/join``.

    Attributes:
        name: as the member wants to be called.
        place: where to sit; none: wherever a bot sits.
        token: answer with a bearer token instead of a cookie.
        key: as in ``MakeTable``: a second request takes no second seat.
    """

    name: Name
    place: Annotated[int, Meta(ge=-1, le=100)] = -1
    token: bool = False
    key: Key = ""


class Seated(msgspec.Struct, omit_defaults=True):
    """The answer to whoever makes or joins a table.

    Attributes:
        table: its id.
        link: for friends.
        member: one's own number.
        token: the bearer token, for programs.
    """

    table: str
    link: str
    member: int
    token: str = ""


class Lobby(msgspec.Struct):
    """The tables that all may join or watch, and the reader's own unfinished ones."""

    open: list[TableSummary]
    mine: list[TableSummary]


class LobbyAnswer(msgspec.Struct):
    """A :class:`Lobby` of which a part is JSON already."""

    open: msgspec.Raw
    mine: list[TableSummary]


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON, never cached: it may be the reader's alone."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, JSON)


async def body(request: Request, kind: Any, most: int) -> Any:
    """The body of a request.

    Raises:
        Problem: too large, not JSON, or not of this type.
    """
    return read(await data_of(request, most), kind)


async def data_of(request: Request, most: int) -> bytes:
    """The bytes of a body of JSON.

    Raises:
        Problem: too large, or said to be something else.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem("not-json", 415)
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Problem("too-large", 413, most=most)
    except ClientDisconnect:
        raise Problem("bad-json") from None  # nobody hears it
    return bytes(data)


class Caller:
    """Who makes or joins a table: a browser with its session, or a program that wants a token.

    With a key of the client's own, new secrets follow from that key: when the answer was lost and
    the request is repeated, they are the same, and show that the caller has the seat already.

    Args:
        table: id of the table.
        wish: what is asked for; ``token``: a page's script may want one, too.
        secret: the browser's session, if it is one that this server gave it.
    """

    def __init__(
        self,
        request: Request,
        state: AppState,
        table: str,
        wish: MakeTable | JoinTable,
        token: bool,
        secret: str,
    ) -> None:
        def new(purpose: str) -> str:
            return derived(purpose, wish.key) if wish.key else new_token()

        self.secure = state.settings.https
        self.address = address_of(request)
        self.token = new(f"token {table}") if token else ""
        self.session = "" if token else secret or new("session")
        self._may_sit = bool(secret or wish.key)
        self._state = state
        self._table = table

    @classmethod
    async def of(
        cls, request: Request, state: AppState, table: str, wish: MakeTable | JoinTable
    ) -> Caller:
        """Who makes this request.

        Raises:
            Problem: a page of somebody else's.
        """
        # Without Origin it is no browser of ours, and a cookie there is not to be believed.
        token = not from_page(request, state.settings) or wish.token
        secret = "" if token else session(request)
        # Nobody chooses a session but the server: who had chosen it would know it.
        secret = secret if await state.gave(secret) else ""
        return cls(request, state, table, wish, token, secret)

    async def member(self) -> int | None:
        """The caller's number at the table, if the caller has a seat there already."""
        if not self._may_sit:
            return None
        return await self._state.who(self._table, self.session, self.token)

    def seat(self, member: int) -> Seat:
        """What the store is to keep of it."""
        return Seat(member, self.session or None, self.token or None)

    def hashes(self, request: Request) -> list[str]:
        """The hashes of all secrets by which a table may know the person, old and new."""
        given = {session(request), bearer(request), self.session, self.token} - {""}
        return [hashed(secret).hex() for secret in given]

    def seated(self, table: str, link: str, member: int, status: int) -> Response:
        """The answer that gives it the seat."""
        response = answer(Seated(table, link, member, self.token), status)
        if self.session:
            remember(response, self.session, self.secure)
        return response


def address(request: Request, state: AppState) -> str:
    """Where others find this server."""
    return state.settings.public_url or state.settings.origin(request.headers["host"])


def link(request: Request, state: AppState, table: str) -> str:
    """A table's link for friends."""
    return f"{address(request, state)}/t/{table}"


async def lobby(request: Request, state: AppState) -> Response:
    """``GET /api/lobby``."""
    secret = session(request)
    mine = await state.store.mine(secret) if secret else []
    listed = await state.listed.get()
    return answer(LobbyAnswer(listed, [summary(entry, member) for entry, member in mine]))


async def listed(store: Store) -> msgspec.Raw:
    """The tables that the lobby shows to all, in JSON."""
    return msgspec.Raw(msgspec.json.encode([summary(entry) for entry in await store.lobby()]))


async def make_table(request: Request, state: AppState) -> Response:
    """``POST /api/tables``."""
    wish: MakeTable = await body(request, MakeTable, state.settings.limits.body)
    id = derived("table", wish.key)[:12] if wish.key else secrets.token_urlsafe(9)
    caller = await Caller.of(request, state, id, wish)
    if wish.key and (made := await caller.member()) is not None:
        return caller.seated(id, link(request, state, id), made, 200)
    state.check_bot(wish.bots)
    try:
        game = Game(rules_of(wish.game), wish.options)
    except UnknownGame:
        raise Problem("no-game", field="game", game=wish.game[:40]) from None
    except OptionError as error:
        raise Problem("bad-option", field=error.option[:40], reason=error.saying) from None
    name = clean(wish.name)
    if not state.makings.take(caller.address):
        raise Problem("too-many-tables", 429)
    first: list[events.Event] = [
        events.Open(
            game.id,
            game.stated_options(),
            wish.listed,
            wish.bots,
            wish.talk,
            wish.clock,
            wish.takebacks,
            wish.open_after,
        ),
        events.Join(0, name),
    ]
    now = time.time_ns() // 1_000_000
    table, rows = Table.begin(id, first, now)
    if wish.start:
        rows += table.do(table.decide(0, Start("start")), 0, now)
    try:
        await state.store.create(id, rows, brief(table), [caller.seat(0)])
    except (
        Conflict
    ):  # the same request came twice at once, or its table is not the caller's any more
        if await caller.member() is None:
            raise Problem("key-used", 409) from None
    return caller.seated(id, link(request, state, id), 0, 201)


async def join_table(request: Request, state: AppState) -> Response:
    """``POST /api/tables/{id}/join``. Who has a seat keeps it."""
    id = request.path_params["id"]
    wish: JoinTable = await body(request, JoinTable, state.settings.limits.body)
    caller = await Caller.of(request, state, id, wish)
    name = clean(wish.name)
    async with state.hub.table(id) as live, live.door:
        member = await caller.member()
        if member is None:
            if not state.joinings.take(caller.address):
                raise Problem("too-many-joins", 429)
            if not state.joinings_here.take(f"{caller.address} {id}"):
                raise Problem("too-many-joins", 429)

            def seats(caused: Sequence[events.Event]) -> list[Seat]:
                came = [item for item in caused if isinstance(item, events.Join)]
                return [caller.seat(item.member) for item in came]

            def join(table: Table) -> Sequence[events.Event]:
                return table.join(name, wish.place, hashes)

            hashes = caller.hashes(request)
            done = await live.submit(join, seat=seats)
            member = next(item.member for item in done if isinstance(item, events.Join))
    return caller.seated(id, link(request, state, id), member, 200)


async def show_table(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}``."""
    id = request.path_params["id"]
    entry = await state.store.entry(id)
    if entry is None:
        raise Problem("no-table", 404)
    return answer(summary(entry, await state.who(id, session(request), bearer(request))))


async def delete_table(request: Request, state: AppState) -> Response:
    """``DELETE /api/tables/{id}``: for its host."""
    id, token = request.path_params["id"], bearer(request)
    if not from_page(request, state.settings) and not token:
        raise Problem("no-token", 401)
    member = await state.who(id, session(request), token)
    if member is None:  # the table need not be read for that
        there = await state.store.entry(id)
        raise Problem("not-host", 403) if there else Problem("no-table", 404)
    async with state.hub.table(id) as live:
        if member != (await live.kept()).view.host:
            raise Problem("not-host", 403)
        await state.store.delete(id)
        live.end()
    return Response(status_code=204)


async def table_qr(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/qr.svg``: the table's link."""
    id = request.path_params["id"]
    if await state.store.entry(id) is None:
        raise Problem("no-table", 404)
    svg = await state.pictures.svg(link(request, state, id), address_of(request))
    return Response(svg, 200, {"cache-control": "private, max-age=3600"}, "image/svg+xml")


async def table_record(request: Request, state: AppState) -> Response:
    """``GET /api/tables/{id}/record``: when the game is over."""
    return answer(await record_of(request, state))


async def record_of(request: Request, state: AppState) -> dict[str, Any]:
    """The record of the table that a request names.

    Raises:
        Problem: there is none, since the game is not over or the table is gone.
    """
    id = request.path_params["id"]
    entry = await state.store.entry(id)
    if entry is None:
        raise Problem("no-table", 404)
    # The end of a game is in its entry as soon as it is kept.
    record = (await state.hub.read(id)).record() if entry.stage == "over" else None
    if record is None:
        raise Problem("not-over", 409)
    return record


def _with_state(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        state: AppState = request.app.state.nullo
        language = asked(request.query_params)
        try:
            return await handler(request, state)
        except Problem as problem:
            state.metrics.refused.labels(problem.code).inc()
            return problem.answer(language)
        except Refused as refused:
            state.metrics.refused.labels(refused.code).inc()
            return error_answer(refused.code, refused.said(language), 409)
        except NulloError as error:
            return error_answer("bad-field", worded(error, language)[:300], 400)
        except StoreError:
            state.metrics.failures.labels("store").inc()
            return Problem("busy", 503).answer(language)

    return endpoint


def route(path: str, handler: Handler, method: str = "GET") -> Route:
    """A route whose handler may raise problems."""
    return Route(path, _with_state(handler), methods=[method])


ROUTES = [
    route("/api/lobby", lobby),
    route("/api/tables", make_table, "POST"),
    route("/api/tables/{id}/join", join_table, "POST"),
    route("/api/tables/{id}/qr.svg", table_qr),
    route("/api/tables/{id}/record", table_record),
    route("/api/tables/{id}", show_table),
    route("/api/tables/{id}", delete_table, "DELETE"),
]
