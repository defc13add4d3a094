"""Measures what a study costs: games per CPU second, work that cannot be shared, the gain of 100 workers.

    python bench/study.py              # all three; some minutes
    python bench/study.py --part jobs  # one of them: speed, jobs, cluster

All figures are CPU times of all processes involved, so that they are valid on a busy machine. ``jobs``
compares the CPU time of a study with ``--jobs 1`` and ``--jobs 2``: on idle cores, two processes need half of
the latter time, plus what only the parent process does.
"""

from __future__ import annotations

import os
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from arguments import read_arguments
from slices import in_turn, rate

from nullo.arena.contestants import contestant
from nullo.arena.simulate import PLAYOUTS, Simulation, simulate
from nullo.arena.workers import HERE, Workers, workers
from nullo.games.registry import BUILT_IN
from nullo.state import load
from nullo.study.folder import StudyFolder
from nullo.study.plan import MOST, Study, Task, variants
from nullo.study.play import play, play_and_pack
from nullo.study.run import run

GAMES = 300


def cpu() -> tuple[float, float]:
    """The CPU seconds of this process, and those of its child processes that have ended."""
    own, others = (
        resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return own.ru_utime + own.ru_stime, others.ru_utime + others.ru_stime


def study(game: str, games: int, bot: str) -> Study:
    return Study(variants(game, {}, {}), games, (contestant(bot),))


def in_study(game: str, bot: str) -> int:
    play(study(game, 100_000, bot), Task(0, 0, GAMES))
    return GAMES


def in_simulation(game: str, bot: str, records: bool) -> int:
    for _ in simulate(game, {}, games=GAMES, bots=[bot], records=records):
        pass
    return GAMES


def by_states(game: str, bot: str) -> int:
    """Play games with bots that choose from states, as ``simulate`` does if a bot is not a policy.

    Returns the number of games.
    """
    setup = load(game)
    work = Simulation(setup, [bot] * setup.players, PLAYOUTS, 0, records=False)
    for number in range(GAMES // 20):
        work.by_bots(number)
    return GAMES // 20


def speed() -> None:
    rounds = 11
    print(f"games per CPU second, one process, median of {rounds} rounds")
    ways: dict[str, Callable[[str, str], int]] = {
        "study": in_study,
        "simulate": partial(in_simulation, records=False),
        "simulate --records": partial(in_simulation, records=True),
        "by states": by_states,
    }
    for game, bot in product(BUILT_IN, ("random", "simple", "club")):
        runs = {way: partial(rate, partial(run, game, bot), 0.0) for way, run in ways.items()}
        told = [f"{way} {median(rates):,.0f}" for way, rates in in_turn(runs, rounds).items()]
        print(f"  {game} by {bot}: {', '.join(told)}", flush=True)


def whole(plan: Study, those: Workers) -> None:
    with tempfile.TemporaryDirectory() as path:
        folder = StudyFolder(Path(path) / "study", plan)
        run(plan, folder, those)
        folder.close()


def jobs(games: int) -> None:
    plan = study("alles-oder-nichts", games, "club")
    whole(study("alles-oder-nichts", 200, "club"), HERE)  # imports, fonts
    print(f"a study of {games:,} games of Alles oder Nichts by club")
    for many in (1, 2):
        before, began = cpu(), time.perf_counter()
        with workers(many) as those:
            whole(plan, those)
        wall = time.perf_counter() - began
        parent, others = (now - then for now, then in zip(cpu(), before, strict=True))
        print(
            f"  --jobs {many}: {parent:.1f} CPU s in the parent, {others:.1f} in the others, "
            f"{wall:.1f} s on the clock"
        )
        if many == 1:
            alone = parent
    # The parent writes results while the others play; its work is the only one that is not shared out.
    print(f"  CPU time with 2 jobs: {(parent + others) / alone:.3f} times that with 1")
    print(f"  efficiency on two quiet cores: {alone / (parent + others):.3f}, by CPU time")


def cluster(games: int) -> None:
    from distributed import LocalCluster

    start: Any = LocalCluster  # which has no types
    spans = [Task(0, first, first + MOST) for first in range(0, games, MOST)]
    plan = study("alles-oder-nichts", games, "club")
    began = time.process_time()
    for task in spans[:3]:
        play(plan, task)
    each = (time.process_time() - began) / 3
    with (
        start(n_workers=2, threads_per_worker=1, dashboard_address=":0") as made,
        workers(cluster=made.scheduler_address) as those,
        tempfile.TemporaryDirectory() as path,
    ):
        folder = StudyFolder(Path(path) / "study", plan)
        list(those.each(partial(play_and_pack, plan), spans[:4]))
        own, began = cpu()[0], time.perf_counter()
        time.sleep(5)
        idle = (cpu()[0] - own) / (time.perf_counter() - began)
        own, began = cpu()[0], time.perf_counter()
        for number, played in enumerate(those.each(partial(play_and_pack, plan), spans)):
            folder.keep(number, played)
        spent, clock = cpu()[0] - own, time.perf_counter() - began
        central = (spent - idle * clock) / len(spans)
        nothing = 2000
        own = cpu()[0]
        list(those.each(os.path.basename, map(str, range(nothing))))
        empty = (cpu()[0] - own) / nothing
        central = max(central, empty)  # the difference is small, and noisy
        began = time.process_time()
        for number in range(len(spans)):
            folder.result(number)
        after = (time.process_time() - began) / len(spans)
        folder.close()
    print(f"a task of {MOST:,} games of Alles oder Nichts by club takes {each:.2f} CPU s")
    print(f"  client and scheduler, both in this process: {1000 * central:.1f} CPU ms a task")
    print(f"  ({100 * idle:.1f} % of a processor while nothing happens are left out)")
    print(f"  a task that does nothing: {1000 * empty:.1f} CPU ms")
    print(f"  read again for tables and page: {1000 * after:.1f} CPU ms a task")
    for many in (10, 100):
        busy = many * central / each
        # The tasks, as long as the client keeps up; then the client alone reads the results.
        clock = max(each / many, central) + after
        print(
            f"  {many} workers: client and scheduler are busy {100 * busy:.0f} % of the time; "
            f"{each / clock:.0f} times as fast as one, {MOST / clock:,.0f} games a second"
        )


if __name__ == "__main__":
    given = read_arguments(__doc__, part="speed,jobs,cluster", games=200_000)
    parts = given.part.split(",")
    if "speed" in parts:
        speed()
    if "jobs" in parts:
        jobs(given.games)
    if "cluster" in parts:
        cluster(given.games)
