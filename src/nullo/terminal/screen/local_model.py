"""The model of a game on this machine."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from nullo.bots.paces import PACES, after
from nullo.game.moves import Move
from nullo.hints import Hint
from nullo.locale.words import say
from nullo.records.film import hints_of
from nullo.state.claims import check_claim, may_claim
from nullo.terminal.screen.table_model import ActionRefused, TableModel, refusals
from nullo.terminal.shared import settings
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.moments import rest_of
from nullo.terminal.shared.people import bot_words
from nullo.terminal.shared.remarks import remark_lines

PACE = 0.6  # seconds between the moves of bots
REST = 1.2  # a complete trick is shown for this many times the pace


class LocalModel(TableModel):
    """A local game as its player sees it; bots think in a thread, so the screen still responds to keys."""

    def __init__(self, local: LocalGame, pace: float = PACE) -> None:
        super().__init__(local.observer.view, local.observer.people, local.match.game)
        self.local = local
        self._usual = pace
        self._pace = settings.read().pace
        self.problem = ""  # why the game could not be saved, in words
        self._acted = asyncio.Event()
        self._free = asyncio.Event()
        self._free.set()
        self._moving = asyncio.Lock()
        self._hint: Hint | None = None
        self._plan: list[Move] = []

    @property
    def pace(self) -> float:
        return self._usual * PACES.get(self._pace, 1.0)

    async def change_pace(self) -> str:
        self._pace = after(self._pace)
        settings.save(pace=self._pace)
        return self._pace

    @property
    def plays_itself(self) -> bool:
        return bool(self.local.last_card)

    @property
    def acting_seats(self) -> list[int]:
        return [] if self.local.turn < 0 or self.moment else [self.local.turn]

    @property
    def history(self) -> list[list[str]]:
        observer = self.local.observer
        ends = self.moment is not None and self.moment.ends_hand
        told = observer.history_looked_at if ends else observer.history
        hands = [[text.plain for text in hand] for hand in told]
        hands[0] = [*(text.plain.strip() for text in self.local.opening), *hands[0]]
        return hands

    @property
    def remarks(self) -> list[str]:
        return remark_lines(self.local.observer.view.public, self.local.levels, self.people)

    @property
    def notes(self) -> list[str]:
        return [say("tui-seal", {"seal": self.local.seal})] if self.local.seal else []

    @property
    def withheld(self) -> frozenset[str]:
        return frozenset() if self.local.helps else frozenset({"hint", "back"})

    @property
    def hint_counts(self) -> Sequence[int]:
        return hints_of(self.local.match)

    def mark(self, seat: int) -> str:
        return bot_words(self.local.names[seat]) if seat in self.local.bots else ""

    async def act(self, move: Move) -> None:
        with refusals():
            self.local.do(self.me, move)
        self._hint, self.reason = None, ""
        self._on_change()
        self._acted.set()

    async def hint(self) -> Hint | None:
        if self._hint is None and self.my_turn:
            with refusals():
                self._hint = await asyncio.to_thread(self.local.hint)
        return self._hint

    async def claim(self) -> None:
        state = self.local.match.state
        if not may_claim(state):
            raise ActionRefused(say("error-no-claims"))
        if not self.my_turn:
            raise ActionRefused(say("table-not-yet"))
        plan = await asyncio.to_thread(check_claim, state, self.me)
        if not plan:
            raise ActionRefused(say("error-not-yours"))
        self._plan = plan
        await self._play_out()

    async def take_back(self) -> None:
        async with self._moving:
            with refusals():
                self.local.take_back()
            self._hint, self._plan = None, []
            self._on_change()
            self.go_on()
        self._acted.set()

    async def _play_out(self) -> None:
        """Play the next card of a granted claim."""
        await self.act(self._plan.pop(0))

    def hold(self, held: bool) -> None:
        if held:
            self._free.clear()
        else:
            self._free.set()

    async def run(self) -> None:
        local = self.local
        self._on_change()
        while not local.over:
            await self._free.wait()
            if local.turn == local.me:
                if self._plan:
                    await asyncio.sleep(self.pace)
                    if self._plan:
                        await self._play_out()
                elif card := local.last_card:
                    await asyncio.sleep(self.pace)
                    await self._free.wait()
                    if local.last_card == card:
                        await self.act(card)
                else:
                    self._acted.clear()
                    await self._acted.wait()
                await self._rest()
                continue
            async with self._moving:
                left = threading.Event()
                seat, thought = local.turn, asyncio.to_thread(local.think, left.is_set)
                try:
                    action, _ = await asyncio.gather(thought, asyncio.sleep(self.pace))
                except asyncio.CancelledError:
                    left.set()
                    raise
                await self._free.wait()  # a hand that has just ended is shown first
                local.do(seat, action)
                self._on_change()
            await self._rest()

    async def _rest(self) -> None:
        """Leave a deciding moment or a complete trick on the table for a while."""
        if self.moment is not None:
            if await self.look_at(rest_of(self._pace) * self._usual / PACE):
                self.view = self.local.observer.view
                self.listener()
            return
        public = self.local.observer.view.public
        if public.tricks and not public.trick:
            await asyncio.sleep(self.pace * REST)

    def _on_change(self) -> None:
        self.problem = self.local.save() or self.problem
        local = self.local
        moment = local.observer.take_moment()
        if self._plan:
            moment = None
        self.notice(moment, asked=local.turn == local.me)
        self.view = self.moment.view if self.moment else local.observer.view
        self.listener()
