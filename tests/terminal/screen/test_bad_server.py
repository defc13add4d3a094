"""Fake or hostile servers cannot control the terminal or crash it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from long_run import combined
from nullo.game.view import Refusal, json_values
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.remote import http, tokens
from nullo.remote.client import TableClient
from nullo.remote.link import BadLink, Link, parse
from nullo.server.protocol.messages import Member, Said, Snapshot, TableView, You
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.info_texts import refusal_words
from nullo.terminal.screen.remote_model import error_words
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared.faces import Faces

from .driving import until
from .test_table_state import begun, changed

CALL = {"verb": "call", "seat": 7}
LINE = {"seat": 0, "phase": "call", "move": CALL, "told": [{"code": "call-seat", "other": 7}]}
SIZES = ((80, 24), (40, 15), (140, 45))
EVIL = "A\x1b]0;x\x07\x9b2J\u202e"


def said_by(text: str) -> TableClient:
    """A client that has got a server's first message."""

    async def talk(line: ServerConnection) -> None:
        await line.recv()
        await line.send(text)
        await line.wait_closed()

    async def run() -> TableClient:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            changed = asyncio.Event()
            client = TableClient(
                Link(f"http://127.0.0.1:{port}", "t"), "", lambda *_: changed.set()
            )
            running = asyncio.create_task(client.run())
            told = asyncio.create_task(changed.wait())
            await asyncio.wait({running, told}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            return client

    return asyncio.run(run())


def test_names_and_words_are_plain() -> None:
    view = TableView("t", "nothing", {}, "gathering", 0, [Member(0, EVIL)], [0])
    words = [Said(1, 0, 0, EVIL, EVIL)]
    client = said_by(msgspec.json.encode(Snapshot(1, view, You(), said=words)).decode())
    assert client.known is not None
    told = [client.known.table.members[0].name, client.said[0].name, client.said[0].text]
    assert told == ["A ]0;x  2J "] * 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": []}',
        '{"type": "snapshot"}',
        '{"type": "snapshot", "seq": "1", "table": {}, "you": {}}',
        '{"type": "event", "seq": 1, "kind": 3}',
        '{"type": "times", "asked": [1]}',
        '{"type": "presence", "online": 1}',
        '{"type": "event", "seq": 1, "lines": [{"seat": 0, "phase": "bid", "move": {"verb": 1}}]}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:30],
)
def test_what_is_no_message_ends_the_line(text: str) -> None:
    assert said_by(text).ended == "version"


@pytest.mark.parametrize("table", [None, 3, "", "../x", "a\x1b", "a" * 65])
def test_an_answer_without_a_table(monkeypatch: pytest.MonkeyPatch, table: object) -> None:
    body = msgspec.json.encode({"table": table, "token": "x"})
    monkeypatch.setattr(http, "_send", lambda request: body)
    with pytest.raises(http.Unreachable) as caught:
        http.make("http://a", "nothing", "Ann", {}, "simple")
    assert error_text(caught.value, "fr") == say("wrong-no-table", language="fr")


def test_a_link_has_nothing_that_steers() -> None:
    with pytest.raises(BadLink):
        parse("http://a.example/\x1b]0;x\x07/t/abc")


def told_by(*messages: dict[str, Any], size: tuple[int, int] | None = None) -> NulloApp:
    """Run the application with a server that sends these messages to its seat.

    Args:
        size: if the messages are valid: the size in which the whole table is read.
    """

    async def talk(line: ServerConnection) -> None:
        await line.recv()
        for message in messages:
            await line.send(msgspec.json.encode(message).decode())
        await line.wait_closed()

    async def run() -> NulloApp:
        async with serve(talk, "127.0.0.1", 0) as server:
            link = Link(f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", "t")
            tokens.keep(link, "token")
            app = NulloApp(lambda app: app.join(str(link), "Ann"), pace=0)
            async with app.run_test(size=(80, 24)) as pilot:
                if not size:
                    await until(pilot, lambda: app.return_code is not None)
                await until(pilot, lambda: app.return_code or isinstance(app.screen, TableScreen))
                if size and app.return_code is None:
                    await pilot.resize_terminal(*size)
                    await pilot.press("d", "escape", "s", "escape", "h", "escape", "l", "escape")
            assert tokens.token(link) == "token"
            return app

    return asyncio.run(run())


def snapshot(parts: dict[str, Any]) -> dict[str, Any]:
    return {"hands": None, **parts, "type": "snapshot", "seq": 1, "version": 3}


def event(path: str, value: Any) -> dict[str, Any]:
    step = {"op": "replace", "path": f"/{path}", "value": value}
    return {"type": "event", "seq": 2, "kind": "act", "patch": [step]}


@pytest.mark.parametrize(
    "messages",
    [
        [snapshot(changed(begun(), "public/scores", []))],
        [snapshot(json_values(begun())), event("public/seats", [])],
        [snapshot(json_values(begun())), event("table/seats", [0, 0, 1])],
        [snapshot(changed(begun(), "own/legal", [{"verb": "call", "seat": 7}]))],
        [snapshot(json_values(begun())), {**event("public/target", 0), "lines": [LINE]}],
    ],
    ids=[
        "at once",
        "no seats",
        "a seat twice",
        "a seat in a move",
        "a seat in a line",
    ],
)
def test_what_contradicts_itself_ends_with_a_sentence(messages: list[dict[str, Any]]) -> None:
    app = told_by(*messages)
    assert app.parting == [say("tui-ended-nonsense")]
    assert app.return_code == 2


CODES: list[tuple[str, Any]] = [
    ("public/turned", [""]),
    ("public/turned_up", "\n"),
    ("public/set_aside", ["", "?"]),
    ("public/trick", [{"seat": 1, "card": ""}]),
    ("public/tricks", [{"plays": [{"seat": 1, "card": "x"}], "winner": 1}]),
    ("public/trumps", ["", "nothing"]),
    ("public/phase", "nowhere"),
    ("public/log", [LINE]),
    ("own/hand", ["", "x" * 99]),
    ("own/ask", {"code": "play", "why": "follow"}),
]


@pytest.mark.parametrize(("code", "size"), combined(CODES, SIZES))
def test_codes_that_no_game_has_break_nothing(code: tuple[str, Any], size: tuple[int, int]) -> None:
    app = told_by(snapshot(changed(begun(), *code)), size=size)
    assert app.return_code in (None, 2)
    assert app.parting in ([], [say("tui-ended-nonsense")])


def test_what_is_refused_without_its_words() -> None:
    assert error_words("version", "the server's own") == "the server's own"
    assert error_words("no-such-words", "the server's own") == "the server's own"
    assert error_words("no-table", "the server's own") == say("error-no-table")
    unsaid = Refusal("T8", "must-follow")
    assert refusal_words(unsaid, Faces()) == "must-follow (T8)"
