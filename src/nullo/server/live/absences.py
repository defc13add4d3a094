"""How long the members of a table have been disconnected, and when a bot plays for them.

A member is marked away when the grace period is over; at a slow table, when the time for its decision is
over. With several workers, each is responsible for the members who were last connected to it, and waits much
longer for other workers' members.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection

from nullo.server.protocol.messages import Member
from nullo.server.table.table import Table

ELSEWHERE = 10  # how many grace periods a worker waits for members of other workers
LATER = 10.0  # the seconds for which a worker waits for such members at a slow table


class Absences:
    """Measures, in seconds, how long the members of one table have been disconnected."""

    def __init__(
        self, grace: float, shared: bool, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._grace = grace
        self._shared = shared
        self._now = now
        self._gone: dict[int, float] = {}
        self._away: dict[int, float] = {}
        self._ours: set[int] = set()

    def look(self, table: Table, here: Collection[int], late: Collection[int]) -> None:
        """Record which members are connected (``here``), out of time (``late``) and marked away."""
        for member in table.view.persons():
            self._look(table, member, member.id in here, member.id in late)

    def _look(self, table: Table, member: Member, here: bool, late: bool) -> None:
        id, now = member.id, self._now()
        if here:
            self._gone.pop(id, None)
            self._ours.add(id)
        elif not member.away and id in self._away:
            self._gone[id] = now  # it is back, but connected to another worker
            self._ours.discard(id)
        if member.away:
            self._away.setdefault(id, now)
            return
        self._away.pop(id, None)
        if table.slow and not late:
            self._gone.pop(id, None)
        elif not here:
            self._gone.setdefault(id, now)

    def seconds_left(self, table: Table, member: int) -> float:
        """Seconds until a disconnected member must be marked away, 0 or less if it is due now.

        Infinity if the member is connected, or no time runs for it.
        """
        since = self._gone.get(member)
        if since is None:
            return math.inf
        patience = 0.0 if table.slow else self._grace
        if self._shared and member not in self._ours:
            patience = LATER if table.slow else patience * ELSEWHERE
        return since + patience - self._now()

    def away_for(self, member: int) -> float | None:
        since = self._away.get(member)
        return None if since is None else self._now() - since

    def waits(self, table: Table, here: Collection[int]) -> dict[int, int]:
        """By disconnected member, the milliseconds until a bot may play for it.

        The result is empty if no bot would play: before and after the game, while no member is connected,
        and at a slow table, where the clock decides. It leaves out members who may be connected to another
        worker.
        """
        if not here or table.slow or table.view.stage != "playing":
            return {}
        self.look(table, here, ())
        return {
            member.id: max(0, round(self.seconds_left(table, member.id) * 1000))
            for member in table.view.persons()
            if not (member.away or member.id in here)
            and (member.id in self._ours or not self._shared)
        }
