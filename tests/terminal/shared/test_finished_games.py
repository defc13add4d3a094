"""Records of finished games, and what they add up to."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from cli.conftest import Run
from nullo.terminal.shared import finished_games


def record(**more: Any) -> str:
    made: dict[str, Any] = {
        "nullo": 1,
        "game": "nothing",
        "options": {"players": 3},
        "names": ["Ada", "Ann", "Bo"],
        "meta": {
            "date": "2026-11-22T20:15:00+01:00",
            "play": {"seat": 1, "bots": ["club", None, "club"]},
        },
        "hands": [],
        "result": {"scores": [12, 5, 30], "winners": [1]},
    }
    return json.dumps(made | more)


def keep(number: int, **more: Any) -> None:
    finished_games.add(f"game-{number}.json", record(**more))
    os.utime(finished_games.folder() / f"game-{number}.json", (number, number))


def test_the_latest_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "MOST", 2)
    for number in (1, 2, 3):
        keep(number)
    assert [one.path.stem for one in finished_games.read_games()] == ["game-3", "game-2"]


def test_what_a_game_tells() -> None:
    keep(1)
    (one,) = finished_games.read_games()
    assert (one.points, one.won, one.outcome, one.title) == (5, True, "Won", "Nothing")
    assert one.others.startswith("Bo (") and ", Ada (" in one.others
    keep(2, result={"scores": [12, 50, 30], "winners": [0]})
    assert finished_games.read_games()[0].outcome == "Place 3 of 3"


def test_teams() -> None:
    play = {"seat": 2, "bots": ["club", "club", None, "club"]}
    names = ["Ada", "Bo", "Ann", "Cy"]
    result = {"scores": [300, 120], "winners": [0]}
    keep(1, game="sauce", names=names, meta={"play": play}, result=result)
    (one,) = finished_games.read_games()
    assert (one.points, one.won) == (300, True)


def test_what_is_no_finished_game_is_left_out() -> None:
    keep(1)
    for name, text in (
        ("a", "{"),
        ("b", "[]"),
        ("c", record(names=[])),
        ("d", record(result=None)),
    ):
        finished_games.add(f"{name}.json", text)
    assert [one.path.stem for one in finished_games.read_games()] == ["game-1"]


def test_the_history_is_printed(run: Run) -> None:
    assert "No finished game yet" in run("history").out
    keep(1)
    keep(2, result={"scores": [12, 50, 30], "winners": [0]})
    out = run("history").out
    assert "1 (50%)" in out and "27.5" in out
    assert "2026-11-22 20:15" in out and "Place 3 of 3" in out
    assert "\u25b8" not in out
    assert run("-l", "de", "history").out.count("Gewonnen")
    found = json.loads(run("history", "--json").out)
    assert [game["won"] for game in found["finished"]] == [False, True]
    wrong = run("history", "3")
    assert wrong.code == 2 and "no game 3" in wrong.err
