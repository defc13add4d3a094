"""Errors of the store. None of them names a hidden card."""

from __future__ import annotations

import traceback
from pathlib import Path


class StoreError(Exception):
    """The database cannot be opened, read or written, or the store is closed.

    No request was acknowledged. If the connection to PostgreSQL broke in the middle of a commit, the commit
    may still have succeeded, so read the table again before going on.
    """


class Conflict(StoreError):
    """Something else was stored first: an event of this number, a table with this id, or this seat."""


class AlreadyStored(StoreError):
    """This member's message was stored already: it caused event ``seq``."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the message was stored before, as event {seq}")
        self.seq = seq


class NoSuchTable(StoreError):
    """There is no such table; it may have been deleted."""


class InUse(StoreError):
    """Another process serves this SQLite database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another server uses {path}: stop that one, or give this one another database"
        )
        self.path = path


def is_outage(error: Exception) -> bool:
    """Whether an error means that the database has failed, so that other requests would now fail, too."""
    from sqlalchemy.exc import InterfaceError, OperationalError  # a site has no database

    if not isinstance(error, OperationalError | InterfaceError):
        return False
    # PostgreSQL: class 54 says that a row exceeds a limit, such as that of an index.
    return not str(getattr(error.orig, "sqlstate", None)).startswith("54")


def reason(error: Exception) -> str:
    """The message of a database error, without the statement and its values."""
    told = getattr(error, "orig", None) or error
    return (str(told).strip().splitlines() or [type(told).__name__])[0]


def release(error: BaseException) -> None:
    """Clear the frames in the traceback of an error that has been handled.

    The frames of SQLAlchemy refer to the error, and the error's traceback refers to the frames. This cycle,
    and all that the frames hold, would stay in memory until the next garbage collection.
    """
    traceback.clear_frames(error.__traceback__)
