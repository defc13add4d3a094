"""A site that is written once for all processes of a run."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from browser_engine import browser_wheel
from nullo.site.pyodide import NotFetched, msgspec_wheel, pyodide
from toy_games import toys_wheel


def write_site(folder: Path, *options: str) -> None:
    """Write a site, with the options of ``nullo site``."""
    # Not in this process, where Playwright's event loop runs and plug-ins come from elsewhere.
    subprocess.run([sys.executable, "-m", "nullo", "site", folder, *options], check=True)


def site_of_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the compiled engine, or the interpreted one where it cannot be compiled, and a plug-in.

    A test that asks for it is skipped where what a site needs from elsewhere is not here.
    """
    try:
        pyodide(), msgspec_wheel()
    except NotFetched as error:
        pytest.skip(str(error))
    of_run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        of_run = of_run.parent
    folder = of_run / "site"
    with (of_run / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            wheel = toys_wheel(tmp_path_factory.mktemp("wheel"))
            half = tmp_path_factory.mktemp("written") / "site"
            write_site(half, "--with", str(wheel), "--engine", str(browser_wheel() or "none"))
            half.rename(folder)
    return folder
