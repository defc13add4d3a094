"""The tries at daily deals on this machine, in ``daily.json`` beside the unfinished games.

A broken file is ignored. As in a browser, nothing prevents a second try by whoever deletes it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from nullo.system.whole_files import write_whole
from nullo.terminal.shared import kept_games

LARGEST = 1_000_000
MOST = 2000
"""The most tries that are kept; the oldest are dropped."""


class Try(msgspec.Struct, omit_defaults=True):
    """The try that counts: the name of the game's file, and the points once it is over."""

    file: str
    points: int | None = None
    won: bool = False


def path() -> Path:
    """The path of the file."""
    return kept_games.folder().parent / "daily.json"


def tries() -> dict[str, Try]:
    """All tries, by the name of their deal."""
    return kept_games.read_json(path(), dict[str, Try], LARGEST) or {}


def note(deal: str, one: Try) -> None:
    """Store a try; may raise OSError."""
    all_tries = {**tries(), deal: one}
    latest = dict(sorted(all_tries.items())[-MOST:])
    path().parent.mkdir(parents=True, exist_ok=True)
    write_whole(path(), msgspec.json.encode(latest).decode())
