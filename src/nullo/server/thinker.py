"""Where bots think: Nullo's own in threads, those of plug-ins in processes of their own.

Nullo's own search lets other threads run, since it is compiled. Everything else, interpreted or
not ours, may hold Python's lock, crash or never answer: it gets a process, and an end.
"""

from __future__ import annotations

import asyncio
import json
import math
import multiprocessing
import os
import pickle
import secrets
import threading
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

import nullo
from nullo.bots.base import BUILT_IN, make, names
from nullo.core.rng import Rng
from nullo.registry import BUILT_IN as GAMES
from nullo.seat import SeatState
from nullo.server.logs import note
from nullo.server.metrics import Metrics
from nullo.server.scheduler import Lane, TooLate, yield_to_others
from nullo.server.settings import ServerSettings

if TYPE_CHECKING:
    from nullo.server.table import Table

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


class BotFailed(Exception):
    """A bot crashed, hung, or chose what it may not."""


class Choice(NamedTuple):
    """What a bot chose.

    Attributes:
        action: its text.
        due: when it is to be done, in the event loop's time.
    """

    action: str
    due: float


class Thinker:
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
        self._local = threading.local()
        self._workers: set[_Worker] = set()

    def known(self, bot: str) -> bool:
        """Whether clients may ask for this bot. What a name loads is code: only what is allowed."""
        return bot in names() or bot in self._settings.bots

    def close(self) -> None:
        """End all threads and processes."""
        for worker in list(self._workers):
            worker.stop()
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
        except (BotFailed, TooLate) as failure:
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

    def _tell_of(self, failure: BotFailed | TooLate, bot: str) -> None:
        if isinstance(failure, TooLate):
            self._metrics.hurried.inc()
        else:
            self._metrics.failures.labels("bot").inc()
            note("bot replaced", 30, bot=bot, why=str(failure))

    def _think_apart(self, bot: str, state: SeatState, seconds: float) -> int:
        worker: _Worker | None = getattr(self._local, "worker", None)
        if worker is None:
            worker = self._local.worker = _Worker()
            self._workers.add(worker)
        try:
            action = worker.ask(bot, state, seconds, self._settings.hang)
        except BotFailed:
            worker.stop()
            self._workers.discard(worker)
            self._local.worker = None
            raise
        if action not in state.legal_actions():
            raise BotFailed("illegal")
        return action


def think(bot: str, state: SeatState, seconds: float) -> int:
    """A bot's choice, by a generator that nobody can foresee."""
    return make(bot, Rng(secrets.token_hex(32), "server"), seconds=seconds).choose(state)


class _Worker:
    """A process in which bots of plug-ins think, one after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self._new = True

    def ask(self, bot: str, state: SeatState, seconds: float, hang: float) -> int:
        """A bot's choice.

        Raises:
            BotFailed: the process must be stopped.
        """
        # A process that has just begun has Nullo to import first.
        patience = hang * (2 if self._new else 1)
        self._new = False
        try:
            self._line.send_bytes(pickle.dumps((bot, state, seconds)))
            if not self._line.poll(patience):
                raise BotFailed("hung")
            action, failure = json.loads(self._line.recv_bytes())
        except (OSError, EOFError, ValueError):
            raise BotFailed("crashed") from None
        if failure:
            raise BotFailed(failure)
        return int(action)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._line.close()


def _work(line: Connection) -> None:
    """Answer until the server is gone, however it went."""
    yield_to_others()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send_bytes(json.dumps(_answer(*pickle.loads(line.recv_bytes()))).encode())


def _answer(bot: str, state: SeatState, seconds: float) -> tuple[int, str]:
    """A choice and why there is none."""
    try:
        return int(think(bot, state, seconds)), ""
    except Exception as error:
        # Its message may cite a card; its type does not.
        return -1, type(error).__name__
