"""Makes hints off the event loop: for Nullo's own games in threads, for plug-ins in processes."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from nullo.build import COMPILED
from nullo.engine.network import NetworkError
from nullo.games.registry import BUILT_IN
from nullo.hints import Hint, hint
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.scheduler import Lane, TooLate
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.worker_processes import Processes, WorkFailed
from nullo.state import SeatState

clock = getattr(time, "thread_time", time.perf_counter)
"""This thread's CPU time; in a browser, which has one thread and does not measure CPU time, elapsed time."""

LONGEST = 0.4 if clock is time.perf_counter else 0.6
"""The most seconds for the trials of a hint; most hints need less, and so are the same on every machine. A
browser answers nothing else meanwhile."""

LEAST = 0.002
PATIENCE = 2.0 if COMPILED else 20.0
"""Seconds after which a hint is made with the fewest trials instead. Interpreted code needs longer, because
it runs in processes, which must start."""


class HintMaker:
    """Makes hints, which take turns with the searches of bots."""

    def __init__(self, settings: ServerSettings, searches: Lane) -> None:
        self._settings = settings
        self._searches = searches
        self._plug_ins = Lane("plug-in hint", patient=True)
        self._shortest = Lane("shortest hint")
        self._processes = Processes(hint_apart, Hint | None)

    def close(self) -> None:
        self._plug_ins.close()
        self._shortest.close()
        self._processes.close()

    async def make(self, state: SeatState, address: str, table: str) -> Hint:
        """The hint for a seat that is asked to act; on a busy machine it is based on fewer trials.

        Hints for the same client ``address`` share their turns in the lane.

        Raises:
            Problem: a plug-in failed, or the game's weights cannot be used.
        """
        own = COMPILED and state.game.id in BUILT_IN
        lane = self._searches if own else self._plug_ins
        work = partial(hint_within if own else self._apart, state)
        deadline = asyncio.get_running_loop().time() + PATIENCE
        try:
            try:
                return await lane.run(
                    work, address, table, wanted=LONGEST, least=LEAST, deadline=deadline
                )
            except (TooLate, WorkFailed):
                if state.game.id not in BUILT_IN:
                    raise  # a plug-in's code could hang or end this process
                return await self._shortest.run(partial(hint_within, state), address, table)
        except (TooLate, WorkFailed, NetworkError):
            raise Problem("hint-failed", 503) from None

    def _apart(self, state: SeatState, seconds: float) -> Hint:
        found = self._processes.ask((state, seconds), self._settings.hang)
        if found is None:
            raise WorkFailed("failed")
        return found


def hint_within(state: SeatState, seconds: float) -> Hint:
    """The hint for a seat after trials that take at most ``seconds`` of this thread's CPU time."""
    end = clock() + min(seconds, LONGEST)
    return hint(state, stop=lambda: clock() > end)


def hint_apart(question: tuple[SeatState, float]) -> Hint | None:
    """The hint for a seat, or None if making it fails; runs in a process of its own."""
    try:
        return hint_within(*question)
    except (Exception, SystemExit):  # a plug-in's; its message may name a card
        return None
