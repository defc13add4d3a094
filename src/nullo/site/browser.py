"""The application in a worker of the browser: what ``web/src/lib/host/worker.ts`` calls.

All arguments and results of what scripts call are numbers, strings, bytes, or functions of these.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from nullo.site import later_files
from nullo.site.analyst import DistantAnalyst
from nullo.site.host import Host, Socket
from nullo.site.memory_store import Changes, Keeper


class _Keeper(Keeper):
    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def rows(self) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self._storage.rows())]

    async def events(self, table: str) -> list[str]:
        return list(json.loads(await self._storage.events(table)))

    async def keep(self, changes: Changes) -> None:
        if changes:
            await self._storage.keep(json.dumps(changes))


class Browser:
    """The application as the worker's script calls it.

    Args:
        storage: the script's object that stores rows; what it returns and takes is JSON.
        fetch: reads a file of the engine's folder, as for :func:`nullo.site.later_files.file_reader`.
        analyse: has a second worker answer an encoded request for a piece of an analysis.
    """

    def __init__(
        self, storage: Any, fetch: Callable[[str], Any], analyse: Callable[[bytes], Any]
    ) -> None:
        accept_past()

        async def answer(request: bytes) -> bytes:
            return bytes((await analyse(request)).to_bytes())

        later_files.install(later_files.file_reader(fetch))
        self._host = Host(_Keeper(storage), DistantAnalyst(answer).outcome)
        self._requests: dict[str, asyncio.Task[None]] = {}
        self._sockets: dict[str, Socket] = {}

    async def start(self) -> None:
        await self._host.start()

    def to_keep(self) -> str:
        """What the browser should store so that later visits start faster, as JSON.

        These are the modules imported so far, and the compiled modules and weights of games fetched so far.
        """
        return json.dumps(
            {"modules": later_files.first_modules(), "files": later_files.game_files()}
        )

    def ask(
        self,
        id: str,
        method: str,
        path: str,
        headers: str,
        body: str,
        head: Callable[[int, str], None],
        part: Callable[[bytes], None],
        end: Callable[[bool], None],
    ) -> None:
        async def answer() -> None:
            whole = False
            try:
                given = json.loads(headers)
                await self._host.request(method, path, given, body.encode(), head, part)
                whole = True
            finally:
                self._requests.pop(id, None)
                end(whole)

        self._requests[id] = asyncio.get_running_loop().create_task(answer())

    def leave(self, id: str) -> None:
        if task := self._requests.get(id):
            task.cancel()

    def open(
        self,
        id: str,
        path: str,
        opened: Callable[[], None],
        frame: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        def end(code: int) -> None:
            self._sockets.pop(id, None)
            closed(code)

        self._sockets[id] = self._host.open(path, opened, frame, end)

    def send(self, id: str, text: str) -> None:
        if socket := self._sockets.get(id):
            socket.send(text)

    def close(self, id: str) -> None:
        if socket := self._sockets.get(id):
            socket.close()


def accept_past() -> None:
    """Make Pyodide's event loop accept negative delays, as other event loops do."""
    loop: Any = asyncio.get_running_loop()
    later = loop.call_later

    def call_later(delay: float, *rest: Any, **named: Any) -> Any:
        return later(max(0.0, delay), *rest, **named)

    loop.call_later = call_later
