"""The plug-in of ``examples/nullo-duck``, a trick game in plain Python, as if pip had put it there."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "examples/nullo-duck"


def installed(folder: Path) -> str:
    """A path for ``PYTHONPATH`` on which other processes find the plug-in."""
    about = folder / "nullo_duck-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nullo-duck\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[nullo.games]\nduck = nullo_duck:RULES\n")
    return os.pathsep.join([str(folder), str(PACKAGE / "src")])
