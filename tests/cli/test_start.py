"""What starts at once: help and ``import nullo`` load neither the engine nor what only games need."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import nullo
from nullo.locale.words import LANGUAGES

RUN = """
import io, json, sys
from contextlib import redirect_stdout
{what}
print(json.dumps(sorted(sys.modules)))
"""
COMMAND = """
from nullo.cli import main
with redirect_stdout(io.StringIO()) as out:
    main({args!r})
assert out.getvalue()
"""

HEAVY = ["reportlab", "alembic", "babel", "numpy", "Cython", "httptools", "openskill", "segno"]
HEAVY += ["sqlalchemy", "starlette", "textual", "uvicorn", "uvloop", "websockets", "asyncio"]
FOR_HELP = ["nullo.build", "nullo.cli", "nullo.game.errors", "nullo.games.folders", "nullo.locale"]
FOR_HELP += ["nullo.system", "nullo.terminal.shared"]
PARENTS = ["nullo", "nullo.game", "nullo.games", "nullo.terminal"]
LATER = ["rich.progress"]


def loaded(what: str) -> list[str]:
    """The modules that a new process has imported after running this code."""
    env = {**os.environ, "PYTHONSAFEPATH": "1"}
    run = (sys.executable, "-c", RUN.format(what=what))
    done = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
    names: list[str] = json.loads(done.stdout)
    return names


def of(packages: list[str], names: list[str]) -> list[str]:
    """The modules that belong to these packages."""
    return [
        name
        for name in names
        if any(name == package or name.startswith(f"{package}.") for package in packages)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["--version"]])
def test_help_loads_only_words_and_drawing(language: str, args: list[str]) -> None:
    names = loaded(COMMAND.format(args=["-l", language, *args]))
    assert of([*HEAVY, *LATER], names) == []
    own = {*of(["nullo"], names)} - {*PARENTS}
    assert {*of(FOR_HELP, names)} == own


def test_only_help_loads_what_lays_it_out() -> None:
    names = loaded(COMMAND.format(args=["--version"]))
    assert of(["typer.rich_utils", "rich.markdown"], names) == []


def test_import_nullo_loads_no_engine() -> None:
    names = loaded("import nullo")
    assert of(["nullo"], names) == ["nullo", "nullo.build"]
    assert of(HEAVY, names) == []


def test_a_game_loads_no_server_and_no_screen() -> None:
    names = loaded("import nullo; nullo.load('sauce').new_initial_state(); nullo.Rng(1)")
    assert of([*HEAVY, "rich", "typer", "nullo.server", "nullo.terminal", "nullo.cli"], names) == []


def test_playing_by_lines_loads_no_server_and_no_screen() -> None:
    names = loaded(COMMAND.format(args=["play", "sauce", "--plain", "--bots", "random"]))
    assert "nullo.terminal.plain.session" in names
    assert of([*HEAVY, "nullo.server", "nullo.terminal.screen"], names) == []


def test_every_public_name_is_there() -> None:
    import nullo

    assert set(nullo.__all__) <= set(dir(nullo))
    assert [name for name in nullo.__all__ if getattr(nullo, name) is None] == []
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = nullo.nothing  # type: ignore[attr-defined]


@pytest.mark.skipif(os.name == "nt", reason="there, homes are found otherwise")
def test_a_user_without_a_home_has_help_and_settings() -> None:
    """As a service has it: no HOME, and nobody in the list of users."""
    code = """
import os, pwd, sys
def nobody(who): raise KeyError(who)
pwd.getpwuid = pwd.getpwnam = nobody
for name in ("HOME", "XDG_STATE_HOME"): os.environ.pop(name, None)
from nullo.cli import main
from nullo.terminal.shared import settings
settings.save(language="de")
assert settings.read() == settings.TerminalSettings("de")
sys.exit(main(["games"]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr if nullo.COMPILED else "") == (0, "")
    assert "sauce" in done.stdout
