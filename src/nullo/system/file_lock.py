"""Locks between processes, which the system releases when a process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def _try(file: int) -> None:
    """Lock an open file, or raise. The modules are imported here, because a browser has neither."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock on a file that has no other purpose; the file stays when the lock is released.

    Deleting the file on release would let two processes lock two files of the same name.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock. BlockingIOError: another process, or another lock of this process, holds it.

        OSError: the file cannot be made, or the file system has no locks.
        """
        self.path = path
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _try(self._file)
        except PermissionError:  # Windows
            os.close(self._file)
            raise BlockingIOError(str(path)) from None
        except OSError:
            os.close(self._file)
            raise

    def release(self) -> None:
        file, self._file = self._file, -1
        if file >= 0:
            os.close(file)
