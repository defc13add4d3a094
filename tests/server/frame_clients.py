"""A real server in this process, and clients with real WebSockets that store every byte."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from move_texts import texts_of
from nullo.game.events import apply_event
from nullo.server.app import create
from nullo.server.protocol.messages import VERSION, EventFrame
from nullo.server.routes.app_state import AppState
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.listening import listen
from nullo.system.decoding import convert

Json = dict[str, Any]


class AsyncServer:
    """A running server.

    Attributes:
        port: the port on which it listens.
        received: every HTTP answer so far: path, status, JSON.
    """

    def __init__(self, port: int, state: AppState) -> None:
        self.port = port
        self.state = state
        self.received: list[tuple[str, int, Any]] = []

    async def ask(self, path: str, body: Json | None = None) -> Any:
        """Send a GET request, or with a body a POST, as a program does."""
        return await asyncio.to_thread(self._ask, path, body)

    def _ask(self, path: str, body: Json | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                status, text = error.code, error.read()
        self.received.append((path, status, json.loads(text)))
        return self.received[-1][2]


@asynccontextmanager
async def async_server(**settings: Any) -> AsyncIterator[AsyncServer]:
    """A server with a store in memory."""
    app = create(ServerSettings(db="sqlite://", pace=0, **settings))
    sockets = listen(["127.0.0.1"], 0)
    config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio")
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield AsyncServer(sockets[0].getsockname()[1], app.state.nullo)
    finally:
        server.should_exit = True
        await task


class Player:
    """A client that stores every frame, and its state after each event.

    Attributes:
        raw: all received texts, in order.
        state: its present state.
        known: its state after each event, with the frame.
        legal: its legal actions.
    """

    def __init__(self, name: str, async_server: AsyncServer, table: str, token: str) -> None:
        self.name = name
        self.raw: list[str] = []
        self.state: Json = {}
        self.seq = 0
        self.epoch = ""
        self.known: list[tuple[int, Json, Json]] = []
        self.sent: dict[str, str] = {}
        self._changed = asyncio.Event()
        self._house = async_server
        self._table = table
        self._token = token
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def legal(self) -> list[str]:
        """The legal actions of its seat."""
        own = self.state.get("own") or {}
        legal = texts_of(own.get("legal", []))
        return legal

    @property
    def seat(self) -> int:
        """Its seat; -1 before the start, and for a spectator."""
        seat: int = self.state["you"]["seat"] if self.state else -1
        return seat

    @property
    def online(self) -> list[int]:
        """The connected members by the last presence message."""
        told = [frame for frame in map(json.loads, self.raw) if frame["type"] == "presence"]
        members: list[int] = told[-1]["online"]
        return members

    async def come(self, seq: int = 0) -> None:
        """Connect, and say which event it has received last."""
        await self.go()
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        origin: Any = None if self._token else f"http://127.0.0.1:{self._house.port}"
        url = f"ws://127.0.0.1:{self._house.port}/api/tables/{self._table}/socket"
        self._line = await connect(url, additional_headers=headers, origin=origin, proxy=None)
        self._reader = asyncio.create_task(self._read(self._line))
        before = len(self.raw)
        member = self.state["you"]["member"] if self.state else -1
        hello = {
            "type": "hello",
            "version": VERSION,
            "seq": seq,
            "member": member,
            "epoch": self.epoch,
        }
        await self.say(hello)
        while not any('"presence"' in text for text in self.raw[before:]):
            await self.news()

    async def go(self) -> None:
        """Disconnect."""
        if self._line and self._reader:
            await self._line.close()
            await self._reader
            self._line = None

    def forget(self, many: int) -> None:
        """Go back to its state of some events ago."""
        self.seq, self.state, _ = self.known[max(0, len(self.known) - 1 - many)]

    async def say(self, message: Json | str) -> None:
        """Send a message, which may be invalid."""
        assert self._line
        await self._line.send(message if isinstance(message, str) else json.dumps(message))

    async def act(self, rng: random.Random) -> None:
        """Do one of the legal actions; until the answer comes, it has none."""
        id = f"{self.name}-{len(self.sent)}"
        action = rng.choice(self.legal)
        self.sent[id] = action
        before = self.seq
        await self.say({"type": "act", "id": id, "move": action})
        while self.seq == before:
            await self.news()

    async def news(self) -> None:
        """Wait until a frame has come since the last call."""
        await asyncio.wait_for(self._changed.wait(), 60)
        self._changed.clear()

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            assert isinstance(text, str)
            self.raw.append(text)
            self._take(json.loads(text))
            self._changed.set()

    def _take(self, frame: Json) -> None:
        if frame["type"] == "snapshot":
            self.seq, self.epoch = frame["seq"], frame["epoch"]
            self.state = {key: frame[key] for key in ("table", "you", "public", "own", "hands")}
        elif frame["type"] == "event":
            assert frame["seq"] == self.seq + 1
            self.seq = frame["seq"]
            event = convert(frame, EventFrame)
            self.state = apply_event(self.state, event.lines, event.patch)
        else:
            return
        self.known.append((self.seq, self.state, frame))
