"""Several terminals at tables of one server."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from textual.pilot import Pilot

from nullo.tui.app import NulloApp
from server.inn import ThreadInn

GAME = {"hand_sizes": [2], "hands": 1, "players": 3}


class Terminals:
    """Several applications in one loop."""

    def __init__(self) -> None:
        self._open = AsyncExitStack()

    async def join(self, link: str, name: str) -> Pilot[Any]:
        app = NulloApp(lambda app: app.join(link, name), pace=0)
        return await self._open.enter_async_context(app.run_test(size=(80, 24)))

    async def close(self) -> None:
        await self._open.aclose()


def gathering(house: ThreadInn, game: str = "alles-oder-nichts", **options: Any) -> tuple[Any, str]:
    """A host that waits, and the link of its table."""
    host = house.table(game, start=False, options=options or GAME).come()
    return host, f"{house.origin}/t/{host.table}"
