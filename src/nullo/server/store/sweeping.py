"""Which tables are deleted, and when: the rule is in ``docs/server.md``."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, exists, or_, select

from nullo.server.store.schema import events, tables

DAY = 24 * 60 * 60 * 1000
PORTION = 20
"""Tables that one transaction deletes, so that nobody waits long for it."""


@dataclass(frozen=True)
class Retention:
    """Days after which a table goes in which nothing happened since.

    Attributes:
        gathering: it has not begun.
        playing: it has begun and is not over.
        over: it is over.
    """

    gathering: float = 1
    playing: float = 30
    over: float = 30


def old_tables(connection: Connection, now: int, keep: Retention) -> list[str]:
    """A portion of the tables whose last event is older than the rule allows."""
    rules = []
    for stage in ("gathering", "playing", "over"):
        limit = now - int(getattr(keep, stage) * DAY)
        later = exists().where(events.c.table_id == tables.c.id, events.c.at >= limit)
        rules.append(and_(tables.c.stage == stage, tables.c.touched < limit, ~later))
    return list(connection.execute(select(tables.c.id).where(or_(*rules)).limit(PORTION)).scalars())


def delete_tables(connection: Connection, ids: list[str]) -> int:
    """Delete tables with all their rows; how many there were."""
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount
