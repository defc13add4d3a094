"""The clock of a table: how long each person has been thinking about a decision.

Time runs from when a question was sent, but not while the server is down, nor while no member with a seat is
connected. Only bank time is in the events. At a slow table time runs from the event that asked, by the
system's clock, and never stands still.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from nullo.server.table.slow_times import Question
from nullo.server.table.table import Table


class TurnClock:
    """Measures how long the asked seats of a table have been thinking.

    ``now`` and ``system`` return the time in seconds.
    """

    def __init__(
        self, now: Callable[[], float] = time.monotonic, system: Callable[[], float] = time.time
    ) -> None:
        self._now = now
        self._system = system
        self._since: dict[int, tuple[Question, float]] = {}
        self._stopped: float | None = now()

    def look(self, table: Table, running: bool) -> bool:
        """Record which seats are asked, and whether time runs; returns True if a question is new."""
        slow = table.slow
        now = self._go(running or slow)
        before = self._since
        self._since = {}
        news = False
        for seat in table.timed_seats():
            question = table.question(seat)
            known = before.get(seat)
            if known is None or known[0] != question:
                known = question, now
                news = True
            if slow:
                asked = self._system() - table.slow_times.since(seat) / 1000
                known = question, now - max(0.0, asked)  # the clock may have been set back
            self._since[seat] = known
        return news

    def _go(self, running: bool) -> float:
        now = self._now()
        if self._stopped is not None:
            lost = now - self._stopped
            self._since = {
                seat: (question, since + lost) for seat, (question, since) in self._since.items()
            }
        self._stopped = None if running else now
        return now

    def times(self) -> dict[int, int]:
        """How long each asked seat has been thinking, in milliseconds by seat."""
        now = self._now() if self._stopped is None else self._stopped
        return {seat: int((now - since) * 1000) for seat, (_, since) in self._since.items()}

    def over(self, table: Table) -> tuple[list[int], float]:
        """The seats whose time has run out, and the seconds until the time of the next seat runs out.

        These are infinite if no time runs.
        """
        clock, late, left = table.view.clock, [], math.inf
        if clock is not None and self._stopped is None:
            for seat, asked in self.times().items():
                if self._since[seat][0] != table.question(seat):
                    continue  # its new question has not been sent yet
                rest = clock.move + (table.view.banks[seat] - asked) / 1000
                if rest <= 0:
                    late.append(seat)
                else:
                    left = min(left, rest)
        return late, left

    def bank_time_used(self, table: Table, member: int) -> int:
        """How many milliseconds of its bank a member uses if it acts now."""
        clock = table.view.clock
        if clock is None or member not in table.view.seats:
            return 0
        seat = table.view.seats.index(member)
        known = self._since.get(seat)
        if known is None or known[0] != table.question(seat):
            return 0
        return min(max(0, self.times()[seat] - clock.move * 1000), table.view.banks[seat])
