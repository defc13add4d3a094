"""The store of tables and events, with methods for the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nullo.server.store import carrying, reading, rows, shared_rows, sweeping
from nullo.server.store.batch import Batches, WriteRequest
from nullo.server.store.engine import READERS, Database
from nullo.server.store.errors import NoSuchTable, StoreError, reason, release
from nullo.server.store.listener import Changed, Listener
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.migrate import upgrade
from nullo.server.store.rows import DealTry, Seat
from nullo.server.store.secret import token_hash
from nullo.server.store.sweeping import note
from nullo.server.store.values import Chain, Retention, now_ms
from nullo.server.store.writer import Writer
from nullo.server.table.events import Stored

P = ParamSpec("P")
T = TypeVar("T")

SHARED = 1.0  # seconds for which one result of the health check is shared
HANGS = 5.0  # seconds without an answer after which the store counts as broken


def _reads(
    function: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    @wraps(function)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        return await store._read(function, *args, **named)

    return method


def _writes(
    function: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], asyncio.Future[T]]:
    @wraps(function)
    def method(store: Store, /, *args: P.args, **named: P.kwargs) -> asyncio.Future[T]:
        return store._call(function, *args, **named)

    return method


class Store:
    """Stores tables, their events, and the hashes of their members' secrets.

    Methods that write return a future: once it is done, the change is durable. Changes are written in the
    order of the calls; those that wait while the database is busy are written together. Cancelling a future
    does not undo its write.

    Every method may raise :class:`StoreError`. One store belongs to one event loop.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = secrets.token_urlsafe(6)
        self._database: Database | None = None
        self._listener: Listener | None = None
        self._beat: asyncio.Future[None] | None = None
        self._beat_until = 0.0

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and migrate the database.

        Raises:
            StoreError: the database cannot be opened, or was written by a later version.
        """
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="nullo-reader")
        try:
            database = await self._loop.run_in_executor(self._readers, _open_database, self._url)
        except BaseException:
            self._readers.shutdown()
            raise
        self._database = database
        self._batches = Batches(postgres=database.postgres, sender=self._name)
        self._writer = Writer(database, self._batches, self._loop)

    async def close(self) -> None:
        """Write what is queued, then close the database. A second call does nothing."""
        database, self._database = self._database, None
        if database is not None:
            await self._loop.run_in_executor(None, self._end, database)

    def _end(self, database: Database) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.close()
        self._writer.close()
        self._readers.shutdown()
        database.close()

    # --- writing -----------------------------------------------------------------------------

    def create(
        self,
        table: str,
        stored: Sequence[Stored],
        lobby_row: LobbyRow,
        seats: Sequence[Seat] = (),
        as_at: str = "",
        unseat: Sequence[int] = (),
        tried: DealTry | None = None,
    ) -> asyncio.Future[None]:
        """Store a new table with its first events, of which the very first is ``Open``.

        If ``as_at`` names a table, the members of that table can use their secrets at the new table, too,
        except the members ``unseat``.
        ``tried`` names the fixed deal and the session if the table is a try that counts.

        Raises:
            Conflict: a table has this id already, or the same session has a try at the same deal.
        """
        return self._write(
            WriteRequest(
                table,
                rows.event_rows(table, stored),
                made=rows.table_row(table, stored, lobby_row),
                seats=rows.member_rows(table, seats),
                as_at=as_at,
                unseat=unseat,
                tried=[(tried.deal, token_hash(tried.session), table)] if tried else [],
            )
        )

    def append(
        self,
        table: str,
        stored: Sequence[Stored],
        *,
        lobby_row: LobbyRow | None = None,
        seats: Sequence[Seat] = (),
        unseat: Sequence[int] = (),
        chain: Chain | None = None,
    ) -> asyncio.Future[None]:
        """Append events, and with them change the lobby row and the members' secrets, all or nothing.

        Appends that build on each other and are made without waiting share a chain: when one fails, those
        after it fail, too.

        Raises:
            Conflict: an event's number is taken, a session has a seat already, or the chain is broken.
            AlreadyStored: the message of a member that causes the events is stored already.
            NoSuchTable: there is no such table.
        """
        changed = None
        if lobby_row is not None:
            changed = rows.changed_row(table, stored[-1].at, lobby_row)
        return self._write(
            WriteRequest(
                table,
                rows.event_rows(table, stored),
                lobby_row=changed,
                seats=rows.member_rows(table, seats),
                unseat=unseat,
                chain=chain or Chain(),
            )
        )

    def show(
        self, table: str, at: int, lobby_row: LobbyRow, *, chain: Chain | None = None
    ) -> asyncio.Future[None]:
        """Store a changed lobby row of a table, without an event.

        Raises:
            Conflict: the chain is broken.
        """
        row = rows.changed_row(table, at, lobby_row)
        return self._write(WriteRequest(table, lobby_row=row, chain=chain or Chain()))

    def delete(self, table: str) -> asyncio.Future[bool]:
        """Delete a table and everything that belongs to it; returns whether there was one."""
        if not rows.is_id(table):
            nothing: asyncio.Future[bool] = self._loop.create_future()
            nothing.set_result(False)
            return nothing

        def do(connection: Connection) -> bool:
            self._batches.notify(connection, {table: 0})
            return sweeping.delete_tables(connection, [table]) > 0

        return self._call(do)

    async def sweep(self, now: int, ran: int | None, keep: Retention | None = None) -> list[str]:
        """Delete the tables that sweeps have seen unchanged for as long as ``keep`` says; returns their ids.

        ``now`` is in milliseconds since 1970, ``ran`` the milliseconds since the last sweep of this process
        (None if there was none).
        """
        rule = keep or Retention()
        time = await self._call(sweeping.advance_time, now, ran)
        await self._call(carrying.sweep, now)
        await self._call(shared_rows.sweep, time)
        after = ""
        while upto := await self._read(sweeping.portion_end, after):
            await self._call(sweeping.note_last_events, after, upto, time)
            after = upto

        def do(connection: Connection, portion: Sequence[str]) -> list[str]:
            old = sweeping.old_tables(connection, time, rule, portion)
            if old:
                sweeping.delete_tables(connection, old)
                self._batches.notify(connection, dict.fromkeys(old, 0))
            return old

        swept: list[str] = []
        old = await self._read(sweeping.old_tables, time, rule)
        for start in range(0, len(old), sweeping.PORTION):
            portion = old[start : start + sweeping.PORTION]
            swept += await self._call(do, portion)
        return swept

    carry = _writes(carrying.carry)
    take_carried = _writes(carrying.take_carried)
    keep_duplicate = _writes(shared_rows.keep_duplicate)
    keep_look = _writes(shared_rows.keep_look)
    end_look = _writes(shared_rows.end_look)
    keep_score = _writes(shared_rows.keep_score)
    change_score = _writes(shared_rows.change_score)
    remove_score = _writes(shared_rows.remove_score)

    async def health(self) -> None:
        """Check that the store works, by storing a number in the same way as moves.

        Calls within a second share one result.

        Raises:
            StoreError: the number could not be stored, or not within some seconds.
        """
        beat = self._beat
        if beat is None or (beat.done() and self._loop.time() > self._beat_until):
            now = now_ms()
            beat = self._call(note, "health", now)
            beat.add_done_callback(self._end_beat)
            self._beat = beat
        done, _ = await asyncio.wait([beat], timeout=HANGS)
        if not done:
            raise StoreError(f"nothing has been stored for {HANGS:.0f} seconds")
        if error := beat.exception():
            raise StoreError(str(error))

    def _end_beat(self, beat: asyncio.Future[None]) -> None:
        self._beat_until = self._loop.time() + SHARED
        beat.exception()  # mark it as seen, in case nobody waits any more

    def _write(self, request: WriteRequest) -> asyncio.Future[None]:
        if not rows.is_id(request.table):
            raise NoSuchTable("no table can have this id")
        self._usable_database()
        return self._writer.write(request)

    def _call(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> asyncio.Future[T]:
        self._usable_database()
        return self._writer.call(lambda connection: function(connection, *args, **named))

    def _usable_database(self) -> Database:
        if self._database is None:
            raise StoreError("the store is closed")
        return self._database

    # --- reading -----------------------------------------------------------------------------

    events = _reads(reading.stored_events)
    entry = _reads(reading.entry)
    lobby = _reads(reading.lobby)
    due = _reads(reading.due)
    own_tables = _reads(reading.own_tables)
    own_tries = _reads(reading.own_tries)
    all_tried = _reads(reading.all_tried)
    results = _reads(reading.results)
    hashes = _reads(reading.hashes)
    duplicate = _reads(shared_rows.duplicate)
    look = _reads(shared_rows.look)
    score = _reads(shared_rows.score)

    async def who(self, table: str, *, session: str = "", token: str = "") -> int | None:
        """The number of the member with this bearer token or, if no token is given, with this session.

        None if no member has it.
        """
        if not (session or token):
            return None  # strangers cost no query
        return await self._read(reading.who, table, session=session, token=token)

    async def knows(self, session: str) -> bool:
        return bool(session) and await self._read(reading.knows, session)

    async def _read(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run ``function``, a query, in a thread; it is called with a connection and the other arguments."""
        database = self._usable_database()

        def do() -> T:
            try:
                database.check()
                with database.reader.connect() as connection:
                    found = function(connection, *args, **named)
                database.check()  # the data may not be from the file that is there now
                return found
            except SQLAlchemyError as error:
                release(error)
                raise StoreError(reason(error)) from None

        return await self._loop.run_in_executor(self._readers, do)

    def listen(self, changed: Changed, missed: Callable[[], None]) -> None:
        """Begin to call back, in the event loop, when other workers have written (only with PostgreSQL).

        ``changed`` is called with a table's id and the number of its last event (0 if it was deleted),
        ``missed`` whenever a connection has been made, after which all live tables must be read again.
        """
        database = self._usable_database()
        if database.postgres:
            self._listener = Listener(database.reader, self._name, self._loop, changed, missed)


def _open_database(url: str) -> Database:
    database = Database(url)
    try:
        database.claim()
        upgrade(database)
        database.settle()
    except BaseException as error:
        database.close()
        if isinstance(error, SQLAlchemyError):
            raise StoreError(f"{database.name}: {reason(error)}") from None
        raise
    return database
