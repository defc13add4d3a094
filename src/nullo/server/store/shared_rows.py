"""What users share by a link: sets of deals, second looks at them, and scores of real tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)

from nullo.server.store.rows import is_id
from nullo.server.store.schema import duplicates, looks, scores, tries
from nullo.server.store.secret import token_hash
from nullo.server.store.sweeping import DAY
from nullo.server.store.values import DuplicateSet, LookPosition, StoredScore, StoredSet
from nullo.system.decoding import json_decoder

KEEP = 30  # days for which a set of deals without tries, and a score without changes, are kept
KEEP_LOOK = 1  # days for which a second look without steps is kept


def keep_duplicate(connection: Connection, id: str, seed: str, data: DuplicateSet) -> None:
    """Store a new set of deals with the ``seed`` that its cards follow from."""
    text = msgspec.json.encode(data).decode()
    connection.execute(insert(duplicates).values(id=id, seed=seed, data=text))


def duplicate(connection: Connection, id: str) -> StoredSet | None:
    """The set of deals with this id; None if there is none."""
    if not is_id(id):
        return None
    query = select(duplicates.c.seed, duplicates.c.data).where(duplicates.c.id == id)
    found = connection.execute(query).first()
    return StoredSet(found[0], json_decoder(DuplicateSet).decode(found[1])) if found else None


def keep_look(connection: Connection, deal: str, look: LookPosition) -> None:
    """Store the position that the leader of a second look at a deal shows now."""
    data = msgspec.json.encode(look).decode()
    here = looks.c.deal == deal
    if not connection.execute(select(exists().where(here))).scalar():
        connection.execute(insert(looks).values(deal=deal, change=0, data=data))
    values = {"change": looks.c.change + 1, "data": data, "since": None}
    connection.execute(update(looks).where(here).values(values))


def end_look(connection: Connection, deal: str) -> None:
    """End the second look at a deal, if there is one."""
    connection.execute(delete(looks).where(looks.c.deal == deal))


def look(connection: Connection, deal: str) -> tuple[int, LookPosition] | None:
    """The number of the last step of the second look at a deal, and the position that its leader shows.

    The result is None if nobody leads a second look.
    """
    query = select(looks.c.change, looks.c.data).where(looks.c.deal == deal)
    found = connection.execute(query).first()
    return (found[0], json_decoder(LookPosition).decode(found[1])) if found else None


def keep_score(connection: Connection, id: str, key: str, data: str, most: int) -> bool:
    """Store a new score (JSON), which only ``key`` can change; returns False if there are ``most``."""
    if connection.execute(select(func.count()).select_from(scores)).scalar_one() >= most:
        return False
    row = {"id": id, "key_hash": token_hash(key), "change": 0, "data": data}
    connection.execute(insert(scores).values(row))
    return True


def change_score(connection: Connection, id: str, key: str, number: int, data: str) -> int | None:
    """Store a score (JSON) as change ``number``, unless a later change is stored already.

    Returns the number of the last change; None if no score has this id and key.
    """
    if not is_id(id):
        return None
    mine = (scores.c.id == id) & (scores.c.key_hash == token_hash(key))
    values = {"change": number, "data": data, "since": None}
    connection.execute(update(scores).where(mine, scores.c.change < number).values(values))
    last: int | None = connection.execute(select(scores.c.change).where(mine)).scalar()
    return last


def remove_score(connection: Connection, id: str, key: str) -> bool:
    """Delete a score; returns False if there is none, or it has another key."""
    mine = (scores.c.id == id) & (scores.c.key_hash == token_hash(key))
    return is_id(id) and connection.execute(delete(scores).where(mine)).rowcount > 0


def score(connection: Connection, id: str) -> StoredScore | None:
    """The score with this id, which others may watch; None if there is none."""
    if not is_id(id):
        return None
    query = select(scores.c.change, scores.c.data).where(scores.c.id == id)
    found = connection.execute(query).first()
    return StoredScore(found[0], found[1]) if found else None


def sweep(connection: Connection, time: int) -> None:
    """Delete old scores, second looks and, if all their tries are deleted, sets of deals.

    ``time`` is the sweeps' own time.
    """
    named = literal("duplicate/") + duplicates.c.id + literal("/")
    played = exists().where(func.substr(tries.c.deal, 1, func.length(named)) == named)
    _sweep(connection, duplicates, time - KEEP * DAY, time, ~played)
    _sweep(connection, scores, time - KEEP * DAY, time)
    _sweep(connection, looks, time - KEEP_LOOK * DAY, time)


def _sweep(
    connection: Connection, rows: Table, oldest: int, time: int, *only: ColumnElement[bool]
) -> None:
    """Set ``since`` in rows that no sweep has seen, and delete those first seen before ``oldest``.

    Only rows that meet the conditions ``only`` are deleted.
    """
    connection.execute(update(rows).where(rows.c.since.is_(None)).values(since=time))
    connection.execute(delete(rows).where(rows.c.since < oldest, *only))
