"""Finds the games: each is a folder, here or in a package that a plug-in names.

A folder holds the game's rules (``RULES`` in its ``__init__``) and, optionally, by language, words and
rule pages (``words/en.ftl``, ``rules/en.md``), the words of printed pages (``words/en.paper.ftl``) and
what bots say about their bids (``words/en.remarks.ftl``); a guided first hand (``lesson.json``, with its
tips in ``words/en.lesson.ftl``); and the example tricks of the rule page (``worked/``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from nullo.system.plug_ins import entry_points_by_name

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PACKAGE = "nullo.games"
WORDS = "words"


@dataclass(frozen=True)
class GameFolder:
    """The folder of a game.

    Attributes:
        id: the game's id.
        module: the module that holds ``RULES``.
        entry: the entry point of a plug-in; None for Nullo's own games.
    """

    id: str
    module: str
    entry: EntryPoint | None = None

    def file(self, *path: str) -> Path | None:
        """The path of a file or folder in the game's folder; None if it does not exist."""
        root = _root(self.module)
        found = root.joinpath(*path) if root else None
        return found if found and found.exists() else None

    def text(self, *path: str) -> str | None:
        """The text of a file in the folder; None if there is no such file."""
        found = self.file(*path)
        return found.read_text(encoding="utf-8") if found else None


@cache
def _root(module: str) -> Path | None:
    """The folder of a package; None if the module is not a package, or cannot be found."""
    try:
        spec = find_spec(module)
    except Exception:  # its parent cannot be imported
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


@cache
def built_in() -> dict[str, GameFolder]:
    """Nullo's own games by id: the folders beside this file that contain words."""
    root = Path(__file__).parent
    names = sorted(path.parent.name for path in root.glob(f"*/{WORDS}"))
    folders = [GameFolder(name.replace("_", "-"), f"{PACKAGE}.{name}") for name in names]
    return {folder.id: folder for folder in folders}


def plug_in_games() -> list[GameFolder]:
    """The games of plug-ins (entry points ``nullo.games``), without those whose id Nullo itself uses."""
    found = entry_points_by_name(PACKAGE).items()
    return [
        GameFolder(name, entry.module, entry) for name, entry in found if name not in built_in()
    ]


def folders() -> list[GameFolder]:
    """The folders of all games: Nullo's own, then those of plug-ins."""
    return [*built_in().values(), *plug_in_games()]


def folder_of(game: str) -> GameFolder | None:
    """The folder of the game with this id; None if there is no such game."""
    return built_in().get(game) or next((one for one in plug_in_games() if one.id == game), None)
