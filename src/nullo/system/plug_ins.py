"""Which plug-ins are installed: games and bots that other packages announce as entry points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def plugged(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name, in alphabetical order; of two alike the first found.

    Looked up once in a process: it reads the metadata of every package that is installed.
    """
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))
