"""Compiled and interpreted code agree on everything, each in its own environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import nullo
from long_run import LONG

FOLDER = Path(__file__).parent
GAMES = "4" if LONG else "1"  # of each variant


def digests(python: str) -> tuple[str, list[str]]:
    done = subprocess.run(
        [python, str(FOLDER / "digest.py"), GAMES],
        env={**os.environ, "PYTHONPATH": str(FOLDER.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.strip(), done.stdout.splitlines()


@pytest.mark.slow
def test_compiled_and_interpreted_agree() -> None:
    pure = os.environ.get("NULLO_PURE_PYTHON")
    if not pure or not nullo.COMPILED:
        pytest.skip("needs both: scripts/test makes them")
    kind, interpreted = digests(pure)
    assert kind == "interpreted"
    kind, compiled = digests(sys.executable)
    assert kind == "compiled"
    assert len(compiled) >= int(GAMES) * 15
    assert compiled == interpreted
