"""The daily deal in the terminal: the server's cards and bots, sealed, and one try counts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from cli.conftest import Run
from move_texts import text_of
from nullo.bots import make
from nullo.deals import daily
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.locale.words import say
from nullo.records.record import read
from nullo.records.verify import check_seals
from nullo.server.protocol.messages import MakeMove
from nullo.server.table.fixed_deals import first_daily_events
from nullo.server.table.table import Table
from nullo.terminal.shared import daily_game, finished_games, kept_games
from nullo.terminal.shared.choices import OfferedMoves

DAY = "2026-11-22"
BEFORE = "2026-11-20"
Type = Callable[[str], None]


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: date.fromisoformat(DAY))


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the player types first; after that the first legal action, always."""
    first: list[str] = []
    asked: list[OfferedMoves] = []
    prompt = OfferedMoves.prompt

    def noticing(choices: OfferedMoves) -> str:
        asked.append(choices)
        return prompt(choices)

    def answer(prompt: str = "") -> str:
        return first.pop(0) if first else text_of(asked[-1].own.legal[0])

    monkeypatch.setattr(OfferedMoves, "prompt", noticing)
    monkeypatch.setattr("builtins.input", answer)
    yield first
    assert not first


def the_first_way(game: str) -> Table:
    """The deal at a server's table, played in the same way."""
    table, _ = Table.begin("t", first_daily_events(DAY, game, "Ada", True))
    while table.view.asked:
        seat = table.view.asked[0]
        state = table.seat_state(seat)
        if seat:
            action = make(daily.BOT, Rng(table.bot_seed(seat), "server")).choose(state)
            table.do(table.decide_bot(seat, action))
        else:
            text = state.action_to_string(state.legal_actions()[0])
            table.do(table.decide(0, MakeMove("a", text)), 0)
    return table


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_try_is_the_servers_deal_and_sealed(run: Run, typed: list[str], game: str) -> None:
    assert run("daily", game, "--plain").code == 0
    (played,) = finished_games.read_games()
    match = read(played.path.read_bytes())
    record = the_first_way(game).record()
    assert record is not None
    assert match.record()["hands"] == record["hands"]
    assert not any(check.why for check in check_seals(match))
    assert match.meta
    nonces = [seal["nonce"] for seal in match.meta["seals"]]
    assert nonces == [seal["nonce"] for seal in record["meta"]["seals"]]
    assert run("verify", played.path).code == 0
    scores = record["result"]["scores"]
    mine = daily_game.tries()[f"daily/{DAY}/{game}"]
    assert (mine.file, mine.points) == (played.path.name, scores[0])


def test_one_try_counts(run: Run, typed: list[str]) -> None:
    early = run("daily", "nothing", "--practice")
    assert early.code and say("error-daily-first") in early.err
    assert run("daily", "nothing", "--expert").code

    # Left and begun again, it goes on; with neither hints nor take-backs.
    typed += ["hint", "undo", "quit"]
    left = run("daily", "nothing", "--plain")
    assert left.out.count(say("daily-counts")[:40]) == 2
    (path,) = kept_games.kept_files()
    dealt = json.loads(path.read_bytes())["hands"][0]["deck"]
    assert run("daily", "nothing", "--plain").code == 0
    mine = daily_game.tries()[f"daily/{DAY}/nothing"]
    (played,) = finished_games.read_games()
    assert mine.points == played.points
    assert json.loads(played.path.read_bytes())["hands"][0]["deck"] == dealt

    # Afterwards it can only be practised, which changes nothing.
    again = run("daily", "nothing", "--plain")
    assert again.code and f"{mine.points} points" in " ".join(again.err.split())
    typed += ["hint", "quit"]
    practice = run("daily", "nothing", "--practice", "--plain")
    assert practice.code == 0 and say("daily-counts")[:40] not in practice.out
    assert daily_game.tries()[f"daily/{DAY}/nothing"] == mine


def test_a_deleted_game_is_no_new_try(run: Run, typed: list[str]) -> None:
    typed += ["quit"]
    assert run("daily", "all-fives", "--plain").code == 0
    for path in kept_games.kept_files():
        kept_games.forget(path)
    lost = run("daily", "all-fives", "--plain")
    assert lost.code and "was deleted" in " ".join(lost.err.split())


def test_the_week(run: Run, typed: list[str]) -> None:
    typed += ["quit"]
    run("daily", "sauce", "--plain")
    out = run("daily").out
    assert say("daily-today") in out and "11-16" in out and "Sauce" in out
    data = json.loads(run("daily", "--json").out)
    assert data["today"] == DAY and 0 < data["left"] <= 86_400
    assert len(data["deals"]) == 7 * len(BUILT_IN)
    (mine,) = [deal for deal in data["deals"] if deal["mine"]]
    assert mine == {"date": DAY, "game": "sauce", "mine": {"points": None, "won": False}}


@pytest.mark.slow  # an interpreted expert takes minutes
def test_the_experts_points_stand_beside(run: Run) -> None:
    data = json.loads(run("daily", "nothing", "--date", BEFORE, "--json").out)
    line = daily.expert_line(BEFORE, "nothing")
    assert data["expert"] == line["result"]["scores"][0] and data["mine"] is None


@pytest.mark.parametrize(
    "words",
    [
        ("whist",),
        ("nothing", "--date", "2026-11-23"),
        ("nothing", "--date", "2026-11-15"),
        ("nothing", "--date", "yesterday"),
        ("nothing", "--date", BEFORE),
        ("--practice",),
        ("--date", BEFORE),
    ],
)
def test_what_is_no_deal_is_refused(run: Run, words: tuple[str, ...]) -> None:
    done = run("daily", *words, "--plain")
    assert done.code and done.err and not done.out


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 1}', '{"a": {"file": 1}}', "null"])
def test_a_broken_file_of_tries_is_ignored(text: str) -> None:
    path = daily_game.tries_path()
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert daily_game.tries() == {}
    daily_game.note_try("daily/x/y", daily_game.DailyAttempt("f"))
    assert list(daily_game.tries()) == ["daily/x/y"]


def test_a_try_that_cannot_be_stored_is_not_begun(run: Run, state_home: Path) -> None:
    folder = state_home / "nullo"
    folder.mkdir(parents=True)
    (folder / "daily.json").mkdir()
    done = run("daily", "nothing", "--plain")
    assert done.code and not kept_games.kept_files()


@pytest.mark.parametrize(
    "change",
    [
        {"date": "x"},
        {"practice": 1},
        {"date": None},
        {"date": "2026-99-99x"},
        {"seals": [{"hand": 0}]},
        {"seals": []},
    ],
)
def test_a_damaged_kept_try(run: Run, typed: list[str], change: dict[str, object]) -> None:
    typed += ["quit"]
    run("daily", "nothing", "--plain")
    (path,) = kept_games.kept_files()
    kept = json.loads(path.read_bytes())
    kept["meta"]["play"]["daily"] |= {k: v for k, v in change.items() if k != "seals"}
    if "seals" in change:
        kept["meta"]["seals"] = change["seals"]
    path.write_text(json.dumps(kept))
    done = run("daily", "nothing", "--plain")
    assert done.code and path.name in done.err
