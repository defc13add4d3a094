"""Runs the application inside the browser, for its one user: passes it the page's requests and WebSockets.

Sizes are limited, but not rates.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import fields, replace
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

from nullo.analysis import Effort
from nullo.server.app import create
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.sessions import COOKIE
from nullo.site.memory_store import Keeper, MemoryStore

if TYPE_CHECKING:
    from nullo.server.routes.app_state import Analyse
    from nullo.server.runtime.metrics import Metrics
    from nullo.server.store.store import Store

NAME = "localhost"
THINK = 0.08  # seconds that a bot may search for a move; nothing else is done meanwhile
EFFORT = Effort(worlds=24, plays=2, playouts=10)
"""The effort of an analysis: less than a sixth of a server's, because there is one worker, at a third of the
speed of native code.
"""
WITHOUT_END = 1 << 30
CLOSED = 1006

Head = Callable[[int, str], None]
Part = Callable[[bytes], None]
Frame = Callable[[str], None]
Closed = Callable[[int], None]


def boundless_limits() -> Limits:
    """Limits that bound sizes, but not how often anything is done."""
    rates = ("per_hour", "per_minute", "per_second", "per_table", "per_address", "burst")
    names = [one.name for one in fields(Limits) if any(word in one.name for word in rates)]
    return replace(Limits(), **dict.fromkeys(names, WITHOUT_END), requests=WITHOUT_END)


class QuietMetrics:
    """Takes the place of :class:`Metrics`, and counts nothing."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self

    def __call__(self, *args: object) -> QuietMetrics:
        return self


class Host:
    """The application for the user of this browser, who is its only client."""

    def __init__(self, keeper: Keeper, analyse: Analyse | None = None) -> None:
        self._store = MemoryStore(keeper)
        settings = ServerSettings(db="", think=THINK, effort=EFFORT, limits=boundless_limits())
        store, metrics = cast("Store", self._store), cast("Metrics", QuietMetrics())
        self._app = create(settings, store, metrics, analyse, words_ahead=False)
        self._running = AsyncExitStack()

    async def start(self) -> None:
        await self._running.enter_async_context(self._app.router.lifespan_context(self._app))

    async def stop(self) -> None:
        await self._running.aclose()

    async def request(
        self, method: str, path: str, headers: dict[str, str], body: bytes, head: Head, part: Part
    ) -> None:
        """Answer a request: call ``head`` with the answer's status and type, then ``part`` with each part.

        ``path`` is percent-encoded and includes the query.
        """
        asked = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if not asked.is_set():
                asked.set()
                return {"type": "http.request", "body": body, "more_body": False}
            await asyncio.Event().wait()  # if the client leaves, the request is cancelled
            raise AssertionError

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = dict(message["headers"])
                cookies = SimpleCookie(given.get(b"set-cookie", b"").decode())
                if COOKIE in cookies:
                    await self._store.keep_session(cookies[COOKIE].value)
                head(message["status"], given.get(b"content-type", b"").decode())
            elif content := message.get("body"):
                part(content)

        scope = {**self._scope("http", path, headers), "method": method}
        await self._app(scope, receive, send)

    async def whole_answer(
        self, method: str, path: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, bytes]:
        heads: list[int] = []
        parts: list[bytes] = []
        await self.request(
            method, path, headers, body, lambda status, kind: heads.append(status), parts.append
        )
        return heads[0], b"".join(parts)

    def open(self, path: str, opened: Callable[[], None], frame: Frame, closed: Closed) -> Socket:
        """Open a socket; ``closed`` is called with the closing code when it closes, for whatever reason."""
        return Socket(self._app, self._scope("websocket", path, {}), opened, frame, closed)

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        own = {"host": NAME, "origin": f"http://{NAME}"}
        if self._store.session:
            own["cookie"] = f"{COOKIE}={self._store.session}"
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(plain),
            "query_string": query.encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in {**headers, **own}.items()],
            "client": ("127.0.0.1", 0),
            "extensions": {"websocket.http.response": {}} if kind == "websocket" else {},
        }


class Socket:
    """A WebSocket between the page and the application."""

    def __init__(
        self,
        app: Callable[..., Coroutine[Any, Any, None]],
        scope: dict[str, Any],
        opened: Callable[[], None],
        frame: Frame,
        closed: Closed,
    ) -> None:
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._opened, self._frame, self._closed = opened, frame, closed
        self._task = asyncio.get_running_loop().create_task(self._run(app, scope))

    def send(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _run(self, app: Callable[..., Coroutine[Any, Any, None]], scope: Any) -> None:
        code = CLOSED

        async def send(message: Any) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                self._opened()
            elif message["type"] == "websocket.send":
                self._frame(message["text"])
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
                self._incoming.put_nowait({"type": "websocket.disconnect", "code": code})

        try:
            await app(scope, self._incoming.get, send)
        finally:
            self._closed(code)
