"""Unfinished games, each in its own file in the user's state directory."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from nullo.system.decoding import json_decoder
from nullo.system.file_lock import FileLock
from nullo.system.state_folder import state_folder
from nullo.system.whole_files import write_whole

LARGEST = 5_000_000  # bytes
Kind = TypeVar("Kind")


def folder() -> Path:
    """The folder of unfinished games, below XDG_STATE_HOME."""
    return state_folder() / "kept"


def new_path(game: str) -> Path:
    """A new path for the file of a game that begins now."""
    begun = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = os.getpid()
    while any((folder() / f"{begun}-{number}{kind}").exists() for kind in (".json", ".lock")):
        number += 1  # this process began another game within the same second
    return folder() / f"{begun}-{number}.json"


def kept_files(game: str | None = None) -> list[Path]:
    """The files of the unfinished games of ``game``, or of all games if it is None, the latest first."""
    return latest_first(folder(), f"{game or '*'}-[0-9]*-[0-9]*-[0-9]*.json")


def latest_first(folder: Path, pattern: str = "*.json") -> list[Path]:
    """The files of a folder by the time of their last change, the latest first."""
    found = []
    for path in folder.glob(pattern):
        with suppress(OSError):  # another process has just removed it
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def hold(path: Path) -> FileLock | None:
    """Lock an unfinished game until the process ends; returns None if the file system has no locks.

    Raises:
        BlockingIOError: the game is open in another terminal.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path.with_suffix(".lock"))
    except BlockingIOError:
        raise
    except OSError:
        return None


def forget(path: Path) -> None:
    """Delete an unfinished game, and its lock file; may raise OSError."""
    path.unlink(missing_ok=True)
    path.with_suffix(".lock").unlink(missing_ok=True)


def read_json(path: Path, kind: type[Kind], largest: int = LARGEST) -> Kind | None:
    """The content of a JSON file; None if it is too large, cannot be read, or does not fit ``kind``."""
    with suppress(OSError, ValueError, RecursionError):
        if path.is_file() and path.stat().st_size <= largest:
            return json_decoder(kind).decode(path.read_bytes())
    return None


def write_json(path: Path, value: object) -> None:
    """Write a JSON file, making its folder if needed; may raise OSError and leaves no half-written file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.encode(value))


def holds_something(path: Path) -> bool:
    """Whether a file has content that overwriting it would lose; a pipe or a device has none."""
    try:
        return path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):  # writing it will report the error
        return False


class GameFiles(NamedTuple):
    """The files of a game: where it is saved, where its record is written if wanted, and its lock."""

    path: Path
    record: Path | None = None
    lock: FileLock | None = None
