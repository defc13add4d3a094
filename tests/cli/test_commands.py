from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import nullo
from nullo.cli.app import app
from nullo.games.registry import BUILT_IN, rules_of
from nullo.locale.words import say
from nullo.records.record import read, write
from nullo.state.match import start
from nullo.terminal.shared.typed_names import read_options, read_value

from .conftest import Run

COMMANDS = (
    "games",
    "rules",
    "play",
    "replay",
    "history",
    "daily",
    "analyse",
    "verify",
    "simulate",
    "arena",
    "bench",
)


def test_version_says_which_form(run: Run) -> None:
    done = run("--version")
    form = "compiled" if nullo.COMPILED else "interpreted"
    assert done.out.strip() == f"nullo {nullo.__version__}, {form}"


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_everywhere(command: str | None) -> None:
    words = [command, "--help"] if command else ["--help"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "--help" in result.output
    if command is None:
        assert all(name in result.output for name in COMMANDS)


def test_games_lists_all(run: Run) -> None:
    out = run("games").out
    for game in nullo.game_ids():
        assert game in out
    assert "2–12" in out


@pytest.mark.parametrize("game", nullo.game_ids()[:5])
def test_rules_are_plain_off_a_terminal(run: Run, game: str) -> None:
    out = run("rules", game).out
    assert out.startswith("# ")
    assert 0 < out.index("\n## In two minutes\n") < out.index("\n## The complete rules\n")
    assert "\x1b" not in out


@pytest.mark.parametrize("game", nullo.game_ids()[:5])
def test_simulate_writes_records_that_replay(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "out.jsonl"
    done = run("simulate", game, "--games", "2", "--records", path, "--json", "--seed", "5")
    assert done.code == 0
    figures = json.loads(done.out)
    assert figures["games"] == 2
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    one = tmp_path / "one.json"
    one.write_text(lines[0], encoding="utf-8")
    match = read(lines[0])
    told = run("replay", one)
    assert told.code == 0
    for number in range(1, len(match.hands) + 1):
        assert f"Hand {number}, dealt by" in told.out
        assert f"Hand {number} is over" in told.out
    assert "won the game" in told.out or "share the win" in told.out
    summed = json.loads(run("replay", one, "--json").out)
    assert summed["finished"] is True
    assert summed["scores"] == match.state.scores()
    assert set(summed) == {"game", "hands", "scores", "winners", "finished"}


@pytest.mark.parametrize(
    ("said", "game"),
    [
        ("Sauce", "sauce"),
        ("SAUCE ", "sauce"),
        ("sau", "sauce"),
        ("All Fives", "all-fives"),
        ("all_fives", "all-fives"),
        ("allfives", "all-fives"),
        ("ALL or NOTHING", "all-or-nothing"),
        ("Tout ou rien", "alles-oder-nichts"),
        ("Alles oder Nichts", "alles-oder-nichts"),
        ("no", "nothing"),
    ],
)
def test_a_game_in_any_case_by_its_title_or_its_beginning(run: Run, said: str, game: str) -> None:
    assert run("rules", said).out == run("rules", game).out


def test_options_bots_and_languages_in_any_case(run: Run) -> None:
    words = ("simulate", "All Fives", "--games", "1", "--json")
    plain = (*words, "-o", "mode=honour", "-o", "revoke_rule=bonus", "--bots", "simple")
    said = (*words, "-o", "Mode=HONOUR", "-o", "revoke-rule=bon", "--bots", "Simple")
    done = run(*said)
    assert done.code == 0, done.err
    assert done.out == run(*plain).out
    assert run("-l", "FR", "games").out == run("-l", "fr", "games").out
    for language in ("German", "deutsch", "de_AT", "allemand"):
        assert run("-l", language, "games").out == run("-l", "de", "games").out


def test_a_dash_is_standard_output(
    spawn: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "nothing", "--games", "2", "--seed", "5")
    done = spawn(*words, "--records", "-")
    assert done.code == 0
    assert [read(line).game.id for line in done.out.splitlines()] == ["nothing"] * 2
    assert "2 games" in done.err
    figures = spawn(*words, "--records", "-", "--json")
    assert figures.out == done.out
    assert json.loads(figures.err)["games"] == 2
    second = spawn("replay", "-", "--json", "--number", "2", text=done.out)
    assert second.code == 0 and json.loads(second.out)["game"] == "nothing"
    refused = spawn("play", "nothing", "--record", "-")
    assert (refused.code, refused.out) == (2, "")
    assert "name a file" in refused.err
    assert not list(tmp_path.glob("-*"))


@pytest.mark.parametrize(
    "command", ["replay", "verify", pytest.param("analyse", marks=pytest.mark.slow)]
)
def test_one_record_of_a_file_of_several(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "nothing", "--games", "2", "--records", path)
    done = run(command, path, "--json")
    assert (done.code, done.out) == (2, "")
    assert "it holds 2 records" in done.err
    assert "no record 3" in run(command, path, "--number", "3").err
    path.write_text("\ufeff" + path.read_text("utf-8"), encoding="utf-8")
    done = run(command, path, "--json", "--number", "2")
    assert (done.code == 0) or "has no seals" in done.err


def test_records_are_overwritten_only_when_asked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("precious")
    words = ("simulate", "nothing", "--games", "1", "--records", path)
    done = run(*words)
    assert (done.code, path.read_text()) == (2, "precious")
    assert done.err == f"{path}: {say('wrong-file-there')}\n"
    assert run(*words, "--overwrite").code == 0
    assert len(path.read_text().splitlines()) == 1


def test_simulate_prints_a_table(run: Run) -> None:
    done = run("simulate", "alles-oder-nichts", "--games", "2", "--players", "3", "-o", "hands=2")
    assert done.code == 0
    assert done.out.count("random") == 3


def test_the_number_of_jobs_changes_nothing(spawn: Run, tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        command = ("simulate", "all-or-nothing", "--games", "5", "-o", "hands=2", "--seed", "9")
        done = spawn(*command, "--jobs", jobs, "--records", path)
        assert (done.code, done.err) == (0, "")
        texts.append(path.read_text())
    assert texts[0] == texts[1]


def test_an_unfinished_record_replays(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("simulate", "nothing", "--games", "1", "--records", path)
    record = json.loads(path.read_text())
    del record["result"]
    record["hands"][0]["actions"] = record["hands"][0]["actions"][:5]
    path.write_text(json.dumps(record))
    done = run("replay", path)
    assert done.code == 0
    assert "not finished" in done.out
    assert json.loads(run("replay", path, "--json").out)["finished"] is False


def test_a_replay_shows_hands_that_were_not_looked_at(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("-o", "blind_behind=0", "-o", "hands=3")
    run("simulate", "sauce", "--games", "1", *options, "--records", path)
    lines = run("replay", path).out.splitlines()
    assert [line for line in lines if line.endswith("looks at the cards.")]
    assert not [line for line in lines if line.startswith("  random") and line.endswith(": ")]


def test_a_replay_says_who_had_to_draw_again_in_the_cut(run: Run, tmp_path: Path) -> None:
    match, _ = start(nullo.load("alles-oder-nichts"), nullo.Rng(2), "ABCD", cut=True)
    path = tmp_path / "game.json"
    path.write_text(write(match))
    lines = run("replay", path).out.splitlines()
    again = [line for line in lines if line.startswith("Those who tied draw again: ")]
    assert match.cut is not None
    assert len(again) == len(match.cut) - 1 == 1


def test_a_replay_shows_cards_that_come_later(run: Run, tmp_path: Path) -> None:
    record = {"nullo": 1, "game": "all-fives", "options": {"players": 2}, "hands": []}
    deck = [rank + suit for rank in "23456789" for suit in "shdc"]
    deck += [rank + suit for rank in ("10", "J", "Q", "K", "A") for suit in "shdc"]
    record["hands"] = [{"deck": deck, "actions": ["1 beg", "0 run", "1 play 2s"]}]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    lines = run("replay", path).out.splitlines()
    assert [line for line in lines if line.startswith("  Seat 1: ")] == [
        "  Seat 1: 2♠ 4♠ 2♥ 2♦ 3♦ 3♣",
        "  Seat 1: 2♠ 4♠ 2♥ 5♥ 2♦ 3♦ 5♦ 3♣ 5♣",
    ]


def test_bench_measures_all_five(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.cli.bench.SECONDS", 0.02)
    figures = json.loads(run("bench", "--json").out)
    assert set(figures) == set(nullo.game_ids()[:5])
    keys = {"players", "decisions_per_cpu_second", "redeal_playouts_per_cpu_second"}
    for game in figures.values():
        assert set(game) == keys
        assert all(value > 0 for value in game.values())
    assert figures["all-fives"]["players"] == 2
    assert "sauce" in run("bench").out


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("3", 3), ("[3,2]", [3, 2]), ("honour", "honour"), ("null", None), ("[", "[")],
)
def test_option_values_are_json_or_bare_words(text: str, value: object) -> None:
    assert read_value(text) == value


UNSET = [
    (game, option.name)
    for game in nullo.game_ids()
    for option in rules_of(game).options
    if option.unset
]


@pytest.mark.parametrize(("game", "name"), UNSET)
@pytest.mark.parametrize("text", ["none", "None", " none ", "null"])
def test_no_value_is_none_in_every_command(run: Run, game: str, name: str, text: str) -> None:
    options = read_options([f"{name}={text}"], None, game)
    assert options == {name: None}
    assert nullo.load(game, **options).options[name] is None


def test_none_is_refused_where_an_option_needs_a_value(run: Run) -> None:
    done = run("simulate", "nothing", "--games", "1", "-o", "stall=none")
    assert (done.code, done.out) == (2, "")
    assert "stall" in done.err and "whole number" in done.err


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("nullo play alles-oder-nichts -o ta", ["target="]),
        ("nullo study alles-oder-nichts -o mode=", ["mode=strict", "mode=honour"]),
        ("nullo simulate nothing -o decks=", ["decks=none"]),
        ("nullo study alles-oder-nichts --vary ta", ["target="]),
        ("nullo play all-or-nothing -o offsuit_wins=t", ["offsuit_wins=true"]),
        ("nullo play alles-oder-nichts -o decks", []),
        ("nullo play -o decks", ["decks="]),
    ],
)
def test_options_and_their_words_are_completed(spawn: Run, line: str, found: list[str]) -> None:
    words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
    done = spawn(env={"_NULLO_COMPLETE": "complete_bash", **words})
    assert done.out.split() == found


def test_the_games_as_json(run: Run) -> None:
    games = json.loads(run("games", "--json").out)["games"]
    assert {one["id"] for one in games} >= set(BUILT_IN)
    nothing = next(one for one in games if one["id"] == "nothing")
    assert nothing["players"] == {"low": 2, "high": 12, "default": 4}
    assert nothing["options"]["decks"] is None and nothing["options"]["hand"] == 7


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("columns", [30, 59])
def test_narrow_help_keeps_the_names_of_options(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, columns: int
) -> None:
    wide = {word for word in run(command, "--help").out.split() if word.startswith("--")}
    monkeypatch.setenv("COLUMNS", str(columns))
    narrow = run(command, "--help").out
    assert "\u2026" not in narrow.replace("B,\u2026", "")
    for name in wide:
        assert name.strip(",.;") in narrow


def test_all_commands_compute_with_as_many_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = {
        option.default
        for command in typer.main.get_command(app).commands.values()  # type: ignore[attr-defined]
        for option in command.params
        if option.name == "jobs"
    }
    assert len(defaults) == 1


def test_bench_ends_by_the_clock_on_a_busy_machine(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nullo.cli.bench.SECONDS", 1000.0)
    monkeypatch.setattr("nullo.cli.bench.CLOCK", 0.02)
    figures = json.loads(run("bench", "--json").out)
    assert all(rate > 0 for game in figures.values() for rate in game.values())
