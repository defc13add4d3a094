"""What goes into the store and comes out of it, and its rows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from nullo.server.store.errors import StoreError, reason
from nullo.server.store.secret import hashed
from nullo.server.table.events import Event, Open, Stored

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode

Row = tuple[Any, ...]

_ID = re.compile("[A-Za-z0-9_-]{1,40}")


def is_id(text: str) -> bool:
    """Whether a table can have this id. What else stands in an address is never asked for."""
    return _ID.fullmatch(text) is not None


class Brief(NamedTuple):
    """What the lobby and the sweep need of a table, without reading its events.

    Attributes:
        stage: ``gathering``, ``playing`` or ``over``.
        listed: the lobby shows it.
        data: JSON of the caller's own; the store keeps it as it is.
    """

    stage: str
    listed: bool
    data: bytes


class Entry(NamedTuple):
    """A table as the lobby lists it; times in milliseconds since 1970.

    Attributes:
        id: the table.
        game: the game's id.
        made: when it was opened.
        touched: when its brief was written last.
        stage, listed, data: as in its :class:`Brief`.
    """

    id: str
    game: str
    made: int
    touched: int
    stage: str
    listed: bool
    data: bytes


class Seat(NamedTuple):
    """What lets someone speak for a member: secrets, of which the store keeps hashes.

    Attributes:
        member: its number.
        session: the session's token (a browser's cookie).
        token: a bearer token (a program's).
    """

    member: int
    session: str | None = None
    token: str | None = None


def event_rows(table: str, stored: Sequence[Stored]) -> list[Row]:
    """Rows of ``events``.

    Raises:
        StoreError: one of them holds what JSON cannot.
    """
    try:
        return [
            (
                table,
                row.seq,
                row.at,
                row.event.__struct_config__.tag,
                row.member,
                row.client or None,
                _encode(row.event).decode(),
            )
            for row in stored
        ]
    except (UnicodeEncodeError, msgspec.MsgspecError) as error:
        raise StoreError(reason(error)) from None


def table_row(table: str, stored: Sequence[Stored], brief: Brief) -> Row:
    """A row of ``tables``."""
    first = stored[0].event
    if not isinstance(first, Open):
        raise ValueError("a table's first event is Open")
    stage, listed, data = brief
    return (table, first.game, stored[0].at, stored[-1].at, stage, listed, data.decode())


def brief_row(table: str, at: int, brief: Brief) -> Row:
    """What changes in a row of ``tables``."""
    return (table, at, brief.stage, brief.listed, brief.data.decode())


def member_rows(table: str, seats: Sequence[Seat]) -> list[Row]:
    """Rows of ``members``."""
    return [
        (
            table,
            seat.member,
            None if seat.session is None else hashed(seat.session),
            None if seat.token is None else hashed(seat.token),
        )
        for seat in seats
    ]


def stored(row: Sequence[Any]) -> Stored:
    """The event of a row: seq, at, member, client, data.

    Raises:
        StoreError: it is damaged, or of a later version of Nullo.
    """
    seq, at, member, client, data = row
    try:
        event = _decode(data)
    except msgspec.MsgspecError as error:
        raise StoreError(f"event {seq} cannot be read: {error}") from None
    return Stored(seq=seq, at=at, event=event, member=member, client=client or "")


def entry(row: Sequence[Any]) -> Entry:
    """The entry of a whole row of ``tables``."""
    table, game, made, touched, stage, listed, summary = row
    return Entry(table, game, made, touched, stage, listed, summary.encode())
