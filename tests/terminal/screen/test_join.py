"""Terminals at tables of a real server."""

from __future__ import annotations

import asyncio
import socket
import stat
import threading
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

import nullo
from nullo import OptionError
from nullo.game.moves import Move
from nullo.locale.error_words import error_text
from nullo.locale.words import ENGLISH, LANGUAGES, say, speak
from nullo.remote import http, tokens
from nullo.remote.link import BadLink, Link, parse
from nullo.system.printable import printable
from nullo.terminal.screen.action_bar import Actions
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Asking, Question, Reading
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.waiting_room_screen import WaitingRoomScreen
from server.running_server import FAST, Guest, ThreadServer, thread_server

from .driving import play_on, screen, table, top, until
from .remote_tables import GAME, Terminals, at_table, gathering


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server(limits=FAST) as made:
        yield made


def test_two_terminals_play_to_the_end(server: ThreadServer) -> None:
    host, link = gathering(server)

    async def run() -> None:
        ann, bob = Terminals(), Terminals()
        try:
            one = await ann.join(link, "Ann")
            await until(one, lambda: isinstance(top(one), WaitingRoomScreen))
            kept = tokens.token(parse(link))
            tokens.keep(parse(link), "")  # the other sits elsewhere
            two = await bob.join(link, "Bob")
            await until(one, lambda: "Bob" in screen(one))
            await until(two, lambda: "Ann" in screen(two))
            await asyncio.to_thread(host.do, "start")
            await until(one, lambda: isinstance(top(one), RemoteScreen))
            await until(two, lambda: isinstance(top(two), RemoteScreen))
            playing = asyncio.gather(play_on(one), play_on(two))
            await asyncio.gather(playing, asyncio.to_thread(host.play))
            assert host.stage == "over"
            assert "You" in screen(one)
            tokens.keep(parse(link), kept)
        finally:
            await bob.close()
            await ann.close()

    asyncio.run(run())


def test_buttons_are_laid_once(server: ThreadServer) -> None:
    """If the table changes while buttons are being made, they are made once and keep the focus."""

    async def run() -> None:
        async with at_table(server) as (_, pilot):
            actions = table(pilot).query_one(Actions)
            await actions.show({}, [])
            bids = {number: Move("bid", number=number) for number in range(3)}

            async def laid() -> list[Widget]:
                await actions.show(bids, [])
                return list(actions.children)

            one, two = await asyncio.gather(laid(), laid())
            assert len(one) == 3 and one == two == list(actions.children)

    asyncio.run(run())


def test_a_seat_is_found_again(server: ThreadServer) -> None:
    host, link = gathering(server)

    async def once(seen: str) -> str:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen | RemoteScreen))
            await until(pilot, lambda: seen in screen(pilot))
            return screen(pilot)
        finally:
            await terminals.close()

    asyncio.run(once("Ann"))
    assert stat.S_IMODE(tokens.path().stat().st_mode) == 0o600
    members = len(host.state["table"]["members"])
    host.do("start")
    host.until(lambda message: message.get("kind") == "start")
    assert "bid" in asyncio.run(once("How many tricks")).lower()
    assert len(host.state["table"]["members"]) == members + 0


def test_a_full_table_is_watched(server: ThreadServer) -> None:
    host, link = gathering(server, "all-fives", players=2, target=2)
    server.join(host.table, "Bo")

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Cleo")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await until(pilot, lambda: "You are watching" in screen(pilot))
            await asyncio.to_thread(host.do, "start")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: "watching" in screen(pilot))
            assert not table(pilot).query_one("#hand").display
        finally:
            await terminals.close()

    asyncio.run(run())


def test_a_lost_line_is_taken_up_again(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server, **{**GAME, "hands": 2}) as (_, pilot):
            model: Any = table(pilot).model
            client = model.client
            await client._line.close()
            await until(pilot, lambda: client.status == "lost")
            await pilot.press("enter")  # sent when the line is back
            await until(pilot, lambda: client.status == "open")
            await until(pilot, lambda: model.view.own.pending)

    asyncio.run(run())


