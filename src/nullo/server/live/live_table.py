"""A live table, which processes one command after the other, and stores each event before sending it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from nullo.hints import Hint
from nullo.server.live.absences import Absences
from nullo.server.live.client import Client
from nullo.server.live.connected_clients import ConnectedClients
from nullo.server.live.lobby_updates import LobbyUpdates
from nullo.server.live.turn_clock import TurnClock
from nullo.server.protocol.messages import Times
from nullo.server.protocol.problems import Problem, Refused
from nullo.server.runtime.logs import note, short
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.rates import Rates
from nullo.server.runtime.settings import ServerSettings
from nullo.server.store import AlreadyStored, Chain, Conflict, NoSuchTable, Seat, StoreError, now_ms
from nullo.server.table.claims import Claims
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Event, Leave, SeatAction, Stored
from nullo.server.table.table import Table

if TYPE_CHECKING:
    from nullo.server.store.store import Store

TRIES = 5
TALK_BURST = 5
HINT_BURST = 20
HINTS_PER_SECOND = 1.0
"""Enough for a hint at every decision of a quick hand; one takes up to 150 ms of CPU time."""

Cause = Callable[[Table], Sequence[Event]]
Changed = Callable[["LiveTable"], None]


class LiveTable:
    """A table in memory, with its connected clients.

    Events are applied before they are committed, and the next events need not wait for the commit; but frames
    are sent only after it. If a commit fails, those after it fail, too, and the table is read again.
    """

    def __init__(
        self,
        table: Table,
        stored: Sequence[Stored],
        store: Store,
        metrics: Metrics,
        changed: Changed,
        settings: ServerSettings,
    ) -> None:
        self.table = table
        self.absences = Absences(settings.grace, settings.shared)
        self.connected = ConnectedClients(table.seq, self.absences)
        self.used = time.monotonic()  # when something last happened here
        self.gone = False
        self.door = asyncio.Lock()  # so that a double join takes only one seat
        self.ours = False  # whether this worker caused the last event
        self.clock = TurnClock()
        self.voices = Rates(1.0, TALK_BURST)
        self.hints = Rates(HINTS_PER_SECOND, HINT_BURST)
        self.claims = Claims()
        self.hinted: dict[int, tuple[tuple[int, int, int], Hint]] = {}
        """By seat, the last question (:meth:`Table.question`) for which it got a hint, and that hint."""
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._shared = settings.shared
        self._lock = asyncio.Lock()
        self._stale = False
        self._chain = Chain()
        self._commits: dict[asyncio.Future[None], tuple[int, str]] = {}
        self._at = stored[-1].at if stored else 0
        self._updates = LobbyUpdates(self._show, alone=not settings.shared)
        self._done = {(row.member, row.client): row.seq for row in stored if row.client}
        self._updates.owe()  # the previous process may have ended before writing it

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def busy(self) -> bool:
        return self._lock.locked() or bool(self._commits)

    @property
    def settled(self) -> bool:
        return not self._commits

    async def submit(
        self,
        cause: Cause,
        member: int = -1,
        client: str = "",
        seat: Callable[[Sequence[Event]], Sequence[Seat]] = lambda events: (),
    ) -> list[Event]:
        """Store and send the events of a command by a member (-1 for the server), and return them.

        ``cause`` returns the events for the present table, ``seat`` the members' secrets to store with them.
        ``client`` is the id of the member's message; if it was processed before, there are no events.

        Raises:
            Refused: the table refuses the command.
            Problem: the events could not be stored, or the table is gone.
        """
        for _ in range(TRIES):
            async with self._lock:
                self.used = time.monotonic()
                if self._stale:
                    await self._catch_up()
                if client and (member, client) in self._commits.values():
                    await self._settle()  # the same message is being stored already
                if client and (member, client) in self._done:
                    return []
                if self._stale:
                    continue
                events = await self._decide(cause, member, client)
                if not events:
                    return events
                commit = self._keep(events, member, client, seat)
            try:
                # If the caller is cancelled, the event is stored and sent all the same.
                await asyncio.shield(commit)
            except (Conflict, AlreadyStored):
                continue
            except NoSuchTable:
                raise Problem("no-table", 404) from None
            except StoreError:
                raise Problem("busy", 503) from None
            finally:
                del commit  # its exception's traceback has this frame: a cycle
            return events
        raise Problem("busy", 503)

    async def _decide(self, cause: Cause, member: int, client: str) -> list[Event]:
        """The events that a command leads to; none if another worker has processed it already.

        A refusal could reveal events that are not stored yet, and could be wrong after events of another
        worker. Before it refuses, it therefore waits until this worker's events are stored, and reads those
        of other workers.
        """
        try:
            return list(cause(self.table))
        except Refused:
            if not self._commits and not self._shared:
                raise
        await self._refresh()
        if self._shared:
            await self._catch_up()
        if client and (member, client) in self._done:
            return []
        return list(cause(self.table))

    def event_of(self, member: int, client: str) -> int:
        """The number of the event that a member's message caused; 0 if it caused none."""
        return self._done.get((member, client), 0)

    def _keep(
        self,
        events: list[Event],
        member: int,
        client: str,
        seat: Callable[[Sequence[Event]], Sequence[Seat]],
    ) -> asyncio.Future[None]:
        """Apply events and queue them to be stored; returns the commit, after which their frames are sent."""
        began = time.perf_counter()
        seats = seat(events)
        self._stale = True  # in case something fails half-way
        rows: list[Stored] = []
        frames: list[Frames] = []
        for row in self.table.rows(events, member, now_ms(), client):
            frames.append(self.table.advance(row))
            rows.append(row)
        self._at = rows[-1].at
        unseat = [row.event.member for row in rows if isinstance(row.event, Leave)]
        try:
            commit = self._store.append(
                self.id,
                rows,
                lobby_row=self._updates.row_with(self.table, (row.event for row in rows)),
                seats=seats,
                unseat=unseat,
                chain=self._chain,
            )
        except StoreError:
            raise Problem("busy", 503) from None
        self._commits[commit] = (member, client)
        commit.add_done_callback(lambda commit: self._end_commit(commit, rows, frames, began))
        self._stale = False
        return commit

    def _show(self) -> None:
        if self._stale:
            return
        with suppress(StoreError):
            lobby_row = self._updates.now(self.table)
            kept = self._store.show(self.id, self._at, lobby_row, chain=self._chain)
            kept.add_done_callback(lambda kept: kept.cancelled() or kept.exception())

    def close(self) -> None:
        """Write the lobby row if it is out of date, before the table is unloaded."""
        if self._updates.owed:
            self._show()
        self._updates.close()

    def _end_commit(
        self,
        commit: asyncio.Future[None],
        rows: Sequence[Stored],
        frames: Sequence[Frames],
        began: float,
    ) -> None:
        del self._commits[commit]
        error = asyncio.CancelledError() if commit.cancelled() else commit.exception()
        if error is None:
            self._metrics.commit.observe(time.perf_counter() - began)
            self.ours = True
            self._tell(rows, frames)
            return
        self._stale = True
        if isinstance(error, NoSuchTable):
            self.end()
        elif not isinstance(error, Conflict | AlreadyStored):
            self._metrics.failures.labels("store").inc()
            note("commit failed", 40, error=True, table=short(self.id))

    async def _settle(self) -> None:
        while self._commits:
            await asyncio.wait(list(self._commits))

    async def _refresh(self) -> None:
        await self._settle()
        if self._stale:
            await self._catch_up()

    async def stored_table(self) -> Table:
        """The table once all of its events are stored; use it before the next ``await``.

        Raises:
            Problem: the store failed, or the table is gone.
        """
        async with self._lock:
            await self._refresh()
            return self.table

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self._settle()
        self._chain = Chain()
        try:
            rows = await self._news()
        except StoreError:
            self._metrics.failures.labels("store").inc()
            note("could not catch up", 40, error=True, table=short(self.id))
            raise Problem("busy", 503) from None
        self._stale = True
        frames = [self.table.advance(row) for row in rows]
        self._stale = False
        self._at = rows[-1].at if rows else self._at
        self._updates.owe()
        self.ours = self.ours and not rows
        self._tell(rows, frames)

    async def _news(self) -> list[Stored]:
        """The stored events after the last one that this worker has sent.

        If the table in memory is stale, it is first reset to its state at that last event.
        """
        if self._stale:
            stored = await self._store.events(self.id)
            old = [row for row in stored if row.seq <= self.connected.told]
            rows = stored[len(old) :]
            if old:
                self.table = await asyncio.to_thread(Table.replay, self.id, old)
        else:
            rows = await self._store.events(self.id, after=self.connected.told)
        if not rows and await self._store.entry(self.id) is None:
            self.end()
            raise Problem("no-table", 404)
        return rows

    def _tell(self, rows: Sequence[Stored], all_frames: Sequence[Frames]) -> None:
        for row, frames in zip(rows, all_frames, strict=True):
            if row.client:
                self._done[row.member, row.client] = row.seq
            self._metrics.events.inc()
            if isinstance(row.event, SeatAction):
                self._metrics.moves.labels("bot" if row.event.bot else "person").inc()
            self.connected.tell(row, frames)
        self._changed(self)

    async def enter(self, client: Client, member: int | None, seq: int, epoch: str = "") -> None:
        async with self._lock:
            await self._refresh()
            self.used = time.monotonic()
            if member is not None and self.table.view.find(member) is None:
                member, seq = None, 0  # the member left while the client was being identified
            self.connected.enter(client, member, seq, self.table, epoch)

    def tell_times(self, only: Client | None = None) -> None:
        """Send all clients, or only one, how long each asked seat has been thinking."""
        self.connected.say(Times(self.clock.times()), only)

    def leave(self, client: Client) -> None:
        self.used = time.monotonic()
        self.connected.leave(client, self.table)

    def end(self) -> None:
        self.gone = True
        self._updates.forget()
        self.connected.end()
        self._changed(self)
