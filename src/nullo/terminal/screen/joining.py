"""Joins a table on a server: asks for name and seat, then shows its waiting room and the table.

Afterwards it shows the tables of the next games of the same players.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, ClassVar, Protocol

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Button
from textual.worker import Worker

from nullo.game.errors import NulloError
from nullo.lessons.lesson import has_lesson
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.record import read
from nullo.remote import http, tokens
from nullo.remote.client import TableClient
from nullo.remote.link import BadLink, Link, parse
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.state.match import Match
from nullo.system.graphemes import cut
from nullo.terminal.screen.dialogs import Asking, Question
from nullo.terminal.screen.keymap import Ticks, key_line, newcomer_tick
from nullo.terminal.screen.remote_model import RemoteModel, error_words
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.waiting_room_screen import WaitingRoomScreen
from nullo.terminal.shared.play_options import DEFAULT_BOT


class Home(Protocol):
    """What the screens of a server's tables need from the application."""

    def push_screen_wait(self, screen: Any, /) -> Awaitable[Any]: ...
    def run_worker(self, work: Any, *, group: str) -> Worker[Any]: ...
    def notify(self, message: str) -> None: ...
    def replay(self, match: Match) -> None: ...
    def learn(self, game: str, *, at_table: bool = False) -> None: ...


TOLD = ("closed-table", "hand-left")  # refusals of a seat that are explained
NO_SEAT = ("full", "not-now", *TOLD)  # refusals of a seat after which the user watches


class Stopped(Exception):
    """Raised if the table cannot be reached or shown (any longer); the message says why."""


async def join(home: Home, text: str, name: str) -> str:
    """Join the table that the link ``text`` leads to, and play or watch there until the user leaves.

    Returns what to print afterwards.

    Raises:
        Stopped: the table cannot be shown.
    """
    try:
        link = parse(text)
    except BadLink as error:
        raise Stopped(error_text(error)) from None
    token = tokens.token(link) or await _seat(home, link, name)
    return "" if token is None else await stay(home, link, token)


async def host(home: Home, server: str, game: str, name: str, options: dict[str, Any]) -> str:
    """Make a table on a server, and play there until the user leaves.

    Returns what to print afterwards.

    Raises:
        Stopped: the table cannot be made or shown.
    """
    name = name or await _name(home)
    base = server if "://" in server else f"http://{server}"
    try:
        with _reaching(base):
            link, token = await asyncio.to_thread(http.make, base, game, name, options, DEFAULT_BOT)
    except http.Denied as error:
        raise Stopped(str(error)) from None
    _keep(link, token)
    return await stay(home, link, token)


async def _name(home: Home) -> str:
    asked = Asking(say("tui-name"), say("tui-name-words"), most=NAME_LENGTH)
    return await home.push_screen_wait(asked) or say("name-guest")


async def _seat(home: Home, link: Link, name: str) -> str | None:
    """The token of a new seat; empty if the user chooses to watch, None if they choose neither."""
    name = name or await _name(home)
    newcomer = False
    try:
        with _reaching(link.server):
            if await asyncio.to_thread(http.has_begun, link):
                async with _connection(home, link, "") as model:
                    invitation = Invitation(model, partial(home.learn, at_table=True))
                answer = await home.push_screen_wait(invitation)
                if answer != "sit":
                    return "" if answer else None
                newcomer = invitation.newcomer
            token = await asyncio.to_thread(http.join, link, cut(name, NAME_LENGTH), newcomer)
    except http.Denied as error:
        words = error_words(error.code, str(error))
        if error.code not in NO_SEAT:
            raise Stopped(words) from None
        home.notify(words if error.code in TOLD else say("tui-watching"))
        return ""
    _keep(link, token)
    return token


@contextmanager
def _reaching(server: str) -> Iterator[None]:
    try:
        yield
    except http.Unreachable as error:
        raise Stopped(
            say("tui-unreachable", {"server": server, "why": error_text(error)})
        ) from None


def _keep(link: Link, token: str) -> None:
    with suppress(OSError):  # the seat is then lost when the program ends
        tokens.keep(link, token)


@asynccontextmanager
async def _connection(home: Home, link: Link, token: str) -> AsyncIterator[RemoteModel]:
    """Connect to a table; yields its model as soon as the table's state has arrived.

    Raises:
        Stopped: the server does not admit the user.
    """
    client = TableClient(link, token)
    model = RemoteModel(client)
    arrived = asyncio.Event()
    model.listener = arrived.set
    line = home.run_worker(client.run(), group="line")
    try:
        while client.known is None and not client.ended:
            await arrived.wait()
            arrived.clear()
        if client.known is None:
            if client.ended not in ("nonsense", "removed"):
                _keep(client.link, "")
            raise Stopped(say(f"tui-ended-{client.ended}"))
        yield model
    finally:
        client.watcher = lambda before, event: None  # no screen shows it any more
        await client.close()
        line.cancel()


async def stay(home: Home, link: Link, token: str) -> str:
    """Show a table, and then the tables of the next games, until the user leaves.

    Returns what to print afterwards.
    """
    while True:
        async with _connection(home, link, token) as model:
            answer = await _at(home, model)
        if answer.startswith("next:"):
            link = Link(link.server, answer.removeprefix("next:"))
            if token:
                _keep(link, token)
            continue
        if answer == "replay":
            home.replay(await _record(link))
        if answer == "gone" or model.client.ended == "gone":
            _keep(link, "")
            return ""
        return say("tui-back-to", {"link": str(link)}) if token and not model.over else ""


async def _record(link: Link) -> Match:
    try:
        return read(await asyncio.to_thread(http.record, link))
    except NulloError as error:
        raise Stopped(error_text(error)) from None


async def _at(home: Home, model: RemoteModel) -> str:
    learn = partial(home.learn, at_table=True)
    while True:
        playing = model.table_state.table.stage != "gathering"
        screen: RemoteScreen | WaitingRoomScreen = (
            RemoteScreen(model) if playing else WaitingRoomScreen(model, learn)
        )
        answer = await home.push_screen_wait(screen)
        if answer == "ended":
            raise Stopped(say(f"tui-ended-{model.client.ended}"))
        if answer != "play":
            return answer or "leave"


class Invitation(Question):
    """Asks whether the user takes a bot's seat or watches.

    The result is ``sit`` or ``watch``; None if the dialog was closed.
    """

    CSS = """
    Invitation Ticks { margin-top: 1; }
    """
    BINDINGS: ClassVar = [("n", "newcomer"), ("e", "learn")]

    def __init__(self, model: RemoteModel, learn: Callable[[str], None]) -> None:
        table = model.table_state.table
        host = {"name": model.member_name(table.host)}
        body = "\n".join([say("invited-by", host), say("invited-begun")])
        answers = [("sit", say("sit-down")), ("watch", say("lobby-watch"))]
        super().__init__(say("invited-heading", {"game": model.title}), Text(body), answers)
        self._game, self._learn = table.game, learn
        self._asks = table.newcomer_hints
        self.newcomer = False  # whether the game is new to the user

    def more(self) -> ComposeResult:
        yield Ticks()

    def on_mount(self) -> None:
        self._show()
        self.query_one(Button).focus()

    def _show(self) -> None:
        lesson = key_line("e", "learn", say("invited-unknown")) if has_lesson(self._game) else None
        self.query_one(Ticks).show(newcomer_tick(self.newcomer) if self._asks else None, lesson)

    def action_newcomer(self) -> None:
        if self._asks:
            self.newcomer = not self.newcomer
            self._show()

    def action_learn(self) -> None:
        if has_lesson(self._game):
            self._learn(self._game)
