"""A table that people are at: one thing happens after the other, and is kept before it is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from nullo.server.live.client import Client
from nullo.server.live.connected_clients import ConnectedClients
from nullo.server.live.lobby_updates import LobbyUpdates
from nullo.server.live.talk_rate import TalkRate
from nullo.server.live.turn_clock import TurnClock
from nullo.server.protocol.messages import Times
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.logs import note, short
from nullo.server.runtime.metrics import Metrics
from nullo.server.store import Chain, Conflict, Duplicate, Gone, Seat, Store, StoreError
from nullo.server.table.claims import Claims
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Act, Choose, Event, Leave, Stored
from nullo.server.table.refused import Refused
from nullo.server.table.seating import find
from nullo.server.table.table import Table

TRIES = 5

Cause = Callable[[Table], Sequence[Event]]
Changed = Callable[["LiveTable"], None]


class Begun(NamedTuple):
    """Events on their way into the store."""

    events: list[Event]
    commit: asyncio.Future[None]


class LiveTable:
    """A table in memory, with those who are connected to it.

    What an event does is worked out before its commit is under way, and the next event need not
    wait for that; but frames leave only after it. If a commit fails, those after it fail too,
    nothing of them leaves, and the table is read anew from the store.

    Attributes:
        table: as its events say.
        connected: those who are connected.
        used: when something last happened here, in seconds.
        door: who takes a seat passes it alone, so that one who knocks twice takes one.
        ours: this worker caused the last event.
        clock: how long those who are asked have been.
        voices: how often each may speak.
        claims: when each has claimed last.
    """

    def __init__(
        self,
        table: Table,
        stored: Sequence[Stored],
        store: Store,
        metrics: Metrics,
        changed: Changed,
        shared: bool = False,
    ) -> None:
        self.table = table
        self.connected = ConnectedClients(table.seq)
        self.used = time.monotonic()
        self.gone = False
        self.door = asyncio.Lock()
        self.ours = False
        self.clock = TurnClock()
        self.voices = TalkRate()
        self.claims = Claims()
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._shared = shared
        self._lock = asyncio.Lock()
        self._stale = False
        self._chain = Chain()
        self._flying: dict[asyncio.Future[None], tuple[int, str]] = {}
        self._at = stored[-1].at if stored else 0
        self._entry = LobbyUpdates(self._show, alone=not shared)
        self._done = {(row.member, row.client): row.seq for row in stored if row.client}
        self._entry.owe()  # the process before may have ended before it could

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def busy(self) -> bool:
        """Whether something is happening here just now."""
        return self._lock.locked() or bool(self._flying)

    @property
    def settled(self) -> bool:
        """Whether all that has happened here is kept."""
        return not self._flying

    async def submit(
        self,
        cause: Cause,
        member: int = -1,
        client: str = "",
        seat: Callable[[Sequence[Event]], Sequence[Seat]] = lambda events: (),
        begun: Begun | None = None,
    ) -> list[Event]:
        """Let something happen: decide, keep, tell.

        Args:
            cause: what it leads to, as the table stands; called again if another worker was first.
            member: who causes it; -1: the server.
            client: the client's message id; a second time it only gets an answer.
            seat: whose secrets are to be kept with it.
            begun: what :meth:`begin` has begun of it.

        Returns:
            The events; none if the message had been taken before.

        Raises:
            Refused: the table refuses it.
            Problem: it could not be kept, or the table is gone.
        """
        for _ in range(TRIES):
            if begun is None:
                async with self._lock:
                    self.used = time.monotonic()
                    if self._stale:
                        await self._catch_up()
                    if client and (member, client) in self._flying.values():
                        await self._settle()  # the same message, on its way already
                    if client and (member, client) in self._done:
                        return []
                    if self._stale:
                        continue
                    events = await self._decide(cause, member, client)
                    if not events:
                        return events
                    begun = Begun(events, self._keep(events, member, client, seat))
            try:
                # If nobody waits any more it is kept and told all the same.
                await asyncio.shield(begun.commit)
            except (Conflict, Duplicate):
                begun = None
                continue
            except Gone:
                raise Problem("no-table", 404) from None
            except StoreError:
                raise Problem("busy", 503) from None
            return begun.events
        raise Problem("busy", 503)

    def begin(self, cause: Cause, member: int, client: str) -> Begun | None:
        """Begin :meth:`submit`, as far as nothing has to be waited for.

        None: something has, or it is refused, or nothing comes of it: :meth:`submit` tells.
        """
        if self._stale or self._lock.locked():
            return None
        if client and ((member, client) in self._done or (member, client) in self._flying.values()):
            return None
        self.used = time.monotonic()
        try:
            events = list(cause(self.table))
            commit = self._keep(events, member, client, lambda events: ()) if events else None
        except Exception:  # it will meet that again
            return None
        return None if commit is None else Begun(events, commit)

    async def _decide(self, cause: Cause, member: int, client: str) -> list[Event]:
        """What it leads to; nothing if another worker has done it.

        Of what has yet to be kept a refusal would tell, so it waits for that; and it may come of
        not knowing yet what another worker has done.
        """
        try:
            return list(cause(self.table))
        except Refused:
            if not self._flying and not self._shared:
                raise
        await self._refresh()
        if self._shared:
            await self._catch_up()
        if client and (member, client) in self._done:
            return []
        return list(cause(self.table))

    def done(self, member: int, client: str) -> int:
        """The event that a message caused; 0: none."""
        return self._done.get((member, client), 0)

    def _keep(
        self,
        events: list[Event],
        member: int,
        client: str,
        seat: Callable[[Sequence[Event]], Sequence[Seat]],
    ) -> asyncio.Future[None]:
        """Do events, and have them kept; they are told of when they are."""
        began = time.perf_counter()
        seats = seat(events)
        self._stale = True  # should anything fail half-way
        rows: list[Stored] = []
        frames: list[Frames] = []
        for row in self.table.rows(events, member, time.time_ns() // 1_000_000, client):
            frames.append(self.table.advance(row))
            rows.append(row)
        self._at = rows[-1].at
        unseat = [row.event.member for row in rows if isinstance(row.event, Leave)]
        try:
            commit = self._store.append(
                self.id,
                rows,
                lobby_row=self._entry.with_(self.table, (row.event for row in rows)),
                seats=seats,
                unseat=unseat,
                chain=self._chain,
            )
        except StoreError:
            raise Problem("busy", 503) from None
        self._flying[commit] = (member, client)
        commit.add_done_callback(lambda commit: self._kept(commit, rows, frames, began))
        self._stale = False
        return commit

    def _show(self) -> None:
        """Have kept what the lobby is to show; if that fails, the next event does it."""
        if self._stale:
            return
        with suppress(StoreError):
            lobby_row = self._entry.now(self.table)
            kept = self._store.show(self.id, self._at, lobby_row, chain=self._chain)
            kept.add_done_callback(lambda kept: kept.cancelled() or kept.exception())

    def close(self) -> None:
        """Nobody comes here any more: leave nothing owed."""
        if self._entry.owed:
            self._show()
        self._entry.forget()

    def _kept(
        self,
        commit: asyncio.Future[None],
        rows: Sequence[Stored],
        frames: Sequence[Frames],
        began: float,
    ) -> None:
        """A commit has succeeded or failed; they end in the order in which they began."""
        del self._flying[commit]
        error = asyncio.CancelledError() if commit.cancelled() else commit.exception()
        if error is None:
            self._metrics.commit.observe(time.perf_counter() - began)
            self.ours = True
            self._tell(rows, frames)
            return
        self._stale = True
        if isinstance(error, Gone):
            self.end()
        elif not isinstance(error, Conflict | Duplicate):
            self._metrics.failures.labels("store").inc()
            note("commit failed", 40, error=True, table=short(self.id))

    async def _settle(self) -> None:
        """Wait until all that has happened here is kept, or has failed."""
        while self._flying:
            await asyncio.wait(list(self._flying))

    async def _refresh(self) -> None:
        """Have nothing but what is kept in the table."""
        await self._settle()
        if self._stale:
            await self._catch_up()

    async def kept(self) -> Table:
        """The table without what has yet to be kept, to be read at once.

        Raises:
            Problem: it cannot be read, or the table is gone.
        """
        async with self._lock:
            await self._refresh()
            return self.table

    async def catch_up(self) -> None:
        """Take in what other workers have done.

        Raises:
            Problem: it cannot be read, or the table is gone.
        """
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self._settle()
        self._chain = Chain()
        try:
            rows = await self._unknown()
        except StoreError:
            self._metrics.failures.labels("store").inc()
            note("could not catch up", 40, error=True, table=short(self.id))
            raise Problem("busy", 503) from None
        self._stale = True
        frames = [self.table.advance(row) for row in rows]
        self._stale = False
        self._at = rows[-1].at if rows else self._at
        self._entry.owe()
        self.ours = self.ours and not rows
        self._tell(rows, frames)

    async def _unknown(self) -> list[Stored]:
        """What the store has beyond what was told here; the table goes back to there."""
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
            self._count(row.event)
            self.connected.tell(row, frames)
        self._changed(self)

    def _count(self, event: Event) -> None:
        self._metrics.events += 1
        if isinstance(event, Act | Choose):
            self._metrics.moves["bot" if event.bot else "person"] += 1

    async def enter(self, client: Client, member: int | None, seq: int, epoch: str = "") -> None:
        """Tell a client what it lacks, and from now on all that happens; see :class:`ConnectedClients`."""
        async with self._lock:
            await self._refresh()
            self.used = time.monotonic()
            if member is not None and find(self.table.view, member) is None:
                member, seq = None, 0  # gone while it was asked who that is
            self.connected.enter(client, member, seq, self.table, epoch)

    def tell_times(self, only: Client | None = None) -> None:
        """Tell all, or one, how long those who are asked have been."""
        self.connected.say(Times(self.clock.times()), only)

    def leave(self, client: Client) -> None:
        """A client is gone."""
        self.used = time.monotonic()
        self.connected.leave(client)

    def end(self) -> None:
        """The table has been deleted."""
        self.gone = True
        self._entry.forget()
        self.connected.end()
        self._changed(self)
