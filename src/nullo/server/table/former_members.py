"""People who have left a table, known by the hashes of their secrets, and when they may not return.

Somebody whom the host has removed cannot sit down at the table again. Somebody who left during a hand, and so
has seen cards of it, cannot return until the hand is over. Until then a bot keeps the seat; otherwise the
host could remove somebody and take their seat to see the cards.
"""

from __future__ import annotations

from collections.abc import Collection

from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Leave

NO_HAND = -1


class FormerMembers:
    """The people who have left one table, by the hashes of their secrets, and the seats that they left."""

    def __init__(self) -> None:
        self._removed: set[str] = set()
        self._left: dict[str, int] = {}  # by hash, the hand during which somebody left
        self._seats: dict[int, int] = {}  # by seat, the hand during which its player left

    def add(self, event: Leave, seat: int, hand: int) -> None:
        if event.removed:
            self._removed.update(event.hashes)
        if hand != NO_HAND:
            self._left.update(dict.fromkeys(event.hashes, hand))
            self._seats[seat] = hand

    def is_removed(self, hashes: Collection[str]) -> bool:
        return not self._removed.isdisjoint(hashes)

    def check(self, hashes: Collection[str], hand: int) -> None:
        if self.is_removed(hashes):
            raise Refused("removed")
        if any(self._left.get(item) == hand for item in hashes):
            raise Refused("hand-left")

    def left_seats(self, hand: int) -> set[int]:
        return {seat for seat, left in self._seats.items() if left == hand}
