"""What can go wrong in the store. None of it names a hidden card."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError


class StoreError(Exception):
    """The database cannot be opened, read or written, or the store is closed.

    Nothing that was asked for has been acknowledged. If the line to PostgreSQL broke in the middle
    of a commit it may yet have been done: read the table anew before going on.
    """


class Conflict(StoreError):
    """Something else was stored first: an event with this number, a table with this id, this seat."""


class Duplicate(StoreError):
    """This member's message was stored before.

    Attributes:
        seq: the event that it caused.
    """

    def __init__(self, seq: int) -> None:
        super().__init__(f"the message was stored before, as event {seq}")
        self.seq = seq


class Gone(StoreError):
    """There is no such table; it may have been deleted."""


class InUse(StoreError):
    """Another process serves this SQLite database.

    Attributes:
        path: its file.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another server uses {path}: stop that one, or give this one another database"
        )
        self.path = path


def is_outage(error: Exception) -> bool:
    """Whether the database has failed, so that whatever else is asked of it now would fail too."""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    # PostgreSQL: class 54 says that a row goes beyond a limit, such as that of an index.
    return not str(getattr(error.orig, "sqlstate", None)).startswith("54")


def reason(error: Exception) -> str:
    """What a database's error says, without the statement and what was to be stored."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(told).strip().splitlines() or [type(told).__name__])[0]
