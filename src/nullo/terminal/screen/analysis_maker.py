"""Makes an analysis in a thread, so that keys are always handled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nullo.analysis import Analysis, analyse
from nullo.locale.words import say
from nullo.state.match import Match
from nullo.terminal.shared.analyses import keep_analysis


class AnalysisMaker:
    """Makes one analysis in a thread.

    Args:
        changed: called in the event loop when there is progress.

    Attributes:
        words: how far it is, in words.
        cancelled: whether it is to stop.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._loop = asyncio.get_running_loop()
        self.words = say("analysis-running")
        self.cancelled = False

    def make(self, match: Match) -> Analysis | None:
        """Make it, in another thread; None if it was cancelled."""
        made = analyse(match, progress=self._progress, stop=lambda: self.cancelled)
        if made:
            keep_analysis(made)
        return made

    def _progress(self, done: int, total: int) -> None:
        self.words = say("tui-analysing", {"done": done, "all": total})
        if not self.cancelled:
            self._loop.call_soon_threadsafe(self._changed)
