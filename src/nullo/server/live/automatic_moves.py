"""What a table does by itself: bots move, both for themselves and for people who have been away too long.

A bot moves once its pace (its least thinking time) has passed, even if it has only one choice. Bots move only
while a member with a seat is connected. They wait for the answer to a request for a take-back, because their
move would end the request. A bot makes one move for a person whose time has run out. A last card is played
automatically after the bots' pace.

At a slow table, bots also move while nobody is connected. A person is marked away there only when the time
for a decision has run out while they were disconnected; a bot then plays until they are back.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from nullo.server.live.bot_thinker import BotChoice, BotThinker
from nullo.server.live.live_table import LiveTable
from nullo.server.protocol.problems import Problem, Refused
from nullo.server.runtime.logs import note, short
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.settings import ServerSettings
from nullo.server.table.events import Away, Back, Event
from nullo.server.table.table import Table

SETTLE = 1.0  # seconds for which a person must have been away before a bot moves
STAGGER = 0.1  # seconds by which other workers move later than the one that caused the last event
ANSWERED_WITHIN = 60.0  # seconds that bots wait for the answer to a take-back

Choose = Callable[[], Coroutine[Any, Any, BotChoice]]
Decide = Callable[[Table, int, int], list[Event]]
Tasks = dict[int, asyncio.Task[None]]


class AutomaticMoves:
    """Makes the automatic moves of one live table. Call :meth:`look` whenever something has changed there.

    If a member is connected to another worker, that worker marks it as back before a bot moves.
    """

    def __init__(
        self, live: LiveTable, settings: ServerSettings, thinker: BotThinker, metrics: Metrics
    ) -> None:
        self.live = live
        self._settings = settings
        self._thinker = thinker
        self._metrics = metrics
        self._thinking: Tasks = {}
        self._changing: Tasks = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._request: asyncio.TimerHandle | None = None
        self._patient = True
        self._loop = asyncio.get_running_loop()
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        for timer in (*self._timers.values(), self._request):
            if timer:
                timer.cancel()
        tasks = [*self._thinking.values(), *self._changing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self) -> None:
        """Check who is connected and who is asked, and start or stop what follows from that."""
        if self._closed or self.live.gone:
            return
        table = self.live.table
        here = self.live.connected.members()
        late = self._run_clock(table, bool(here)) if table.view.clock is not None else []
        self._mark_absences(table, here, {table.view.seats[seat] for seat in late})
        if table.slow:
            late = [seat for seat in late if table.view.seats[seat] in here]
        self._look_at_request(table)
        if not self._goes_on():
            return
        for seat in table.view.asked:
            if seat not in self._thinking and (move := self._next_move(table, seat, seat in late)):
                self._begin(self._thinking, seat, move)

    def _begin(self, tasks: Tasks, key: int, work: Coroutine[Any, Any, None]) -> None:
        tasks[key] = self._loop.create_task(work)
        tasks[key].add_done_callback(lambda _: self._end(tasks, key))

    def _end(self, tasks: Tasks, key: int) -> None:
        tasks.pop(key, None)
        self.look()

    def _look_in(self, seconds: float, why: str) -> None:
        """Call :meth:`look` after ``seconds``, instead of any call scheduled earlier for the reason ``why``.

        If ``seconds`` is infinite, only cancel the earlier call.
        """
        if timer := self._timers.pop(why, None):
            timer.cancel()
        if seconds < math.inf:
            self._timers[why] = self._loop.call_later(seconds, self.look)

    def _goes_on(self) -> bool:
        return bool(self.live.connected.members()) or self.live.table.goes_on_alone()

    def _look_at_request(self, table: Table) -> None:
        if table.view.back is None:
            if self._request:
                self._request.cancel()
            self._request, self._patient = None, True
        elif self._request is None:
            self._request = self._loop.call_later(ANSWERED_WITHIN, self._wait_no_longer)

    def _wait_no_longer(self) -> None:
        self._patient = False
        self.look()

    def _waits(self, table: Table, decide: Decide) -> bool:
        return table.view.back is not None and self._patient and decide is not Table.decide_late

    def _next_move(self, table: Table, seat: int, late: bool) -> Coroutine[Any, Any, None] | None:
        bot = table.view.bots if late else table.bot_at(seat)
        if bot is not None:
            decide = Table.decide_late if late else Table.decide_bot
            if self._waits(table, decide):
                return None
            address = self.live.connected.address()
            return self._move(
                seat, partial(self._thinker.choose, seat, bot, table, address), decide, bot
            )
        last = table.last_card(seat)
        if last is None:
            return None
        return self._move(seat, partial(self._thinker.pause, last, table), Table.decide_last)

    def _run_clock(self, table: Table, running: bool) -> list[int]:
        """Update the clock and send ``times``; returns the seats whose time has run out."""
        clock = self.live.clock
        # The times would reveal a question that is not stored yet, and so has not been sent.
        if self.live.settled and clock.look(table, running):
            self.live.tell_times()
        late, left = clock.over(table)
        self._look_in(left, "clock")
        return late

    def _mark_absences(self, table: Table, here: set[int], late: set[int]) -> None:
        """Mark members as away or back; ``here`` are those who are connected, ``late`` those out of time."""
        absences = self.live.absences
        absences.look(table, here, late)
        asked = {table.view.seats[seat] for seat in table.view.asked}
        if table.view.back is not None:
            asked.update(table.view.back.wanted)
        if table.view.rematch is not None:
            asked.update(table.view.rematch.wanted)
        if not (here or table.slow or self._settings.shared):
            asked.clear()  # nobody is waiting for them
        next_time = math.inf
        for member in table.view.persons():
            if member.id in here:
                if member.away:
                    self._change(member.id, Back(member.id))
            elif not member.away and member.id in asked:
                left = absences.seconds_left(table, member.id)
                if left > 0:
                    next_time = min(next_time, left)
                else:
                    self._change(member.id, Away(member.id))
        self._look_in(next_time, "absences")
        self.live.connected.notice(table)

    def _change(self, member: int, event: Away | Back) -> None:
        if member not in self._changing:
            self._begin(self._changing, member, self._store_mark(event))

    async def _store_mark(self, event: Away | Back) -> None:
        wanted = isinstance(event, Away)

        def cause(table: Table) -> list[Away | Back]:
            member = table.view.find(event.member)
            return [event] if member and member.away != wanted else []

        try:
            await self.live.submit(cause)
        except Problem:
            await asyncio.sleep(1)  # the store is busy: check again later

    async def _move(self, seat: int, choose: Choose, decide: Decide, bot: str = "") -> None:
        live, began = self.live, self._loop.time()
        question = live.table.question(seat)
        try:
            action, due = await choose()
            await self._wait(seat, due)
            await self._thinker.turns.wait()
            # The time until the move, which everybody sees; that of thinking would reveal a forced choice.
            self._metrics.waited.observe(self._loop.time() - began)
            if self._goes_on():
                await live.submit(partial(self._cause, seat, action, question, decide))
        except Refused:
            pass  # somebody came back, or another worker was first
        except Problem:
            await asyncio.sleep(1)
        except Exception:
            note("bot failed", 40, error=True, table=short(live.id), bot=bot)
            await asyncio.sleep(1)

    async def _wait(self, seat: int, due: float) -> None:
        """Wait until a seat's move is due; how long does not depend on which move it is."""
        if due > self._loop.time():
            await asyncio.sleep(due - self._loop.time())
        away = self.live.absences.away_for(self.live.table.view.seats[seat])
        if away is not None:
            await asyncio.sleep(SETTLE - away)
        if self._settings.shared and not self.live.ours:
            await asyncio.sleep(STAGGER)  # gives one worker a head start over the others

    def _cause(
        self, seat: int, action: int, question: tuple[int, int, int], decide: Decide, table: Table
    ) -> list[Event]:
        if table.question(seat) != question or self._waits(table, decide):
            return []  # another worker was first, or a take-back was done or is asked for
        return decide(table, seat, action)
