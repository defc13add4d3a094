"""Analyses in words."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import nullo
from nullo.analysis import Effort, analyse
from nullo.bots import make
from nullo.engine.rng import Rng
from nullo.locale.words import speak
from nullo.state.match import Match, RandomSource
from nullo.terminal.shared.analyses import AnalysisWords
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from terminal.judged_games import judged

GAMES: dict[str, dict[str, Any]] = {
    "nothing": {"players": 3, "rounds": 1, "stall": 3},
    "alles-oder-nichts": {"players": 3, "hand_sizes": [3], "hands": 1},
}


@pytest.mark.parametrize("name", GAMES)
def test_points_cost_where_the_fewest_win(name: str) -> None:
    match = Match(nullo.load(name, **GAMES[name]), RandomSource(Rng(1)))
    bots = [make("random", Rng(1, "bot", seat)) for seat in range(3)]
    while not match.state.is_terminal() and match.state.position.hand < 1:
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    found = analyse(match, Effort(worlds=5, plays=1))
    assert found is not None
    words = AnalysisWords(found, People(["Ada", "Bo", "Cy"]), Faces())
    tried = [one for one in found.decisions if one.tried]
    worst = max(tried, key=lambda one: abs(one.tried[-1].points))
    screen = Console(file=StringIO(), width=120)
    screen.print(words.values(worst, []))
    assert isinstance(screen.file, StringIO)
    head, *rows = screen.file.getvalue().splitlines()
    points = worst.tried[-1].points
    if name == "nothing":
        assert points < -1
        assert "Costs" in head
        assert "Own points" not in head
        assert f"{-points:.1f} ±" in rows[-1]
        assert f"{points:.1f} ±" not in rows[-1]
    else:
        assert "Own points" in head
        assert f"{points:+.1f} ±" in rows[-1]


@pytest.mark.parametrize(("language", "told"), [("en", "blunder: x"), ("fr", "gaffe\u202f: x")])
def test_a_class_is_followed_by_the_colon_of_the_language(language: str, told: str) -> None:
    match = Match(nullo.load("all-fives"), RandomSource(Rng(1)))
    speak(language)
    try:
        words = AnalysisWords(judged(match), People(["Ada", "Bo"]), Faces())
        assert words.assessment("blunder", "x").plain == told
    finally:
        speak("en")


@pytest.mark.slow  # a whole game by interpreted networks takes minutes
def test_losses_of_a_player_are_told_for_each_decision() -> None:
    """Added up over a game, they could be more than the whole chance to win."""
    match = Match(nullo.load("all-fives", target=21), RandomSource(Rng(1)))
    bots = [make("random", Rng(1, "bot", seat)) for seat in range(2)]
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    found = analyse(match, Effort(worlds=5, plays=2))
    assert found is not None
    screen = Console(file=StringIO(), width=160)
    screen.print(AnalysisWords(found, People(["Ada", "Bo"]), Faces()).players([0]))
    assert isinstance(screen.file, StringIO)
    head, row = screen.file.getvalue().splitlines()
    assert "lost each time" in head
    one = found.players[0]
    assert f"{one.loss / one.decisions:.1%}".replace("%", " %") in row
    assert row.count("±") == 2
