"""The file of an SQLite database: one process serves it, and it must stay where it is.

SQLite goes on writing to a file that was deleted or replaced, and such writes are lost when the
process ends. So the file is checked before and after each commit and each read.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from nullo.server.store.errors import InUse, StoreError
from nullo.system.file_lock import FileLock


class DatabaseFile:
    """An SQLite database that only this process serves."""

    def __init__(self, path: Path) -> None:
        """Lock the file.

        Raises:
            InUse: another process serves the database.
            StoreError: the file cannot be locked.
        """
        self.path = path
        self._files: dict[str, tuple[int, int]] = {}
        self._keeper: sqlite3.Connection | None = None
        try:
            self._lock = FileLock(path.with_name(f"{path.name}-lock"))
        except BlockingIOError:
            raise InUse(path) from None
        except OSError as error:
            raise StoreError(f"{path} cannot be locked: {error.strerror}") from None

    def settle(self) -> None:
        """Remember the inodes of the database's files, just after it was opened for writing."""
        # SQLite deletes the log when the last connection closes: this one stays open.
        self._keeper = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        with closing(self._keeper.execute("SELECT count(*) FROM sqlite_master")) as found:
            found.fetchone()
        for path in (str(self.path), f"{self.path}-wal"):
            self._files[path] = _identity(path)

    def check(self) -> None:
        for path, identity in self._files.items():
            try:
                same = _identity(path) == identity
            except OSError:
                same = False
            if not same:
                raise StoreError(
                    f"{path} has been deleted or replaced: nothing is stored until it is back, or "
                    "the server has been started again"
                )

    def leave(self) -> None:
        """Unlock the file, after all connections are closed."""
        if self._keeper is not None:
            self._keeper.close()
        self._lock.release()


def _identity(path: str) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
