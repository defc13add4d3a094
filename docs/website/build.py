"""Make the site of documents in ``build/site/html``.

Sphinx reads Python's own docstrings and signatures, so it imports a copy of Nullo without compiled
modules. Warnings are errors. Below ``play/`` lies a table that needs no server (docs/site.md), for which
Pyodide is fetched once.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from nullo.site.folder import write_site
from website.links import broken, foreign_addresses

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path, engine: Path | None = None) -> Path:
    """Make the site in a folder and return the folder of its pages.

    Args:
        folder: what was there is deleted.
        engine: the wheel with the engine for the browser; None: interpreted there.

    Raises:
        NoPage: the page of the table is not built.
        NotFetched: Pyodide or msgspec could not be fetched.
        subprocess.CalledProcessError: a page cannot be made, or Sphinx warns.
        SystemExit: a link leads nowhere, or a page would fetch something from another host.
    """
    shutil.rmtree(folder, ignore_errors=True)
    package, source, html = folder / "python", folder / "source", folder / "html"
    away = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "static")
    shutil.copytree(ROOT / "src/nullo", package / "nullo", ignore=away)
    paths = (package, ROOT / "docs", ROOT / "examples/nullo-duck/src")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "NULLO_LANG": "en"}

    def run(*words: str | Path) -> None:
        subprocess.run([sys.executable, *words], check=True, env=env, cwd=ROOT)

    run("-m", "website.sources", source)
    options = ("--fail-on-warning", "--keep-going", "--nitpicky", "--quiet")
    run("-m", "sphinx", *options, "-c", ROOT / "docs/website", "-d", folder / "kept", source, html)
    write_site(html / "play", engine)
    problems = [*broken(html), *foreign_addresses(html)]
    if problems:
        raise SystemExit("\n".join(problems))
    return html


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/site")
    parser.add_argument("--engine", type=Path, help="a wheel from scripts/browser_wheel.py")
    words = parser.parse_args()
    made = build(words.folder.resolve(), words.engine)
    print(f"{made / 'index.html'}")
