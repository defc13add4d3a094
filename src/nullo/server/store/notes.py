"""Stores the store's own numbers."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from nullo.server.store.schema import notes


def note(connection: Connection, name: str, value: int) -> None:
    """Store a number."""
    connection.execute(update(notes).where(notes.c.name == name).values(value=value))


def noted(connection: Connection, name: str) -> int:
    """A stored number; nobody changes it before this transaction has ended."""
    query = select(notes.c.value).where(notes.c.name == name).with_for_update()
    return int(connection.execute(query).scalar_one())
