"""The WebSocket by which a client follows a table and sends its commands."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from nullo.server.live.client import LATER, NO_TABLE, OTHER_VERSION, TOO_FAST, Client
from nullo.server.live.live_table import LiveTable
from nullo.server.protocol import messages
from nullo.server.protocol.problems import Problem, read
from nullo.server.routes.app_state import AppState
from nullo.server.routes.commands import admit, give_hint, obey
from nullo.server.runtime.client_addresses import address_of
from nullo.server.runtime.logs import note, short
from nullo.server.runtime.rates import Rate
from nullo.server.runtime.shares import ConnectionSlot
from nullo.server.store import StoreError
from nullo.server.transport.error_answers import problem_answer
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import bearer, session

GOODBYE = 5.0
_PONG = msgspec.json.encode(messages.Pong()).decode()
_CLOSING = {"no-table": NO_TABLE, "version": OTHER_VERSION, "too-many-watchers": LATER}
_CLOSING |= {"too-many-connections": LATER}


async def table_socket(websocket: WebSocket) -> None:
    """Handle the WebSocket of one client until it is closed."""
    state: AppState = websocket.app.state.nullo
    try:
        await _check(websocket, state)
    except Problem as problem:
        state.metrics.refused.labels(problem.code).inc()
        await websocket.send_denial_response(problem_answer(problem))
        return
    await websocket.accept()
    connection = Connection(websocket, state)
    place = state.places.enter(connection.address, connection.make_way)
    if place is None:
        connection.stop(Problem("too-many-connections"))
        await connection.client.pump()  # sends the reason and closes
        return
    state.metrics.connections.inc()
    try:
        await connection.run(place)
    finally:
        state.metrics.connections.dec()
        state.places.leave(place)


async def _check(websocket: WebSocket, state: AppState) -> None:
    page, token = from_page(websocket, state.settings), bearer(websocket)
    if not token:
        if not page:
            raise Problem("no-token", 403)
        return
    try:
        await _member(state, websocket.path_params["id"], token)
    except StoreError:
        raise Problem("busy", 503) from None


async def _member(state: AppState, table: str, token: str) -> int:
    member = await state.store.who(table, token=token)
    if member is None:
        there = await state.store.entry(table)
        if there and state.hub.is_removed(table, token):
            raise Problem("removed", 403)
        raise Problem("no-seat", 403) if there else Problem("no-table", 404)
    return member


class Connection:
    """Reads and handles what one client sends, one message after the other."""

    def __init__(self, websocket: WebSocket, state: AppState) -> None:
        limits = state.settings.limits
        self._websocket = websocket
        self._state = state
        self._id: str = websocket.path_params["id"]
        self.address = address_of(websocket)
        self._live: LiveTable | None = None
        self._greeted = False
        own = Rate(limits.messages_per_second, limits.burst)
        self._rates = (own, state.messages.of(self.address))
        self._patience = limits.patience
        self._reading = False
        self._place: ConnectionSlot | None = None
        self.client = Client(websocket.send_text, websocket.close, limits, state.metrics)
        self.client.address = self.address

    def stop(self, problem: Problem) -> None:
        self.client.refuse(problem)
        self.client.close(_CLOSING[problem.code])

    def make_way(self) -> None:
        """Close the connection, so that another one can take its place."""
        self.stop(Problem("too-many-connections"))
        asyncio.get_running_loop().call_later(GOODBYE, self.client.cut)  # if it does not close

    async def run(self, place: ConnectionSlot) -> None:
        """Serve until the client or the server ends the connection."""
        reader = asyncio.current_task()
        assert reader is not None
        self._place = place
        # It is cut only while it waits for a message: a command that has begun is finished.
        self.client.cut = lambda: self._cut(reader)
        pump = asyncio.create_task(self.client.pump())
        seconds = self._state.settings.limits.hello_seconds
        late = asyncio.get_running_loop().call_later(seconds, self._be_late)
        try:
            await self._read()
            if self.client.closed:
                await asyncio.wait([pump], timeout=GOODBYE)  # sends the reason and closes
        except asyncio.CancelledError:
            if not self.client.closed:
                raise
        finally:
            late.cancel()
            self.client.cut = lambda: None
            self._place = None
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            if self._live is not None:
                self._state.hub.leave(self._live, self.client)

    def _be_late(self) -> None:
        if not self._greeted:
            self.client.refuse(Problem("say-hello"))
            self.client.close(TOO_FAST)

    def _cut(self, reader: asyncio.Task[None]) -> None:
        if self._reading:
            reader.cancel()

    async def _read(self) -> None:
        while not self.client.closed:
            self._reading = True
            message = await self._websocket.receive()
            self._reading = False
            if message["type"] == "websocket.disconnect":
                return
            in_time = all(rate.take() for rate in self._rates)
            await self._take(message.get("text"), in_time)

    async def _take(self, text: str | None, in_time: bool) -> None:
        id = ""
        try:
            if text is None:
                raise Problem("not-text")
            data = text.encode()
            if len(data) > messages.FRAME_BYTES:
                raise Problem("too-large", most=messages.FRAME_BYTES)
            command: messages.AnyCommand = read(data, messages.AnyCommand)
            id = getattr(command, "id", "")
            if not in_time:
                raise Problem("too-fast")
            await self._do(command)
        except Problem as problem:
            self._refuse(problem, id, in_time)
        except Exception:
            self._state.metrics.failures.labels("message").inc()
            note("message failed", 40, error=True, table=short(self._id))
            self.client.refuse(Problem("broken"), id)

    def _refuse(self, problem: Problem, id: str, in_time: bool) -> None:
        client = self.client
        client.refuse(problem, id)
        if not in_time:
            self._patience -= 1
            if self._patience <= 0:
                client.close(TOO_FAST)
        if problem.code in _CLOSING:
            client.close(_CLOSING[problem.code])

    async def _do(self, command: messages.AnyCommand) -> None:
        client = self.client
        if isinstance(command, messages.Ping):
            client.send(_PONG)
        elif isinstance(command, messages.Hello):
            await self._hello(command)
        elif self._live is None:
            raise Problem("say-hello")
        elif client.member is None:
            raise Problem("no-seat", 403)
        else:
            member = client.member
            if isinstance(command, messages.AskHint):
                hinted = await give_hint(self._state, self._live, member, command, self.address)
                client.reply(hinted)
                return
            admit(self._state, self._live.id, member, command, self.address)
            if not await obey(self._state, self._live, member, command):
                client.reply(messages.Ack(command.id, self._live.event_of(member, command.id)))

    async def _hello(self, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            raise Problem("version", version=messages.VERSION)
        self._greeted = True  # already now, because the answer may have to wait
        state, client = self._state, self.client
        try:
            # A program is identified by its token, whatever cookies it sends.
            if token := bearer(self._websocket):
                member: int | None = await _member(state, self._id, token)
            else:
                member = await state.store.who(self._id, session=session(self._websocket))
        except StoreError:
            raise Problem("busy") from None
        # Events for another member do not fit the client's state: it has taken or lost a seat.
        seq = hello.seq if hello.member == (-1 if member is None else member) else 0
        rations = state.rations.turn(self.address)
        # The table is read before waiting, so that this delays nobody else.
        async with state.hub.table(self._id), rations as rate:
            if client.closed:
                return
            before = client.taken
            try:
                self._live = await state.hub.enter(self._id, client, member, seq, hello.epoch)
            finally:
                rate.spend(client.taken - before)
        if member is None and state.hub.is_removed(self._id, session(self._websocket)):
            client.refuse(Problem("removed", 403))
        if self._place is not None:
            state.places.settle(self._place)
