"""Compiled modules and weights of a game, which reach the browser when that game is opened."""

from __future__ import annotations

import importlib
import io
import sys
import tarfile
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

GAMES = "nullo.games"
SUFFIXES = (".so", ".bin")
"""The kinds of files that come later; words and what a game states are there from the beginning."""


class GameFinder(MetaPathFinder):
    """Fetches a game's archive when one of its modules is imported that is not there yet.

    Args:
        fetch: the content of a file of the site's engine, by its path.
    """

    def __init__(self, fetch: Callable[[str], bytes]) -> None:
        self._fetch = fetch
        self._there: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, if it is in the archive of its game.

        Raises:
            ImportError: the archive cannot be fetched.
        """
        if not name.startswith(f"{GAMES}.") or name.count(".") < 3:
            return None
        game = name.split(".")[2]
        if game in self._there:
            return None
        try:
            content = self._fetch(archive_of(game))
        except OSError as error:
            raise ImportError(f"{archive_of(game)}: {error}", name=name) from error
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            archive.extractall(Path(__file__).parents[2], filter="data")
        self._there.add(game)
        importlib.invalidate_caches()
        return PathFinder.find_spec(name, path, target)


def install(fetch: Callable[[str], bytes]) -> None:
    """Let games be fetched, after every other way to find a module."""
    sys.meta_path.append(GameFinder(fetch))


def archive_of(game: str) -> str:
    """The path of a game's archive in the engine's folder, by the name of its package."""
    return f"games/{game}.tar.xz"
