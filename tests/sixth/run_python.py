"""Runs a Python command in an environment where another copy of Nullo is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run_python(
    path: Path, *words: str | Path, cwd: Path | None = None, text: str = "", **env: str
) -> str:
    """What ``python words...`` prints; it must succeed.

    Args:
        path: where it finds its packages. Saved games go into a folder beside it.
        text: its standard input.
        env: variables to set besides.
    """
    own = {"PYTHONPATH": str(path), "XDG_STATE_HOME": str(path.parent / "state")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**os.environ, **own, "NULLO_LANG": "en", "COLUMNS": "80", **env},
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
