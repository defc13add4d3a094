"""Decides when to write a table's lobby row: with every event, but only once for several quick moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from nullo.server.store import LobbyRow
from nullo.server.store.lobby_rows import row_of
from nullo.server.table.events import Event, SeatAction
from nullo.server.table.table import Table

REST = 1.0
"""Seconds between two writes of the row for moves. A longer time would be noticed in the lobby."""


class LobbyUpdates:
    """Decides when to write the lobby row of one table.

    Writing it costs as much as storing a move, so moves in quick succession share one write; ``late`` is
    called when that is due. They share it only if ``alone`` is True: no other process may write the row.
    """

    def __init__(self, late: Callable[[], object], alone: bool = True) -> None:
        self._late = late
        self._alone = alone
        self._loop = asyncio.get_running_loop()
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def owed(self) -> bool:
        return self._timer is not None

    def row_with(self, table: Table, events: Iterable[Event]) -> LobbyRow | None:
        """The lobby row to store with the table's last events; None if it can wait."""
        moves = all(isinstance(event, SeatAction) for event in events)
        # A slow table's row says when the server must next check it.
        moves = moves and not table.slow
        if moves and table.view.stage != "over" and self._loop.time() < self._next and self._alone:
            self.owe()
            return None
        return self.now(table)

    def now(self, table: Table) -> LobbyRow:
        self.forget()
        self._next = self._loop.time() + REST
        return row_of(table)

    def owe(self) -> None:
        if self._timer is None and self._alone:
            self._timer = self._loop.call_at(self._next, self._due)

    def forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.forget()
        self._late = lambda: None

    def _due(self) -> None:
        self._timer = None
        self._late()
