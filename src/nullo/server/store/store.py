"""The store, as the event loop uses it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nullo.server.store import (
    carrying,
    duplicate_rows,
    look_rows,
    reading,
    rows,
    score_rows,
    sweeping,
)
from nullo.server.store.batch import Batches, Request
from nullo.server.store.engine import READERS, Database
from nullo.server.store.errors import Gone, StoreError, reason, release
from nullo.server.store.listener import Changed, Listener
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.migrate import upgrade
from nullo.server.store.rows import Seat, Try
from nullo.server.store.secret import token_hash
from nullo.server.store.sweeping import note
from nullo.server.store.values import (
    Carried,
    Chain,
    DuplicateSet,
    Look,
    Retention,
    StoredScore,
)
from nullo.server.store.values import Stored as StoredSet
from nullo.server.store.writer import Writer
from nullo.server.table.events import Stored

P = ParamSpec("P")
T = TypeVar("T")

SHARED = 1.0
"""Seconds for which one result of the health check is shared."""
HANGS = 5.0
"""Seconds without an answer after which the store counts as broken."""


class Store:
    """Stores tables, their events, and who may speak for their members.

    Methods that write queue at once, in the order of the calls, and return a future: once it is done,
    the change is durable. Everything that waits while the database is busy is written together.
    Cancelling a future does not undo its write.

    Every method may raise :class:`StoreError`. One store belongs to one event loop.
    """

    def __init__(self, url: str) -> None:
        """Make a store for ``sqlite:///PATH``, ``sqlite://`` (deleted when closed) or ``postgresql://…``."""
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
        """Connect, and migrate the database to this version's schema.

        Raises:
            StoreError: it cannot be opened, or is of a later version.
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
        tried: Try | None = None,
    ) -> asyncio.Future[None]:
        """Make a table with its first events, of which the first is ``Open``.

        Args:
            table: the table's id.
            stored: its events.
            lobby_row: its lobby row.
            seats: who may speak for its members.
            as_at: a table whose members may speak for the same members here.
            unseat: members of that table who may not.
            tried: the deal that it is a try at.

        Raises:
            Conflict: there is a table with this id, or a try of the same session at this deal.
        """
        return self._write(
            Request(
                table,
                rows.event_rows(table, stored),
                made=rows.table_row(table, stored, lobby_row),
                seats=rows.member_rows(table, seats),
                as_at=as_at,
                unseat=unseat,
                tried=[rows.try_row(table, tried)] if tried else [],
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
        """Append events and related changes, all or nothing.

        Args:
            table: the table's id.
            stored: events with the next numbers; at most one of them has the client's message id.
            lobby_row: the new lobby row; None: unchanged.
            seats: who may speak for new members.
            unseat: members for whom nobody may speak any more.
            chain: shared by appends that build on each other and are made without waiting: when one
                fails, those after it fail, too.

        Raises:
            Conflict: a number is taken, a session has a seat already, or the chain is broken.
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
                unseat=unseat,
                chain=chain or Chain(),
            )
        )

    def show(
        self, table: str, at: int, lobby_row: LobbyRow, *, chain: Chain | None = None
    ) -> asyncio.Future[None]:
        """Change the lobby row of a table, without an event.

        Args:
            table: the table's id.
            at: the time of its last event.
            lobby_row: the new row.
            chain: as for :meth:`append`.

        Raises:
            Conflict: the chain is broken.
        """
        row = rows.changed_row(table, at, lobby_row)
        return self._write(Request(table, lobby_row=row, chain=chain or Chain()))

    def seat(self, table: str, seat: Seat) -> asyncio.Future[None]:
        """Let somebody speak for a member, without an event.

        Raises:
            Conflict: the member or the session has a seat already.
            Gone: there is no such table.
        """
        return self._write(Request(table, seats=rows.member_rows(table, [seat])))

    def delete(self, table: str) -> asyncio.Future[bool]:
        """Delete a table and everything that belongs to it; False: there was no such table."""
        if not rows.is_id(table):
            nothing: asyncio.Future[bool] = self._loop.create_future()
            nothing.set_result(False)
            return nothing

        def do(connection: Connection) -> bool:
            self._batches.notify(connection, {table: 0})
            return sweeping.delete_tables(connection, [table]) > 0

        return self._call(do)

    async def sweep(self, now: int, ran: int | None, keep: Retention | None = None) -> list[str]:
        """Delete the tables in which nothing has happened for as long as ``keep`` says.

        By default a table that has not begun is deleted a day after its last event, any other after 30
        days; but only once sweeps have seen it unchanged for that long.

        Args:
            now: the clock's time, in milliseconds since 1970.
            ran: milliseconds since this process's last sweep, by a clock that nobody can set; None: this
                is the first sweep.
            keep: the days for each stage.

        Returns:
            The ids of the deleted tables.
        """
        rule = keep or Retention()
        age = await self._call(sweeping.go_on, now, ran)
        await self._call(carrying.sweep, now)
        await self._call(duplicate_rows.sweep, age)
        await self._call(score_rows.sweep, age)
        await self._call(look_rows.sweep, age)
        after = ""
        while upto := await self._read(sweeping.portion_end, after):
            await self._call(sweeping.look, after, upto, age)
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
            swept += await self._call(do, portion)
        return swept

    def carry(
        self, token: str, session: str, games: str, *, now: int, until: int, most: int
    ) -> asyncio.Future[bool]:
        """Keep a browser's session and games for another device; False: too much is kept already.

        Args:
            token: the token of the link.
            session: the browser's session; may be empty.
            games: the list of its games.
            now, until: the present time and that of expiry, in milliseconds since 1970.
            most: how many browsers may carry something at once.
        """
        return self._call(carrying.put, token, session, games, now, until, most)

    def take_carried(self, token: str, own: str, now: int) -> asyncio.Future[Carried | None]:
        """Hand over what was carried, once: see :func:`nullo.server.store.carrying.take`."""
        return self._call(carrying.take, token, own, now)

    def keep_duplicate(self, id: str, seed: str, data: DuplicateSet) -> asyncio.Future[None]:
        """Store a new set of deals."""
        return self._call(duplicate_rows.put, id, seed, data)

    async def duplicate(self, id: str) -> StoredSet | None:
        """A set of deals; None: there is none with this id."""
        return await self._read(duplicate_rows.find, id) if rows.is_id(id) else None

    async def all_tried(
        self, deals: Sequence[str], limit: int = 2000
    ) -> list[tuple[str, bytes, LobbyRow]]:
        """All tries at some deals, the first first: deal, hash of the session, and table."""
        return await self._read(duplicate_rows.all_tries, list(deals), limit)

    def keep_look(self, deal: str, look: Look) -> asyncio.Future[None]:
        """Store where the leader of a second look at a deal is now."""
        return self._call(look_rows.put, deal, look)

    def end_look(self, deal: str) -> asyncio.Future[None]:
        """End the second look at a deal."""
        return self._call(look_rows.remove, deal)

    async def look(self, deal: str) -> tuple[int, Look] | None:
        """The second look at a deal: see :func:`nullo.server.store.look_rows.find`."""
        return await self._read(look_rows.find, deal)

    def keep_score(self, id: str, key: str, data: str, most: int) -> asyncio.Future[bool]:
        """Store a new score: see :func:`nullo.server.store.score_rows.put`."""
        return self._call(score_rows.put, id, key, data, most)

    async def change_score(self, id: str, key: str, number: int, data: str) -> int | None:
        """Change a score: see :func:`nullo.server.store.score_rows.change`."""
        known = rows.is_id(id)
        return await self._call(score_rows.change, id, key, number, data) if known else None

    async def remove_score(self, id: str, key: str) -> bool:
        """Delete a score; False: there is none, or it has another key."""
        return rows.is_id(id) and await self._call(score_rows.remove, id, key)

    async def score(self, id: str) -> StoredScore | None:
        """A score that others may watch; None: there is none."""
        return await self._read(score_rows.find, id) if rows.is_id(id) else None

    async def health(self) -> None:
        """Store something, the way a move is stored. Calls within a second share one result.

        Raises:
            StoreError: it could not be stored, or nothing could be for some seconds.
        """
        beat = self._beat
        if beat is None or (beat.done() and self._loop.time() > self._beat_until):
            now = time.time_ns() // 1_000_000
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

    def _write(self, request: Request) -> asyncio.Future[None]:
        if not rows.is_id(request.table):
            raise Gone("no table can have this id")
        return self._usable_writer().write(request)

    def _call(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> asyncio.Future[T]:
        """Queue a function that writes; it gets the connection, and then the arguments."""
        return self._usable_writer().call(lambda connection: function(connection, *args, **named))

    def _usable_writer(self) -> Writer:
        self._usable_database()
        return self._writer

    def _usable_database(self) -> Database:
        if self._database is None:
            raise StoreError("the store is closed")
        return self._database

    # --- reading -----------------------------------------------------------------------------

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table after a number, in order; none if there is no such table."""
        return await self._read(reading.stored_events, table, after) if rows.is_id(table) else []

    async def entry(self, table: str) -> LobbyRow | None:
        """The lobby row of a table; None: there is no such table."""
        return await self._read(reading.one_entry, table) if rows.is_id(table) else None

    async def lobby(self, limit: int = 50) -> list[LobbyRow]:
        """Listed tables that are not over, the newest first."""
        return await self._read(reading.open_entries, limit)

    async def due(self, now: int, limit: int) -> list[str]:
        """The ids of slow tables where something is due by now, in milliseconds since 1970."""
        return await self._read(reading.due, now, limit)

    async def mine(self, session: str, limit: int = 50) -> list[tuple[LobbyRow, int]]:
        """Unfinished tables of a session, with its member number at each, the last used first."""
        return await self._read(reading.own_entries, token_hash(session), limit)

    async def finished_tables(self, session: str, limit: int = 200) -> list[tuple[LobbyRow, int]]:
        """Finished tables of a session, with its member number at each, the last used first."""
        return await self._read(reading.own_entries, token_hash(session), limit, True)

    async def own_tries(self, deals: Sequence[str], session: str) -> dict[str, LobbyRow]:
        """The tables of a session's tries at some deals, by deal."""
        return await self._read(reading.own_tries, list(deals), token_hash(session))

    async def results(self, deal: str, limit: int = 500) -> tuple[int, list[LobbyRow]]:
        """How many tries there are at a deal, and the tables of those that are over."""
        return await self._read(reading.results, deal, limit)

    async def who(
        self, table: str, *, session: str | None = None, token: str | None = None
    ) -> int | None:
        """The member to whom a session or a bearer token belongs; None: to nobody."""
        if not rows.is_id(table):
            return None
        given = (None if secret is None else token_hash(secret) for secret in (session, token))
        return await self._read(reading.member_of, table, *given)

    async def hashes(self, table: str, member: int) -> list[str]:
        """The hashes of a member's session and token, in hexadecimal; none for a bot."""
        return await self._read(reading.hashes_of, table, member)

    async def knows(self, session: str) -> bool:
        """Whether a session has a seat at any table."""
        return await self._read(reading.is_known, token_hash(session))

    async def _read(self, function: Callable[..., T], *args: Any) -> T:
        database = self._usable_database()

        def do() -> T:
            try:
                database.check()
                with database.reader.connect() as connection:
                    found = function(connection, *args)
                database.check()  # the data may not be from the file that is there now
                return found
            except SQLAlchemyError as error:
                release(error)
                raise StoreError(reason(error)) from None

        return await self._loop.run_in_executor(self._readers, do)

    # --- other workers -----------------------------------------------------------------------

    def listen(self, changed: Changed, missed: Callable[[], None]) -> None:
        """Receive in the event loop what other workers have written (only with PostgreSQL).

        Args:
            changed: called with a table and its last event; 0: the table was deleted.
            missed: called when the connection is established, also after a loss: news may have been
                missed, so all live tables must be read again.
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
