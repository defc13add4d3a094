"""A real terminal of 80 × 24."""

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

from cli.conftest import environment, interruptible, without_note
from nullo.records.record import read
from nullo.terminal.shared import kept_games
from terminal.pseudo_terminals import pseudo_terminals

Start = Callable[..., Any]

pexpect = pytest.importorskip("pexpect")

PROMPT = "› $"
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def terminal(state_home: Path) -> Iterator[Start]:
    with pseudo_terminals() as spawn:

        def start(*words: str, size: tuple[int, int] = (24, 80), **env: str) -> Any:
            plain = {"TERM": "xterm-256color", "PAGER": "cat", "LESS": ""}
            plain |= {"COLUMNS": str(size[1]), "LINES": str(size[0])}
            own = {**environment(state_home), **plain, **env}
            return spawn((sys.executable, "-m", "nullo", *words), own, size)

        yield start


@pytest.mark.parametrize("game", ["alles-oder-nichts", "all-or-nothing", "nothing", "sauce"])
def test_a_turn_fits_80_by_24(terminal: Start, game: str) -> None:
    child = terminal("play", "--plain", game, "--bots", "random", "--seed", "4", "--no-cut")
    child.expect(PROMPT)
    for key in ("", ""):
        child.sendline(key)
        child.expect(PROMPT)
        lines = [CODES.sub("", line) for line in child.before.splitlines()]
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80
    child.sendline("quit")
    child.expect("saved")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_colour_and_none(terminal: Start) -> None:
    words = ("play", "--plain", "nothing", "--bots", "random", "--seed", "4")
    child = terminal(*words)
    child.expect(PROMPT)
    assert "\x1b[31m" in child.before
    child = terminal(*words, NO_COLOR="")  # no-color.org: an empty variable counts as unset
    child.expect(PROMPT)
    assert "\x1b[31m" in child.before
    for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        child = terminal(*words, **env)
        child.expect(PROMPT)
        assert not re.search(r"\x1b\[(?:[0-9;]*;)?3[1-7]m", child.before)
    assert "\x1b" not in child.before


@pytest.mark.parametrize(
    ("words", "env", "size", "why"),
    [
        ((), {}, (10, 40), "40 × 10 characters, and the screen needs 80 × 24"),
        (("play",), {}, (10, 40), "40 × 10 characters"),
        (("-l", "en"), {"TERM": "dumb"}, (24, 80), "TERM='dumb'"),
        ((), {"PYTHONIOENCODING": "ascii"}, (24, 80), "locale with UTF-8"),
    ],
)
def test_why_there_is_no_screen_and_what_to_do(
    terminal: Start, words: tuple[str, ...], env: dict[str, str], size: tuple[int, int], why: str
) -> None:
    child = terminal(*words, size=size, **env)
    child.expect(pexpect.EOF)
    child.wait()
    said = without_note(" ".join(child.before.split()))
    assert child.exitstatus == 2
    assert why in said
    assert "nullo play GAME" in said and "nullo games" in said
    assert "missing" not in said


def test_a_table_of_a_server_says_why_there_is_no_screen(terminal: Start) -> None:
    child = terminal("join", "http://127.0.0.1:1/t/x", size=(10, 40))
    child.expect(pexpect.EOF)
    assert "40 × 10 characters" in " ".join(child.before.split())


def interrupt(child: Any, answer: str) -> None:
    """Press Ctrl-C until the program answers.

    Python misses one that comes after the prompt and before it waits for a key, which takes long
    on a busy machine.
    """
    for _ in range(4):
        child.sendintr()
        if child.expect([answer, pexpect.TIMEOUT], timeout=8) == 0:
            return
    raise AssertionError(f"no {answer!r} after Ctrl-C")


def test_an_interrupt_keeps_the_game(terminal: Start) -> None:
    child = terminal("play", "--plain", "nothing", "--bots", "random")
    child.expect(PROMPT)
    interrupt(child, "saved")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert len(kept_games.kept_files()) == 1


def test_a_kill_loses_nothing(terminal: Start) -> None:
    child = terminal("play", "--plain", "nothing", "--bots", "random", "--seed", "8")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    other = terminal("play", "--plain", "--resume")
    other.expect("open in another terminal")
    other.expect(pexpect.EOF)
    child.kill(signal.SIGKILL)
    child.wait()
    actions = json.loads(kept_games.kept_files()[0].read_text())["hands"][0]["actions"]
    assert actions[-1].endswith("draw stock")
    child = terminal("play", "--plain", "--resume")
    child.expect("Discard one")
    child.expect(PROMPT)
    child.sendline("keep")
    child.expect(PROMPT)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    again = read(kept_games.kept_files()[0].read_bytes())
    assert again.hands[0].actions[: len(actions)] == actions


def test_rules_are_paged_on_a_terminal(terminal: Start) -> None:
    child = terminal("rules", "nothing")
    child.expect(pexpect.EOF)
    assert "Nothing" in child.before
    assert "# Nothing" not in child.before


@pytest.mark.parametrize("words", [("rules", "nothing"), ("--help",), ("games",)])
def test_a_closed_pipe_ends_quietly(state_home: Path, words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "nullo", *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(state_home)
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)
    assert without_note(err.decode()) == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_simulations(state_home: Path, jobs: str) -> None:
    words = ("simulate", "nothing", "--games", "1000000", "--jobs", jobs)
    with interruptible():
        process = subprocess.Popen(
            [sys.executable, "-m", "nullo", *words],
            stderr=subprocess.PIPE,
            env=environment(state_home),
            start_new_session=True,
        )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=2.5)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, without_note(err.decode())) == (130, "")
