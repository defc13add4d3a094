"""Carries out write requests in one transaction: all at once, or one after the other.

The second way is taken if one of them is invalid: each has a savepoint of its own, so that the others are
still written.

After each statement the thread waits for the interpreter's lock, so a batch uses few statements with many
rows each.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, literal, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from nullo.server.store.errors import (
    AlreadyStored,
    Conflict,
    NoSuchTable,
    StoreError,
    is_outage,
    reason,
    release,
)
from nullo.server.store.rows import Row
from nullo.server.store.schema import events, members, tables, tries
from nullo.server.store.values import Chain

SIZES = (64, 32, 16, 8, 4, 2, 1)
"""The numbers of rows that a statement may have; they are few, so that drivers can keep all statements
prepared."""
CHANGED = ("touched", "stage", "listed", "summary", "due")
"""The columns of a table's row that change during play, in the order of :func:`rows.changed_row`."""
CHANNEL = "nullo"
PAYLOAD = 7900  # the most bytes of one notification, a little less than PostgreSQL's 8000


@dataclass(slots=True, eq=False)
class WriteRequest:
    """What one caller wants written, all or nothing."""

    table: str
    rows: list[Row] = field(default_factory=list)
    made: Row | None = None
    lobby_row: Row | None = None
    seats: list[Row] = field(default_factory=list)
    as_at: str = ""  # the table whose members' rows are copied, if not empty
    tried: list[Row] = field(default_factory=list)
    unseat: Sequence[int] = ()  # members whose secrets are deleted
    chain: Chain = field(default_factory=Chain)


class _BulkStatement:
    def __init__(self, head: str, width: int, mark: str, tail: str = "") -> None:
        row = f"({', '.join([mark] * width)})"
        self._sql = {size: f"{head} VALUES {', '.join([row] * size)}{tail}" for size in SIZES}

    def __call__(self, connection: Connection, rows: list[Row]) -> None:
        start = 0
        for size in SIZES:
            while len(rows) - start >= size:
                values = tuple(chain.from_iterable(rows[start : start + size]))
                connection.exec_driver_sql(self._sql[size], values)
                start += size


class Batches:
    """Writes requests to the database, in SQLite's or PostgreSQL's SQL."""

    def __init__(self, *, postgres: bool, sender: str) -> None:
        """Prepare the SQL; ``sender`` marks notifications, so that the store that sent them ignores them."""
        mark = "%s" if postgres else "?"
        self._notifies = postgres
        self._sender = sender
        self._tables, self._events, self._members, self._tries = (
            _BulkStatement(
                f"INSERT INTO {table.name} ({', '.join(table.c.keys())})", len(table.c), mark
            )
            for table in (tables, events, members, tries)
        )
        parts = ", ".join(f"{name} = v.column{at}" for at, name in enumerate(CHANGED, 2))
        self._lobby_rows = _BulkStatement(
            f"UPDATE tables SET {parts} FROM (",
            len(CHANGED) + 1,
            mark,
            ") AS v WHERE tables.id = v.column1",
        )

    def write(
        self, connection: Connection, requests: list[WriteRequest]
    ) -> list[StoreError | None]:
        """Write as many requests as possible in one transaction; returns the error of each request, or None.

        Raises:
            StoreError: the database has failed, and nothing is written.
        """
        if any(one.chain.broken for one in requests):
            return self._one_by_one(connection, requests)
        try:
            with connection.begin():
                self._all(connection, requests)
            return [None] * len(requests)
        except Exception as error:
            release(error)
            if is_outage(error):
                raise StoreError(reason(error)) from None
            # One of them clashes, or contains a value that this database does not accept.
            return self._one_by_one(connection, requests)

    def _one_by_one(
        self, connection: Connection, requests: list[WriteRequest]
    ) -> list[StoreError | None]:
        outcomes: list[StoreError | None] = [None] * len(requests)
        try:
            with connection.begin():
                # By table, as in _all, so that two workers never deadlock.
                for at in sorted(range(len(requests)), key=lambda at: requests[at].table):
                    if requests[at].chain.broken:
                        outcomes[at] = Conflict("what this builds on has not been stored")
                        continue
                    try:
                        with connection.begin_nested():
                            self._all(connection, [requests[at]])
                    except Exception as error:
                        release(error)
                        if is_outage(error):
                            raise
                        outcomes[at] = _explanation(connection, requests[at], error)
                        requests[at].chain.broken = True
        except DBAPIError as error:
            release(error)
            raise StoreError(reason(error)) from None
        return outcomes

    def _all(self, connection: Connection, requests: list[WriteRequest]) -> None:
        self._tables(connection, [one.made for one in requests if one.made is not None])
        rows = [row for one in requests for row in one.rows]
        rows.sort(key=operator.itemgetter(0, 1))
        self._events(connection, rows)
        lobby_rows = {one.table: one.lobby_row for one in requests if one.lobby_row is not None}
        self._lobby_rows(connection, [lobby_rows[table] for table in sorted(lobby_rows)])
        for one in requests:
            if one.as_at:
                _, *same = members.c
                copies = select(literal(one.table), *same).where(members.c.table_id == one.as_at)
                connection.execute(insert(members).from_select(members.c.keys(), copies))
            if one.unseat:
                gone = and_(members.c.table_id == one.table, members.c.member.in_(one.unseat))
                connection.execute(delete(members).where(gone))
        self._members(connection, [row for one in requests for row in one.seats])
        self._tries(connection, [row for one in requests for row in one.tried])
        self.notify(connection, {row[0]: row[1] for row in rows})

    def notify(self, connection: Connection, last: dict[str, int]) -> None:
        """Notify the other workers of the number of each table's last event, as in ``last``, by table.

        The number is 0 if the table was deleted.
        """
        if self._notifies and last:
            for payload in payloads(self._sender, last):
                connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def payloads(sender: str, last: dict[str, int]) -> list[str]:
    """Notifications with the tables of ``last`` and their numbers; none is longer than PostgreSQL accepts."""
    parts: list[str] = []
    start = msgspec.json.encode(sender).decode()
    text = start
    for table, seq in last.items():
        pair = f",{msgspec.json.encode(table).decode()},{seq}"
        if len((text + pair).encode()) > PAYLOAD:
            parts.append(f"[{text}]")
            text = start
        text += pair
    parts.append(f"[{text}]")
    return parts


def _explanation(connection: Connection, request: WriteRequest, error: Exception) -> StoreError:
    if isinstance(error, IntegrityError):
        try:
            with connection.begin_nested():
                return _clash(connection, request)
        except Exception as second:  # more of its rows are invalid, so it cannot even be looked up
            release(second)
            if is_outage(second):
                raise
            error = second
    return StoreError(reason(error))


def _clash(connection: Connection, request: WriteRequest) -> StoreError:
    there = connection.execute(select(exists().where(tables.c.id == request.table))).scalar()
    if request.made is None and not there:
        return NoSuchTable(f"there is no table {request.table}")
    for table, _seq, _at, _kind, member, client, _data in request.rows:
        if request.made is None and client is not None:
            same = and_(events.c.table_id == table, events.c.client == client)
            found = select(events.c.seq).where(same, events.c.member == member)
            seq = connection.execute(found).scalar()
            if seq is not None:
                return AlreadyStored(seq)
    return Conflict(f"table {request.table}: something else was stored first")
