"""A training run: rounds of self-play and learning, with checkpoints and measurements of strength."""

from __future__ import annotations

import hashlib
import time
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import msgspec
import numpy as np

from nullo.arena.duel import advantage, seatings
from nullo.arena.workers import Workers
from nullo.bots.policies import OTHERS, WEIGHTS, heuristic_of, learned_class, zero_policy
from nullo.engine.learned import LearnedPolicy
from nullo.engine.network import FORMAT, WIDEST, Head, NetworkError, check_sizes, count, dump, parse
from nullo.engine.playout import Policy
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.engine.rng import Rng
from nullo.engine.search import Sampler
from nullo.engine.self_play import play_out
from nullo.games.rules import Learning
from nullo.locale.error_words import make_error
from nullo.state import Game, load
from nullo.system.decoding import json_decoder
from nullo.system.whole_files import write_whole
from nullo.train.model import Params, Sizes, Trainer, params_of, start, whole
from nullo.train.self_play import Config, Decisions, TrainingError, play

CHECKPOINT = "checkpoint.npz"
CONFIG = "config.json"
CURVE = "curve.jsonl"


@dataclass(frozen=True)
class Progress:
    """The progress of a training run after a round."""

    round: int
    seconds: float
    loss: float  # the mean loss in the round
    heuristic: tuple[float, float] | None = (
        None  # points per hand against the rule of thumb, and the standard error
    )
    sampler: tuple[float, float] | None = None


class Run:
    """A training run in a folder, which contains its configuration, checkpoint, curve and weights.

    Args:
        config: the run's configuration; if ``weights`` are given, they determine ``hidden`` and
            ``begun_with``.
        folder: the run's folder. If it contains the checkpoint of a run with this configuration, that run is
            resumed.
        weights: the content of a file of weights to begin with; by default, random weights.
        players: the workers for self-play, by default threads; the results do not depend on them.
        threads: the number of threads for self-play if there are no ``players``.

    Raises:
        TrainingError: the game has nothing to learn, its network cannot have these sizes, the folder contains
            another run or a damaged one, or the weights do not fit. Nothing is written then.
    """

    def __init__(
        self,
        config: Config,
        folder: Path,
        weights: bytes | None = None,
        players: Workers | None = None,
        threads: int = 1,
    ) -> None:
        if weights is not None:
            config = _begun_with(config, weights)
        self.config = config
        self.folder = folder
        self.players = players
        self.threads = threads
        self.game = load(config.game)
        if self.game.rules.learning is None:
            raise make_error(TrainingError, "train-nothing", game=config.game)
        self.learning: Learning = self.game.rules.learning
        self.kind = learned_class(self.learning)
        fitting = zero_policy(self.game, self.learning)
        self.sizes: Sizes = (fitting.at, *config.hidden, 1)
        try:
            check_sizes(self.sizes)
        except NetworkError:
            names = ("first", "second", "most", "most_second")
            sizes = dict(zip(names, map(str, (*config.hidden, *WIDEST)), strict=True))
            raise make_error(TrainingError, "train-hidden", **sizes) from None
        self._check_folder()
        steps = config.rounds * config.steps
        first = self._first(weights)
        self.trainer = Trainer(fitting.first_of_action, first, config.rate, steps)
        self.round = 0
        self.seconds = 0.0
        self.memory: list[Decisions] = []
        self._open()

    def _first(self, weights: bytes | None) -> Params:
        if weights is None:
            return start(self.sizes, self.config.seed)
        head, numbers = parse(weights, self.config.game)
        if tuple(head.sizes) != self.sizes or len(numbers) != count(self.sizes):
            own, wanted = (", ".join(map(str, sizes)) for sizes in (head.sizes, self.sizes))
            raise make_error(TrainingError, "train-from-sizes", sizes=own, wanted=wanted)
        return params_of(numbers, self.sizes)

    def _check_folder(self) -> None:
        stated = self.folder / CONFIG
        if not stated.exists():
            return
        try:
            kept = json_decoder(dict[str, Any]).decode(stated.read_bytes())
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise make_error(TrainingError, "train-config", file=str(stated)) from None
        usual = {field.name: field.default for field in fields(Config)}
        mine = msgspec.json.decode(msgspec.json.encode(self.config))
        other = ", ".join(
            name for name, value in mine.items() if kept.get(name, usual[name]) != value
        )
        if other:
            raise make_error(TrainingError, "train-other", folder=str(self.folder), fields=other)

    def _open(self) -> None:
        if (self.folder / CHECKPOINT).exists():
            self._resume()
        self.folder.mkdir(parents=True, exist_ok=True)
        stated = self.folder / CONFIG
        if not stated.exists():
            stated.write_bytes(msgspec.json.encode(self.config))

    def policy(self, average: bool = False) -> LearnedPolicy:
        """The policy with the present weights or, if ``average`` is True, with averaged ones.

        The policy with averaged weights is the result of the run.
        """
        params = self.trainer.average if average else self.trainer.params
        network, _ = whole(params, self.sizes, self.learning.unit)
        return self.kind(network, heuristic_of(self.game))

    def step(self) -> Progress:
        began = time.perf_counter()
        _, weights = whole(self.trainer.params, self.sizes, self.learning.unit)
        rng, head = Rng(self.config.seed, "round", self.round), self._head()
        made = play(self.config, dump(head, weights), rng, self.players, self.threads)
        self.memory.append(made)
        del self.memory[: -self.config.kept]
        chooser = np.random.default_rng([self.config.seed, self.round])
        losses = []
        for _ in range(self.config.steps):
            part = self.memory[int(chooser.integers(len(self.memory)))]
            batch = part[chooser.integers(len(part), size=self.config.batch)]
            losses.append(self.trainer.train(batch))
        self.round += 1
        self.seconds += time.perf_counter() - began
        return Progress(self.round, round(self.seconds, 1), round(float(np.mean(losses)), 5))

    def measure(self, progress: Progress, deals: int) -> Progress:
        """``progress`` with the strength of the averaged weights added.

        It is measured in duels against the bot ``sampler`` on ``deals`` deals, and against the rule of thumb
        on four times as many.
        """
        game, policy, seed = self.game, self.policy(average=True), self.config.seed
        heuristic = against(game, policy, heuristic_of(game), 4 * deals, seed)
        return replace(
            progress, heuristic=heuristic, sampler=against_sampler(game, policy, deals, seed)
        )

    def save(self, progress: Progress) -> None:
        """Write the weights and a checkpoint, and append ``progress`` to the file of the curve."""
        _, weights = whole(self.trainer.average, self.sizes, self.learning.unit)
        name = OTHERS if self.config.others else WEIGHTS
        write_whole(self.folder / name, dump(self._head(), weights))
        leaves = jax.tree.leaves(self._tree())
        arrays: dict[str, Any] = {f"a{k}": np.asarray(leaf) for k, leaf in enumerate(leaves)}
        part = self.folder / f"part-{CHECKPOINT}"
        np.savez(part, round=self.round, seconds=self.seconds, **arrays)
        part.replace(self.folder / CHECKPOINT)
        with (self.folder / CURVE).open("ab") as file:
            file.write(msgspec.json.encode(asdict(progress)) + b"\n")

    def _head(self) -> Head:
        about = {**asdict(self.config), "done": self.round}
        return Head(FORMAT, self.config.game, self.sizes, self.learning.unit, about)

    def _tree(self) -> Any:
        return self.trainer.params, self.trainer.state, self.trainer.average

    def _resume(self) -> None:
        """Continue from the checkpoint in the folder; the decisions of earlier rounds are lost."""
        file = self.folder / CHECKPOINT
        own, shape = jax.tree.flatten(self._tree())
        try:
            with file.open("rb") as data, np.load(data) as saved:
                done, seconds = int(saved["round"]), float(saved["seconds"])
                leaves = [saved[f"a{k}"] for k in range(len(own))]
            if any(np.shape(one) != np.shape(two) for one, two in zip(own, leaves, strict=True)):
                raise ValueError("arrays of other shapes")
        except (ValueError, TypeError, KeyError, EOFError, BadZipFile, zlib.error):
            raise make_error(TrainingError, "train-checkpoint", file=str(file)) from None
        self.round, self.seconds = done, seconds
        trainer = self.trainer
        trainer.params, trainer.state, trainer.average = jax.tree.unflatten(
            shape, [jax.numpy.asarray(leaf) for leaf in leaves]
        )


