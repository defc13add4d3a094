"""Runs bots: Nullo's own in threads, those of plug-ins in separate processes.

Nullo's own search is compiled and lets other threads run. Interpreted code and the code of plug-ins may hold
Python's lock, crash or never return, so they run in processes with a time limit.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from nullo.bots.base import BUILT_IN, bot_class, choice, make, names
from nullo.bots.paces import PACES
from nullo.build import COMPILED
from nullo.engine.network import NetworkError
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.server.runtime.logs import note
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.scheduler import Lane, TooLate, Turns
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.worker_processes import Processes, WorkFailed
from nullo.state import SeatState

if TYPE_CHECKING:
    from nullo.server.table.table import Table

SEARCHES = max(1, (os.cpu_count() or 1) - 1)
"""Simultaneous searches; they leave one core to the event loop."""
PROCESSES = 2
STAND_IN = "club"  # the strongest level that does not search
LAST_STAND_IN = "simple"  # needs no weights
MARGIN = 0.2  # the least seconds from the end of a search to its move
LEAST = 0.002
"""Seconds below which a search tries so little that what ``club`` chooses at once is as good."""
LEEWAY = 0.05
"""Seconds before a move is due at which a search must end, so that ``club`` can still move instead."""


class BotChoice(NamedTuple):
    """A bot's choice: the id of an action, and when it is due, by the event loop's clock."""

    action: int
    due: float


class BotThinker:
    """Asks bots for their choices, off the event loop unless that takes only microseconds.

    It has a lane for bots that do not search (their first choice in a game loads the network), one for
    searches, and one for plug-ins. A move is due when the pace of its bot has passed, whatever the load. The
    more searches there are, the less time each gets; if there is no time left, ``club`` moves instead.
    """

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._quick = Lane("bot")
        self._loaded: set[tuple[str, str]] = set()
        self.searches = Lane("search", SEARCHES, yields=True)
        self._plug_ins = Lane("plug-in", PROCESSES, patient=True)
        self._processes = Processes(think_apart, int | str)
        self.turns = Turns()
        """Spreads choices without a search, and due moves, so that people need not wait for all of them."""

    def known(self, bot: str) -> bool:
        """Whether clients may ask for this bot; loading one runs code, so not every name is allowed."""
        return bot in names() or bot in self._settings.bots

    def close(self) -> None:
        for lane in (self._quick, self.searches, self._plug_ins):
            lane.close()
        self._processes.close()

    async def choose(self, seat: int, bot: str, table: Table, address: str = "") -> BotChoice:
        """The choice of a bot at ``seat``, or of ``club`` if the bot fails or gets no time.

        Bots that think for the same client ``address`` share their turns in a lane. If the weights of the
        game's network cannot be used, its rule of thumb chooses.
        """
        began = asyncio.get_running_loop().time()
        state, seed = table.seat_state(seat), table.bot_seed(seat)
        pace, longest = self._table_pace(table), self._longest(bot)
        if longest:
            pace = max(pace, longest + MARGIN)
        own = bot in BUILT_IN and _is_own(state)
        due = began + pace
        try:
            if own and not longest:
                action = await self._think_quickly(bot, state, address, table.id, seed)
            else:
                lane = self.searches if own else self._plug_ins
                think_so = think if own else self._think_apart
                action = await lane.run(
                    partial(think_so, bot, state, seed=seed),
                    address,
                    table.id,
                    wanted=longest or self._settings.think,
                    least=min(LEAST, self._settings.think),
                    deadline=due - LEEWAY,
                )
        except (WorkFailed, TooLate, NetworkError) as failure:
            if isinstance(failure, TooLate):
                self._metrics.hurried.inc()
            else:
                self._metrics.failures.labels("bot").inc()
                note("bot replaced", 30, bot=bot, why=str(failure))
            action = await self._stand_in(state, address, table.id, seed)
        if not own and pace:
            # Whole paces, because the thinking time would reveal a forced choice.
            took = asyncio.get_running_loop().time() - began
            due = began + pace * max(1, math.ceil(took / pace))
        return BotChoice(action, due)

    async def pause(self, action: int, table: Table) -> BotChoice:
        return BotChoice(action, asyncio.get_running_loop().time() + self._table_pace(table))

    def _table_pace(self, table: Table) -> float:
        return self._settings.pace * PACES[table.view.pace]

    def _longest(self, bot: str) -> float:
        longest = bot_class(bot).longest if bot in BUILT_IN else None
        return self._settings.think if longest is None else min(longest, self._settings.think)

    async def _think_quickly(
        self, bot: str, state: SeatState, address: str, table: str, seed: str
    ) -> int:
        """The choice of a bot that does not search.

        In Nullo's own games the choice is made in the event loop, because changing threads would cost more.
        Only the first choice in a game is made in a thread, because it loads the network.
        """
        kind = bot, state.game.id
        if kind in self._loaded:
            await self.turns.wait()
            return think(bot, state, 0.0, seed)
        action = await self._quick.run(partial(think, bot, state, seed=seed), address, table)
        if _is_own(state):
            self._loaded.add(kind)
        return action

    async def _stand_in(self, state: SeatState, address: str, table: str, seed: str) -> int:
        try:
            return await self._think_quickly(STAND_IN, state, address, table, seed)
        except NetworkError:
            return await self._think_quickly(LAST_STAND_IN, state, address, table, seed)

    def _think_apart(self, bot: str, state: SeatState, seconds: float, seed: str) -> int:
        action = self._processes.ask((bot, state, seconds, seed), self._settings.hang)
        if isinstance(action, str):
            raise WorkFailed(action)
        if action not in state.legal_actions():
            raise WorkFailed("illegal")
        return action


def _is_own(state: SeatState) -> bool:
    return COMPILED and state.game.id in GAMES


def think(bot: str, state: SeatState, seconds: float, seed: str = "") -> int:
    """The action that a bot chooses in at most ``seconds`` of search; without a seed it is unpredictable."""
    made = make(bot, Rng(seed or secrets.token_hex(32), "server"), seconds=seconds)
    return choice(made, state)


def think_apart(question: tuple[str, SeatState, float, str]) -> int | str:
    """The action that a bot chooses, or the name of the exception that it raised; runs in its own process."""
    try:
        return int(think(*question))
    except (Exception, SystemExit) as error:
        return type(error).__name__  # its message may name a card
