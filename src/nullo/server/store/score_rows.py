"""Scores of games at real tables that others may watch by a link."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from nullo.server.store.schema import scores
from nullo.server.store.secret import token_hash
from nullo.server.store.sweeping import DAY
from nullo.server.store.values import StoredScore

KEEP = 30
"""Days for which a score without changes is kept."""


def put(connection: Connection, id: str, key: str, data: str, most: int) -> bool:
    """Store a new score; False: there are ``most`` already.

    Args:
        connection: in a transaction.
        id: its id.
        key: what changes will need; only its hash is stored.
        data: the score, as JSON.
        most: how many there may be.
    """
    if connection.execute(select(func.count()).select_from(scores)).scalar_one() >= most:
        return False
    row = {"id": id, "key_hash": token_hash(key), "change": 0, "data": data}
    connection.execute(insert(scores).values(row))
    return True


def change(connection: Connection, id: str, key: str, number: int, data: str) -> int | None:
    """Store a change, unless a later one is stored; returns the number of the last one.

    None: there is no such score, or it has another key.
    """
    mine = (scores.c.id == id) & (scores.c.key_hash == token_hash(key))
    values = {"change": number, "data": data, "since": None}
    connection.execute(update(scores).where(mine, scores.c.change < number).values(values))
    last: int | None = connection.execute(select(scores.c.change).where(mine)).scalar()
    return last


def remove(connection: Connection, id: str, key: str) -> bool:
    """Delete a score; False: there is none, or it has another key."""
    mine = (scores.c.id == id) & (scores.c.key_hash == token_hash(key))
    return connection.execute(delete(scores).where(mine)).rowcount > 0


def find(connection: Connection, id: str) -> StoredScore | None:
    """A score; None: there is none with this id."""
    query = select(scores.c.change, scores.c.data).where(scores.c.id == id)
    found = connection.execute(query).first()
    return StoredScore(found[0], found[1]) if found else None


def sweep(connection: Connection, time: int) -> None:
    """Delete scores that have not changed for long."""
    connection.execute(update(scores).where(scores.c.since.is_(None)).values(since=time))
    connection.execute(delete(scores).where(scores.c.since < time - KEEP * DAY))
