"""Several terminals at tables of one server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.waiting_room_screen import WaitingRoomScreen
from server.running_server import ThreadServer

from .driving import my_turn, top, until

GAME = {"hand_sizes": [2], "hands": 1, "players": 3}


class Terminals:
    """Several applications in one event loop."""

    def __init__(self) -> None:
        self._open = AsyncExitStack()

    async def join(self, link: str, name: str) -> Pilot[Any]:
        app = NulloApp(lambda app: app.join(link, name), pace=0)
        return await self._open.enter_async_context(app.run_test(size=(80, 24)))

    async def close(self) -> None:
        await self._open.aclose()


def gathering(
    server: ThreadServer, game: str = "alles-oder-nichts", **options: Any
) -> tuple[Any, str]:
    """A host at a table before its game, and the link of the table."""
    host = server.table(game, start=False, options=options or GAME).come()
    return host, f"{server.origin}/t/{host.table}"


@asynccontextmanager
async def at_table(server: ThreadServer, **options: Any) -> AsyncIterator[tuple[Any, Pilot[Any]]]:
    """A host and another player, in two terminals, after the start of the game."""
    host, link = gathering(server, **options)
    terminals = Terminals()
    try:
        pilot = await terminals.join(link, "Ann")
        await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
        await asyncio.to_thread(host.do, "start")
        await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
        await my_turn(pilot)
        yield host, pilot
    finally:
        await terminals.close()
