"""``nullo train``: trains a network for a game by self-play."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from nullo.arena.workers import workers
from nullo.cli.options import TrainOptions
from nullo.games.registry import rules_of
from nullo.locale.words import figure, say
from nullo.terminal.shared.console import out, progress
from nullo.terminal.shared.errors import blame_file, wrong_input

if TYPE_CHECKING:
    from nullo.train.run import Run

NEEDED = ("jax", "optax", "numpy")
DEALS = 20  # duplicate deals against the sampler for a point of the curve


def run(wish: TrainOptions) -> None:
    """Train a network until all rounds are done; an earlier training in the folder is continued."""
    if not all(find_spec(name) for name in NEEDED):
        raise wrong_input("cli-train-extra")
    learning = rules_of(wish.game).learning
    if learning is None:
        raise wrong_input("train-nothing", game=wish.game)
    training = learning.others if wish.others else learning.training
    if training is None:
        raise wrong_input("train-no-others", game=wish.game)
    from nullo.train.run import Run
    from nullo.train.self_play import Config

    config = Config(
        wish.game,
        wish.rounds or training.rounds,
        wish.decisions or training.decisions,
        training.batch,
        training.rate,
        hidden=wish.hidden or training.hidden,
        playouts=wish.playouts or training.playouts,
        worlds=training.worlds if wish.worlds is None else wish.worlds,
        seed=wish.seed,
        others=wish.others,
    )
    folder = wish.folder or Path(f"train-{wish.game}{'-others' if wish.others else ''}")
    with blame_file(wish.begin or folder):
        weights = wish.begin.read_bytes() if wish.begin else None
    own_threads: AbstractContextManager[None] = nullcontext()
    players = workers(cluster=wish.cluster) if wish.cluster else own_threads
    with blame_file(folder), players as those:
        _train(Run(config, folder, weights, those, wish.jobs), wish.every)


def _train(run: Run, every: int) -> None:
    console = out()
    rounds = run.config.rounds
    params: dict[str, str | int] = {"folder": str(run.folder), "round": run.round, "rounds": rounds}
    console.print(say("cli-train-begins", params), soft_wrap=True)
    with progress(rounds, say("cli-train-progress")) as bar:
        bar(run.round)
        while run.round < rounds:
            done = run.step()
            bar(run.round)
            if run.round % every == 0 or run.round == rounds:
                done = run.measure(done, DEALS)
                run.save(done)
                assert done.heuristic and done.sampler
                figures: dict[str, str | int] = {
                    "round": done.round,
                    "seconds": round(done.seconds),
                    "loss": figure(done.loss, ".4f"),
                    "simple": _interval(done.heuristic),
                    "sampler": _interval(done.sampler),
                }
                console.print(say("cli-train-point", figures), soft_wrap=True)
    console.print(say("cli-train-done", params), soft_wrap=True)


def _interval(points: tuple[float, float]) -> str:
    mean, error = points
    return f"{figure(mean, '+.2f')} ± {figure(2.58 * error, '.2f')}"
