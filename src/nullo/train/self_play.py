"""Self-play, which makes the decisions from which a network learns, on several threads or a cluster."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
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

SLOTS = 16  # the greatest number of actions that are tried at a decision
PART = 20_000
"""About how many decisions a part of a round has. Parts can be played at the same time; smaller parts would
have too many decisions from the beginnings of games."""


class TrainingError(NulloError):
    """A training run cannot begin or be resumed."""


@dataclass
class Decisions:
    """Decisions with the values of their actions, as :class:`nullo.engine.self_play.Recorder` describes."""

    features: np.ndarray[Any, np.dtype[np.uint8]]
    actions: np.ndarray[Any, np.dtype[np.uint8]]
    tried: np.ndarray[Any, np.dtype[np.uint8]]
    values: np.ndarray[Any, np.dtype[np.float32]]

    @classmethod
    def room(cls, many: int, policy: LearnedPolicy) -> Decisions:
        """Arrays of zeros for ``many`` decisions of ``policy``.

        The policy must already have computed the features of a decision.
        """
        of_decision = policy.first_of_action
        return cls(
            np.zeros((many, (of_decision + 7) // 8), np.uint8),
            np.zeros((many, SLOTS, (policy.at - of_decision + 7) // 8), np.uint8),
            np.zeros(many, np.uint8),
            np.zeros((many, SLOTS), np.float32),
        )

    def __getitem__(self, rows: Any) -> Decisions:
        return Decisions(*(getattr(self, one.name)[rows] for one in fields(self)))

    def __len__(self) -> int:
        return len(self.tried)


@dataclass(frozen=True)
class Config:
    """The configuration of a training run, except what the game states in its ``Learning``."""

    game: str
    rounds: int
    decisions: int
    batch: int
    rate: float  # the greatest learning rate
    hidden: tuple[int, int]
    playouts: str = "policy"  # what plays hands to their end: the learned "policy" or "heuristic"
    worlds: int = 0  # for each decision; see :class:`nullo.engine.self_play.Recorder`
    share: float = 0.3  # the share of the decisions in self-play that are recorded
    explore: float = 0.08  # the probability of a random decision in self-play
    mix: float = 0.1  # the probability that the rule of thumb plays a seat in a hand
    kept: int = 60  # from how many of the latest rounds decisions are learned
    passes: float = 4.0  # how often a decision is learned, on average
    seed: int = 0
    begun_with: str = (
        ""  # the SHA-256 of the file of weights with which it began; empty for random ones
    )
    others: bool = False  # whether it learns a model of the other seats for searches, not a policy

    @property
    def parts(self) -> int:
        """The number of parts into which a round is divided; it does not depend on the number of threads."""
        return max(1, self.decisions // PART)

    @property
    def steps(self) -> int:
        """The number of learning steps in a round."""
        return max(1, int(self.decisions * self.passes / self.batch))


def play(
    config: Config, weights: bytes, rng: Rng, workers: Workers | None = None, threads: int = 1
) -> Decisions:
    """The decisions of a round of self-play, made by ``workers`` or, by default, on threads.

    They do not depend on how many workers or threads there are.
    """
    parts = config.parts
    seeds = [(k, rng.randrange(2**31 - 1)) for k in range(parts)]
    part = partial(_part, config, weights, parts)
    if workers is not None:
        return _join(list(workers.each(part, seeds)))
    with ThreadPoolExecutor(threads) as pool:
        return _join(list(Workers(pool, threads).each(part, seeds)))


def _join(parts: list[Decisions]) -> Decisions:
    names = [one.name for one in fields(Decisions)]
    return Decisions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _part(config: Config, weights: bytes, parts: int, numbered: tuple[int, int]) -> Decisions:
    """The decisions of one part of a round.

    They are divided among the settings that the game's ``Learning`` states. ``parts`` is the number of parts;
    ``numbered`` has the number and the seed of this part.
    """
    number, seed = numbered
    game = load(config.game)
    learning = game.rules.learning
    if learning is None:
        raise make_error(TrainingError, "train-nothing", game=config.game)
    network = load_network(weights, config.game)
    policy = learned_class(learning)(network, heuristic_of(game))
    other = heuristic_of(game)
    playout_policy = other if config.playouts == "heuristic" else policy
    rng = Rng(seed, "self-play", number)
    edges = [config.decisions * k // parts for k in (number, number + 1)]
    room = Decisions.room(edges[1] - edges[0], zero_policy(game, learning))
    whole = sum(weight for _, weight in learning.settings)
    begin = 0
    done = 0.0
    for options, weight in learning.settings:
        done += weight
        end = round(len(room) * done / whole)
        if end > begin:
            setting = load(config.game, **options)
            part = room[begin:end]
            Recorder(
                policy, other, playout_policy, config.worlds, config.explore, config.mix, config.share,
                part.features, part.actions, part.tried, part.values,
            ).run(setting.rules.position(setting.typed_options), rng)  # fmt: skip
        begin = end
    return room
