"""A table in the lobby: what the store keeps beside its events, and what a reader is told."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.server.protocol.http_bodies import TableSummary
from nullo.server.protocol.messages import Stage, TableView
from nullo.server.store import Brief, Entry
from nullo.server.table.table import Table


class Kept(msgspec.Struct, omit_defaults=True):
    """What the store keeps of a table for the lobby.

    Attributes:
        game: its id.
        host: the host's name.
        players: number of seats.
        people: names of the persons, as they came.
        stage: ``gathering``, ``playing`` or ``over``.
        hand: number of the hand, from 0.
        asked: members who are to act.
        waiting: their names.
        options: as a record states them.
    """

    game: str
    host: str
    players: int
    people: list[str]
    stage: Stage
    hand: int = 0
    asked: list[int] = []
    waiting: list[str] = []
    options: dict[str, Any] = {}


def brief(table: Table) -> Brief:
    """What the store is to keep of a table now."""
    view = table.view
    names = {member.id: member.name for member in view.members}
    members = [view.seats[seat] for seat in view.asked]
    kept = Kept(
        game=view.game,
        host=names.get(view.host, ""),
        players=int(view.options["players"]),
        people=_people(view),
        stage=view.stage,
        hand=table.match.state.position.hand if table.match else 0,
        asked=members,
        waiting=[names[member] for member in members],
        options=view.options,
    )
    return Brief(view.stage, view.listed, msgspec.json.encode(kept))


def _people(view: TableView) -> list[str]:
    here = set(view.seats)
    return [item.name for item in view.members if not item.bot and item.id in here]


def summary(entry: Entry, member: int | None = None) -> TableSummary:
    """A table as one member, or anybody, is shown it."""
    kept = msgspec.json.decode(entry.data, type=Kept)
    return TableSummary(
        id=entry.id,
        game=kept.game,
        host=kept.host,
        players=kept.players,
        people=kept.people,
        stage=kept.stage,
        hand=kept.hand,
        your_turn=member in kept.asked,
        waiting_for=kept.waiting,
        seats_left=max(0, kept.players - len(kept.people)),
        options=kept.options,
    )