def test_the_host_arranges_and_starts(server: ThreadServer) -> None:
    async def run() -> None:
        app = NulloApp(
            lambda app: app.host(server.origin, "alles-oder-nichts", "Ann", GAME), pace=0
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            room: Any = top(pilot)
            first = room.model.table_state.table.seats[0]
            await pilot.press("d")
            await until(pilot, lambda: room.model.table_state.table.seats[1] == first)
            await pilot.press("s")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await play_on(pilot)

    asyncio.run(run())


def test_who_moves_somebody_leaves_nothing_to_the_cut(server: ThreadServer) -> None:
    async def run() -> None:
        app = NulloApp(lambda app: app.host(server.origin, "sauce", "Ann", {}), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            room: Any = top(pilot)
            await until(pilot, lambda: "The cut will decide" in screen(pilot))
            first = room.model.table_state.table.seats[0]
            await pilot.press("d")
            await until(pilot, lambda: room.model.table_state.table.seats[1] == first)
            assert room.model.table_state.table.host_seats
            await until(pilot, lambda: "The first in the list deals first" in screen(pilot))

    asyncio.run(run())


def test_the_host_chooses_the_level_of_one_bot_and_of_all(server: ThreadServer) -> None:
    async def run() -> None:
        app = NulloApp(
            lambda app: app.host(server.origin, "alles-oder-nichts", "Ann", GAME), pace=0
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            room: Any = top(pilot)

            def bots() -> list[str]:
                members = room.model.table_state.table.members
                return [member.bot for member in members]

            assert bots() == ["", "club", "club"]
            words = "Club player, until somebody comes"
            await until(pilot, lambda: screen(pilot).count(words) == 2)
            await pilot.press("b")  # Ann herself has no level
            await until(pilot, lambda: "have not practised" in screen(pilot))  # hands of two cards
            assert "B All alike" in screen(pilot)
            assert "without calculating" not in screen(pilot)
            await pilot.press("down", "down")
            await until(pilot, lambda: "Plays by feel, without calculating." in screen(pilot))
            await pilot.press("b")
            await until(pilot, lambda: bots() == ["", "club", "expert"])
            assert "Expert, until somebody comes" in screen(pilot)
            await pilot.press("b")
            await until(pilot, lambda: bots()[2] == "analyst")
            await pilot.press("b")
            await until(pilot, lambda: bots()[2] == "beginner")
            await pilot.press("B")
            await until(pilot, lambda: bots() == ["", "beginner", "beginner"])
            await pilot.press("s")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: screen(pilot).count("Beginner") == 2)

    asyncio.run(run())


def test_what_cannot_be_reached_is_said() -> None:
    async def run(link: str) -> str:
        app = NulloApp(lambda app: app.join(link, "Ann"))
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(200):
                if app.parting:
                    break
                await pilot.pause(0.02)
        assert app.return_code == 2
        return app.parting[0]

    assert "not a link" in asyncio.run(run("http://127.0.0.1/x"))
    assert "refused" in asyncio.run(run("http://127.0.0.1:9/t/abc")).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_said_in_the_language(server: ThreadServer, language: str) -> None:
    options = {"players": 4, "hand": 13}
    with pytest.raises(OptionError) as wrong:
        nullo.load("nothing", **options)
    speak(language)
    try:
        with pytest.raises(http.Denied) as denied:
            http.make(server.origin, "nothing", "Ann", options, "simple")
        assert error_text(denied.value) == printable(error_text(wrong.value))
        with pytest.raises(http.Unreachable) as unreachable:
            http.make("http://127.0.0.1:9", "nothing", "Ann", options, "simple")
        assert error_text(unreachable.value) == say("system-refused")
    finally:
        speak(ENGLISH)


def test_a_table_that_is_not_there(server: ThreadServer) -> None:
    async def run() -> None:
        app = NulloApp(lambda app: app.lobby())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("j")
            await pilot.pause()
            await pilot.press(*f"{server.origin}/t/none", "enter")
            await until(pilot, lambda: isinstance(top(pilot), Asking))
            await pilot.press(*"Ann", "enter")
            await until(pilot, lambda: isinstance(top(pilot), Reading))
            await until(pilot, lambda: "no such table" in screen(pilot))

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://a.example:8000/t/abc", Link("http://a.example:8000", "abc")),
        ("https://a.example/nullo/t/a-b_c/", Link("https://a.example/nullo", "a-b_c")),
        ("a.example:80/t/abc", Link("http://a.example:80", "abc")),
        ("http://[::1]:8000/t/abc", Link("http://[::1]:8000", "abc")),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert parse(text) == link
    assert parse(str(link)) == link


@pytest.mark.parametrize("text", ["", "abc", "ftp://a/t/b", "http://a/t/", "http://a:x/t/b"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(BadLink, match="not a link"):
        parse(text)


def test_one_leaves_for_good(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server) as (host, pilot):
            link = parse(f"{server.origin}/t/{host.table}")
            assert tokens.token(link)
            await pilot.press("q")
            await until(pilot, lambda: isinstance(top(pilot), Question))
            await pilot.press("tab", "enter")
            await until(pilot, lambda: not tokens.token(link))

    asyncio.run(run())


@pytest.mark.parametrize("begun", [False, True])
def test_who_is_removed_is_told_so_and_does_not_come_back_as_somebody_new(
    server: ThreadServer, begun: bool
) -> None:
    host, link = gathering(server)

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            if begun:
                await asyncio.to_thread(host.do, "start")
                await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            members = [item for item in _members(host) if item["name"] == "Ann"]
            await asyncio.to_thread(host.do, "remove", member=members[0]["id"])
            await until(pilot, lambda: bool(app(pilot).parting))
            assert app(pilot).parting == [say("tui-ended-removed")]
        finally:
            await terminals.close()

    async def again() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: bool(app(pilot).parting))
            assert app(pilot).parting == [say("tui-ended-removed")]
        finally:
            await terminals.close()

    asyncio.run(run())
    asyncio.run(again())
    assert server.ask(f"/api/tables/{host.table}").json["people"] == ["Ada"]


def app(pilot: Pilot[Any]) -> NulloApp:
    """The application of a pilot."""
    found = pilot.app
    assert isinstance(found, NulloApp)
    return found


def _members(host: Guest) -> list[dict[str, Any]]:
    fresh = Guest(host.server, host.table, host.token).come()
    members: list[dict[str, Any]] = fresh.state["table"]["members"]
    fresh.go()
    return members


def test_a_seat_is_asked_for_again_with_the_same_key_when_the_answer_is_lost(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, sent = http._send, []

    def losing(request: urllib.request.Request) -> bytes:
        sent.append(request.data)
        told = send(request)
        if len(sent) == 1:
            raise http.Unanswered("the connection broke")
        return told

    monkeypatch.setattr(http, "AGAIN", (0.0,))
    monkeypatch.setattr(http, "_send", losing)
    host = server.table("nothing", start=False, options={"players": 3})
    link = parse(f"{server.origin}/t/{host.table}")
    token = http.join(link, "Bo")
    assert sent[0] == sent[1] and len(sent) == 2
    assert server.ask(f"/api/tables/{host.table}").json["people"] == ["Ada", "Bo"]
    assert Guest(server, host.table, token).come().member > 0


def test_an_answer_that_breaks_off_is_unanswered_and_no_server_is_not() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        def hang_up() -> None:
            line, _ = listening.accept()
            line.recv(4096)
            line.close()

        thread = threading.Thread(target=hang_up)
        thread.start()
        with pytest.raises(http.Unanswered):
            http.record(Link(f"http://127.0.0.1:{port}", "t"))
        thread.join()
    with pytest.raises(http.Unreachable) as caught:
        http.record(Link(f"http://127.0.0.1:{port}", "t"))
    assert not isinstance(caught.value, http.Unanswered)
