"""A table's row in the lobby: what the store keeps beside its events, and what a reader is shown."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.server.protocol.http_bodies import TableSummary
from nullo.server.protocol.messages import Stage, TableView
from nullo.server.table.table import Table


class LobbyRow(msgspec.Struct, omit_defaults=True):
    """What the lobby and the sweep need of a table, without reading its events.

    Attributes:
        stage: ``gathering``, ``playing`` or ``over``.
        listed: the lobby shows it to all.
        game: its id.
        host: the host's name.
        players: number of seats.
        people: names of the persons, as they came.
        hand: number of the hand, from 0.
        asked: members who are to act.
        waiting: their names.
        options: as a record states them.
        id: the table; like the next two, the store fills it in when a row is read.
        made: when the table was opened, in milliseconds since 1970.
        touched: when the row was written last.
    """

    stage: Stage
    listed: bool = False
    game: str = ""
    host: str = ""
    players: int = 0
    people: list[str] = []
    hand: int = 0
    asked: list[int] = []
    waiting: list[str] = []
    options: dict[str, Any] = {}
    id: str = ""
    made: int = 0
    touched: int = 0


def row_of(table: Table) -> LobbyRow:
    """The row of a table as it is now."""
    view = table.view
    names = {member.id: member.name for member in view.members}
    members = [view.seats[seat] for seat in view.asked]
    return LobbyRow(
        stage=view.stage,
        listed=view.listed,
        game=view.game,
        host=names.get(view.host, ""),
        players=int(view.options["players"]),
        people=_people(view),
        hand=table.match.state.position.hand if table.match else 0,
        asked=members,
        waiting=[names[member] for member in members],
        options=view.options,
    )


def _people(view: TableView) -> list[str]:
    here = set(view.seats)
    return [item.name for item in view.members if not item.bot and item.id in here]


def summary(row: LobbyRow, member: int | None = None) -> TableSummary:
    """A table as one member, or anybody, is shown it."""
    return TableSummary(
        id=row.id,
        game=row.game,
        host=row.host,
        players=row.players,
        people=row.people,
        stage=row.stage,
        hand=row.hand,
        your_turn=member in row.asked,
        waiting_for=row.waiting,
        seats_left=max(0, row.players - len(row.people)),
        options=row.options,
    )
