"""Where the leader of a second look at a deal is."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select, update

from nullo.server.store.schema import looks
from nullo.server.store.sweeping import DAY
from nullo.server.store.values import Look
from nullo.system.decoding import json_decoder

KEEP = 1
"""Days for which a look that does not go on is kept."""


def put(connection: Connection, deal: str, look: Look) -> None:
    """Store where the leader is now."""
    data = msgspec.json.encode(look).decode()
    here = looks.c.deal == deal
    if not connection.execute(select(exists().where(here))).scalar():
        connection.execute(insert(looks).values(deal=deal, change=0, data=data))
    values = {"change": looks.c.change + 1, "data": data, "since": None}
    connection.execute(update(looks).where(here).values(values))


def remove(connection: Connection, deal: str) -> None:
    """End a look, if there is one."""
    connection.execute(delete(looks).where(looks.c.deal == deal))


def find(connection: Connection, deal: str) -> tuple[int, Look] | None:
    """The number of the last step of a look, and where the leader is; None: there is no look."""
    query = select(looks.c.change, looks.c.data).where(looks.c.deal == deal)
    found = connection.execute(query).first()
    return (found[0], json_decoder(Look).decode(found[1])) if found else None


def sweep(connection: Connection, time: int) -> None:
    """Delete looks that have not gone on for long."""
    connection.execute(update(looks).where(looks.c.since.is_(None)).values(since=time))
    connection.execute(delete(looks).where(looks.c.since < time - KEEP * DAY))
