"""Make the site of documents in ``build/site/html``.

Sphinx reads Python's own docstrings and signatures, so it imports a copy of Nullo without compiled
modules. Warnings are errors. Nothing is fetched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from website.links import broken, fetched

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path) -> Path:
    """Make the site in a folder and return the folder of its pages.

    Raises:
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
    problems = [*broken(html), *fetched(html)]
    if problems:
        raise SystemExit("\n".join(problems))
    return html


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/site")
    made = build(parser.parse_args().folder.resolve())
    print(f"{made / 'index.html'}")
