"""What commands tell of plug-ins: their exceptions, and their bots."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from nullo.locale.words import say

from .conftest import Run, environment

BOTS = """
from nullo.bots import Bot, PolicyBot

def hand(seat):
    return {}["no such card"]

class Broken(Bot):
    def choose(self, seat):
        return hand(seat)

class Low(Bot):
    def choose(self, seat):
        return seat.legal_actions()[0]

class Forgetful(Bot):
    def choose(self, seat):
        pass

class Illegal(Bot):
    def choose(self, seat):
        return 1_000_000

class Unmakeable(Bot):
    def __init__(self):
        pass

    def choose(self, seat):
        return seat.legal_actions()[0]

class Exiting(Bot):
    def choose(self, seat):
        raise SystemExit(3)

class Interrupting(Bot):
    def choose(self, seat):
        raise KeyboardInterrupt

class Aimless(PolicyBot):
    @classmethod
    def policy(cls, game):
        pass
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with two bots, one of which raises an exception."""
    (tmp_path / "plugged_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "plugged_bots", raising=False)
    return "plugged_bots"


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--games", "1"),
        ("simulate", "--games", "1", "--jobs", "2"),
        ("arena", "--games", "2"),
    ],
    ids=" ".join,
)
def test_a_plug_in_that_raises_is_named(run: Run, bots: str, command: tuple[str, ...]) -> None:
    name = f"{bots}:Broken"
    seats = f"{name},random" if command[0] == "arena" else name
    done = run(command[0], "nothing", "--bots", seats, *command[1:])
    assert (done.code, done.out) == (1, "")
    *trace, last = done.err.splitlines()
    assert last == "nullo: " + say(
        "wrong-plug-in", {"module": bots, "what": "KeyError: 'no such card'"}
    )
    assert "in choose" in trace[0]
    assert len(trace) <= 6
    assert not any("typer" in line or "nullo/" in line for line in trace)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--games", "1"),
        ("arena", "--games", "2"),
        ("study", "--games", "1", "--jobs", "1", "--ladder", "0"),
        ("play", "--plain", "--no-cut"),
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize(
    ("bot", "method", "value"),
    [
        ("Forgetful", "choose", "None"),
        ("Illegal", "choose", "1000000"),
        ("Aimless", "policy", "None"),
    ],
)
def test_a_wrong_return_is_blamed_on_the_plug_in(
    run: Run,
    bots: str,
    command: tuple[str, ...],
    bot: str,
    method: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 9))
    name = f"{bots}:{bot}"
    seats = f"{name},random" if command[0] == "arena" else name
    done = run(command[0], "nothing", "--bots", seats, *command[1:])
    assert done.code == 1
    [line] = done.err.splitlines()
    assert line.startswith(
        f"nullo: the plug-in {bots} failed: TypeError: {bot}.{method}() must return "
    )
    assert line.endswith(f", not {value}")


@pytest.mark.parametrize(
    "command",
    [("simulate", "--games", "1"), ("arena", "--games", "2"), ("play", "--plain", "--no-cut")],
    ids=lambda words: words[0],
)
def test_a_bot_that_cannot_be_made_is_told_how(
    run: Run, bots: str, command: tuple[str, ...]
) -> None:
    name = f"{bots}:Unmakeable"
    seats = f"{name},random" if command[0] == "arena" else name
    done = run(command[0], "nothing", "--bots", seats, *command[1:])
    assert (done.code, done.err) == (2, f"nullo: {say('wrong-bot-init', {'bot': name})}\n")


@pytest.mark.parametrize(
    ("bot", "jobs", "what"),
    [
        ("Exiting", 1, "SystemExit: 3"),
        ("Exiting", 2, "RuntimeError: it would have ended the program: SystemExit: 3"),
        ("Interrupting", 2, "RuntimeError: it would have ended the program: KeyboardInterrupt"),
    ],
)
def test_a_plug_in_that_exits_is_named(run: Run, bots: str, bot: str, jobs: int, what: str) -> None:
    done = run(
        "simulate", "nothing", "--games", "1", "--jobs", f"{jobs}", "--bots", f"{bots}:{bot}"
    )
    assert done.code == 1
    *trace, last = done.err.splitlines()
    assert last == "nullo: " + say("wrong-plug-in", {"module": bots, "what": what})
    assert "in choose" in trace[0]


@pytest.fixture
def broken(tmp_path: Path) -> dict[str, str]:
    """The environment of a process in which plug-ins that cannot be loaded are installed."""
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[nullo.games]\nabsent = nowhere:RULES\nempty = whist:RULES\nwrong = whist:NUMBER\n"
        "ends = ending:RULES\n[nullo.bots]\nnobody = nowhere:Bot\n"
    )
    (tmp_path / "whist.py").write_text("NUMBER = 3\n")
    (tmp_path / "ending.py").write_text("raise SystemExit(5)\n")
    return {"PYTHONPATH": str(tmp_path)}


@pytest.mark.parametrize(
    ("words", "module"),
    [
        ("rules absent", "nowhere"),
        ("play empty --plain", "whist"),
        ("simulate wrong --games 1", "whist"),
        ("learn ends --plain", "ending"),
        ("simulate nothing --games 1 --bots nobody", "nowhere"),
    ],
)
def test_a_plug_in_that_cannot_be_loaded_is_named(
    spawn: Run, broken: dict[str, str], words: str, module: str
) -> None:
    done = spawn(*words.split(), env=broken)
    assert done.code == 1
    assert done.err.splitlines()[-1].startswith(f"nullo: the plug-in {module} failed: ")
    assert "Traceback" not in done.err


def test_games_are_listed_beside_plug_ins_that_cannot_be_loaded(
    spawn: Run, broken: dict[str, str]
) -> None:
    done = spawn("games", env=broken)
    assert done.code == 0
    assert "all-fives" in done.out


def test_our_own_faults_keep_their_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(as_json: bool) -> None:
        raise KeyError("ours")

    monkeypatch.setattr("nullo.system.plug_ins._is_plug_in", lambda frame: False)
    monkeypatch.setattr("nullo.cli.catalogue.print_games", broken)
    with pytest.raises(KeyError, match="ours"):
        run("games")


def test_an_interrupt_while_modules_are_imported_is_silent(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys, nullo.cli\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'typer': os.kill(os.getpid(), signal.SIGINT)\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "sys.exit(nullo.cli.main(['games']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment(tmp_path)
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_what_a_plug_in_s_bot_may_spend_is_shown_only_if_it_was_said(run: Run, bots: str) -> None:
    low = f"{bots}:Low"

    def named(*more: str) -> list[str]:
        words = ("nothing", "--games", "2", "--json", *more)
        return [one["bot"] for one in json.loads(run("arena", *words).out)["standings"]]

    assert named("--bots", f"{low},random") == [low, "random"]
    assert named("--bots", f"{low}:7,{low}") == [f"{low}:7", low]
    assert named("--bots", f"{low},random", "--playouts", "7") == [f"{low}:7", "random"]
    assert named("--bots", "sampler,random", "-o", "hand=2", "-o", "stall=1") == [
        "sampler:100",
        "random",
    ]


@pytest.mark.parametrize(("game", "alike"), [("nothing", True), ("alles-oder-nichts", False)])
def test_bots_that_play_alike_are_said_to(run: Run, game: str, alike: bool) -> None:
    words = ("arena", game, "--bots", "club,simple,random", "--games", "2", "--hands", "1")
    assert json.loads(run(*words, "--json").out)["alike"] == (["club", "simple"] if alike else [])
    assert ("are the same bot here" in run(*words).out) == alike
