"""The store as the event loop sees it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nullo.server.store import reading, rows, sweeping
from nullo.server.store.batch import Batches, Chain, Request
from nullo.server.store.engine import READERS, Database
from nullo.server.store.errors import Gone, StoreError, reason
from nullo.server.store.listener import Changed, Listener
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.migrate import upgrade
from nullo.server.store.notes import note
from nullo.server.store.rows import Seat
from nullo.server.store.secret import hashed
from nullo.server.store.sweeping import Retention
from nullo.server.store.writer import Writer
from nullo.server.table.events import Stored

P = ParamSpec("P")
T = TypeVar("T")

SHARED = 1.0
"""Seconds for which one answer to whether the store works is good for all who ask."""
HANGS = 5.0
"""Seconds after which a store that has not answered does not work."""


class Store:
    """Tables, their events and who may speak for their members, for good.

    What writes queues at once, in the order of the calls, and returns a future: when it is done,
    the change is durable. All that waits while the database is busy is written together. Giving
    up a future takes nothing back.

    Every method may raise :class:`StoreError`. One store belongs to one event loop.
    """

    def __init__(self, url: str) -> None:
        """Take a URL: ``sqlite:///PATH``, ``sqlite://`` (gone when closed) or ``postgresql://…``."""
        self._url = url
        self._name = secrets.token_urlsafe(6)
        self._database: Database | None = None
        self._listener: Listener | None = None
        self._beat: asyncio.Future[None] | None = None
        self._beat_until = 0.0

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and bring the database to this version's schema.

        Raises:
            StoreError: it cannot be opened, or is of a later version.
        """
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="nullo-reader")
        try:
            database = await self._loop.run_in_executor(self._readers, _opened, self._url)
        except BaseException:
            self._readers.shutdown()
            raise
        self._database = database
        self._batches = Batches(postgres=database.postgres, sender=self._name)
        self._writer = Writer(database, self._batches, self._loop)

    async def close(self) -> None:
        """Write what waits, then let go of the database. A second time it does nothing."""
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
    ) -> asyncio.Future[None]:
        """Make a table with its first events, of which the first is ``Open``.

        Args:
            table: its id.
            stored: its events.
            lobby_row: what the lobby shows.
            seats: who may speak for its members.
            as_at: a table whose members may be spoken for here as they may there.

        Raises:
            Conflict: there is a table with this id.
        """
        return self._write(
            Request(
                table,
                rows.event_rows(table, stored),
                made=rows.table_row(table, stored, lobby_row),
                seats=rows.member_rows(table, seats),
                as_at=as_at,
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
        """Add events, and what goes with them, all or nothing.

        Args:
            table: where.
            stored: events with the numbers that come next; one of them at most carries the id
                of the client's message.
            lobby_row: what the lobby shows from now on; None: as before.
            seats: who may speak for new members.
            unseat: members for whom nobody may speak any more.
            chain: shared by appends of which each builds on those before, made without waiting:
                when one fails, those after it fail too.

        Raises:
            Conflict: a number is taken, or a session has a seat already, or the chain is broken.
            Duplicate: this member's message is stored already.
            Gone: there is no such table.
        """
        changed = None
        if lobby_row is not None:
            changed = rows.changed_row(table, stored[-1].at, lobby_row)
        return self._write(
            Request(
                table,
                rows.event_rows(table, stored),
                lobby_row=changed,
                seats=rows.member_rows(table, seats),
                unseat=list(unseat),
                chain=chain,
            )
        )

    def show(
        self, table: str, at: int, lobby_row: LobbyRow, *, chain: Chain | None = None
    ) -> asyncio.Future[None]:
        """Change what the lobby shows of a table, without an event.

        Args:
            table: which.
            at: when its last event was.
            lobby_row: what is shown from now on.
            chain: as for :meth:`append`.

        Raises:
            Conflict: the chain is broken.
        """
        row = rows.changed_row(table, at, lobby_row)
        return self._write(Request(table, [], lobby_row=row, chain=chain))

    def seat(self, table: str, seat: Seat) -> asyncio.Future[None]:
        """Let someone speak for a member, without an event.

        Raises:
            Conflict: the member or the session has a seat already.
            Gone: there is no such table.
        """
        return self._write(Request(table, [], seats=rows.member_rows(table, [seat])))

    def delete(self, table: str) -> asyncio.Future[bool]:
        """Delete a table and all that belongs to it; False: there was none."""
        if not rows.is_id(table):
            nothing: asyncio.Future[bool] = self._loop.create_future()
            nothing.set_result(False)
            return nothing

        def do(connection: Connection) -> bool:
            self._batches.notify(connection, {table: 0})
            return sweeping.delete_tables(connection, [table]) > 0

        return self._opened_writer().call(do)

    async def sweep(self, now: int, ran: int | None, keep: Retention | None = None) -> list[str]:
        """Delete the tables in which nothing has happened for so long as ``keep`` says.

        By default a table that has not begun goes a day after its last event, one that has begun
        or is over after 30 days; but only once sweeps have seen it unchanged for as long.

        Args:
            now: milliseconds since 1970, as the clock says.
            ran: milliseconds since the last sweep of this process, by a clock that nobody sets;
                None: it is the first.
            keep: the days of each stage.

        Returns:
            The ids of the tables that are gone.
        """
        rule = keep or Retention()
        writer = self._opened_writer()
        age = await writer.call(partial(sweeping.go_on, now=now, ran=ran))
        after = ""
        while upto := await self._read(sweeping.portion_end, after):
            await writer.call(partial(sweeping.look, after=after, upto=upto, time=age))
            after = upto

        def do(connection: Connection, portion: Sequence[str]) -> list[str]:
            old = sweeping.old_tables(connection, age, rule, portion)
            if old:
                sweeping.delete_tables(connection, old)
                self._batches.notify(connection, dict.fromkeys(old, 0))
            return old

        swept: list[str] = []
        old = await self._read(sweeping.old_tables, age, rule)
        for start in range(0, len(old), sweeping.PORTION):
            portion = old[start : start + sweeping.PORTION]
            swept += await writer.call(partial(do, portion=portion))
        return swept

    async def health(self) -> None:
        """Store something, as a move is stored. All who ask within a second share one answer.

        Raises:
            StoreError: it could not be stored, or has not been for some seconds.
        """
        beat = self._beat
        if beat is None or (beat.done() and self._loop.time() > self._beat_until):
            now = time.time_ns() // 1_000_000
            beat = self._opened_writer().call(partial(note, name="health", value=now))
            beat.add_done_callback(self._beaten)
            self._beat = beat
        done, _ = await asyncio.wait([beat], timeout=HANGS)
        if not done:
            raise StoreError(f"nothing has been stored for {HANGS:.0f} seconds")
        if error := beat.exception():
            raise StoreError(str(error))

    def _beaten(self, beat: asyncio.Future[None]) -> None:
        self._beat_until = self._loop.time() + SHARED
        beat.exception()  # nobody may be waiting any more

    def _write(self, request: Request) -> asyncio.Future[None]:
        if not rows.is_id(request.table):
            raise Gone("no table can have this id")
        return self._opened_writer().write(request)

    def _opened_writer(self) -> Writer:
        if self._database is None:
            raise StoreError("the store is closed")
        return self._writer

    # --- reading -----------------------------------------------------------------------------

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table after one, in order; none if there is no such table."""
        return await self._read(reading.stored_events, table, after) if rows.is_id(table) else []

    async def entry(self, table: str) -> LobbyRow | None:
        """What the lobby knows of a table; None: there is no such table."""
        return await self._read(reading.one_entry, table) if rows.is_id(table) else None

    async def lobby(self, limit: int = 50) -> list[LobbyRow]:
        """Listed tables that are not over, the newest first."""
        return await self._read(reading.open_entries, limit)

    async def mine(self, session: str, limit: int = 50) -> list[tuple[LobbyRow, int]]:
        """Unfinished tables of a session, each with its member there, the last touched first."""
        return await self._read(reading.own_entries, hashed(session), limit)

    async def who(
        self, table: str, *, session: str | None = None, token: str | None = None
    ) -> int | None:
        """The member for whom a session or a bearer token speaks; None: for nobody."""
        if not rows.is_id(table):
            return None
        given = (None if secret is None else hashed(secret) for secret in (session, token))
        return await self._read(reading.member_of, table, *given)

    async def hashes(self, table: str, member: int) -> list[str]:
        """The hashes of a member's session and token, in hexadecimal; none for a bot."""
        return await self._read(reading.hashes_of, table, member)

    async def knows(self, session: str) -> bool:
        """Whether a session has a seat at any table."""
        return await self._read(reading.is_known, hashed(session))

    async def _read(self, function: Callable[..., T], *args: Any) -> T:
        database = self._database
        if database is None:
            raise StoreError("the store is closed")

        def do() -> T:
            try:
                database.check()
                with database.reader.connect() as connection:
                    found = function(connection, *args)
                database.check()  # what was read may never have reached the file that is there now
                return found
            except SQLAlchemyError as error:
                raise StoreError(reason(error)) from None

        return await self._loop.run_in_executor(self._readers, do)

    # --- other workers -----------------------------------------------------------------------

    def listen(self, changed: Changed, missed: Callable[[], None]) -> None:
        """Be told in the loop what other workers have written (PostgreSQL; SQLite tells nothing).

        Args:
            changed: called with a table and its last event; 0: the table was deleted.
            missed: called when the line is there for the first time or again after a loss: news
                may have been missed, so all live tables must be read anew.
        """
        if self._database is None:
            raise StoreError("the store is closed")
        if self._database.postgres:
            self._listener = Listener(
                self._database.reader, self._name, self._loop, changed, missed
            )


def _opened(url: str) -> Database:
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
