"""Records of finished games, and what they add up to."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from nullo.terminal.shared import finished_games
from records import short_record


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


SAVED: dict[str, Any] = {
    "format": "nullo games",
    "version": 1,
    "server": "https://cards.example",
    "games": [
        {
            "id": "a",
            "game": "nothing",
            "options": {"players": 3},
            "ended": 1790000000000,
            "seat": 1,
            "names": ["Ada", "Ann", "Bo"],
            "bots": ["club", "", "club"],
            "scores": [12, 5, 30],
            "winners": [1],
            "hands": 4,
        }
    ],
}


def test_a_browser_has_saved_its_games(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nullo-games.json"
    (game,) = SAVED["games"]
    later = game | {"ended": 1790000090000, "scores": [12, 50, 30], "winners": [0]}
    unknown = game | {"seat": -1}
    file.write_text(json.dumps(SAVED | {"games": [game, later, unknown]}))
    shown = run("history", str(file)).out
    assert "2026-09-21" in shown
    assert shown.index("Place 3 of 3") < shown.rindex("Won")
    told = json.loads(run("history", str(file), "--json").out)
    assert [one["points"] for one in told["finished"]] == [50, 5]
    assert told["unfinished"] == []


def test_a_game_of_a_file_is_replayed_if_the_file_has_its_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nullo-games.json"
    (game,) = SAVED["games"]
    playing = json.loads(short_record())
    later = game | {"ended": 1790000090000, "record": playing}
    broken = game | {"ended": 1780000000000, "record": {"nullo": 1}}
    file.write_text(json.dumps(SAVED | {"games": [broken, game, later]}))
    assert "--number 1" in run("history", str(file)).out
    told = json.loads(run("history", str(file), "--number", "1", "--json").out)
    assert told["scores"] == playing["result"]["scores"]
    for number, why in (("2", "not its record"), ("3", "game"), ("4", "no game 4")):
        wrong = run("history", str(file), "--number", number)
        assert wrong.code == 2
        assert why in wrong.err
    assert "needs a file" in run("history", "--number", "1").err
    assert "--number" in run("history", "--practise", "--number", "1").err


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", json.dumps(SAVED | {"version": 2}), '{"games": [{}]}']
)
def test_a_file_without_games_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "some.json"
    file.write_text(text)
    wrong = run("history", str(file))
    assert wrong.code
    assert "not a list of games" in wrong.err
    assert run("history", str(tmp_path / "none.json")).code
