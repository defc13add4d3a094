"""The store's queries: one statement each, outside of any transaction."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text

from nullo.server.store import rows
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.schema import events, members, tables, tries
from nullo.server.table.events import Stored

_EVENT = (events.c.seq, events.c.at, events.c.member, events.c.client, events.c.data)


def stored_events(connection: Connection, table: str, after: int) -> list[Stored]:
    """The events of a table after a number, in order."""
    query = select(*_EVENT).where(events.c.table_id == table, events.c.seq > after)
    return [rows.event_in(row) for row in connection.execute(query.order_by(events.c.seq))]


def one_entry(connection: Connection, table: str) -> LobbyRow | None:
    """The lobby row of a table, or None if there is no such table."""
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    return None if found is None else rows.lobby_row(found)


def open_entries(connection: Connection, limit: int) -> list[LobbyRow]:
    """Listed tables that are not over, the newest first."""
    open_ = text("listed AND stage <> 'over'")  # exactly as in the index
    query = select(tables).where(open_).order_by(tables.c.made.desc()).limit(limit)
    return [rows.lobby_row(row) for row in connection.execute(query)]


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The ids of the slow tables where something is due, what was due first first."""
    there = text("due > 0")  # exactly as in the index
    query = select(tables.c.id).where(there, tables.c.due <= now).order_by(tables.c.due)
    return list(connection.execute(query.limit(limit)).scalars())


def own_entries(
    connection: Connection, session: bytes, limit: int, over: bool = False
) -> list[tuple[LobbyRow, int]]:
    """Tables where a session has a seat, with its member number, the last used first.

    Args:
        session: the hash of the session.
        limit: the most tables.
        over: those that are over; otherwise those that are not.
    """
    stage = tables.c.stage == "over" if over else tables.c.stage != "over"
    query = (
        select(tables, members.c.member)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.session_hash == session, stage)
        .order_by(tables.c.touched.desc())
        .limit(limit)
    )
    return [(rows.lobby_row(row[:-1]), row[-1]) for row in connection.execute(query)]


def own_tries(connection: Connection, deals: list[str], owner: bytes) -> dict[str, LobbyRow]:
    """The tables of a session's tries at some deals, by deal."""
    query = select(tries.c.deal, tables).join(tables, tries.c.table_id == tables.c.id)
    query = query.where(tries.c.owner == owner, tries.c.deal.in_(deals))
    return {row[0]: rows.lobby_row(row[1:]) for row in connection.execute(query)}


def results(connection: Connection, deal: str, limit: int) -> tuple[int, list[LobbyRow]]:
    """How many tries there are at a deal, and the tables of those that are over, the first first."""
    count = select(func.count()).select_from(tries).where(tries.c.deal == deal)
    query = select(tables).join(tries, tries.c.table_id == tables.c.id)
    query = query.where(tries.c.deal == deal, tables.c.stage == "over")
    found = connection.execute(query.order_by(tables.c.made).limit(limit))
    return connection.execute(count).scalar_one(), [rows.lobby_row(row) for row in found]


def member_of(
    connection: Connection, table: str, session: bytes | None, token: bytes | None
) -> int | None:
    """The member of a table to whom a session or a token belongs."""
    for column, given in ((members.c.token_hash, token), (members.c.session_hash, session)):
        if given is not None:
            query = select(members.c.member).where(members.c.table_id == table, column == given)
            found = connection.execute(query).scalar()
            if found is not None:
                return int(found)
    return None


def hashes_of(connection: Connection, table: str, member: int) -> list[str]:
    """The hashes of a member's session and token, in hexadecimal."""
    query = select(members.c.session_hash, members.c.token_hash)
    found = connection.execute(
        query.where(members.c.table_id == table, members.c.member == member)
    ).first()
    return [item.hex() for item in found or () if item is not None]


def is_known(connection: Connection, session: bytes) -> bool:
    """Whether a session has a seat anywhere."""
    query = select(members.c.member).where(members.c.session_hash == session).limit(1)
    return connection.execute(query).first() is not None
