"""When the store is told what the lobby shows of a table: at once, but not of each move of a quick game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from nullo.server.store import Brief
from nullo.server.store.lobby_rows import brief
from nullo.server.table.events import Act, Choose, Event
from nullo.server.table.table import Table

REST = 1.0
"""Seconds between two moves' briefs. Longer, and who looks in the lobby would see it."""


class LobbyEntry:
    """A table's entry in the lobby, as far as one process writes it.

    It costs as much to keep as the move itself, so moves that come quickly share one.

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

    def with_(self, table: Table, events: Iterable[Event]) -> Brief | None:
        """What is to be kept with these events, of which the table knows; None: it has time."""
        moves = all(isinstance(event, Act | Choose) for event in events)
        if moves and table.view.stage != "over" and self._loop.time() < self._next and self._alone:
            self.owe()
            return None
        return self.now(table)

    def now(self, table: Table) -> Brief:
        """What is to be kept as the table stands."""
        self.forget()
        self._next = self._loop.time() + REST
        return brief(table)

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
