"""Keeps tables in memory: reads one from the store for a client, and unloads it when none is connected."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from nullo.server.live.automatic_moves import AutomaticMoves
from nullo.server.live.bot_thinker import BotThinker
from nullo.server.live.client import Client
from nullo.server.live.hint_maker import HintMaker
from nullo.server.live.live_table import LiveTable
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.logs import note, short
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.settings import ServerSettings
from nullo.server.store import Conflict, Retention, StoreError, now_ms, token_hash
from nullo.server.store.lobby_rows import row_of
from nullo.server.table import rematch
from nullo.server.table.events import Next, Stored
from nullo.server.table.table import Table

if TYPE_CHECKING:
    from nullo.server.store.store import Store

LOOK = 30.0
WOKEN = 64  # slow tables that are woken at once
READINGS = 2  # tables that may be read at the same time without staying in memory


class Hub:
    """The live tables of one worker."""

    def __init__(self, settings: ServerSettings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.thinker = BotThinker(settings, metrics)
        self.hints = HintMaker(settings, self.thinker.searches)
        # The tables that were not used for longest come first.
        self._tables: OrderedDict[str, asyncio.Future[AutomaticMoves]] = OrderedDict()
        self._held: Counter[str] = Counter()
        self._reading = asyncio.Semaphore(READINGS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._making: set[str] = set()
        self._swept: float | None = None
        self._woken: set[str] = set()
        store.listen(self._on_change, self._on_missed)

    def start(self) -> None:
        self._spawn(self._every(LOOK, self._forget))
        self._spawn(self._every(self.settings.sweep, self._sweep))
        self._spawn(self._every(self.settings.wake, self._wake))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for automatic in self._all_in_memory():
            await automatic.close()
            automatic.live.close()
        self.hints.close()
        self.thinker.close()

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table with this id, which stays in memory during the ``with`` block.

        Raises:
            Problem: there is no such table, or no room for it.
        """
        self._held[id] += 1
        try:
            yield (await self._find(id)).live
        finally:
            self._held[id] -= 1
            if not self._held[id]:
                del self._held[id]

    async def read(self, id: str) -> Table:
        """A table as it is stored; use it before the next ``await``, because it may be the live one.

        Raises:
            Problem: there is no such table, or it cannot be read.
        """
        if id in self._tables:
            async with self.table(id) as live:
                return await live.stored_table()
        async with self._reading:
            return (await self._replay_stored(id))[0]

    async def enter(
        self, id: str, client: Client, member: int | None, seq: int, epoch: str = ""
    ) -> LiveTable:
        """Connect a client to a table, and return the table.

        ``seq`` and ``epoch`` are those of the client's ``hello``.

        Raises:
            Problem: there is no such table, or it has too many clients.
        """
        live = (await self._find(id)).live
        others = live.connected.clients - {client}
        same = [other for other in others if other.member == member]
        limits = self.settings.limits
        if member is None and len(same) >= limits.watchers:
            raise Problem("too-many-watchers", 429)
        if member is not None and len(same) >= limits.tabs:
            raise Problem("too-many-connections", 429)
        await live.enter(client, member, seq, epoch)
        self._look(live)
        if live.table.view.clock is not None:
            live.tell_times(client)
        return live

    def is_removed(self, id: str, secret: str) -> bool:
        """Whether the host of a table in memory has removed the person with this session or token."""
        live = self._live(id) if secret else None
        return live is not None and live.table.former.is_removed([token_hash(secret).hex()])

    def leave(self, live: LiveTable, client: Client) -> None:
        live.leave(client)
        self._look(live)

    async def _find(self, id: str) -> AutomaticMoves:
        if id not in self._tables:
            future = self._tables[id] = asyncio.get_running_loop().create_future()
            try:
                future.set_result(await self._load(id))
            except BaseException as error:
                del self._tables[id]
                future.set_exception(error)
                future.exception()  # mark it as seen, in case nobody else waits
                del future  # its exception's traceback has this frame: a cycle
                raise
            self.metrics.tables.set(len(self._tables))
        self._tables.move_to_end(id)
        automatic = await asyncio.shield(self._tables[id])
        automatic.live.used = time.monotonic()  # the client that asks for it has yet to enter
        return automatic

    async def _load(self, id: str) -> AutomaticMoves:
        if len(self._tables) > self.settings.limits.tables and not self._make_room():
            raise Problem("busy", 503)
        table, stored = await self._replay_stored(id)
        live = LiveTable(table, stored, self.store, self.metrics, self._look, self.settings)
        return AutomaticMoves(live, self.settings, self.thinker, self.metrics)

    async def _replay_stored(self, id: str) -> tuple[Table, list[Stored]]:
        try:
            stored = await self.store.events(id)
        except StoreError:
            raise Problem("busy", 503) from None
        if not stored:
            raise Problem("no-table", 404)
        return await asyncio.to_thread(Table.replay, id, stored), stored

    def _make_room(self) -> bool:
        for id in list(self._tables):
            known = self._in_memory(id)
            if known is not None and self._is_idle(known.live):
                self._drop(known)
                return True
            self._tables.move_to_end(id)  # it is in use: the next search starts after it
        return False

    def _is_idle(self, live: LiveTable) -> bool:
        return not (live.connected.clients or live.busy or live.id in self._held)

    def _all_in_memory(self) -> list[AutomaticMoves]:
        done = [future for future in self._tables.values() if future.done()]
        return [future.result() for future in done if not future.cancelled()]

    def _in_memory(self, id: str) -> AutomaticMoves | None:
        future = self._tables.get(id)
        return future.result() if future is not None and future.done() else None

    def _live(self, id: str) -> LiveTable | None:
        known = self._in_memory(id)
        return known.live if known is not None else None

    def _look(self, live: LiveTable) -> None:
        known = self._in_memory(live.id)
        if known is None or known.live is not live:
            return
        if live.gone:
            self._drop(known)
        else:
            known.look()
            if rematch.is_due(live.table.view) and live.id not in self._making:
                self._making.add(live.id)
                self._spawn(self._make_next(live))

    async def _make_next(self, live: LiveTable) -> None:
        """Make the table at which the people of a finished game play again, and store that as an event."""
        try:
            over = await live.stored_table()
            if not rematch.is_due(over.view):
                return
            first = rematch.first_events(over.view, over.game, over.talk.last)
            made, rows = Table.begin(rematch.next_id(over.id), first, now_ms())
            absent = rematch.absent(over.view)
            with suppress(Conflict):  # another worker was first, with the same table
                await self.store.create(made.id, rows, row_of(made), as_at=over.id, unseat=absent)
            await live.submit(lambda table: [] if table.view.next else [Next(made.id)])
        except (Problem, StoreError):
            await asyncio.sleep(1)  # the store is busy: the next event or visitor tries again
        finally:
            self._making.discard(live.id)

    def _drop(self, automatic: AutomaticMoves) -> None:
        self._tables.pop(automatic.live.id, None)
        self.metrics.tables.set(len(self._tables))
        automatic.live.close()
        self._spawn(automatic.close())

    def end(self, id: str) -> None:
        if live := self._live(id):
            live.end()

    def _on_change(self, id: str, seq: int) -> None:
        if seq == 0:
            self.end(id)
        elif (live := self._live(id)) and seq > live.connected.told:
            self._spawn(self._catch_up(live))

    def _on_missed(self) -> None:
        for known in self._all_in_memory():
            self._spawn(self._catch_up(known.live))

    async def _catch_up(self, live: LiveTable) -> None:
        # The table is gone and everybody was told, or the error is logged and the next client tries again.
        with suppress(Problem):
            await live.catch_up()

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            self._spawn(work())  # a failure ends this one, not the next

    async def _forget(self) -> None:
        now = time.monotonic()
        for known in self._all_in_memory():
            idle, live = self.settings.idle, known.live
            if live.table.view.stage == "over":
                idle = min(idle, LOOK)
            if self._is_idle(live) and live.used < now - idle:
                self._drop(known)

    async def _wake(self) -> None:
        """Load the slow tables at which a bot must move or the time for a decision has run out."""
        try:
            due = await self.store.due(now_ms(), WOKEN + len(self._woken))
        except StoreError:
            note("could not read which tables are due", 40, error=True)
            return
        due = [id for id in due if id not in self._woken]
        if not due:
            self._woken.clear()  # those that are still due are tried again
        for id in due:
            self._woken.add(id)
            try:
                (await self._find(id)).look()
            except Exception:
                note("a table that is due was not woken", 40, error=True, table=short(id))

    async def _sweep(self) -> None:
        began = time.monotonic()
        ran = None if self._swept is None else int((began - self._swept) * 1000)
        try:
            swept = await self.store.sweep(now_ms(), ran, Retention())
        except StoreError:
            note("sweep failed", 40, error=True)
            return
        self._swept = began
        for id in swept:
            self.end(id)
        if swept:
            note("swept", tables=len(swept))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
