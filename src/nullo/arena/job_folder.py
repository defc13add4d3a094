"""A folder for the results of a long job; only one process uses it at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from nullo.game.errors import NulloError
from nullo.locale.error_words import make_error
from nullo.system.file_lock import FileLock
from nullo.system.whole_files import write_whole

LOCK = "lock"


class JobFolder:
    """A folder for the results of one job; it is created if it does not exist.

    Args:
        stated: the description of the job as JSON values; a later run must give an equal one.

    Raises:
        NulloError: another process is using the folder, or it contains another job. Each subclass raises its
            own ``Error``.
        OSError: the folder cannot be read or written; :meth:`put` raises it, too.
    """

    Error: ClassVar[type[NulloError]]
    job: ClassVar[str]  # the kind of job in a word; it names the file of the description

    def __init__(self, path: Path, stated: dict[str, Any]) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        try:
            self._lock = FileLock(path / LOCK)
        except BlockingIOError:
            raise make_error(self.Error, "wrong-folder-in-use", folder=str(path)) from None
        try:
            self._check_job(stated)
            self._open()
        except BaseException:
            self._lock.release()
            raise

    def _check_job(self, stated: dict[str, Any]) -> None:
        path = self.path / f"{self.job}.json"
        text = (json.dumps(stated, indent=1, ensure_ascii=False) + "\n").encode()
        if not path.exists():
            self._check_new()
            self.put(path.name, text)
        elif (kept := path.read_bytes()) != text:
            differs = difference(kept, stated)
            key = f"wrong-{self.job}-other"
            raise make_error(self.Error, key, folder=str(self.path), **differs)

    def _check_new(self) -> None:
        """Raise an error if a new job must not begin in this folder; by default any folder will do."""

    def _open(self) -> None:
        """Read the results of an earlier run."""

    def put(self, name: str, content: str | bytes) -> None:
        """Write a file in the folder, whole or not at all."""
        write_whole(self.path / name, content)

    def close(self) -> None:
        """Let other processes use the folder."""
        self._lock.release()


def difference(kept: bytes, stated: dict[str, Any]) -> dict[str, str]:
    """The first difference between the stored description of a job and a new one.

    Returns:
        Parameters of a message: the ``name`` of what differs; ``there``, the stored value; ``here``, the
        new one. A dash stands for a missing value, for example of an option that has its default.
    """
    try:
        there = dict(_values(json.loads(kept)))
    except ValueError:  # somebody has changed the file
        there = {}
    here = dict(_values(stated))
    name = next(one for one in [*here, *there] if one not in there or there[one] != here.get(one))

    def text_in(values: dict[str, Any]) -> str:
        return json.dumps(values[name], ensure_ascii=False) if name in values else "–"

    return {"name": name.rpartition(".")[2], "there": text_in(there), "here": text_in(here)}


def _values(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The leaves of a JSON value, each with its path, such as ``variants 1.options.players``.

    Everything but objects and lists of objects is a leaf.
    """
    if isinstance(value, dict):
        for name, one in value.items():
            yield from _values(one, f"{place}.{name}".lstrip("."))
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for number, one in enumerate(value, 1):
            yield from _values(one, f"{place} {number}")
    else:
        yield place, value
