"""Talk, take-backs, claims and the next game, from a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from nullo.locale.words import ENGLISH, say, speak
from nullo.terminal.screen import remote_model
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Asking, Question
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.waiting_room_screen import WaitingRoomScreen
from nullo.terminal.shared.faces import Faces
from server.running_server import FAST, ThreadServer, thread_server

from .driving import my_turn, play_on, screen, table, text, top, until
from .remote_tables import GAME, Terminals, at_table, gathering

SERIES = {"en": "Games won: ", "fr": "Parties gagnées", "de": "Gewonnene Partien: "}


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server(limits=FAST) as made:
        yield made


def test_talk_both_ways(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server) as (host, pilot):
            await pilot.press("t")
            await until(pilot, lambda: isinstance(top(pilot), Asking))
            await pilot.press(*"Hi [b]", "enter")
            heard = await asyncio.to_thread(host.until, lambda m: m.get("kind") == "say")
            assert heard["said"]["text"] == "Hi [b]"
            await until(pilot, lambda: "Ann: Hi [b]" in text(pilot, "#told"))
            await pilot.press("t")
            await until(pilot, lambda: isinstance(top(pilot), Asking))
            await pilot.press(*"/wow", "enter")
            heard = await asyncio.to_thread(host.until, lambda m: m.get("kind") == "say")
            assert heard["said"]["emote"] == "wow"
            await asyncio.to_thread(host.do, "say", text="Hello")
            await until(pilot, lambda: "Ada: Hello" in text(pilot, "#told"))

    asyncio.run(run())


def test_enter_in_the_waiting_room_is_for_the_host(server: ThreadServer) -> None:
    async def run() -> None:
        _, link = gathering(server)
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await until(pilot, lambda: say("tui-foot-leave") in screen(pilot))
            assert say("key-enter") not in screen(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: say("error-not-host") in screen(pilot))
        finally:
            await terminals.close()

    asyncio.run(run())


@pytest.mark.parametrize("allowed", [False, True])
def test_the_host_decides_on_hints(server: ThreadServer, allowed: bool) -> None:
    async def run() -> None:
        host = server.table("alles-oder-nichts", start=False, options=GAME, hints=allowed).come()
        terminals = Terminals()
        try:
            pilot = await terminals.join(f"{server.origin}/t/{host.table}", "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await asyncio.to_thread(host.do, "start")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await my_turn(pilot)
            assert ("hint" in table(pilot).meaningful(table(pilot).KEYS)) == allowed
            await pilot.press("i")
            if not allowed:
                await until(pilot, lambda: "does not allow hints" in text(pilot, "#why"))
                return
            await until(pilot, lambda: "trump suit" in text(pilot, "#why"))
            await pilot.press("i")
            await until(pilot, lambda: "You hold" in text(pilot, "#why"))
            await asyncio.to_thread(host.do, "say", text="Hello")  # changes no decision
            await until(pilot, lambda: "Hello" in str(table(pilot).model.history))
            await pilot.press("i")
            await until(pilot, lambda: "%" in text(pilot, "#why"))
        finally:
            await terminals.close()

    asyncio.run(run())


def test_a_newcomer_says_so_and_may_have_hints(server: ThreadServer) -> None:
    async def run() -> None:
        host, link = gathering(server)
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Ann")
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            room: Any = top(pilot)
            await pilot.press("n")  # nobody has hints here
            assert say("newcomer-tick") not in screen(pilot)
            assert say("newcomer-hint-setting") not in screen(pilot)
            await asyncio.to_thread(host.do, "settings", newcomer_hints=True)
            await until(pilot, lambda: f"n  [ ] {say('newcomer-tick')}" in screen(pilot))
            await pilot.press("n")
            await until(pilot, lambda: f"n  [x] {say('newcomer-tick')}" in screen(pilot))
            await until(pilot, lambda: say("newcomer-sign") in screen(pilot))
            assert room.model.myself.newcomer
            await pilot.press("n")
            await until(pilot, lambda: say("newcomer-sign") not in screen(pilot))
            assert await pilot.click("Ticks", offset=(6, 0))
            await until(pilot, lambda: say("newcomer-sign") in screen(pilot))
            await asyncio.to_thread(host.do, "start")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await my_turn(pilot)
            assert "hint" in table(pilot).meaningful(table(pilot).KEYS)
        finally:
            await terminals.close()

    asyncio.run(run())


def test_the_host_allows_hints_to_newcomers(server: ThreadServer) -> None:
    async def run() -> None:
        app = NulloApp(
            lambda app: app.host(server.origin, "alles-oder-nichts", "Ann", GAME), pace=0
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            room: Any = top(pilot)
            await until(pilot, lambda: f"h  [ ] {say('newcomer-hint-setting')}" in screen(pilot))
            await until(pilot, lambda: "Everybody is told who does." in screen(pilot))
            await pilot.press("h")
            await until(pilot, lambda: f"h  [x] {say('newcomer-hint-setting')}" in screen(pilot))
            await until(pilot, lambda: f"n  [ ] {say('newcomer-tick')}" in screen(pilot))
            assert room.model.table_state.table.newcomer_hints
            await pilot.press("h")
            await until(pilot, lambda: say("newcomer-tick") not in screen(pilot))

    asyncio.run(run())


def test_a_take_back_is_asked_for_and_agreed_to(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server) as (host, pilot):
            await pilot.press("u")  # nothing has been done
            await until(pilot, lambda: "no" in table(pilot).query_one("#why").classes)
            await asyncio.to_thread(host.turn)
            await asyncio.to_thread(host.act)
            await asyncio.to_thread(host.do, "ask-back")
            await until(pilot, lambda: isinstance(top(pilot), Question))
            await until(pilot, lambda: "Ada asks to take back" in screen(pilot))
            await pilot.press("enter")
            done = lambda m: m.get("kind") == "take-back"  # noqa: E731
            await asyncio.to_thread(host.until, done)
            await until(pilot, lambda: "Taken back" in str(table(pilot).model.history))

    asyncio.run(run())


def test_a_claim_that_does_not_hold(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server) as (_, pilot):
            await pilot.press("c")
            await until(pilot, lambda: "no" in table(pilot).query_one("#why").classes)
            assert text(pilot, "#why")

    asyncio.run(run())


def test_only_the_host_changes_the_pace_of_bots(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server) as (host, pilot):
            await pilot.press("f3")
            await until(pilot, lambda: "Only the host" in text(pilot, "#why"))
            assert host.state["table"].get("pace", "normal") == "normal"

    asyncio.run(run())


def test_the_same_people_play_again(server: ThreadServer) -> None:
    async def run() -> None:
        async with at_table(server, **GAME) as (host, pilot):
            first = table(pilot).model
            await asyncio.gather(play_on(pilot), asyncio.to_thread(host.play))
            await pilot.press("enter")
            asked = lambda m: m.get("kind") == "ask-rematch"  # noqa: E731
            await asyncio.to_thread(host.until, asked)
            await until(pilot, lambda: "Waiting for Ada." in str(first.history))
            await asyncio.to_thread(host.do, "answer-rematch", yes=True)

            def next_one() -> bool:
                shown: Any = top(pilot)
                return isinstance(shown, RemoteScreen) and shown.model is not first

            await until(pilot, next_one)
            await my_turn(pilot)
            again: Any = table(pilot).model
            assert again.client.link.table != host.table
            assert not again.over
            assert first.over and not again.plays_itself
            people = again.table_state.table.members
            best = max(people, key=lambda one: one.wins)
            assert best.wins == 1
            for language, words in SERIES.items():
                speak(language)
                assert again.series.startswith(words)
                assert again.series.count(" 1") == sum(one.wins for one in people)
            speak(ENGLISH)
            await pilot.press("s")
            await until(pilot, lambda: "Games won: " in screen(pilot))

    asyncio.run(run())


@pytest.mark.parametrize("yes", [True, False])
def test_whoever_is_asked_to_play_again_answers(server: ThreadServer, yes: bool) -> None:
    async def run() -> None:
        async with at_table(server, **GAME) as (host, pilot):
            await asyncio.gather(play_on(pilot), asyncio.to_thread(host.play))
            await until(pilot, lambda: isinstance(top(pilot), Question))
            await asyncio.to_thread(host.do, "ask-rematch")
            await until(pilot, lambda: "Ada asks everybody to play again" in screen(pilot))
            await pilot.press(*([] if yes else ["right"]), "enter")
            answered = lambda m: m.get("kind") == "answer-rematch"  # noqa: E731
            await asyncio.to_thread(host.until, answered)
            asks = host.state["table"]["rematch"]
            assert bool(asks.get("yes")) == yes and bool(asks.get("no")) != yes

    asyncio.run(run())


def test_the_clock_and_open_hands(server: ThreadServer) -> None:
    host, link = gathering(server, "all-fives", players=2, target=2)
    server.join(host.table, "Bo").come()
    host.answer(host.do("settings", clock={"move": 30, "bank": 60}, open_after=0))

    async def run() -> None:
        terminals = Terminals()
        try:
            pilot = await terminals.join(link, "Cleo")  # who finds no seat
            await until(pilot, lambda: isinstance(top(pilot), WaitingRoomScreen))
            await asyncio.to_thread(host.do, "start")
            await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))
            await until(pilot, lambda: "left, 1:00 in reserve" in text(pilot, "#bar"))
            model = table(pilot).model
            await until(pilot, lambda: model.hands)
            assert model.hands is not None
            cards = Faces().cards(model.hands[0][:2])
            await until(pilot, lambda: cards in screen(pilot))
            await pilot.press("d")
            await until(pilot, lambda: "Seal of this hand" in screen(pilot))
        finally:
            await terminals.close()

    asyncio.run(run())


def test_a_hand_ends_on_its_cards_until_a_key_is_pressed(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_model, "rest_of", lambda pace: 1000.0)

    async def run() -> None:
        async with at_table(server, hand_sizes=[1], hands=2, players=3) as (host, pilot):
            model: Any = table(pilot).model
            bids = asyncio.create_task(asyncio.to_thread(host.play, 3))
            while not (model.moment and model.moment.ends_hand):
                if model.moment:
                    model.go_on()
                elif model.my_turn:
                    await pilot.press("enter")
                await pilot.pause(0.05)
            await bids
            assert not model.view.public.hands
            assert len(model.view.public.tricks) == 1
            assert not isinstance(top(pilot), Question)
            await pilot.press("x")
            await until(pilot, lambda: isinstance(top(pilot), Question))
            assert len(model.view.public.hands) == 1

    asyncio.run(run())
