"""Makes the lobby rows of tables, and from these what users see in lists of tables.

A lobby row is a summary of a table, which is stored in addition to its events.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.server.protocol.http_bodies import FinishedGame, TableSummary
from nullo.server.protocol.messages import DAY, Stage
from nullo.server.store.values import now_ms
from nullo.server.table.seating import members_by_seat
from nullo.server.table.table import Table

MOST_UNFINISHED, MOST_FINISHED = 50, 200
"""How many unfinished and finished tables of a session are listed."""
MOST_TRIES, MOST_RESULTS = 2000, 500
"""How many tries one query for tries lists, and how many results of one deal are listed."""


class Result(msgspec.Struct):
    """The result of a finished game."""

    members: list[int]
    names: list[str]
    bots: list[str]  # their bots; empty for a person
    scores: list[int]  # by side: by seat or, in games of teams, by team
    winners: list[int]
    hands: int
    # The points of each side in each hand; empty for games that ended before these were stored.
    by_hand: list[list[int]] = []


class LobbyRow(msgspec.Struct, omit_defaults=True):
    """A summary of a table, from which users' :class:`TableSummary` is made.

    ``asked_at``, ``due``, ``made`` and ``touched`` are in milliseconds since 1970.
    """

    stage: Stage
    listed: bool = False
    game: str = ""
    host: str = ""
    players: int = 0
    closed: bool = False
    people: list[str] = []
    hand: int = 0
    asked: list[int] = []
    waiting: list[str] = []  # the names of those who are asked
    asked_at: list[
        int
    ] = []  # at a slow table, when they were asked; 0 if a bot acts for the member
    move: int = 0  # at a slow table, the seconds for each decision
    due: int = 0  # see :meth:`Table.due`
    options: dict[str, Any] = {}
    result: Result | None = None  # also None if the game ended before results were stored
    # The store sets these when it reads a row.
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
        closed=view.closed,
        people=[person.name for person in view.persons()],
        hand=table.match.state.position.hand if table.match else 0,
        asked=members,
        waiting=[names[member] for member in members],
        asked_at=[table.slow_times.since(seat) for seat in view.asked] if table.slow else [],
        move=view.clock.move if view.clock is not None and table.slow else 0,
        due=table.due(),
        options=view.options,
        result=_result(table),
    )


def _result(table: Table) -> Result | None:
    view = table.view
    if table.match is None or view.stage != "over":
        return None
    state, members = table.match.state, members_by_seat(view)
    return Result(
        members=list(view.seats),
        names=[item.name for item in members],
        bots=[item.bot for item in members],
        scores=state.scores(),
        winners=state.winners(),
        hands=state.position.hand,
        by_hand=state.hands(),
    )


def summary(row: LobbyRow, member: int | None = None) -> TableSummary:
    """The summary of a table for ``member`` or, if that is None, for somebody who is not a member."""
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
        seats_left=0 if row.closed else max(0, row.players - len(row.people)),
        options=row.options,
        days=row.move // DAY,
        left=_seconds_left(row, member),
    )


def _seconds_left(row: LobbyRow, member: int | None) -> int:
    """Seconds that a member has left for a decision at a slow table; -1 if no time runs for the member."""
    since = dict[int | None, int](zip(row.asked, row.asked_at, strict=False)).get(member)
    if not since:
        return -1
    return max(0, row.move - max(0, now_ms() - since) // 1000)


def finished_game(row: LobbyRow, member: int) -> FinishedGame:
    """The entry for a finished game in a member's list of games, from the lobby row of its table."""
    result = row.result or Result([], [], [], [], [], 0)
    return FinishedGame(
        id=row.id,
        game=row.game,
        options=row.options,
        made=row.made,
        ended=row.touched,
        people=row.people,
        seat=result.members.index(member) if member in result.members else -1,
        names=result.names,
        bots=result.bots,
        scores=result.scores,
        winners=result.winners,
        hands=result.hands,
    )
