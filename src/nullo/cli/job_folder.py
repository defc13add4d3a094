"""Opens the folder of a long job, and tells what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from nullo.arena.job_folder import JobFolder
from nullo.terminal.shared.errors import blame_file

Folder = TypeVar("Folder", bound=JobFolder)


@contextmanager
def open_folder(path: Path, make: Callable[[Path], Folder]) -> Iterator[Folder]:
    """Open a job's folder, and close it when the context ends.

    Raises:
        BadInput: the folder cannot be used, or can no longer be written.
    """
    with blame_file(path), closing(make(path)) as folder:
        yield folder
