"""The plug-ins of ``tests/toys``, as if they were installed."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from nullo.system.plug_ins import entry_points_by_name

TOYS = Path(__file__).parent / "toys"
HIGH_CARD = EntryPoint("high-card", "nullo_toys.high_card:RULES", "nullo.games")
AUCTION = EntryPoint("auction", "nullo_toys.auction:RULES", "nullo.games")


@contextmanager
def toys_plugged_in(*entries: EntryPoint) -> Iterator[None]:
    """Register these entry points as if they were installed, and read the words of their games."""
    there = EntryPoints(entries)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOYS / "src"))
        patch.setattr("importlib.metadata.entry_points", lambda group: there.select(group=group))
        entry_points_by_name.cache_clear()
        yield
    entry_points_by_name.cache_clear()


def toys_wheel(folder: Path) -> Path:
    """A wheel of the toys, as pip would build it."""
    installed(folder / "installed")
    wheel = folder / "nullo_toys-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for root in (folder / "installed", TOYS / "src"):
            for path in root.rglob("*"):
                if path.is_file() and path.suffix != ".pyc":
                    archive.write(path, path.relative_to(root))
    return wheel


def installed(folder: Path) -> str:
    """A path for ``PYTHONPATH`` on which other processes find the toys, as if pip had put them there."""
    about = folder / "nullo_toys-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nullo-toys\nVersion: 1.0\n")
    lines = [f"{entry.name} = {entry.value}\n" for entry in (HIGH_CARD, AUCTION)]
    (about / "entry_points.txt").write_text("".join(["[nullo.games]\n", *lines]))
    return os.pathsep.join([str(folder), str(TOYS / "src")])
