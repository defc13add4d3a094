"""Where bots think: Nullo's own in threads, those of plug-ins in processes of their own.

Nullo's own search lets other threads run, since it is compiled. Everything else, interpreted or
not ours, may hold Python's lock, crash or never answer: it gets a process, and an end.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import pickle
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import nullo
from nullo.bots.base import BUILT_IN, make, names
from nullo.core.rng import Rng
from nullo.registry import BUILT_IN as GAMES
from nullo.seat import SeatState
from nullo.server.logs import note
from nullo.server.metrics import Metrics
from nullo.server.settings import ServerSettings

if TYPE_CHECKING:
    from nullo.server.table import Table

QUICK = frozenset({"simple", "random"})
MARGIN = 0.2
PROCESSES = 2


class BotFailed(Exception):
    """A bot crashed, hung, or chose what it may not."""


class Thinker:
    """Asks bots for their choices, never on the event loop."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._own = ThreadPoolExecutor(os.cpu_count() or 1, "bot")
        self._others = ThreadPoolExecutor(PROCESSES, "plug-in")
        self._local = threading.local()
        self._workers: set[_Worker] = set()

    @property
    def longest(self) -> float:
        """How long a search may take, in seconds."""
        return self._settings.think + MARGIN

    def known(self, bot: str) -> bool:
        """Whether clients may ask for this bot. What a name loads is code: only what is allowed."""
        return bot in names() or bot in self._settings.bots

    def close(self) -> None:
        """End all threads and processes."""
        for worker in list(self._workers):
            worker.stop()
        self._own.shutdown(wait=False, cancel_futures=True)
        self._others.shutdown(wait=False, cancel_futures=True)

    async def choose(self, seat: int, bot: str, table: Table) -> str:
        """The text of the action that a bot chooses; ``simple`` stands in for one that fails."""
        state = table.seat_state(seat)
        loop = asyncio.get_running_loop()
        if bot in BUILT_IN and nullo.COMPILED and state.game.id in GAMES:
            action = await loop.run_in_executor(self._own, self._here, bot, state)
        else:
            try:
                action = await loop.run_in_executor(self._others, self._there, bot, state)
            except BotFailed as failure:
                self._metrics.failures.labels("bot").inc()
                note("bot replaced", 30, bot=bot, why=str(failure))
                action = await loop.run_in_executor(self._own, self._here, "simple", state)
        return state.action_to_string(action)

    def _here(self, bot: str, state: SeatState) -> int:
        return think(bot, state, self._settings.think)

    def _there(self, bot: str, state: SeatState) -> int:
        worker: _Worker | None = getattr(self._local, "worker", None)
        if worker is None:
            worker = self._local.worker = _Worker()
            self._workers.add(worker)
        try:
            action = worker.ask(bot, state, self._settings)
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

    def ask(self, bot: str, state: SeatState, settings: ServerSettings) -> int:
        """A bot's choice.

        Raises:
            BotFailed: the process must be stopped.
        """
        # A process that has just begun has Nullo to import first.
        patience = settings.hang + (settings.hang if self._new else 0)
        self._new = False
        try:
            self._line.send_bytes(pickle.dumps((bot, state, settings.think)))
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
