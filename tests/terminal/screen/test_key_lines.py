"""The line of keys of every screen, in every language: no key is cut."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from rich.text import Text
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Button

from long_run import combined
from nullo.locale.words import LANGUAGES, say, speak
from nullo.terminal import screen as screens
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Buttons, Question
from nullo.terminal.screen.keymap import SIGNS, KeyLine, key_words
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.options_dialog import OptionsDialog
from nullo.terminal.screen.remote_screen import RemoteScreen
from nullo.terminal.screen.replay_screen import ReplayModel, ReplayScreen
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared.start_game import begin
from server.running_server import FAST, ThreadServer, thread_server
from terminal.judged_games import judged, played

from .driving import drive, screen, top, until, wish
from .remote_tables import GAME

SIZES = ((80, 24), (60, 24), (37, 24))
ABSTRACT = {"info_screen", "view_screen"}
NAMES = sorted({path.stem for path in Path(screens.__file__).parent.glob("*_screen.py")} - ABSTRACT)


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server(limits=FAST) as made:
        yield made


Start = Callable[[NulloApp], None]
Then = Callable[[Pilot[None]], Awaitable[None]]


async def _nothing(pilot: Pilot[None]) -> None:
    """The first screen is the one to look at."""


async def _practise(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: not isinstance(top(pilot), ReplayScreen) or top(pilot).query("Hand"))
    await pilot.press("p")


async def _begin(pilot: Pilot[None]) -> None:
    await pilot.press("s")
    await until(pilot, lambda: isinstance(top(pilot), RemoteScreen))


def _replay(app: NulloApp) -> None:
    match = played("all-or-nothing", hands=1)
    app.push_screen(ReplayScreen(ReplayModel(match, 0, analysis=judged(match))))


def _starts(server: ThreadServer) -> dict[str, tuple[Start, Then]]:
    """How each screen is opened, by its module."""

    def host(app: NulloApp) -> None:
        app.host(server.origin, "alles-oder-nichts", "Ann", GAME)

    return {
        "lobby_screen": (lambda app: app.lobby(), _nothing),
        "waiting_room_screen": (host, _nothing),
        "remote_screen": (host, _begin),
        "table_screen": (lambda app: app.play(begin(wish("all-or-nothing"))), _nothing),
        "lesson_screen": (lambda app: app.learn("sauce"), _nothing),
        "replay_screen": (_replay, _nothing),
        "practice_screen": (_replay, _practise),
    }


def _check_buttons(pilot: Pilot[None], many: int) -> None:
    """All buttons of a dialog are in sight, whole."""
    buttons = list(top(pilot).query_one(Buttons).query(Button))
    assert len(buttons) == many
    for button in buttons:
        assert top(pilot).region.contains_region(button.region), screen(pilot)
        assert str(button.label) in screen(pilot), screen(pilot)


def _check(pilot: Pilot[None]) -> None:
    """Each key is shown whole, or among the keys in words."""
    line = top(pilot).query_one(KeyLine)
    rows = screen(pilot).split("\n")[line.region.y : line.region.bottom]
    shown = {part for row in rows for part in re.split(r" {2,}", row.strip())}
    commands = {command.plain for command in line._commands}
    assert shown <= commands, rows
    left_out = commands - shown
    if left_out:
        found = top(pilot)
        assert isinstance(found, ViewScreen), screen(pilot)
        assert any(part.startswith(f"{SIGNS['keys']} ") for part in shown), rows
        told = " ".join(f"{SIGNS.get(name)} {key_words(name)}" for name in found.KEYS)
        assert {command.split(" ")[0] for command in left_out} <= set(re.split("[ ,]+", told))


@pytest.mark.parametrize(("name", "language"), combined(NAMES, LANGUAGES))
def test_no_key_is_cut(name: str, language: str, server: ThreadServer, english: None) -> None:
    speak(language)
    start, then = _starts(server)[name]

    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: top(pilot).query(KeyLine) and top(pilot).is_attached)
        await until(pilot, lambda: top(pilot).query_one(KeyLine)._commands)
        await then(pilot)
        await until(pilot, lambda: type(top(pilot)).__module__.endswith(f".{name}"))
        await until(pilot, lambda: top(pilot).query_one(KeyLine)._commands)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)  # a second line is laid out once the first is known not to do
            _check(pilot)

    drive(start, steps)


@pytest.mark.parametrize(("size", "language"), combined(SIZES, LANGUAGES))
def test_no_button_is_cut(size: tuple[int, int], language: str, english: None) -> None:
    """The answers to the longest questions, and the options of a game."""
    speak(language)

    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: top(pilot).query(KeyLine))
        questions = [
            ("tui-leave-question", ("tui-leave-now", "tui-leave-for-good", "tui-stay")),
            ("table-over", ("act-play-again", "tui-look", "tui-foot-replay", "act-lobby")),
            ("learn-over", ("learn-play", "learn-rules", "learn-restart", "tui-foot-leave")),
        ]
        for title, answers in questions:
            labels = [(key, say(key)) for key in answers]
            pilot.app.push_screen(Question(say(title), Text(say("tui-leave-words")), labels))
            await until(pilot, lambda: isinstance(top(pilot), Question))
            await pilot.pause(0.1)
            _check_buttons(pilot, len(answers))
            await pilot.press("escape")
        await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(top(pilot), OptionsDialog))
        await pilot.pause(0.1)
        _check_buttons(pilot, 2)

    drive(lambda app: app.lobby(), steps, size)


@pytest.mark.parametrize("size", SIZES)
def test_answers_are_in_sight_below_a_long_text(size: tuple[int, int], english: None) -> None:
    body = Text("\n".join(f"line {number}" for number in range(40)))

    async def steps(pilot: Pilot[None]) -> None:
        answers = [("yes", "Play again"), ("no", "Leave the table as it is")]
        pilot.app.push_screen(Question("Over", body, answers))
        await until(pilot, lambda: isinstance(top(pilot), Question))
        await until(pilot, lambda: isinstance(pilot.app.focused, Button))
        await pilot.pause(0.1)
        _check_buttons(pilot, len(answers))
        assert "line 39" not in screen(pilot)
        await pilot.press("pagedown", "pagedown", "pagedown")
        await until(pilot, lambda: "line 39" in screen(pilot))
        await pilot.press("pageup")
        await until(pilot, lambda: "line 39" not in screen(pilot))

    drive(lambda app: app.lobby(), steps, size)


@pytest.mark.parametrize("light", [False, True])
def test_the_button_in_focus_stands_out(light: bool, english: None) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(Question("Over", Text("words"), [("yes", "Again"), ("no", "Leave")]))
        await until(pilot, lambda: isinstance(pilot.app.focused, Button))
        await until(pilot, lambda: "Leave" in screen(pilot))
        fill = _fill(pilot, "Again")
        for other in ("Leave", "words"):
            assert abs(fill.brightness - _fill(pilot, other).brightness) > 0.5

    drive(lambda app: app.lobby(), steps, light=light)


def _fill(pilot: Pilot[None], words: str) -> Color:
    """The colour behind words on the screen."""
    strips = top(pilot)._compositor.render_strips()
    style = next(part.style for strip in strips for part in strip if words in part.text)
    assert style is not None
    found = style.color if style.reverse else style.bgcolor
    assert found is not None
    return Color.from_rich_color(found)
