"""Games left unfinished on the first screen: all of them, with names, and deleted when asked."""

from __future__ import annotations

import json
import os
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList

from nullo.locale.words import say
from nullo.terminal.screen.dialogs import Asking, Question, Reading
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.local_model import LocalModel
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared import daily_game, finished_games, kept_games, settings
from nullo.terminal.shared.daily_game import DailyGame
from nullo.terminal.shared.start_game import begin

from .driving import drive, my_turn, screen, table, text, top, until, wish


def leave(many: int) -> list[Path]:
    """Leave so many games of Nothing unfinished; returns them, the last one first."""
    local = begin(wish("nothing"))
    assert local.save() == ""
    (first,) = kept_games.kept_files()
    local.close()
    found = []
    for number in range(many):
        path = first.with_name(f"nothing-20260102-0304{number:02}-7.json")
        path.write_bytes(first.read_bytes())
        os.utime(path, (100 - number, 100 - number))
        found.append(path)
    kept_games.forget(first)
    return found


async def go_to(pilot: Pilot[None], path: Path) -> None:
    games = top(pilot).query_one(OptionList)
    games.highlighted = games.get_option_index(f"kept:{path}")
    await pilot.pause()


def test_all_kept_games_are_listed() -> None:
    paths = leave(9)

    async def steps(pilot: Pilot[None]) -> None:
        for path in paths:
            await go_to(pilot, path)

    drive(lambda app: app.lobby(), steps)


def test_a_kept_game_gets_a_name() -> None:
    _, path, _ = leave(3)

    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, path)
        assert "Name" in screen(pilot).splitlines()[-1]
        await pilot.press("n")
        await until(pilot, lambda: isinstance(top(pilot), Asking))
        await pilot.press(*"With [Zoe]", "enter")
        await until(pilot, lambda: "With [Zoe]" in screen(pilot))
        lobby = top(pilot)
        assert isinstance(lobby, LobbyScreen)
        assert lobby.selection == f"kept:{path}"
        await pilot.press("enter")  # and it can be continued
        await until(pilot, lambda: table(pilot).model.view)

    drive(lambda app: app.lobby(), steps)
    assert settings.read().names == {path.stem: "With [Zoe]"}
    settings.name_game(path, "")
    assert settings.read().names == {}


def test_a_kept_game_is_deleted_when_that_is_confirmed() -> None:
    first, second = leave(2)
    settings.name_game(second, "Old")

    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, second)
        for answer in ("escape", "enter"):
            await pilot.press("delete")
            await until(pilot, lambda: isinstance(top(pilot), Question))
            assert kept_games.kept_files() == [first, second]
            await pilot.press(answer)
            await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))
        await until(pilot, lambda: "Old" not in screen(pilot))
        await pilot.press("x")  # on the next entry, which is not a game
        assert isinstance(top(pilot), LobbyScreen | Question)

    drive(lambda app: app.lobby(), steps)
    assert kept_games.kept_files() == [first]
    assert settings.read().names == {}


def test_a_game_that_another_terminal_plays_is_not_deleted() -> None:
    (path,) = leave(1)
    lock = kept_games.hold(path)
    assert lock is not None

    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, path)
        await pilot.press("x")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(top(pilot), Reading))

    try:
        drive(lambda app: app.lobby(), steps)
    finally:
        lock.release()
    assert kept_games.kept_files() == [path]


def test_finished_games_are_shown() -> None:
    play = {"seat": 0, "bots": [None, "club"]}
    result = {"scores": [3, 9], "winners": [0]}
    record = {"game": "nothing", "names": ["Zoe", "Ada"], "meta": {"play": play}, "result": result}
    finished_games.add("nothing-1.json", json.dumps(record))

    async def steps(pilot: Pilot[None]) -> None:
        games = top(pilot).query_one(OptionList)
        games.highlighted = games.get_option_index("history")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(top(pilot), Reading))
        await until(pilot, lambda: "1 (100%)" in screen(pilot) and "Ada (Club" in screen(pilot))

    drive(lambda app: app.lobby(), steps)


def test_todays_deal_is_played_and_continued_from_the_first_screen() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        games = top(pilot).query_one(OptionList)
        games.highlighted = games.get_option_index("game:nothing")
        await until(pilot, lambda: "Play today’s deal" in screen(pilot))
        await pilot.press("d")
        await until(pilot, lambda: isinstance(top(pilot), TableScreen))
        model = table(pilot).model
        assert isinstance(model, LocalModel)
        assert isinstance(model.local, DailyGame) and not model.local.practice
        for offered in (table(pilot).FOOT, table(pilot).KEYS):
            names = table(pilot).meaningful(offered)
            assert "scores" in names and not {"hint", "back"} & set(names)
        assert await my_turn(pilot)  # a bot's move would take the answer away
        await pilot.press("i")
        await until(pilot, lambda: say("daily-counts") in text(pilot, "#why"))
        await pilot.press("d")
        await until(pilot, lambda: "Seal of this hand" in screen(pilot))

    drive(lambda app: app.lobby(), steps)
    (path,) = kept_games.kept_files()
    assert [one.file for one in daily_game.tries().values()] == [path.name]
