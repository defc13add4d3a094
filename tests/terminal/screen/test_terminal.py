"""The real command in a real terminal of 80 × 24."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import environment
from nullo.records.record import read, write
from nullo.terminal.shared import kept_games
from terminal.judged_games import played
from terminal.pseudo_terminals import pseudo_terminals

from .test_replay import GAME

Start = Callable[..., Any]

pexpect = pytest.importorskip("pexpect")

pytestmark = pytest.mark.slow

PLAY = ("play", "alles-oder-nichts", "--bots", "random", "--seed", "4", "--no-cut")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def terminal(state_home: Path) -> Iterator[Start]:
    with pseudo_terminals() as spawn:

        def start(
            *words: str,
            size: tuple[int, int] = (24, 80),
            program: tuple[str, ...] = (sys.executable, "-m", "nullo"),
            **env: str,
        ) -> Any:
            own = environment(state_home, {"TERM": "xterm-256color", "NULLO_LANG": "en"})
            for variable in ("COLUMNS", "LINES", "NO_COLOR"):
                own.pop(variable, None)
            return spawn((*program, *words), {**own, **env}, size)

        yield start


def test_a_kill_loses_nothing(terminal: Start) -> None:
    child = terminal(*PLAY)
    child.expect("How many tricks")
    child.send("2")
    child.send("\r")
    child.expect("Open or secret")
    child.kill(signal.SIGKILL)
    child.wait()
    actions = json.loads(kept_games.kept_files()[0].read_text())["hands"][0]["actions"]
    assert actions[-1] == "0 bid 2" or "0 bid 2" in actions
    child = terminal("play", "--resume")
    child.expect("Open or secret")
    child.send("q")
    child.expect("The game is saved")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    again = read(kept_games.kept_files()[0].read_bytes())
    assert again.hands[0].actions[: len(actions)] == actions


COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(3[0-7]|38;[25]|4[0-7]|48;[25])[;m]")


def test_no_colour_and_ctrl_c(terminal: Start) -> None:
    child = terminal(*PLAY, "--no-color")
    child.expect("How many tricks")
    child.expect("Leave")
    assert "╭───╮" in child.before
    assert not COLOUR.search(child.before)
    child.sendcontrol("c")
    child.expect("The game is saved")
    child.expect(pexpect.EOF)
    assert len(kept_games.kept_files()) == 1


def test_a_smaller_terminal_or_a_dumb_one_goes_line_by_line(terminal: Start) -> None:
    for size, kind in (((23, 80), "xterm"), ((24, 80), "dumb")):
        child = terminal(*PLAY, size=size, TERM=kind)
        child.expect("› $")
        child.sendline("quit")
        child.expect(pexpect.EOF)


def test_the_lobby_speaks_the_language(terminal: Start) -> None:
    for no_color in ("1", ""):  # an empty variable counts as unset
        child = terminal("-l", "fr", NO_COLOR=no_color)
        child.expect("Tout ou rien")
        assert bool(COLOUR.search(child.before)) == (not no_color)
        child.send("q")
        child.expect(pexpect.EOF)


def test_a_lesson_on_the_screen_and_as_lines(terminal: Start) -> None:
    child = terminal("-l", "de", "learn", "sauce", "--no-color")
    child.expect("Tipp 1 von 18")
    child.expect("Weiter")
    assert not COLOUR.search(child.before)
    child.send("\r")
    child.expect("Tipp 2")
    child.sendcontrol("c")
    child.expect("Die Lektion wartet: nullo learn sauce")
    child.expect(pexpect.EOF)
    child = terminal("learn", "sauce", "--plain")
    child.expect("Tip 1 of 18")
    child.expect("› $")
    child.sendline("quit")
    child.expect("The lesson waits: nullo learn sauce")
    child.expect(pexpect.EOF)


def test_a_record_on_the_screen_and_as_lines(terminal: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(write(played("alles-oder-nichts", **GAME)), encoding="utf-8")
    child = terminal("replay", str(path))
    child.expect("Step 0 of")
    child.send("q")
    child.expect(pexpect.EOF)
    child = terminal("replay", "--plain", str(path))
    child.expect("Hand 1, dealt by")
    child.expect(pexpect.EOF)


def test_other_commands_do_without_the_screen() -> None:
    words = "import sys, nullo.cli.app, nullo.cli.play; print('textual' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", words], capture_output=True, text=True, env=os.environ, check=True
    )
    assert done.stdout == "False\n"


def test_ctrl_z_stops_the_terminal_and_fg_brings_it_back(terminal: Start) -> None:
    shell = terminal(program=("sh", "-i"), PS1="shell> ", ENV="")
    shell.expect("shell> ")
    shell.sendline(" ".join([sys.executable, "-m", "nullo", *PLAY]))
    shell.expect("How many tricks")
    shell.expect("Leave")
    shell.sendcontrol("z")
    shell.expect("(Stopped|Suspended)")
    shell.expect("shell> ")
    shell.sendline("fg")
    shell.expect("How many tricks")
    shell.expect("Leave")
    shell.send("q")
    shell.expect("The game is saved")
    shell.expect("shell> ")
