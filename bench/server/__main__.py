"""Measures how many moves the server handles: tables of four clients by the public protocol.

python bench/server [--tables 50] [--seconds 10] [--warm 3] [--repeats 5] [--pace 1200] [--growth]
    [--peer SERVER,…] [--json FILE] [--db URL] [--folder FOLDER] [--quick]
python bench/server --bots LEVEL,… [--at 20,100,300] [--game ID] [--attack]
python bench/server --night [--bots LEVEL,…] [--at 20,100,300] [--seconds 840]

The server (as in ``nullo serve``, with durable commits, and with SQLite unless ``--db`` is given) runs on one
core and the clients on another. A move counts once all four clients of its table have received it. ``--peer``
names another server, which keeps its matches in memory; it and Nullo's are measured in turn under the same
load. ``--growth`` also measures 1 to 200 tables. ``--bots`` measures how long the moves of bots take, with
``--attack`` also during an attack; ``--night`` measures the server's memory while games are played at new
tables.
``docs/server-speed.md`` has the figures.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import TypeVar

from crowd import Crowd, quantile
from report import HEAD, machine, ratios, row, summary
from servers import HERE, NULLO, PEERS, Kind, Server, prepare_peer

from bots import HEAD as BOTS_HEAD
from bots import BotCrowd, NightCrowd, figures
from bots import row as bots_row
from nullo.server.run import run
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.listening import listen
from nullo.site.host import boundless_limits

Clients = TypeVar("Clients", bound=Crowd)


def serve(port: int, db: str) -> None:
    sockets = listen(["127.0.0.1"], port)
    run(ServerSettings(db=db, limits=boundless_limits()), sockets, ready=lambda: None)


def measure(
    kind: Kind,
    given: argparse.Namespace,
    tables: int,
    cores: tuple[int | None, int | None],
    pace: float,
) -> dict[str, float]:
    with running(kind, given, kind.crowd, cores[0]) as (server, crowd):
        empty = server.memory()
        crowd.sit(tables)
        crowd.play_closed(given.warm)
        crowd.drain()
        return _measure_play(crowd, server, given.seconds, pace, empty)


@contextmanager
def running(
    kind: Kind, given: argparse.Namespace, crowd: Callable[[int], Clients], core: int | None = None
) -> Iterator[tuple[Server, Clients]]:
    with tempfile.TemporaryDirectory(dir=given.folder or None) as folder:
        server = Server(kind, given.db or f"sqlite:///{folder}/nullo.db", core)
        clients = crowd(server.port)
        try:
            yield server, clients
        finally:
            clients.leave()
            server.stop()


def _measure_play(
    crowd: Crowd, server: Server, seconds: float, pace: float, empty: float
) -> dict[str, float]:
    crowd.counting = True
    frames, server_cpu, load_cpu = crowd.frames, server.cpu(), time.process_time()
    begin, late = time.perf_counter(), 0
    if pace:
        late = crowd.play_paced(seconds, pace)
    else:
        crowd.play_closed(seconds)
    wall = time.perf_counter() - begin
    done = len(crowd.latencies)
    server_cpu, load_cpu = server.cpu() - server_cpu, time.process_time() - load_cpu
    frames = crowd.frames - frames
    crowd.drain()  # a move still on its way counts for the latency, not for the rate
    times = sorted(crowd.latencies)
    return {
        "moves_s": done / wall,
        "frames_s": frames / wall,
        "p50_ms": 1000 * quantile(times, 0.5),
        "p95_ms": 1000 * quantile(times, 0.95),
        "p99_ms": 1000 * quantile(times, 0.99),
        "max_ms": 1000 * times[-1],
        "server_cpu": 100 * server_cpu / wall,
        "server_us_per_move": 1e6 * server_cpu / done,
        "load_cpu": 100 * load_cpu / wall,
        "empty_mib": empty,
        "memory_mib": server.memory(),
        "late": late,
    }


def with_bots(given: argparse.Namespace) -> None:
    print(BOTS_HEAD)
    for bots, tables in product(given.bots, given.at):
        for attack in (False, True) if given.attack else (False,):
            with running(NULLO, given, BotCrowd) as (server, crowd):
                crowd.game = given.game
                crowd.sit_among(bots, tables, attack)
                crowd.play_closed(given.warm)
                crowd.counting, cpu, begin = True, server.cpu(), time.perf_counter()
                crowd.play_closed(given.seconds)
                run = figures(crowd, time.perf_counter() - begin, server.cpu() - cpu)
            print(bots_row(bots, tables, attack, run), flush=True)


def by_night(given: argparse.Namespace) -> None:
    print("| bots | tables | second | games | tables in memory | memory MiB |")
    print("|---|--:|--:|--:|--:|--:|")
    for bots, tables in product(given.bots or ["club"], given.at):
        with running(NULLO, given, NightCrowd) as (server, crowd):
            for part in range(1, 21):
                crowd.play_on(bots, tables, given.seconds / 20)
                second = round(part * given.seconds / 20)
                kept, memory = crowd.metric("nullo_tables"), server.memory()
                print(
                    f"| {bots} | {tables} | {second} | {crowd.games:,} | {kept:,.0f} | {memory:.0f} |",
                    flush=True,
                )


def plan(given: argparse.Namespace) -> list[tuple[str, int, float]]:
    runs = [("closed", given.tables, 0.0), ("paced", given.tables, given.pace)]
    if given.growth:
        runs += [("growth", tables, 0.0) for tables in (1, 10, 50, 100, 200)]
    return runs


def arguments() -> argparse.Namespace:
    sys.path.append(str(HERE.parent))
    from arguments import read_arguments

    given = read_arguments(
        __doc__,
        **{"tables": 50, "seconds": 10.0, "warm": 3.0, "repeats": 5, "pace": 1200.0},
        **{"growth": False, "peer": "", "bots": "", "at": "20,100,300", "game": "nothing"},
        **{"attack": False, "night": False, "db": "", "folder": "", "json": "", "serve": 0},
    )
    if given.quick:
        given.tables, given.seconds, given.warm, given.repeats, given.pace = 3, 1, 0.2, 1, 50
    given.at = [int(tables) for tables in given.at.split(",")]
    given.peer, given.bots = (
        [name for name in text.split(",") if name] for text in (given.peer, given.bots)
    )
    return given


def main() -> None:
    given = arguments()
    if given.serve:
        serve(given.serve, given.db)
        return
    gc.disable()  # the clients' own pauses are not the server's
    if given.bots or given.night:
        (by_night if given.night else with_bots)(given)
        return
    kinds = [NULLO]
    if given.peer:
        prepare_peer()
        kinds += [PEERS[name] for name in given.peer]
    cores: tuple[int | None, int | None] = (None, None)
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) > 1:
        cores = (usable[0], usable[1])
        os.sched_setaffinity(0, {usable[1]})
    runs: dict[tuple[str, int, float, str], list[dict[str, float]]] = {}
    for _ in range(given.repeats):  # alternating, so that a slow minute of the machine affects all
        for name, tables, pace in plan(given):
            for kind in kinds:
                figures = measure(kind, given, tables, cores, pace)
                runs.setdefault((name, tables, pace, kind.name), []).append(figures)
    report(given, runs)


def report(
    given: argparse.Namespace, runs: dict[tuple[str, int, float, str], list[dict[str, float]]]
) -> None:
    about = machine(given.db, given.folder or None)
    for key, value in about.items():
        print(f"- {key}: {value}")
    print(f"\n{given.repeats} × {given.seconds:g} s each, medians; moves/s with least and most.\n")
    print(HEAD)
    results = []
    for (name, tables, pace, server), measured in runs.items():
        figures = summary(measured)
        print(row(server, name, tables, figures))
        results.append(
            {"server": server, "run": name, "tables": tables, "pace": pace, "figures": figures}
        )
    beside = []
    for (name, tables, pace, server), theirs in runs.items():
        if server == NULLO.name:
            continue
        ratio = ratios(runs[name, tables, pace, NULLO.name], theirs)
        beside.append({"peer": server, "run": name, "tables": tables, "ratios": ratio})
        told = ", ".join(f"{key} {value:.2f} ×" for key, value in ratio.items())
        print(f"\n{name}, {tables} tables: {NULLO.name} to {server}: {told}")
    if given.json:
        made = {"machine": about, "results": results, "beside": beside}
        Path(given.json).write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
