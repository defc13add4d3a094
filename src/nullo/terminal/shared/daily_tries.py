"""The tries at daily deals on this machine, in ``daily.json`` beside the unfinished games.

A broken file is ignored. As in a browser, nothing prevents a second try by whoever deletes it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from nullo.system.decoding import json_decoder
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
    with suppress(OSError, ValueError, RecursionError):
        if path().stat().st_size <= LARGEST:
            return json_decoder(dict[str, Try]).decode(path().read_bytes())
    return {}


def note(deal: str, one: Try) -> None:
    """Store a try; may raise OSError."""
    all_tries = {**tries(), deal: one}
    latest = dict(sorted(all_tries.items())[-MOST:])
    path().parent.mkdir(parents=True, exist_ok=True)
    write_whole(path(), msgspec.json.encode(latest).decode())
