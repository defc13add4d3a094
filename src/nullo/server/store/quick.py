"""The fast path into SQLite for frequent writes: moves and the lobby rows of their tables.

Each call of the driver releases the interpreter's lock, and SQLAlchemy's layers around a call take
longer than SQLite itself. So here a transaction is four calls directly to the driver, whatever its
size. Anything that fails is left to the usual way, which also reports what is wrong.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from operator import itemgetter

from sqlalchemy import Connection

from nullo.server.store.errors import StoreError, reason
from nullo.server.store.rows import Row
from nullo.server.store.schema import events

MOST = 128
"""The most rows in one statement; the driver keeps a statement of each size prepared."""

PREPARED = 2 * MOST + 64
"""Statements that the driver must be able to keep for that."""

CHANGED = ("touched", "stage", "listed", "summary", "due")
"""The columns of a table's row that change during play, in the order of :func:`rows.changed_row`."""


def write(connection: Connection, rows: Sequence[Row], lobby_rows: Sequence[Row]) -> bool:
    """Write events and lobby rows in one transaction; False: nothing is written.

    Raises:
        StoreError: the database has failed, so a second attempt would fail, too; nothing is written.
    """
    line = connection.connection.driver_connection
    assert isinstance(line, sqlite3.Connection)
    try:
        line.execute("BEGIN IMMEDIATE")
        _write(line, insertion, sorted(rows, key=itemgetter(0, 1)))
        _write(line, change, sorted(lobby_rows, key=itemgetter(0)))
        line.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):
            line.execute("ROLLBACK")
        if isinstance(error, sqlite3.OperationalError):  # locked or full, after waiting
            raise StoreError(reason(error)) from None
        return False
    return True


def _write(line: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[Row]) -> None:
    for start in range(0, len(rows), MOST):
        part = rows[start : start + MOST]
        line.execute(statement(len(part)), tuple(chain.from_iterable(part)))


@cache
def insertion(many: int) -> str:
    """The statement that inserts a number of events."""
    columns = events.c.keys()
    return f"INSERT INTO events ({', '.join(columns)}) VALUES {marks(many, len(columns))}"


@cache
def change(many: int) -> str:
    """The statement that updates the lobby's columns of a number of ``tables``."""
    parts = ", ".join(f"{name} = v.column{at}" for at, name in enumerate(CHANGED, 2))
    values = marks(many, len(CHANGED) + 1)
    return f"UPDATE tables SET {parts} FROM (VALUES {values}) AS v WHERE tables.id = v.column1"


def marks(many: int, width: int, mark: str = "?") -> str:
    """Placeholders for the values of a number of rows."""
    return ", ".join([f"({', '.join([mark] * width)})"] * many)
