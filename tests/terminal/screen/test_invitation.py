"""Who comes to a table: the invitation to a game that has begun, and the way to the lesson."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from nullo.locale.words import say
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Question
from nullo.terminal.screen.joining import Invitation
from nullo.terminal.screen.lesson_screen import LessonScreen
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.waiting_room_screen import WaitingRoomScreen
from server.running_server import FAST, ThreadServer, thread_server

from .driving import screen, table, top, until
from .remote_tables import GAME, Terminals, gathering


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server(limits=FAST) as made:
        yield made


@asynccontextmanager
async def invited(
    server: ThreadServer, *, newcomer_hints: bool = True
) -> AsyncIterator[tuple[Any, Pilot[Any]]]:
    """The host of a game that has begun, and somebody who opens its link."""
    wish: dict[str, Any] = {"newcomer_hints": True} if newcomer_hints else {}
    host = server.table("alles-oder-nichts", options=GAME, **wish).come()
    terminals = Terminals()
    try:
        pilot = await terminals.join(f"{server.origin}/t/{host.table}", "Ann")
        await until(pilot, lambda: isinstance(top(pilot), Invitation))
        await until(pilot, lambda: isinstance(pilot.app.focused, Button))
        yield host, pilot
    finally:
        await terminals.close()


def test_who_joins_a_game_that_has_begun_says_that_it_is_new_and_may_have_hints(
    server: ThreadServer,
) -> None:
    async def run() -> None:
        async with invited(server) as (_, pilot):
            assert say("invited-begun") in " ".join(screen(pilot).split())
            assert f"n  [ ] {say('newcomer-tick')}" in screen(pilot)
            await pilot.press("n")
            await until(pilot, lambda: f"n  [x] {say('newcomer-tick')}" in screen(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: f"i {say('tui-foot-hint')}" in screen(pilot))
            model: Any = table(pilot).model
            assert model.myself.name == "Ann" and model.myself.newcomer

    asyncio.run(run())


def test_a_table_without_hints_for_newcomers_does_not_ask(server: ThreadServer) -> None:
    async def run() -> None:
        async with invited(server, newcomer_hints=False) as (_, pilot):
            assert say("newcomer-tick") not in screen(pilot)
            await pilot.press("n", "enter")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: say("tui-foot-leave") in screen(pilot))
            model: Any = table(pilot).model
            assert not model.myself.newcomer and say("tui-foot-hint") not in screen(pilot)

    asyncio.run(run())


def test_who_is_invited_may_only_watch_or_go(server: ThreadServer) -> None:
    async def run() -> None:
        async with invited(server) as (host, pilot):
            await pilot.press("right", "enter")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: say("table-watching") in screen(pilot))
            assert server.ask(f"/api/tables/{host.table}").json["people"] == ["Ada"]
        async with invited(server) as (host, pilot):
            await pilot.press("escape")
            await until(pilot, lambda: not pilot.app.is_running)
            assert server.ask(f"/api/tables/{host.table}").json["people"] == ["Ada"]

    asyncio.run(run())


def test_the_lesson_leads_back_to_the_invitation(server: ThreadServer) -> None:
    async def run() -> None:
        async with invited(server) as (_, pilot):
            await pilot.press("e")
            await until(pilot, lambda: isinstance(top(pilot), LessonScreen))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(top(pilot), Invitation))

    asyncio.run(run())


def test_who_goes_from_the_first_screen_comes_back_to_it(server: ThreadServer) -> None:
    host = server.table("alles-oder-nichts", options=GAME).come()

    async def run() -> None:
        app = NulloApp(lambda app: app.lobby())
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))
            app.join(f"{server.origin}/t/{host.table}", "Ann")
            await until(pilot, lambda: isinstance(top(pilot), Invitation))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))

    asyncio.run(run())


def test_the_lesson_is_in_the_waiting_room(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, link = gathering(server)
    told: list[str] = []

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            monkeypatch.setattr(pilot.app, "notify", told.append)
            await until(pilot, lambda: f"e {say('tui-foot-learn')}" in screen(pilot))
            await asyncio.to_thread(host.do, "settings", newcomer_hints=True)
            await until(pilot, lambda: say("newcomer-tick") in screen(pilot))
            assert say("first-lesson") not in screen(pilot)
            await pilot.press("n")
            await until(pilot, lambda: f"e  {say('first-lesson')}" in screen(pilot))
            await pilot.press("e")
            await until(pilot, lambda: isinstance(top(pilot), LessonScreen))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await pilot.press("e")
            await until(pilot, lambda: isinstance(top(pilot), LessonScreen))
            await asyncio.to_thread(host.do, "start")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            assert told == [say("tui-learn-begun")]
        finally:
            await terminals.close()

    asyncio.run(run())


def test_a_lesson_at_a_table_ends_there(server: ThreadServer) -> None:
    _, link = gathering(server)

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await pilot.press("e")
            await until(pilot, lambda: isinstance(top(pilot), LessonScreen))
            lesson: Any = top(pilot)
            while not lesson.model.finished:
                await until(pilot, lambda: lesson.model.stop is not None or lesson.model.finished)
                await pilot.press("w")
            await until(pilot, lambda: isinstance(top(pilot), Question))
            await until(pilot, lambda: say("tui-learn-table") in screen(pilot))
            assert say("learn-play") not in screen(pilot)
            await until(pilot, lambda: isinstance(pilot.app.focused, Button))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
        finally:
            await terminals.close()

    asyncio.run(run())


def test_who_may_not_sit_down_watches_and_is_told_why(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.table("alles-oder-nichts", options=GAME).come()
    host.answer(host.do("settings", closed=True))
    told: list[str] = []
    monkeypatch.setattr(NulloApp, "notify", lambda app, words: told.append(words))

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(f"{server.origin}/t/{host.table}", "Ann")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: say("table-watching") in screen(pilot))
        finally:
            await terminals.close()

    asyncio.run(run())
    assert told == [say("error-closed-table")]
