"""Decides when a table's row in the lobby is written: at once, but not for each of many quick moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from nullo.server.store import LobbyRow
from nullo.server.store.lobby_rows import row_of
from nullo.server.table.events import Act, Choose, Event
from nullo.server.table.table import Table

REST = 1.0
"""Seconds between two moves' lobby rows. Longer, and who looks in the lobby would see it."""


class LobbyUpdates:
    """When to write the lobby row of one table.

    Writing it costs as much as storing a move, so moves that come quickly share one write.

    Args:
        late: called when there is something to be kept, and no event to keep it with.
        alone: no other process writes it: nothing of another's could be overwritten late.
    """

    def __init__(self, late: Callable[[], object], alone: bool = True) -> None:
        self._late = late
        self._alone = alone
        self._loop = asyncio.get_running_loop()
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def owed(self) -> bool:
        """Whether it is behind the table."""
        return self._timer is not None

    def with_(self, table: Table, events: Iterable[Event]) -> LobbyRow | None:
        """What is to be kept with these events, of which the table knows; None: it has time."""
        moves = all(isinstance(event, Act | Choose) for event in events)
        if moves and table.view.stage != "over" and self._loop.time() < self._next and self._alone:
            self.owe()
            return None
        return self.now(table)

    def now(self, table: Table) -> LobbyRow:
        """What is to be kept as the table stands."""
        self.forget()
        self._next = self._loop.time() + REST
        return row_of(table)

    def owe(self) -> None:
        """Have it kept when its time has come."""
        if self._timer is None and self._alone:
            self._timer = self._loop.call_at(self._next, self._due)

    def forget(self) -> None:
        """Nothing is owed any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> None:
        self._timer = None
        self._late()
