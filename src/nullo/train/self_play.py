"""Makes the decisions on which a network is trained, on several threads."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from nullo.core.learned import LearnedPolicy
from nullo.core.position import Position
from nullo.core.rng import Rng
from nullo.core.self_play import Recorder

SLOTS = 16  # actions tried of a decision


@dataclass
class Decisions:
    """Decisions with the values of their actions; see :class:`nullo.core.self_play.Recorder`."""

    features: np.ndarray[Any, np.dtype[np.uint8]]
    outputs: np.ndarray[Any, np.dtype[np.int16]]
    values: np.ndarray[Any, np.dtype[np.float32]]

    @classmethod
    def room(cls, many: int, features: int) -> Decisions:
        """Room for so many decisions."""
        return cls(
            np.zeros((many, (features + 7) // 8), np.uint8),
            np.full((many, SLOTS), -1, np.int16),
            np.zeros((many, SLOTS), np.float32),
        )

    def __getitem__(self, rows: Any) -> Decisions:
        return Decisions(self.features[rows], self.outputs[rows], self.values[rows])

    def __len__(self) -> int:
        return len(self.outputs)


def play(
    room: Decisions,
    starts: Sequence[tuple[Position, float]],
    policies: Sequence[tuple[LearnedPolicy, Any]],
    rng: Rng,
    *,
    explore: float,
    mix: float,
    share: float,
) -> None:
    """Fill the room; each thread has its own pair of policies and fills its part, setting by setting."""
    threads = len(policies)
    edges = [len(room) * k // threads for k in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        jobs = []
        for k, (policy, other) in enumerate(policies):
            part = room[edges[k] : edges[k + 1]]
            own = Rng(rng.randrange(2**31 - 1), "self-play", k)
            jobs.append(pool.submit(_fill, part, starts, policy, other, own, explore, mix, share))
        for job in jobs:
            job.result()


def _fill(
    room: Decisions,
    starts: Sequence[tuple[Position, float]],
    policy: LearnedPolicy,
    other: Any,
    rng: Rng,
    explore: float,
    mix: float,
    share: float,
) -> None:
    whole = sum(weight for _, weight in starts)
    begin = 0
    done = 0.0
    for start, weight in starts:
        done += weight
        end = round(len(room) * done / whole)
        if end > begin:
            part = room[begin:end]
            Recorder(
                policy, other, explore, mix, share, part.features, part.outputs, part.values
            ).run(start, rng)
        begin = end
