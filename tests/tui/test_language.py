"""The whole terminal in French and German."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from nullo.words import say, speak

from .driving import my_turn, play, screen, table


@pytest.fixture(params=["fr", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.parametrize("game", ["all-or-nothing", "all-fives", "sauce"])
def test_a_game_goes_on_in_it(game: str, language: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        seen = ""
        for _ in range(3):
            await my_turn(pilot)
            seen += screen(pilot)
            await pilot.press("enter")
        assert say("tui-foot-keys", language=language) in seen
        assert table(pilot).chair.title == say(f"title-{game}", language=language)
        assert not re.search(r"\b(You|trick|cards|trump|plays|bids)\b", seen)

    play(game, steps)
