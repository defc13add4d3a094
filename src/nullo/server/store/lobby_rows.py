"""A table's row for the lobby: what the store keeps besides its events, and what readers see of it."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.server.protocol.http_bodies import TableSummary
from nullo.server.protocol.messages import Stage, TableView
from nullo.server.table.table import Table


class LobbyRow(msgspec.Struct, omit_defaults=True):
    """What the lobby and the sweep need to know of a table, without reading its events.

    Attributes:
        stage: ``gathering``, ``playing`` or ``over``.
        listed: whether the lobby shows it to everybody.
        game: the game's id.
        host: the host's name.
        players: number of seats.
        people: names of the persons, in the order in which they joined.
        hand: number of the hand, from 0.
        asked: members who are to act.
        waiting: their names.
        options: as in a record.
        id: the table's id; like the next two, set by the store when it reads a row.
        made: when the table was made, in milliseconds since 1970.
        touched: when the row was last written.
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
    """The lobby row of a table in its present state."""
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
    """The row as one member, or anybody else, sees it."""
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
