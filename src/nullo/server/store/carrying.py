"""Carries a browser's seats and games to another device, by a token that works once and soon expires."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from nullo.server.store.schema import carries, members, tables, tries
from nullo.server.store.secret import derive_token, encrypt, token_hash
from nullo.server.store.values import Carried


def carry(
    connection: Connection, token: str, session: str, games: str, *, now: int, until: int, most: int
) -> bool:
    """Store a browser's session (if it has one) and games until another device takes them by ``token``.

    They expire at ``until``. Returns False if the games of ``most`` browsers are stored already. Times are in
    milliseconds since 1970.
    """
    sweep(connection, now)
    kept = connection.execute(select(func.count()).select_from(carries)).scalar_one()
    if kept >= most:
        return False
    row = {
        "token_hash": token_hash(token),
        "until": until,
        "session": encrypt(session.encode(), derive_token("carried session", token)),
        "games": encrypt(games.encode(), derive_token("carried games", token)),
    }
    connection.execute(insert(carries).values(row))
    return True


def take_carried(connection: Connection, token: str, own: str, now: int) -> Carried | None:
    """Take what was stored for ``token``, once; None if the token is invalid or has expired.

    The seats and tries of the receiving device's session ``own`` pass to the session that it receives.
    Nothing is taken if both sessions have seats at one unfinished table.
    """
    mine = carries.c.token_hash == token_hash(token)
    found = connection.execute(select(carries).where(mine).with_for_update()).first()
    if found is None or found.until <= now:
        return None
    session = encrypt(found.session, derive_token("carried session", token)).decode()
    games = encrypt(found.games, derive_token("carried games", token)).decode()
    if own and session and own != session:
        old, new = token_hash(own), token_hash(session)
        there = select(members.c.table_id).where(members.c.session_hash == new)
        both = select(tables.c.id).join(members, members.c.table_id == tables.c.id)
        both = both.where(
            members.c.session_hash == old, tables.c.id.in_(there), tables.c.stage != "over"
        )
        if connection.execute(both.limit(1)).first() is not None:
            return Carried(clash=True)
        moving = members.c.session_hash == old, members.c.table_id.not_in(there)
        connection.execute(update(members).where(*moving).values(session_hash=new))
        done = select(tries.c.deal).where(tries.c.owner == new)
        tried = tries.c.owner == old, tries.c.deal.not_in(done)
        connection.execute(update(tries).where(*tried).values(owner=new))
    connection.execute(delete(carries).where(mine))
    return Carried(session, games)


def sweep(connection: Connection, now: int) -> None:
    """Delete what no device has taken in time; ``now`` is in milliseconds since 1970."""
    connection.execute(delete(carries).where(carries.c.until <= now))
