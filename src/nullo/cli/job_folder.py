"""Opens the folder of a long job, and tells what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from nullo.arena.job_folder import JobFolder
from nullo.game.errors import NulloError
from nullo.terminal.shared.errors import BadInput, reason

Folder = TypeVar("Folder", bound=JobFolder)


@contextmanager
def open_folder(path: Path, make: Callable[[Path], Folder]) -> Iterator[Folder]:
    """Open a job's folder, and close it when the context ends.

    Raises:
        BadInput: the folder cannot be used, or can no longer be written.
    """
    try:
        folder = make(path)
    except NulloError:
        raise
    except (OSError, ValueError) as error:
        raise BadInput(reason(error), str(path)) from None
    try:
        yield folder
    except OSError as error:
        raise BadInput(reason(error), str(path)) from None
    finally:
        folder.close()
