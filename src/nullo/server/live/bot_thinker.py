"""Where bots think: Nullo's own in threads, those of plug-ins in processes of their own.

Nullo's own search lets other threads run, since it is compiled. Everything else, interpreted or
not ours, may hold Python's lock, crash or never answer: it gets a process, and an end.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import pickle
import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import nullo
from nullo.bots.base import BUILT_IN, make, names
from nullo.core.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.server.runtime.logs import note
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.scheduler import Lane, TooLate
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.worker_processes import Processes, WorkFailed
from nullo.state.seat_state import SeatState

if TYPE_CHECKING:
    from nullo.server.table.table import Table

QUICK = frozenset({"simple", "random"})
"""Bots that choose without a search, in tens of microseconds."""

SEARCHES = max(1, (os.cpu_count() or 1) - 1)
"""Searches at once: they leave a core to the event loop."""

PROCESSES = 2
MARGIN = 0.2
LEAST = 0.002
"""A shorter search is no better than the rule of thumb."""

LEEWAY = 0.05
"""How long before a move is due a search must end, so that a bot without one can stand in."""


class Choice(NamedTuple):
    """What a bot chose.

    Attributes:
        action: its text.
        due: when it is to be done, in the event loop's time.
    """

    action: str
    due: float


class BotThinker:
    """Asks bots for their choices, never on the event loop.

    Each kind of bot has a lane of its own: those that do not search, those that do, and those of
    plug-ins. A move is due when the pace of its bot is over, whatever the load: searches get less
    time the more of them there are, and where there is none ``simple`` stands in.
    """

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._quick = Lane("bot")
        self.searches = Lane("search", SEARCHES, yields=True)
        self._plug_ins = Lane("plug-in", PROCESSES, patient=True)
        self._processes = Processes(think_apart, chosen_apart)

    def known(self, bot: str) -> bool:
        """Whether clients may ask for this bot. What a name loads is code: only what is allowed."""
        return bot in names() or bot in self._settings.bots

    def close(self) -> None:
        """End all threads and processes."""
        self._processes.close()
        for lane in (self._quick, self.searches, self._plug_ins):
            lane.close()

    async def choose(self, seat: int, bot: str, table: Table, address: str = "") -> Choice:
        """What a bot chooses; ``simple`` stands in for one that fails or gets no time.

        Args:
            seat: where it sits.
            bot: its name.
            table: where it plays.
            address: whose turn this takes in the lanes.
        """
        began = asyncio.get_running_loop().time()
        state = table.seat_state(seat)
        pace = self._pace(bot)
        own = bot in BUILT_IN and nullo.COMPILED and state.game.id in GAMES
        due = began + pace
        try:
            if own and bot in QUICK:
                action = await self._think_quickly(bot, state, address, table.id)
            else:
                lane, think_so = (
                    (self.searches, think) if own else (self._plug_ins, self._think_apart)
                )
                action = await lane.run(
                    partial(think_so, bot, state),
                    address,
                    table.id,
                    wanted=self._settings.think,
                    least=min(LEAST, self._settings.think),
                    deadline=due - LEEWAY,
                )
        except (WorkFailed, TooLate) as failure:
            self._tell_of(failure, bot)
            action = await self._think_quickly("simple", state, address, table.id)
        if not own and pace:
            # What all could see: by how long it thought, a forced choice would be known.
            took = asyncio.get_running_loop().time() - began
            due = began + pace * max(1, math.ceil(took / pace))
        return Choice(state.action_to_string(action), due)

    def _pace(self, bot: str) -> float:
        """How many seconds after its question a bot's move is due."""
        if bot in QUICK:
            return self._settings.pace
        return max(self._settings.pace, self._settings.think + MARGIN)

    async def _think_quickly(self, bot: str, state: SeatState, address: str, table: str) -> int:
        return await self._quick.run(partial(think, bot, state), address, table)

    def _tell_of(self, failure: WorkFailed | TooLate, bot: str) -> None:
        if isinstance(failure, TooLate):
            self._metrics.hurried.inc()
        else:
            self._metrics.failures.labels("bot").inc()
            note("bot replaced", 30, bot=bot, why=str(failure))

    def _think_apart(self, bot: str, state: SeatState, seconds: float) -> int:
        question = pickle.dumps((bot, state, seconds))
        action = self._processes.ask(question, self._settings.hang)
        if action not in state.legal_actions():
            raise WorkFailed("illegal")
        return action


def think(bot: str, state: SeatState, seconds: float) -> int:
    """A bot's choice, by a generator that nobody can foresee."""
    return make(bot, Rng(secrets.token_hex(32), "server"), seconds=seconds).choose(state)


def think_apart(question: bytes) -> bytes:
    """In a process of its own: a choice and why there is none, as JSON."""
    bot, state, seconds = pickle.loads(question)
    try:
        answer = int(think(bot, state, seconds)), ""
    except Exception as error:
        # Its message may cite a card; its type does not.
        answer = -1, type(error).__name__
    return json.dumps(answer).encode()


def chosen_apart(answer: bytes) -> int:
    """The choice in an answer of :func:`think_apart`.

    Raises:
        WorkFailed: there is none.
    """
    action, failure = json.loads(answer)
    if failure:
        raise WorkFailed(failure)
    return int(action)
