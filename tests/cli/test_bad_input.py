"""Bad input of every kind: exit status 2, one line on standard error, no traceback."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo.locale.words import LANGUAGES
from nullo.state.match import start

from .conftest import Run

BAD = [
    ("frob",),
    ("--frob",),
    ("rules",),
    ("rules", "whist"),
    ("replay",),
    ("replay", "/nowhere/game.json"),
    ("replay", "/"),
    ("replay", "a\0b"),
    ("replay", "a\nb"),
    ("analyse",),
    ("analyse", "/nowhere/game.json"),
    ("analyse", "a\0b"),
    ("analyse", "/nowhere/game.json", "--worlds", "0"),
    ("analyse", "/nowhere/game.json", "--worlds", "1000000"),
    ("analyse", "/nowhere/game.json", "--jobs", "0"),
    ("play",),
    ("play", "whist"),
    ("play", "nothing", "--players", "many"),
    ("play", "nothing", "--players", "13"),
    ("play", "nothing", "-o", "players=3", "--players", "3"),
    ("play", "nothing", "-o", "hand"),
    ("play", "nothing", "-o", "=3"),
    ("play", "nothing", "-o", "hand=7", "-o", "hand=8"),
    ("play", "nothing", "-o", "frob=3"),
    ("play", "nothing", "-o", "hand=[1,2"),
    ("play", "nothing", "-o", "hand=" + "9" * 5000),
    ("play", "nothing", "-o", "hand=" + "[" * 100_000),
    ("play", "nothing", "-o", "hand=a\nb"),
    ("play", "nothing", "--bots", "deep"),
    ("play", "nothing", "--bots", ""),
    ("play", "nothing", "--bots", "random,random"),
    ("play", "nothing", "--bots", "no_such_module:Bot"),
    ("play", "nothing", "--bots", "json:loads"),
    ("play", "nothing", "--bots", "json:Bot"),
    ("play", "nothing", "--bots", "nullo.bots:Bot"),
    ("join", "http://127.0.0.1:1/t/x", "--name", "x" * 25),
    ("host", "127.0.0.1:1", "nothing", "--name", "x" * 25),
    ("serve", "--bot", "nope:X"),
    ("serve", "--bot", "json:Bot"),
    ("serve", "--bot", "nullo.bots:Bot"),
    ("serve", "--bot", "deep"),
    ("play", "nothing", "--record", "/"),
    ("play", "nothing", "--record", "/nowhere/game.json"),
    ("play", "nothing", "--seed", "one"),
    ("play", "--resume"),
    ("play", "nothing", "--resume"),
    ("play", "whist", "--resume"),
    ("play", "nothing", "--resume", "--seed", "3"),
    ("simulate", "nothing"),
    ("simulate", "whist", "--games", "1"),
    ("simulate", "nothing", "--games", "0"),
    ("simulate", "nothing", "--games", "1", "--jobs", "0"),
    ("simulate", "nothing", "--games", "1", "--playouts", "0"),
    ("simulate", "nothing", "--games", "1", "--bots", "random,random"),
    ("simulate", "nothing", "--games", "1", "--records", "/nowhere/out.jsonl"),
    ("simulate", "all-fives", "--games", "1", "-o", "mode=soft"),
    ("arena", "nothing", "--games", "2"),
    ("arena", "whist", "--games", "2", "--bots", "simple,random"),
    ("arena", "nothing", "--games", "2", "--bots", "simple,sampler:0"),
    ("arena", "nothing", "--games", "2", "--bots", "simple,expert:abc"),
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:40].replace("\0", "0"))
def test_one_line_and_exit_2(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1, done.err
    assert "Traceback" not in done.err
    assert done.out == ""


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:40].replace("\0", "0"))
def test_the_line_is_in_every_language(run: Run, words: tuple[str, ...]) -> None:
    told = {run("-l", language, *words).err for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("rules", "sauze"), "did you mean sauce?"),
        (("rules", "all"), "did you mean all-fives, all-or-nothing, alles-oder-nichts?"),
        (("play", "nothing", "--bots", "simpel"), "did you mean simple?"),
        (("simulate", "nothing", "--games", "1", "--bots", "s"), "did you mean simple, sampler?"),
        (("serve", "--bot", "smple"), "did you mean"),
        (("play", "all-fives", "-o", "traget=5"), "did you mean target?"),
        (("play", "all-fives", "-o", "mode=honor"), "did you mean honour?"),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_what_is_nearly_right_is_suggested(run: Run, words: tuple[str, ...], meant: str) -> None:
    done = run(*words)
    assert done.code == 2
    assert meant in done.err
    assert len(done.err.splitlines()) == 1
    told = {run("-l", language, *words).err for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_an_unknown_game_is_answered_with_the_list(run: Run) -> None:
    err = run("play", "whist").err
    assert all(game in err for game in nullo.game_ids())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.touch(mode=0o400)
    assert run("play", "nothing", "--record", path).code == 2


def damaged(record: dict[str, Any]) -> dict[str, bytes]:
    text = json.dumps(record)
    later = {**record, "nullo": 99}
    illegal = json.loads(text)
    illegal["hands"][0]["actions"][0] = "0 frob"
    return {
        "empty": b"",
        "cut": text[: len(text) // 2].encode(),
        "latin": text.encode().replace(b"random", b"\xe4"),
        "list": b"[]",
        "deep": b"[" * 100_000,
        "later": json.dumps(later).encode(),
        "illegal": json.dumps(illegal).encode(),
        "result": json.dumps({**record, "result": {"scores": [], "winners": []}}).encode(),
    }


def test_damaged_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("simulate", "all-fives", "--games", "1", "--records", path)
    record = json.loads(path.read_text())
    for kind, data in damaged(record).items():
        path.write_bytes(data)
        for more in ((), ("--json",)):
            done = run("replay", path, *more)
            assert done.code == 2, kind
            assert done.out == ""
            assert done.err.startswith(f"{path}: "), done.err
            assert done.err.count("\n") == 1
        assert len({run("-l", language, "replay", path).err for language in LANGUAGES}) == 3


def test_the_example_of_the_rules(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("simulate", "all-fives", "--games", "1", "--records", path)
    record = json.loads(path.read_text())
    actions = record["hands"][0]["actions"]
    seat = actions[0].split()[0]
    actions[0] = f"{1 - int(seat)} stand"
    path.write_text(json.dumps(record))
    err = run("replay", path).err
    turn = f"it is seat {seat}'s turn, not seat {1 - int(seat)}'s (F4)"
    assert err == f"{path}: hand 1, action 1: {turn}\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "all-fives", "--games", "1", "--records", "/dev/full")
    assert done.code == 2
    assert done.err == "/dev/full: no space left on device\n"


def test_no_command_is_answered_with_help(run: Run) -> None:
    done = run()
    assert done.code == 2
    assert "simulate" in done.out
    assert done.err == "nullo: A command is missing (see nullo --help)\n"


def test_one_number_of_players(run: Run) -> None:
    err = run("simulate", "sauce", "--games", "1", "--players", "5").err
    assert err == "nullo: option players: must be 4, not 5\n"


@pytest.mark.parametrize("change", ["names", "option"])
def test_a_record_does_not_steer_the_terminal(run: Run, tmp_path: Path, change: str) -> None:
    evil = "A\x1b]0;x\x07\x9b2J\u202e"
    game = nullo.load("nothing", rounds=1)
    match, _ = start(game, nullo.Rng(1), [evil, "B", "C", "D"], cut=True)
    match.act(match.state.current_player(), match.state.legal_actions()[0])
    record = match.record()
    if change == "option":
        record["options"][evil] = 1
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    done = run("replay", "--plain", path)
    assert done.code == (2 if change == "option" else 0)
    assert "A ]0;x" in done.out + done.err
    assert not set("\x1b\x07\x9b\u202e") & set(done.out + done.err)
