"""What each member of a table may know: the part that everybody knows, and each seat's own part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nullo.game.view import Own, Public
from nullo.server.protocol.messages import TableView, You
from nullo.server.table.open_hands import OpenHands
from nullo.server.table.play import TableGame
from nullo.server.table.seating import as_seated


class MemberView(NamedTuple):
    """The part of a view that only one person gets: who they are, and what only their seat knows."""

    you: You
    own: Own | None


WATCHER = MemberView(You(), None)


class TableViews(NamedTuple):
    """The views of all members after an event."""

    table: TableView
    public: Public | None
    people: dict[int, MemberView]  # each person's own part
    hands: list[list[str]] | None  # the open hands for spectators; None if they are not open


def views_of(
    view: TableView,
    play: TableGame | None,
    open_hands: OpenHands,
    before: TableViews | None = None,
    moved: bool = True,
    changed: Sequence[int] | None = None,
) -> TableViews:
    """The views of all members; parts that have not changed since the views ``before`` are taken from there.

    ``moved`` says whether the game's public part may have changed. ``changed`` are the seats whose own part
    may have changed; None stands for all seats.
    """
    public = before.public if before else None
    if play is not None and moved:
        public = play.state.public()
    if before is None or changed is None or not as_seated(before.table, view):
        people = _people(view, play, before, changed)
    else:
        people = before.people.copy()
        for seat in changed:
            if (viewer := people.get(view.seats[seat])) is not None:
                people[viewer.you.member] = MemberView(viewer.you, _own(play, seat))
    hands = open_hands.hands(play) if view.open_after >= 0 else None
    return TableViews(view, public, people, hands)


def _people(
    view: TableView,
    play: TableGame | None,
    before: TableViews | None,
    changed: Sequence[int] | None,
) -> dict[int, MemberView]:
    people: dict[int, MemberView] = {}
    for member in view.members:
        if member.bot:
            continue
        viewer = before.people.get(member.id) if before else None
        seat = view.seats.index(member.id) if play else -1
        if viewer is None or viewer.you.seat != seat:
            viewer = MemberView(You(member.id, seat), _own(play, seat))
        elif changed is None or seat in changed:
            viewer = MemberView(viewer.you, _own(play, seat))
        people[member.id] = viewer
    return people


def _own(play: TableGame | None, seat: int) -> Own | None:
    return None if play is None or seat < 0 else play.own(seat)
