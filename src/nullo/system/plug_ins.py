"""Finds the installed plug-ins: games and bots that other packages announce as entry points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def plugged(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name, in alphabetical order; of two with one name, the first found.

    They are looked up once per process, because that reads the metadata of every installed package.
    """
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))
