"""Locks between processes; the system releases them when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def _lock(file: int) -> None:
    if sys.platform == "win32":  # imported here, because a browser has neither module
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that one process at a time holds, on a file that has no other purpose.

    The file stays when the lock is released: if it were deleted, two processes could lock two files of the
    same name.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock, without waiting.

        Raises:
            BlockingIOError: another process, or another object of this process, holds the lock.
            OSError: the file cannot be created, or the file system has no locks.
        """
        self.path = path
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if isinstance(error, PermissionError):  # Windows
                raise BlockingIOError(str(path)) from None
            raise

    def release(self) -> None:
        file, self._file = self._file, -1
        if file >= 0:
            os.close(file)
