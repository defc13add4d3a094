"""A client's connection to a table: keeps the table's state up to date, and sends commands.

A command that is lost with the connection is sent again; the server applies it only once.
"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from nullo.game.events import apply_event
from nullo.game.view import Refusal, from_plain
from nullo.hints import Hint
from nullo.remote.link import Link
from nullo.remote.table_state import TableState
from nullo.server.protocol import messages
from nullo.server.protocol.http_bodies import ProblemBody
from nullo.system.decoding import json_decoder
from nullo.system.printable import all_printable

FIRST_WAIT = 0.3
LONGEST_WAIT = 8.0
BUSY_WAIT = 5.0
ENDINGS = {4404: "gone", 4426: "version"}
ENDING_CODES = {"no-table": "gone", "version": "version", "removed": "removed"}
REPLIES: dict[str, type[messages.Reply]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(messages.AnyReply)
}


class Rejected(Exception):
    """The server refused a command, or the connection was closed before a reply and is not opened again."""

    def __init__(self, code: str, message: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(message or code)
        self.code = code
        self.refusal = refusal


def _end_reason(error: InvalidStatus) -> str:
    if error.response.status_code == 404:
        return "gone"
    try:
        told = json_decoder(ProblemBody).decode(error.response.body or b"")
    except msgspec.MsgspecError:
        return "refused"
    return "removed" if told.error.code == "removed" else "refused"


async def _no_rest() -> None: ...


Watcher = Callable[[TableState | None, messages.EventFrame | None], None]


class TableClient:
    """A client that sits at a table or, if its token is empty, watches as a spectator.

    ``watcher`` is called after each change with the previous state and the event that caused it, if any.
    """

    def __init__(self, link: Link, token: str, watcher: Watcher | None = None) -> None:
        self.link = link
        self.token = token
        self.watcher: Watcher = watcher or (lambda before, event: None)
        self.rest: Callable[[], Awaitable[None]] = _no_rest  # awaited after each event
        self.known: TableState | None = None
        self.online: list[int] = []
        self.said: list[messages.Said] = []
        self.status = "connecting"  # ``connecting``, ``open`` or ``lost``
        # Why the connection is closed for good: ``gone``, ``version``, ``removed`` (by the host),
        # ``refused``, ``closed`` or ``nonsense``; empty if it is not.
        self.ended = ""
        self._held: dict[str, Any] | None = None
        self._seq = 0
        self._epoch = ""
        self._astray = False
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[Hint | None]]] = {}
        self._failures = 0
        self._times: dict[int, float] = {}
        self._away_at: dict[int, float] = {}

    # --- commands ---------------------------------------------------------------------------

    async def hint(self) -> Hint | None:
        return await self.send("hint")

    async def send(self, kind: str, **fields: Any) -> Hint | None:
        """Send a command and wait for its reply; returns the hint if the reply has one.

        If the connection is lost, the command is sent again; the server applies it only once.

        Raises:
            Rejected: the server refuses the command, or the connection is closed for good.
        """
        if self.ended:
            raise Rejected(self.ended)
        key = uuid.uuid4().hex
        text = msgspec.json.encode({"type": kind, "id": key, **fields}).decode()
        done: asyncio.Future[Hint | None] = asyncio.get_running_loop().create_future()
        self._waiting[key] = (text, done)
        if self._line is not None:
            with suppress(ConnectionClosed):  # it is sent again on the next connection
                await self._line.send(text)
        return await done

    def asked_for(self, seat: int) -> float:
        """Seconds since ``seat`` was asked for its choice; 0 if the server has not sent times."""
        since = self._times.get(seat)
        return 0.0 if since is None else max(0.0, time.monotonic() - since)

    def bots_in(self) -> dict[int, float]:
        """For each disconnected member, the seconds until a bot plays for it."""
        now = time.monotonic()
        return {member: max(0.0, at - now) for member, at in self._away_at.items()}

    # --- the connection ---------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            least = 0.0
            try:
                await self._connect_once()
            except InvalidStatus as error:
                if error.response.status_code < 500 and error.response.status_code != 429:
                    self._end(_end_reason(error))
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                self._end(ENDINGS.get(code, ""))
                least = BUSY_WAIT if code in (1008, 1013) else 0.0
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._line = None
            if self.ended:
                return
            self._set_status("lost")
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self._failures)
            self._failures += 1
            await asyncio.sleep(max(least, wait) * random.uniform(0.5, 1))

    async def _connect_once(self) -> None:
        header = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        origin = None if self.token else Origin(self.link.origin)
        async with connect(
            self.link.socket, additional_headers=header, origin=origin, max_size=2**22
        ) as line:
            self._line = line
            try:
                await self._hello(0 if self._astray else self._seq)
                for text, _ in list(self._waiting.values()):
                    await line.send(text)
                while not self.ended:
                    await self._take(await line.recv())
            except asyncio.CancelledError:  # there is no time for a proper close
                line.transport.abort()
                raise

    async def _hello(self, seq: int) -> None:
        member = self.known.you.member if self.known else -1
        hello = {"type": "hello", "version": messages.VERSION, "seq": seq, "member": member}
        if self._epoch:
            hello["epoch"] = self._epoch
        if self._line is not None:
            await self._line.send(msgspec.json.encode(hello).decode())

    async def close(self) -> None:
        self._end("closed")
        line = self._line
        if line is not None:
            try:
                await line.close()
            except asyncio.CancelledError:
                line.transport.abort()
                raise

    def distrust(self) -> None:
        """Close the connection for good, because what the server sends cannot be shown."""
        self._end("nonsense")

    def _set_status(self, status: str) -> None:
        if status != self.status:
            self.status = status
            self.watcher(self.known, None)

    def _end(self, why: str) -> None:
        if not why or self.ended:
            return
        self.ended = why
        self.status = "lost"
        for _, done in self._waiting.values():
            if not done.done():
                done.set_exception(Rejected(why))
        self._waiting.clear()
        self.watcher(self.known, None)

    # --- messages from the server -----------------------------------------------------------

    async def _take(self, text: str | bytes) -> None:
        try:
            message = all_printable(msgspec.json.decode(text))
            kind = REPLIES.get(message["type"])
            reply = from_plain(message, kind) if kind else None
        except (ValueError, KeyError, TypeError, RecursionError):  # not a Nullo server's message
            self._end("version")
            return
        match reply:
            case messages.Snapshot():
                self._start(message, reply)
            case messages.EventFrame():
                await self._event(reply)
                await self.rest()
            case messages.Ack():
                self._finish(reply.id)
            case messages.HintReply():
                self._finish(reply.id, reply.hint)
            case messages.Error():
                self._error(reply)
            case messages.Presence():
                self._failures = 0
                self.online = reply.online
                now = time.monotonic()
                self._away_at = {member: now + ms / 1000 for member, ms in reply.away_in.items()}
                self.status = "open"
                self.watcher(self.known, None)
            case messages.Times():
                now = time.monotonic()
                self._times = {seat: now - ms / 1000 for seat, ms in reply.asked.items()}
                self.watcher(self.known, None)
            case messages.Gone():
                self._end("gone")

    def _start(self, message: dict[str, Any], snapshot: messages.Snapshot) -> None:
        if snapshot.version != messages.VERSION:
            self._end("version")
            return
        before = self.known
        held = {part: message.get(part) for part in TableState.__struct_fields__}
        known = from_plain(held, TableState)
        if not known.is_consistent():
            self.distrust()
            return
        self._held = held
        self._seq = snapshot.seq
        self._epoch = snapshot.epoch
        self._astray = False
        self._times = {}
        self._failures = 0
        self.status = "open"
        self.said = snapshot.said
        self.known = known
        self.watcher(before, None)

    async def _event(self, event: messages.EventFrame) -> None:
        if event.id:
            self._finish(event.id)
        if self._astray or event.seq <= self._seq:
            return
        try:
            if self._held is None or event.seq != self._seq + 1:
                raise ValueError("an event is missing")
            held = apply_event(self._held, event.lines, event.patch)
            known = from_plain(held, TableState)
        except ValueError:  # an event was missed: ask for a snapshot
            self._astray = True
            await self._hello(0)
            return
        if not known.is_consistent():
            self.distrust()
            return
        before, self._held, self.known, self._seq = self.known, held, known, event.seq
        self._times = {seat: at for seat, at in self._times.items() if seat in known.table.asked}
        self.status = "open"
        if event.said is not None:
            self.said = [*self.said, event.said][-50:]
        self.watcher(before, event)

    def _error(self, error: messages.Error) -> None:
        if error.id in self._waiting:
            _, done = self._waiting.pop(error.id)
            if not done.done():
                done.set_exception(Rejected(error.code, error.message, error.refusal))
        elif error.code in ENDING_CODES:
            self._end(ENDING_CODES[error.code])

    def _finish(self, key: str, hint: Hint | None = None) -> None:
        _, done = self._waiting.pop(key, ("", None))
        if done is not None and not done.done():
            done.set_result(hint)
