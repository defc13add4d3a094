"""Files that the browser fetches when needed: those of a game, and modules that no first visit imports."""

from __future__ import annotations

import importlib
import io
import json
import sys
import tarfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

GAMES = "nullo.games"
GAME_FILES = (".so", ".bin")
"""The kinds of a game's files that are fetched when it is opened; the others are there from the start."""
LATER = "later.tar.xz"  # in the engine's folder, the archive of modules that a first visit does not import
LIST = "nullo/site/later_modules.json"
"""The path, in the folder of packages, of the list of the modules in ``LATER``."""
PACKAGES = Path(__file__).parents[2]
OF_THIS_PAGE = {"__main__", "_pyodide", "_pyodide_core", "js", "pyodide_js"}
"""Modules that Pyodide creates anew at each visit."""


class LaterFinder(MetaPathFinder):
    """Finds modules in archives, and fetches each archive when one of its modules is needed."""

    def __init__(self, fetch: Callable[[str], bytes]) -> None:
        self._fetch = fetch
        self._there: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the module ``name`` if one of the archives contains it, otherwise None.

        Raises:
            ImportError: an archive cannot be fetched.
        """
        for archive in _archives_of(name):
            if archive not in self._there:
                self._add(archive, name)
            # A package of the standard library lies elsewhere.
            here = str(PACKAGES.joinpath(*name.split(".")[:-1]))
            if found := PathFinder.find_spec(name, path and [*path, here], target):
                return found
        return None

    def _add(self, archive: str, name: str) -> None:
        try:
            content = self._fetch(archive)
        except OSError as error:
            raise ImportError(f"{archive}: {error}", name=name) from error
        with tarfile.open(fileobj=io.BytesIO(content)) as packed:
            packed.extraction_filter = getattr(tarfile, "data_filter", None)  # from 3.11.4 on
            packed.extractall(PACKAGES)
        self._there.add(archive)
        importlib.invalidate_caches()


def install(fetch: Callable[[str], bytes]) -> None:
    """Have imports fetch modules that are not found otherwise; ``fetch`` reads a file by its path."""
    sys.meta_path.append(LaterFinder(fetch))


def file_reader(fetch: Callable[[str], Any]) -> Callable[[str], bytes]:
    """A function that reads a file of the engine's folder through the script's ``fetch``.

    The function raises OSError if ``fetch`` returns None.
    """

    def content(path: str) -> bytes:
        found = fetch(path)
        if found is None:
            raise OSError("it cannot be fetched")
        return bytes(found.to_bytes())

    return content


def archive_of(game: str) -> str:
    """The path of a game's archive in the engine's folder; ``game`` is the name of its package."""
    return f"games/{game}.tar.xz"


def game_files() -> list[str]:
    """The paths of games' compiled modules and weights that are already in the folder of packages."""
    return sorted(
        path.relative_to(PACKAGES).as_posix()
        for path in PACKAGES.joinpath(*GAMES.split(".")).rglob("*")
        if path.suffix in GAME_FILES
    )


@cache
def later_modules() -> frozenset[str]:
    """The names of the modules in the archive ``LATER``, which a first visit does not import."""
    path = PACKAGES / LIST
    return frozenset(json.loads(path.read_text(encoding="utf-8")) if path.exists() else ())


def first_modules() -> list[str]:
    """The names of the modules imported so far, in order; later visits start with them already imported.

    See ``web/src/lib/host/keptStart.ts``.
    """
    return [
        name
        for name, module in list(sys.modules.items())
        if getattr(module, "__file__", None)
        and name.partition(".")[0] not in OF_THIS_PAGE
        and name not in later_modules()
    ]


def _archives_of(name: str) -> Iterator[str]:
    if name in later_modules():
        yield LATER
    if name.startswith(f"{GAMES}.") and name.count(".") > 2:
        yield archive_of(name.split(".")[2])
