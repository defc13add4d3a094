"""Keeps when each seat of a slow table was asked.

It takes the times of the table's events, which a restart of the server does not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Question = tuple[int, int, int]


class SlowTimes:
    """The moments at which the seats of one table were asked, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[Question, int]] = {}

    def look(self, seats: Iterable[int], question: Callable[[int], Question], at: int) -> None:
        """Record, after an event at the time ``at``, for which seats time runs and what each is asked."""
        before, self._asked = self._asked, {}
        for seat in seats:
            known = before.get(seat)
            asks = question(seat)
            self._asked[seat] = known if known and known[0] == asks else (asks, at)

    def since(self, seat: int) -> int:
        """When a seat was asked, in milliseconds since 1970; 0 if no time runs for it."""
        return self._asked[seat][1] if seat in self._asked else 0

    def first(self) -> int | None:
        return min((at for _, at in self._asked.values()), default=None)