def _begun_with(config: Config, weights: bytes) -> Config:
    try:
        head, _ = parse(weights, config.game)
    except NetworkError as error:
        raise make_error(TrainingError, "train-from", why=error.message) from None
    _, *hidden, _ = head.sizes
    return replace(
        config, hidden=(hidden[0], hidden[1]), begun_with=hashlib.sha256(weights).hexdigest()
    )


WORLDS = 100  # the number of worlds for a decision of ``sampler``


def against(
    game: Game, policy: Policy, other: Policy, deals: int, seed: int
) -> tuple[float, float]:
    """By how many points per hand ``policy`` beats ``other`` in a duel, and the standard error."""

    def play(position: Position, seats: int, rng: Rng) -> None:
        play_out(position, policy, other, seats, rng)

    return _duel(game, play, deals, seed)


def against_sampler(game: Game, policy: Policy, deals: int, seed: int) -> tuple[float, float]:
    """By how many points per hand ``policy`` beats the bot ``sampler`` with 100 worlds in a duel.

    The second number is the standard error.
    """
    heuristic = heuristic_of(game)
    _, value, doubt = game.rules.sampler
    own = Rng(seed, "bots")  # the deals must not depend on how many numbers the bots draw

    def play(position: Position, seats: int, rng: Rng) -> None:
        while position.actor != TERMINAL_PLAYER:
            if position.actor < 0:
                position.deal_all(rng)
            elif seats >> position.actor & 1:
                position.act(policy.advise(position, own))
            else:
                redealer = position.weighted_redealer(position.actor)
                favourite = heuristic.advise(redealer.base, own)
                sampler = Sampler(redealer, position.fair(), heuristic, value, favourite)
                position.act(sampler.run(WORLDS, own).best(doubt))

    return _duel(game, play, deals, seed)


def _duel(
    game: Game, play: Callable[[Position, int, Rng], None], deals: int, seed: int
) -> tuple[float, float]:
    """Play each deal twice with the seats exchanged.

    Args:
        play: plays a game to its end; it is given the position, the seats of the policy to be measured as a
            bit set, and random numbers.

    Returns:
        By how many points per hand the measured policy is ahead, and the standard error.
    """
    players = game.players
    gains = []
    for number in range(deals):
        gain = hands = 0.0
        for seats in seatings(game):
            position = game.rules.position(game.typed_options)
            play(position, seats, Rng(seed, "duel", number))
            gain += advantage([position.points_of(seat) for seat in range(players)], seats)
            hands += position.hand
        gains.append(gain / hands)
    return round(float(np.mean(gains)), 4), round(float(np.std(gains) / deals**0.5), 4)
