"""The programs in ``examples``, as processes of their own against a real server."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nullo.games.registry import BUILT_IN
from nullo.server.live.client import RESTART
from nullo.server.table.events import Act, Choose
from server.frame_clients import AsyncServer, Player, async_server

pytestmark = pytest.mark.slow

BOT = Path(__file__).parents[2] / "examples" / "foreign_bot.py"
PATIENCE = 100
OPTIONS = {"players": 3, "hands": 2}


@asynccontextmanager
async def bot(*arguments: str) -> AsyncIterator[Awaitable[str]]:
    """Run the bot during the block; yields an awaitable for its output."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"no_proxy": "*"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, BOT, *arguments, stdout=-1, stderr=-1, env=environment
    )

    async def end() -> str:
        told, failed = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0, failed.decode()
        return told.decode()

    try:
        yield end()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_the_foreign_bot_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "import nullo" not in text and "from nullo" not in text


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_foreign_bot_plays_each_game_to_its_end(game: str) -> None:
    async def scenario() -> None:
        async with async_server() as home, bot(f"http://127.0.0.1:{home.port}", game) as told:
            scores = (await told).split()
            assert scores and all(score.lstrip("-").isdigit() for score in scores)

    asyncio.run(scenario())


async def cut(home: AsyncServer, table: str, member: int) -> bool:
    """Cut a member's connection; returns whether it had one."""
    async with home.state.hub.table(table) as live:
        here = [client for client in live.connected.clients if client.member == member]
    for client in here:
        client.close(RESTART)
    return bool(here)


async def friends(home: AsyncServer, host: Player, told: Awaitable[str], table: str) -> int:
    """Let a host play with the bot, whose connection is cut every few actions; returns its number."""
    await host.come()
    while len(host.online) < 2:
        await host.news()
    friend = host.online[1]
    await host.say({"type": "start", "id": "start"})
    cuts, rng = 0, random.Random(5)
    while host.state["table"]["stage"] != "over":
        if not host.legal:
            await host.news()
            continue
        await host.act(rng)
        if len(host.sent) % 4 == 0:
            cuts += await cut(home, table, friend)
    assert cuts > 1
    assert (await told).split() == [str(score) for score in host.state["public"]["scores"]]
    return friend


def test_the_foreign_bot_joins_by_a_link_chooses_at_once_and_comes_back() -> None:
    async def scenario() -> None:
        async with async_server() as home:
            wish = {"name": "Host", "game": "alles-oder-nichts", "options": OPTIONS}
            made = await home.ask("/api/tables", wish)
            host = Player("host", home, made["table"], made["token"])
            async with bot(made["link"]) as told:
                friend = await friends(home, host, told, made["table"])
            await host.go()
            rows = await home.state.store.events(made["table"])
        mine = [row.event for row in rows if row.member == friend]
        assert {type(event) for event in mine} >= {Act, Choose}

    asyncio.run(scenario())
