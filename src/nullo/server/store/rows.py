"""Converts events and lobby rows to database rows and back; raises StoreError if they are invalid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nullo.server.store.errors import StoreError, reason
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.secret import token_hash
from nullo.server.table.events import Event, Open, Stored
from nullo.system.decoding import json_decoder

_encode = msgspec.json.Encoder().encode
_decode = json_decoder(Event).decode
_decode_summary = json_decoder(LobbyRow).decode

Row = tuple[Any, ...]

_ID = re.compile("[A-Za-z0-9_-]{1,40}")


def is_id(text: str) -> bool:
    """Whether a string can be the id of a table; other strings are not looked up in the database."""
    return _ID.fullmatch(text) is not None


class Seat(NamedTuple):
    """The secrets that prove that a client is a member; the store keeps only their hashes."""

    member: int
    session: str | None = None  # a browser's, in its cookie
    token: str | None = None  # a program's


class DealTry(NamedTuple):
    """The fixed deal of a try that counts, and the session of the browser that plays it."""

    deal: str
    session: str


def event_rows(table: str, stored: Sequence[Stored]) -> list[Row]:
    """The rows for events of a table in the database table ``events``."""
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


def table_row(table: str, stored: Sequence[Stored], lobby_row: LobbyRow) -> Row:
    """The row for a new table in the database table ``tables``; ``stored`` are its first events."""
    first = stored[0].event
    if not isinstance(first, Open):
        raise ValueError("a table's first event is Open")
    return (table, first.game, stored[0].at, stored[-1].at, *_columns(lobby_row))


def changed_row(table: str, at: int, lobby_row: LobbyRow) -> Row:
    """The id of a table and the columns of its row in ``tables`` that change during play.

    ``at`` is the time of the change.
    """
    return (table, at, *_columns(lobby_row))


def _columns(lobby_row: LobbyRow) -> Row:
    try:
        summary = _encode(lobby_row).decode()
        return (lobby_row.stage, lobby_row.listed, summary, lobby_row.due)
    except (UnicodeEncodeError, msgspec.MsgspecError) as error:
        raise StoreError(reason(error)) from None


def member_rows(table: str, seats: Sequence[Seat]) -> list[Row]:
    """The rows for members' secrets in the database table ``members``."""
    return [
        (
            table,
            seat.member,
            None if seat.session is None else token_hash(seat.session),
            None if seat.token is None else token_hash(seat.token),
        )
        for seat in seats
    ]


def event_in(row: Sequence[Any]) -> Stored:
    """The event in a database row with the columns seq, at, member, client and data."""
    seq, at, member, client, data = row
    try:
        event = _decode(data)
    except msgspec.MsgspecError as error:
        raise StoreError(f"event {seq} cannot be read: {error}") from None
    return Stored(seq=seq, at=at, event=event, member=member, client=client or "")


def lobby_row(row: Sequence[Any]) -> LobbyRow:
    """The lobby row in a row of the database table ``tables``."""
    table, game, made, touched, stage, listed, summary, _due = row
    try:
        found = _decode_summary(summary)
    except msgspec.MsgspecError as error:
        raise StoreError(f"the summary of a table cannot be read: {reason(error)}") from None
    return replace(
        found, id=table, game=game, made=made, touched=touched, stage=stage, listed=bool(listed)
    )
