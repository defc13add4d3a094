"""The whole terminal in French and German."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from nullo.locale.words import current_language, say, speak
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.palette import DAY, NIGHT
from nullo.terminal.shared import settings

from .driving import drive, my_turn, play, screen, table, top, until


@pytest.fixture(params=["fr", "de"])
def language(request: pytest.FixtureRequest, english: None) -> str:
    speak(request.param)
    return str(request.param)


@pytest.mark.parametrize("game", ["all-or-nothing", "all-fives", "sauce"])
def test_a_game_goes_on_in_it(game: str, language: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        seen = ""
        for _ in range(3):
            await my_turn(pilot)
            seen += screen(pilot)
            await pilot.press("enter")
        assert say("tui-foot-keys", language=language) in seen
        assert table(pilot).model.title == say(f"title-{game}", language=language)
        assert not re.search(r"\b(You|trick|cards|trump|plays|bids)\b", seen)

    play(game, steps)


def test_what_is_chosen_in_the_lobby_is_kept() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(top(pilot), LobbyScreen) and pilot.app.theme == NIGHT.name
        await until(pilot, lambda: isinstance(pilot.app.focused, OptionList))
        await pilot.press("l")
        await until(pilot, lambda: current_language() == "fr")
        await pilot.press("up", "enter")  # light
        await until(pilot, lambda: pilot.app.theme == DAY.name)
        await pilot.press("q")

    async def later(pilot: Pilot[None]) -> None:
        assert pilot.app.theme == DAY.name
        await pilot.press("f2")
        await until(pilot, lambda: pilot.app.theme == NIGHT.name)
        await pilot.press("q")

    drive(lambda app: app.lobby(), steps)
    assert settings.read().language == "fr"
    drive(lambda app: app.lobby(), later)
    assert settings.read().light is False
