"""Events to store, and a function that runs a test with a store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from nullo.server.store import LobbyRow, Seat
from nullo.server.store.store import Store
from nullo.server.table.events import Act, Join, Open, Stored

GATHERING = LobbyRow("gathering", True, "sauce", people=["Ann"])
PLAYING = LobbyRow("playing", True, "sauce", people=["Ann", "Bo"])
OVER = LobbyRow("over", True, "sauce")
NOW = 1_800_000_000_000


def run(url: str, test: Callable[[Store], Awaitable[Any]]) -> Any:
    """Run a test with an open store."""

    async def main() -> Any:
        async with Store(url) as store:
            return await test(store)

    return asyncio.run(main())


def move(seq: int, member: int = 0, client: str = "", at: int = NOW) -> Stored:
    return Stored(seq, at + seq, Act(0, f"play {seq}"), member, client)


def first(at: int = NOW) -> list[Stored]:
    return [Stored(1, at, Open("sauce", {"hands": 2})), Stored(2, at, Join(0, "Ann ♠"), 0, "join")]


async def opened(store: Store, table: str = "t", at: int = NOW, *seats: Seat) -> None:
    """A table with two events."""
    await store.create(table, first(at), GATHERING, seats)


async def outcomes(*waiting: Awaitable[None]) -> list[str]:
    """The outcome of each task: ``ok``, or the class of its error."""
    found = await asyncio.gather(*waiting, return_exceptions=True)
    return ["ok" if one is None else type(one).__name__ for one in found]


def seqs(stored: list[Stored]) -> list[int]:
    return [one.seq for one in stored]
