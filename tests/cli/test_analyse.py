"""``nullo analyse``: mistakes, bids, players and curves in words, or all of it as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import nullo
from move_texts import text_of
from nullo import Rng
from nullo.analysis import Analysis
from nullo.bots import make
from nullo.cli import analyse as command
from nullo.locale.words import LANGUAGES
from nullo.records.record import write
from nullo.state.match import Match, RandomSource
from nullo.system.decoding import json_decoder

from .conftest import Run

# Interpreted, trying whole games takes minutes; tests/judge, on which this stands, runs there.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game in which Ann plays at random."""
    game = nullo.load("alles-oder-nichts", players=3, hand_sizes=[4, 3], hands=2)
    match = Match(game, RandomSource(Rng(2)), names=["Ann", "Bob", "Éva"])
    bots = [make("random" if seat == 0 else "club", Rng(seat)) for seat in range(3)]
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(write(match), encoding="utf-8")
    return path


def analysed(run: Run, *args: str | Path) -> str:
    done = run(*args, "--worlds", "40", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    return done.out


def test_it_tells_mistakes_bids_players_and_curves(run: Run, record: Path) -> None:
    out = analysed(run, "analyse", record)
    for words in ("What could have been better", "Bids", "Players", "Chance to win the game"):
        assert words in out
    assert "blunder" in out
    assert re.search(r"Why that is better\nhand +turn +why *\n\d+ +\d+ +\S", out)
    rows = [line.split() for line in out.splitlines()]
    assert {row[0] for row in rows if row[2:3] == ["%"] and "±" in row} == {"Ann", "Bob", "Éva"}


def test_it_tells_of_one_player(run: Run, record: Path) -> None:
    for seat in ("bob", "1"):
        out = analysed(run, "analyse", record, "--seat", seat)
        assert "Bob" in out
        assert "Ann" not in out


def test_the_second_look_computes_nothing(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = analysed(run, "analyse", record, "--json")
    monkeypatch.delattr(command, "analyse")
    assert analysed(run, "analyse", record, "--json") == first
    found = json_decoder(Analysis).decode(first)
    assert found.effort.worlds == 40
    assert json.loads(first)["version"] == found.version


def test_details_say_what_follows_each_action_and_where_hidden_cards_are(
    run: Run, record: Path
) -> None:
    found = json.loads(analysed(run, "analyse", record, "--details", "--seat", "Ann"))
    own = [one for one in found["decisions"] if one["seat"] == 0 and one["kind"] != "forced"]
    assert [int(number) for number in found["details"]] == [one["number"] for one in own]
    for one in own:
        details = found["details"][str(one["number"])]
        told = {text_of(line["move"]) for line in details["following"]}
        assert told >= {text_of(tried["move"]) for tried in one["tried"]}
        assert all(0 < sum(where.values()) <= 1.001 for where in details["hidden"].values())
        assert {"points", "error", "win", "results", "made"} <= set(one["tried"][0])
    both = run("analyse", record, "--details", "--seat", "Ann", "--worlds", "40", "--jobs", "2")
    assert json.loads(both.out) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, record: Path, language: str) -> None:
    heads = {"en": "Players", "de": "Spieler", "fr": "Joueurs"}
    told = analysed(run, "-l", language, "analyse", record)
    assert heads[language] in told
    point, other = ".," if language == "en" else ",."
    assert re.search(rf"\d{re.escape(point)}\d", told)
    assert not re.search(rf"\d{re.escape(other)}\d", told)


def test_a_printed_replay_tells_the_mistakes_of_a_kept_analysis(run: Run, record: Path) -> None:
    before = run("replay", "--plain", record).out
    assert "better" not in before
    found = json_decoder(Analysis).decode(run("analyse", record, "--json").out)
    flaws = [one for one in found.decisions if one.kind in ("inaccuracy", "mistake", "blunder")]
    after = run("replay", "--plain", record).out.splitlines()
    told = [line for line in after if " – better " in line]
    assert len(told) == len(flaws) > 0
    assert [line for line in after if line not in told] == before.splitlines()


def test_who_is_not_at_the_table_is_refused(run: Run, record: Path) -> None:
    done = run("analyse", record, "--seat", "Zoe")
    assert done.code == 2
    assert done.out == ""
    assert done.err == "nullo: 'Zoe' is not one of the players: Ann, Bob, Éva\n"


def test_a_damaged_record_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"nullo": 1}', encoding="utf-8")
    done = run("analyse", path)
    assert done.code == 2
    assert done.err.startswith(f"{path}: ")
    assert done.err.count("\n") == 1
