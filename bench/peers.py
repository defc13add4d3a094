"""The programs that the speed benchmark compares Nullo with: a C reference, and OpenSpiel in C++ and Python.

Every peer plays for a short slice and returns decisions per CPU second of its process. A decision is a
player's choice; dealing takes time, but is not counted.
"""

import contextlib
import functools
import importlib.metadata
import importlib.util
import json
import multiprocessing
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from slices import rate

SOURCE = Path(__file__).parent / "reference" / "alles_oder_nichts.c"
STARTS = 32  # positions from which rollouts start
COUNTED = 32  # playouts from each of them, to count the decisions of a rollout
STEP_SECONDS = 0.005  # the approximate CPU time of the rollouts of one step


class PeerMissingError(Exception):
    """A peer cannot run on this machine; the message says what is missing."""


def c_reference(games: int, seed: int = 1) -> float:
    """The rate of the C reference in whole games of Alles oder Nichts with 4 players.

    The time to start the process of the reference does not count.
    """
    run = [str(_compile()), str(seed), str(games)]
    report = json.loads(subprocess.run(run, check=True, capture_output=True, text=True).stdout)
    return float(report["decisions"]) / float(report["cpu_seconds"])


def openspiel_cpp(game_string: str, cpu_seconds: float = 1.0) -> float:
    """The rate of OpenSpiel's C++ in random rollouts, without the deal, as ``README.md`` describes.

    `MCTSBot` with one simulation evaluates its root and grows no tree, so a step costs a constant
    and `n_rollouts` random rollouts; the slope is the CPU time of one rollout.
    """
    starts, length = _starts(game_string)
    few, many = _rollouts(game_string)
    bots = [_rollout_bot(game_string, rollouts) for rollouts in (few, many)]
    rollouts, seconds, begin = 0, 0.0, process_time()
    while rollouts == 0 or process_time() - begin < cpu_seconds:
        seconds -= _steps_time(bots[0], starts)
        seconds += _steps_time(bots[1], starts)
        rollouts += (many - few) * len(starts)
    return length * rollouts / seconds


def openspiel_cpp_whole(game_string: str, cpu_seconds: float = 1.0) -> float:
    """The rate of OpenSpiel's C++ in whole games of its own random bots, including the deal."""
    import pyspiel

    game = _game(game_string)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]
    decisions, seconds, seed = 0, 0.0, 0
    while seconds < cpu_seconds:
        seed += 1
        begin = process_time()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds += process_time() - begin
        decisions += sum(step.player >= 0 for step in state.full_history())
    return decisions / seconds


def openspiel_python(game_string: str, cpu_seconds: float = 1.0) -> float:
    """The rate of OpenSpiel's usual Python loop in whole games, including the deal."""
    game, rng = _game(game_string), random.Random(1)
    return rate(lambda: _play_out(game.new_initial_state(), rng), cpu_seconds)


def apart(peer: Callable[[str, float], float], game_string: str, cpu_seconds: float) -> float:
    """The rate of one of the OpenSpiel peers in a new process.

    In one long process, the memory that other peers leave behind slows OpenSpiel down by up to a fifth.
    """
    if importlib.util.find_spec("pyspiel") is None:
        raise PeerMissingError("OpenSpiel is not installed (pip install open_spiel)")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(peer, (game_string, cpu_seconds))


def versions() -> dict[str, str]:
    found = {}
    if compiler := shutil.which("cc"):
        run = subprocess.run([compiler, "--version"], check=True, capture_output=True, text=True)
        found["cc"] = run.stdout.splitlines()[0]
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        found["open_spiel"] = importlib.metadata.version("open_spiel")
    return found


FOLDER = tempfile.TemporaryDirectory(prefix="nullo-bench-")  # deleted when the process ends


@functools.cache
def _compile() -> Path:
    compiler = shutil.which("cc")
    if compiler is None:
        raise PeerMissingError("no C compiler (cc)")
    program = Path(FOLDER.name) / SOURCE.stem
    subprocess.run([compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
    return program


@functools.cache
def _game(game_string: str) -> Any:
    import pyspiel

    return pyspiel.load_game(game_string)


@functools.cache
def _rollout_bot(game_string: str, rollouts: int) -> Any:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    search = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 1, "solve": False, "seed": 1}
    return pyspiel.MCTSBot(_game(game_string), evaluator, **search, verbose=False)


@functools.cache
def _rollouts(game_string: str) -> tuple[int, int]:
    """A small and a large number of rollouts per step; the large one takes about STEP_SECONDS."""
    starts, _ = _starts(game_string)
    trial = 4
    rollout = _steps_time(_rollout_bot(game_string, trial), starts) / (trial * len(starts))
    many = max(20, round(STEP_SECONDS / rollout))
    return many // 10, many


def _steps_time(bot: Any, starts: list[Any]) -> float:
    begin = process_time()
    for state in starts:
        bot.step(state)
    return process_time() - begin


@functools.cache
def _starts(game_string: str) -> tuple[list[Any], float]:
    """Positions after the deal, and the mean number of decisions in a random playout from them."""
    game, rng = _game(game_string), random.Random(1)
    starts = []
    for _ in range(STARTS):
        state = game.new_initial_state()
        while state.is_chance_node():
            _chance(state, rng)
        starts.append(state)
    decisions = sum(_play_out(state.clone(), rng) for state in starts for _ in range(COUNTED))
    return starts, decisions / (STARTS * COUNTED)


def _chance(state: Any, rng: random.Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, chances)[0])


def _play_out(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
