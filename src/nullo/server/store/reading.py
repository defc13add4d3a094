"""The store's queries: one statement each, outside of any transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, text

from nullo.server.store.lobby_rows import (
    MOST_FINISHED,
    MOST_RESULTS,
    MOST_TRIES,
    MOST_UNFINISHED,
    LobbyRow,
)
from nullo.server.store.rows import event_in, is_id, lobby_row
from nullo.server.store.schema import events, members, tables, tries
from nullo.server.store.secret import token_hash
from nullo.server.table.events import Stored

_EVENT = (events.c.seq, events.c.at, events.c.member, events.c.client, events.c.data)


def stored_events(connection: Connection, table: str, after: int = 0) -> list[Stored]:
    """The events of a table after the event number ``after``, in order; none if there is no such table."""
    if not is_id(table):
        return []
    query = select(*_EVENT).where(events.c.table_id == table, events.c.seq > after)
    return [event_in(row) for row in connection.execute(query.order_by(events.c.seq))]


def entry(connection: Connection, table: str) -> LobbyRow | None:
    """The lobby row of a table; None if there is no such table."""
    if not is_id(table):
        return None
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    return None if found is None else lobby_row(found)


def lobby(connection: Connection, limit: int = 50) -> list[LobbyRow]:
    """The lobby rows of listed tables whose games are not over, the newest first."""
    open_ = text("listed AND stage <> 'over'")  # exactly as in the index
    query = select(tables).where(open_).order_by(tables.c.made.desc()).limit(limit)
    return [lobby_row(row) for row in connection.execute(query)]


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The ids of slow tables at which the server must act by ``now``, the earliest first.

    ``now`` is in milliseconds since 1970.
    """
    there = text("due > 0")  # exactly as in the index
    query = select(tables.c.id).where(there, tables.c.due <= now).order_by(tables.c.due)
    return list(connection.execute(query.limit(limit)).scalars())


def own_tables(
    connection: Connection, session: str, over: bool = False
) -> list[tuple[LobbyRow, int]]:
    """The lobby rows of a session's unfinished tables, or finished ones if ``over`` is True.

    The last used table comes first. Each row comes with the number of the session's member at that table.
    """
    query = (
        select(tables, members.c.member)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.session_hash == token_hash(session))
        .where(tables.c.stage == "over" if over else tables.c.stage != "over")
        .order_by(tables.c.touched.desc())
        .limit(MOST_FINISHED if over else MOST_UNFINISHED)
    )
    return [(lobby_row(row[:-1]), row[-1]) for row in connection.execute(query)]


def own_tries(connection: Connection, deals: Sequence[str], session: str) -> dict[str, LobbyRow]:
    """The lobby rows of a session's tries at ``deals``, by deal."""
    query = select(tries.c.deal, tables).join(tables, tries.c.table_id == tables.c.id)
    query = query.where(tries.c.owner == token_hash(session), tries.c.deal.in_(deals))
    return {row[0]: lobby_row(row[1:]) for row in connection.execute(query)}


def all_tried(connection: Connection, deals: Sequence[str]) -> list[tuple[str, bytes, LobbyRow]]:
    """All tries at ``deals``, the earliest first: the deal, the session's hash and the lobby row of each."""
    query = select(tries.c.deal, tries.c.owner, tables)
    query = query.join(tables, tries.c.table_id == tables.c.id).where(tries.c.deal.in_(deals))
    found = connection.execute(query.order_by(tables.c.made).limit(MOST_TRIES))
    return [(row[0], bytes(row[1]), lobby_row(row[2:])) for row in found]


def results(connection: Connection, deal: str) -> tuple[int, list[LobbyRow]]:
    """How many tries there are at a deal, and the lobby rows of those that are over, the earliest first."""
    count = select(func.count()).select_from(tries).where(tries.c.deal == deal)
    query = select(tables).join(tries, tries.c.table_id == tables.c.id)
    query = query.where(tries.c.deal == deal, tables.c.stage == "over")
    found = connection.execute(query.order_by(tables.c.made).limit(MOST_RESULTS))
    return connection.execute(count).scalar_one(), [lobby_row(row) for row in found]


def who(connection: Connection, table: str, *, session: str = "", token: str = "") -> int | None:
    """The number of the member with this bearer token or, if no token is given, with this session.

    None if no member has it.
    """
    column, secret = (members.c.token_hash, token) if token else (members.c.session_hash, session)
    if not (secret and is_id(table)):
        return None
    query = select(members.c.member).where(members.c.table_id == table)
    found: int | None = connection.execute(query.where(column == token_hash(secret))).scalar()
    return found


def hashes(connection: Connection, table: str, member: int) -> list[str]:
    """The hashes of a member's session and token, in hexadecimal; none for a bot."""
    query = select(members.c.session_hash, members.c.token_hash)
    query = query.where(members.c.table_id == table, members.c.member == member)
    found = connection.execute(query).first()
    return [item.hex() for item in found or () if item is not None]


def knows(connection: Connection, session: str) -> bool:
    """Whether a session has a seat at any table."""
    mine = members.c.session_hash == token_hash(session)
    return connection.execute(select(members.c.member).where(mine).limit(1)).first() is not None
