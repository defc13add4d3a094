"""The user's settings, stored in a file next to the folder of unfinished games.

A damaged file is ignored. If the file cannot be written, changes last until the program ends.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from nullo.locale.words import LANGUAGES
from nullo.terminal.shared import kept_games

MOST = 100_000  # bytes; a larger file is not ours

_unsaved: dict[Path, TerminalSettings] = {}  # by the file into which they could not be written


class TerminalSettings(msgspec.Struct, omit_defaults=True):
    """The user's settings in the terminal."""

    language: str = ""
    light: bool | None = None  # the theme; None for what the terminal reports
    lessons: dict[str, int] = {}  # by game, the number of the tip at which the lesson was left
    names: dict[str, str] = {}  # of unfinished games, by file name without ``.json``
    pace: str = "normal"
    remarks: bool = True


def path() -> Path:
    """The file of the settings."""
    return kept_games.folder().parent / "settings.json"


def read() -> TerminalSettings:
    """The settings; the defaults if there is no valid file."""
    if path() in _unsaved:
        return _unsaved[path()]
    found = kept_games.read_json(path(), TerminalSettings, MOST) or TerminalSettings()
    return found if found.language in LANGUAGES else msgspec.structs.replace(found, language="")


def save(**what: Any) -> None:
    """Change and store settings, given as fields of :class:`TerminalSettings`; OSError is ignored."""
    file = path()
    _unsaved[file] = msgspec.structs.replace(read(), **what)
    with suppress(OSError):
        if file.is_file() or not file.exists():
            kept_games.write_json(file, _unsaved[file])
            del _unsaved[file]


def keep_lesson_place(game: str, tip: int) -> None:
    """Store the number of the tip at which a lesson was left."""
    lessons = {**read().lessons, game: tip}
    save(lessons={one: at for one, at in lessons.items() if at})


def name_game(path: Path, name: str) -> None:
    """Give an unfinished game a name; an empty one removes its name. Names of deleted games are dropped."""
    kept = {path.stem for path in kept_games.kept_files()}
    names = {**read().names, path.stem: name}
    save(names={stem: called for stem, called in names.items() if called and stem in kept})
