from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import nullo
from nullo.cli import main
from nullo.locale.words import say

PACKAGE = Path(nullo.__file__).parents[1]


@dataclass
class Ended:
    code: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test saves unfinished games in its own folder."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    return home


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line in this process."""

    def call(*args: str | Path) -> Ended:
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Ended(code, out, without_note(err))

    return call


@pytest.fixture
def spawn(state_home: Path) -> Run:
    """Runs the command line in its own process, with a text as input."""

    def call(
        *args: str | Path, text: str = "", env: Mapping[str, str] | None = None, time: float = 120
    ) -> Ended:
        done = subprocess.run(
            [sys.executable, "-m", "nullo", *map(str, args)],
            input=text.encode(),
            capture_output=True,
            timeout=time,
            env=environment(state_home, env),
        )
        err = without_note(done.stderr.decode())
        return Ended(done.returncode, done.stdout.decode(), err)

    return call


def without_note(err: str) -> str:
    """The output of a command without the line that an interpreted Nullo prints first."""
    note = say("cli-note-interpreted") + "\n"
    return err if nullo.COMPILED else err.removeprefix(note)


@contextmanager
def interruptible() -> Iterator[None]:
    """Ctrl-C ends child processes started here, even if the process of the tests ignores it.

    A child inherits what is ignored, not what is handled. (A function run in the child instead would
    need `os.fork`, of which JAX warns once another test has loaded it.)
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def environment(state_home: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    own = {
        "XDG_STATE_HOME": str(state_home),
        "PYTHONPATH": str(PACKAGE),
        "PYTHONIOENCODING": "utf-8",
    }
    return {**os.environ, **own, "COLUMNS": "80", **(more or {})}
