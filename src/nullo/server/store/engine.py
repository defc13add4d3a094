"""Opens a database of SQLite or PostgreSQL as the store needs it."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from nullo.locale.error_words import message_text
from nullo.locale.system_errors import fault
from nullo.locale.words import ENGLISH
from nullo.server.store.errors import StoreError
from nullo.server.store.file import DatabaseFile
from nullo.system.state_folder import state_folder

READERS = 2  # threads that read
OLDEST_SQLITE = (3, 33)  # the first version with UPDATE … FROM
PATIENCE = 30.0  # seconds for which SQLite waits for a lock, unless the URL has a ``timeout``


def default_url() -> str:
    """The URL of a database file in the user's state folder."""
    return f"sqlite:///{state_folder() / 'tables.db'}"


class Database:
    """An SQLite or PostgreSQL database, whose ``name`` is its URL without the password.

    ``writer`` and ``reader`` are SQLAlchemy engines; connections of ``reader`` have no transactions.
    """

    def __init__(self, url: str) -> None:
        """Open ``sqlite:///PATH``, ``sqlite://`` (deleted when closed) or ``postgresql://…``.

        Raises:
            StoreError: the URL is none of these, its folder cannot be made, or psycopg is not installed.
        """
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.file: DatabaseFile | None = None
        parsed = _parse_url(url)
        self.name = parsed.render_as_string(hide_password=True)
        self.postgres = parsed.get_backend_name() == "postgresql"
        temporary = not self.postgres and parsed.database in (None, "", ":memory:")
        if temporary:  # use a file even so, so that it behaves like any other
            self._folder = tempfile.TemporaryDirectory(prefix="nullo-", ignore_cleanup_errors=True)
            parsed = parsed.set(database=str(Path(self._folder.name) / "tables.db"))
        elif f"sqlite:///{parsed.database}" == default_url():
            try:
                state_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                why = f"{state_folder()}: {message_text(fault(error), ENGLISH)}"
                raise StoreError(f"{why}; name another database with --db") from None
        try:
            if self.postgres:
                self.writer, self.reader = _postgres(parsed)
            else:
                self.writer, self.reader = _sqlite(parsed, durable=not temporary)
        except ImportError:
            raise StoreError("PostgreSQL needs psycopg: pip install 'nullo[postgres]'") from None

    def claim(self) -> None:
        """Lock an SQLite database, so that no other process serves it; raises InUse if one does already."""
        if not self.postgres:
            with self.reader.connect() as connection:
                path = connection.exec_driver_sql("PRAGMA database_list").one()[2]
            self.file = DatabaseFile(Path(path)) if path else None

    def settle(self) -> None:
        """Begin to watch whether the SQLite file is replaced; call this once the schema is up to date."""
        if self.file is not None:
            with self.writer.connect():  # this creates the write-ahead log
                self.file.settle()

    def check(self) -> None:
        if self.file is not None:
            self.file.check()

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()
        if self.file is not None:
            self.file.leave()
        if self._folder is not None:
            self._folder.cleanup()


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # the text may contain a password
        raise StoreError("this is no URL of a database") from None
    if parsed.drivername.startswith("sqlite") and sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(f"SQLite is too old here: {sqlite3.sqlite_version}, wanted {oldest}")
    match parsed.drivername.partition("+")[0]:
        case "sqlite":
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+psycopg")
        case kind:
            raise StoreError(f"the store is sqlite:///PATH or postgresql://…, not {kind}")


def _postgres(url: URL) -> tuple[Engine, Engine]:
    waiting = {
        "connect_timeout": "10",
        "keepalives_idle": "30",
        "keepalives_interval": "10",
        "keepalives_count": "3",
        "options": "-c statement_timeout=20s -c idle_in_transaction_session_timeout=60s",
    }
    url = url.update_query_dict(
        {key: value for key, value in waiting.items() if key not in url.query}
    )
    writer = create_engine(url, hide_parameters=True)
    reader = create_engine(
        url,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        pool_size=READERS + 1,  # and one for the listener
        pool_pre_ping=True,
    )
    return writer, reader


def _sqlite(url: URL, *, durable: bool) -> tuple[Engine, Engine]:
    waiting = {} if "timeout" in url.query else {"timeout": PATIENCE}
    shared: dict[str, Any] = {"hide_parameters": True, "connect_args": waiting}
    writer = create_engine(url, **shared)
    reader = create_engine(url, isolation_level="AUTOCOMMIT", pool_size=READERS, **shared)

    @event.listens_for(writer, "connect")
    def _prepare_writer(connection: Any, _: object) -> None:
        connection.isolation_level = None  # BEGIN is sent explicitly, not by the driver
        mode = _log_ahead(connection)
        if mode != "wal":
            raise StoreError(f"this database cannot keep a write-ahead log (it is {mode})")
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(writer, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    @event.listens_for(reader, "connect")
    def _prepare_reader(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    return writer, reader


def _log_ahead(connection: sqlite3.Connection) -> str:
    """Switch to a write-ahead log; returns the journal mode that SQLite now has.

    This is retried, because SQLite refuses at once while another connection does the same.
    """
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            return str(mode)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
