"""The engine compiled for the browser, once for all tests that need it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nullo

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "browser-engine" / "quick"


def browser_wheel() -> Path | None:
    """The wheel that NULLO_BROWSER_ENGINE names, or one built quickly, without optimizations.

    None: Emscripten is not here, or Nullo is not compiled.
    """
    if named := os.environ.get("NULLO_BROWSER_ENGINE"):
        return Path(named)
    if shutil.which("emcc") is None or not nullo.COMPILED:
        return None
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [sys.executable, f"{ROOT}/scripts/browser_wheel.py", "--quick", str(FOLDER)]
        built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return Path(built.stdout.strip())
