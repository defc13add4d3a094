"""The clock of a table: how long each person who is asked has been.

Time runs in this process, from the moment a question has been told here: it never runs while the
server is away, and starts anew after a restart. It stands still while no member who has a
seat is connected. What a seat's bank has lost is in the events; all else is forgotten with the
table in memory.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from nullo.server.table.table import Table

Question = tuple[int, int, int]


class TurnClock:
    """How long the seats of one table have been asked.

    Args:
        now: seconds, as they pass.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since: dict[int, tuple[Question, float]] = {}
        self._stopped: float | None = now()

    def look(self, table: Table, running: bool) -> bool:
        """Take in who is asked; whether somebody is newly asked.

        Args:
            table: the table.
            running: a member who has a seat is connected.
        """
        now = self._go(running)
        before = self._since
        self._since = {}
        news = False
        for seat in table.timed():
            question = table.question(seat)
            known = before.get(seat)
            if known is None or known[0] != question:
                known = question, now
                news = True
            self._since[seat] = known
        return news

    def _go(self, running: bool) -> float:
        """Let time run, or stop; the time as it is for those who are asked."""
        now = self._now()
        if self._stopped is not None:
            lost = now - self._stopped
            self._since = {
                seat: (question, since + lost) for seat, (question, since) in self._since.items()
            }
        self._stopped = None if running else now
        return now

    def times(self) -> dict[int, int]:
        """How long each who is asked has been, in milliseconds by seat."""
        now = self._now() if self._stopped is None else self._stopped
        return {seat: int((now - since) * 1000) for seat, (_, since) in self._since.items()}

    def over(self, table: Table) -> tuple[list[int], float]:
        """The seats whose time is over, and in how many seconds the next one's is."""
        clock, late, left = table.view.clock, [], math.inf
        if clock is not None and self._stopped is None:
            for seat, asked in self.times().items():
                if self._since[seat][0] != table.question(seat):
                    continue  # it is asked something else, and has not been told
                rest = clock.move + (table.view.banks[seat] - asked) / 1000
                if rest <= 0:
                    late.append(seat)
                else:
                    left = min(left, rest)
        return late, left

    def spent(self, table: Table, member: int) -> int:
        """What a member who acts now takes from its seat's bank, in milliseconds."""
        clock = table.view.clock
        if clock is None or member not in table.view.seats:
            return 0
        seat = table.view.seats.index(member)
        known = self._since.get(seat)
        if known is None or known[0] != table.question(seat):
            return 0
        return min(max(0, self.times()[seat] - clock.move * 1000), table.view.banks[seat])
