"""The CPU time of decisions, kept as a histogram so that games can be added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import ceil, log2
from time import process_time

from nullo.bots.base import Bot, check_choice
from nullo.state import SeatState

STEPS = 16
"""Classes of the histogram for each doubling of the time, so each is 4.4 % wide."""


class CpuTimes:
    """How many decisions there were, and how much CPU time they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self._classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self._classes[ceil(STEPS * log2(max(seconds, 1e-6) * 1e6))] += 1

    def include(self, other: CpuTimes) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self._classes.update(other._classes)

    def mean(self) -> float:
        """The mean in seconds; 0 if there was no decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """This quantile of the decision times in seconds, at most 4.4 % too high."""
        left = share * self.decisions
        for number in sorted(self._classes):
            left -= self._classes[number]
            if left <= 0:
                return float(2.0 ** (number / STEPS) * 1e-6)
        return 0.0

    def plain(self) -> dict[str, object]:
        classes = {str(number): self._classes[number] for number in sorted(self._classes)}
        return {"seconds": round(self.seconds, 6), "classes": classes}

    @classmethod
    def read(cls, plain: Mapping[str, object]) -> CpuTimes:
        """The times in the JSON values that :meth:`plain` gave."""
        times = cls()
        seconds, classes = plain["seconds"], plain["classes"]
        if not isinstance(seconds, int | float) or not isinstance(classes, dict):
            raise TypeError("seconds must be a number, and classes an object")
        times.seconds = float(seconds)
        for number, many in classes.items():
            times._classes[int(number)] = int(many)
        times.decisions = sum(times._classes.values())
        return times


class TimedBot(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: CpuTimes) -> None:
        super().__init__(bot.rng, bot.playouts, bot.seconds)
        self._bot = bot
        self._times = times

    def choose(self, seat: SeatState) -> int:
        begin = process_time()
        action = self._bot.choose(seat)
        self._times.add(process_time() - begin)
        return check_choice(self._bot, seat, action)
