"""Decides which tables to delete and when; ``docs/server.md`` describes the rule.

A wrong clock must not delete tables. So sweeps have their own time, which follows the clock, but between two
sweeps advances by no more than the process has run, and by at most a day while it was down.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, func, or_, select, text, update

from nullo.server.store.schema import events, idle, notes, tables
from nullo.server.store.values import Retention

DAY = 24 * 60 * 60 * 1000
PORTION = 20  # tables that one transaction deletes, so that nobody waits long for it
LOOKED_AT = 500  # tables that one transaction examines

_log = logging.getLogger(__name__)


def note(connection: Connection, name: str, value: int) -> None:
    """Store one of the store's own numbers, which are in the database table ``notes``."""
    connection.execute(update(notes).where(notes.c.name == name).values(value=value))


def locked_number(connection: Connection, name: str) -> int:
    """One of the store's own numbers, locked so that nobody else changes it before this transaction ends."""
    query = select(notes.c.value).where(notes.c.name == name).with_for_update()
    return int(connection.execute(query).scalar_one())


def advance_time(connection: Connection, now: int, ran: int | None) -> int:
    """Advance the sweeps' own time by at most ``ran`` milliseconds (a day if it is None), and return it."""
    clock = locked_number(connection, "clock")
    passed, most = now - clock, DAY if ran is None else ran
    if ran is not None and clock and passed > ran + DAY:
        days = (passed - ran) // DAY
        _log.warning(
            "the clock is %d days ahead of the last sweep: no table is older for that", days
        )
    time = locked_number(connection, "time") + max(0, min(passed, most))
    note(connection, "time", time)
    note(connection, "clock", now)
    return time


def portion_end(connection: Connection, after: str) -> str | None:
    """The last id of the next batch of tables, which begins after the id ``after``; None if none are left."""
    ids = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(LOOKED_AT)
    return connection.execute(select(func.max(ids.subquery().c.id))).scalar()


_NOTE = text("""
    INSERT INTO idle (table_id, seq, since)
    SELECT found.id, found.seq, :time
    FROM (
        SELECT id, (SELECT max(seq) FROM events WHERE table_id = tables.id) AS seq
        FROM tables WHERE id > :after AND id <= :upto
    ) AS found
    LEFT JOIN idle ON idle.table_id = found.id
    WHERE found.seq IS NOT NULL AND (idle.seq IS NULL OR idle.seq <> found.seq)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, since = excluded.since
""")


def note_last_events(connection: Connection, after: str, upto: str, time: int) -> None:
    """Store which event is the last of each table, for the tables with ids after ``after``, up to ``upto``.

    If no sweep has seen that event before, ``time`` is stored as the time when a sweep first saw it.
    """
    connection.execute(_NOTE, {"after": after, "upto": upto, "time": time})


def old_tables(
    connection: Connection, time: int, keep: Retention, among: Sequence[str] | None = None
) -> list[str]:
    """The ids of tables without events for longer than ``keep`` allows.

    If ``among`` is given, only tables with these ids are examined.
    """
    rules = [
        and_(tables.c.stage == stage, idle.c.since < time - int(getattr(keep, stage) * DAY))
        for stage in ("gathering", "playing", "over")
    ]
    last = select(func.max(events.c.seq)).where(events.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).join(idle, idle.c.table_id == tables.c.id)
    query = query.where(or_(*rules), idle.c.seq == last)
    if among is not None:
        query = query.where(tables.c.id.in_(among))
    return list(connection.execute(query).scalars())


def delete_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Delete tables with all their rows; returns how many there were."""
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount
