"""Makes the decisions on which a network is trained, on several threads or on a cluster."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from nullo.arena.workers import Workers
from nullo.bots.policies import heuristic_of, learned_class, zero_policy
from nullo.engine.learned import LearnedPolicy
from nullo.engine.network import load as load_network
from nullo.engine.rng import Rng
from nullo.engine.self_play import Recorder
from nullo.game.errors import NulloError
from nullo.locale.error_words import make_error
from nullo.state import load


class TrainingError(NulloError):
    """A run cannot be begun or gone on with."""


SLOTS = 16  # actions tried of a decision


@dataclass
class Decisions:
    """Decisions with the values of their actions; see :class:`nullo.engine.self_play.Recorder`."""

    features: np.ndarray[Any, np.dtype[np.uint8]]
    actions: np.ndarray[Any, np.dtype[np.uint8]]
    outputs: np.ndarray[Any, np.dtype[np.int16]]
    values: np.ndarray[Any, np.dtype[np.float32]]

    @classmethod
    def room(cls, many: int, policy: LearnedPolicy) -> Decisions:
        """Room for so many decisions of a policy that has noted the features of one."""
        of_decision = policy.first_of_action
        return cls(
            np.zeros((many, (of_decision + 7) // 8), np.uint8),
            np.zeros((many, SLOTS, (policy.at - of_decision + 7) // 8), np.uint8),
            np.full((many, SLOTS), -1, np.int16),
            np.zeros((many, SLOTS), np.float32),
        )

    def __getitem__(self, rows: Any) -> Decisions:
        return Decisions(
            self.features[rows], self.actions[rows], self.outputs[rows], self.values[rows]
        )

    def __len__(self) -> int:
        return len(self.outputs)


@dataclass(frozen=True)
class SelfPlay:
    """The self-play of a round.

    Attributes:
        game: the game's id.
        weights: the contents of a file of weights, by which the seats play.
        decisions: how many are recorded.
        parts: how many parts can be played at once; the decisions depend on it.
        playouts: by which policy hands are played on: "policy" (the learned one) or "heuristic".
        worlds, explore, mix, share: see :class:`nullo.engine.self_play.Recorder`.
    """

    game: str
    weights: bytes
    decisions: int
    parts: int
    playouts: str
    worlds: int
    explore: float
    mix: float
    share: float


def play(work: SelfPlay, rng: Rng, workers: Workers | None = None, threads: int = 1) -> Decisions:
    """The decisions of a round, by default on threads. The result does not depend on which workers play."""
    seeds = [(k, rng.randrange(2**31 - 1)) for k in range(work.parts)]
    if workers is not None:
        return _join(list(workers.each(partial(_part, work), seeds)))
    with ThreadPoolExecutor(threads) as pool:
        return _join(list(Workers(pool, threads).each(partial(_part, work), seeds)))


def _join(parts: list[Decisions]) -> Decisions:
    return Decisions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.outputs for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


def _part(work: SelfPlay, numbered: tuple[int, int]) -> Decisions:
    """A part of a round: its number, and its seed; the decisions are divided among the game's settings."""
    number, seed = numbered
    game = load(work.game)
    learning = game.rules.learning
    if learning is None:
        raise make_error(TrainingError, "train-nothing", game=work.game)
    network = load_network(work.weights, work.game)
    policy = learned_class(learning)(network, heuristic_of(game))
    other = heuristic_of(game)
    playout_policy = other if work.playouts == "heuristic" else policy
    rng = Rng(seed, "self-play", number)
    edges = [work.decisions * k // work.parts for k in (number, number + 1)]
    room = Decisions.room(edges[1] - edges[0], zero_policy(game, learning))
    whole = sum(weight for _, weight in learning.settings)
    begin = 0
    done = 0.0
    for options, weight in learning.settings:
        done += weight
        end = round(len(room) * done / whole)
        if end > begin:
            setting = load(work.game, **options)
            part = room[begin:end]
            Recorder(
                policy, other, playout_policy, work.worlds, work.explore, work.mix, work.share,
                part.features, part.actions, part.outputs, part.values,
            ).run(setting.rules.position(setting.typed_options), rng)  # fmt: skip
        begin = end
    return room
