"""The libraries that the application needs in the browser; they are pure Python, and installed here."""

from __future__ import annotations

import shutil
from importlib.metadata import distribution
from pathlib import Path

LIBRARIES = (
    "anyio",
    "fluent.syntax",
    "idna",
    "linkify-it-py",
    "markdown-it-py",
    "mdurl",
    "segno",
    "starlette",
    "typing_extensions",
)


def library_files() -> dict[str, Path]:
    """The modules of the libraries, by their path in a folder of packages."""
    found: dict[str, Path] = {}
    for name in LIBRARIES:
        try:
            files = distribution(name).files or []
        except ImportError:  # one that another needs in some versions only
            continue
        for path in files:
            if path.suffix == ".py" and ".." not in path.parts:
                found[path.as_posix()] = Path(str(path.locate()))
    return found


def copy_packages(folder: Path) -> None:
    """Copy the libraries into a folder of packages."""
    for name, path in library_files().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
