"""What everybody at a table knows: the parts that are the same for all, and each one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nullo.server.protocol.messages import TableView, You
from nullo.server.table.open_hands import OpenHands
from nullo.server.table.play import Play
from nullo.server.table.seating import as_seated
from nullo.view import Own, Public


class Place(NamedTuple):
    """What one person's state has of its own: who it is, and what its seat knows."""

    you: You
    own: Own | None


WATCHER = Place(You(), None)


class Sight(NamedTuple):
    """Everybody's state after an event: the common parts, those of each person, who watches'."""

    table: TableView
    public: Public | None
    people: dict[int, Place]
    hands: list[list[str]] | None


def look(
    view: TableView,
    play: Play | None,
    open_hands: OpenHands,
    before: Sight | None = None,
    moved: bool = True,
    changed: Sequence[int] | None = None,
) -> Sight:
    """Everybody's state, as far as something has changed since ``before``.

    Args:
        moved: the game has moved on.
        changed: the seats whose own part may have changed; None: all.
    """
    public = before.public if before else None
    if play is not None and moved:
        public = play.state.public()
    if before is None or changed is None or not as_seated(before.table, view):
        people = _people(view, play, before, changed)
    else:
        people = before.people.copy()
        for seat in changed:
            if (place := people.get(view.seats[seat])) is not None:
                people[place.you.member] = Place(place.you, _own(play, seat))
    hands = open_hands.hands(play) if view.open_after >= 0 else None
    return Sight(view, public, people, hands)


def _people(
    view: TableView, play: Play | None, before: Sight | None, changed: Sequence[int] | None
) -> dict[int, Place]:
    people: dict[int, Place] = {}
    for member in view.members:
        if member.bot:
            continue
        place = before.people.get(member.id) if before else None
        seat = view.seats.index(member.id) if play else -1
        if place is None or place.you.seat != seat:
            place = Place(You(member.id, seat), _own(play, seat))
        elif changed is None or seat in changed:
            place = Place(place.you, _own(play, seat))
        people[member.id] = place
    return people


def _own(play: Play | None, seat: int) -> Own | None:
    return None if play is None or seat < 0 else play.own(seat)
