"""Sets of deals that friends each play in the same seat."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, literal, select, update

from nullo.server.store import rows
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.schema import duplicates, tables, tries
from nullo.server.store.sweeping import DAY
from nullo.server.store.values import DuplicateSet, Stored
from nullo.system.decoding import json_decoder

KEEP = 30
"""Days for which a set without tries is kept."""


def put(connection: Connection, id: str, seed: str, data: DuplicateSet) -> None:
    """Store a new set."""
    text = msgspec.json.encode(data).decode()
    connection.execute(insert(duplicates).values(id=id, seed=seed, data=text))


def find(connection: Connection, id: str) -> Stored | None:
    """A set; None: there is none with this id."""
    query = select(duplicates.c.seed, duplicates.c.data).where(duplicates.c.id == id)
    found = connection.execute(query).first()
    if found is None:
        return None
    return Stored(found[0], json_decoder(DuplicateSet).decode(found[1]))


def all_tries(
    connection: Connection, deals: list[str], limit: int
) -> list[tuple[str, bytes, LobbyRow]]:
    """All tries at some deals, the first first: deal, owner and table."""
    query = select(tries.c.deal, tries.c.owner, tables)
    query = query.join(tables, tries.c.table_id == tables.c.id).where(tries.c.deal.in_(deals))
    found = connection.execute(query.order_by(tables.c.made).limit(limit))
    return [(row[0], bytes(row[1]), rows.lobby_row(row[2:])) for row in found]


def sweep(connection: Connection, time: int) -> None:
    """Delete sets that were first seen long ago and whose tries are all gone."""
    unseen = duplicates.c.since.is_(None)
    connection.execute(update(duplicates).where(unseen).values(since=time))
    named = literal("duplicate/") + duplicates.c.id + literal("/")
    played = exists().where(func.substr(tries.c.deal, 1, func.length(named)) == named)
    old = duplicates.c.since < time - KEEP * DAY
    connection.execute(delete(duplicates).where(old, ~played))
