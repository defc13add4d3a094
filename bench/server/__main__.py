"""How many moves the server carries: tables of four clients through the public protocol.

python bench/server [--tables 50] [--seconds 10] [--repeats 5] [--pace 1200] [--growth]
                       [--night] [--peer boardgame.io] [--json FILE] [--db URL] [--quick]

The server (as in ``nullo serve``, with durable commits, SQLite unless ``--db``) runs on one core, the
clients on another. A move counts when all four clients of its table have received it. With ``--peer``,
that server, with its matches in memory, alternates with ours under the same load. What is measured, and
the published figures, are in ``docs/server-speed.md``.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import TypeVar

from crowd import Crowd, quantile
from report import HEAD, machine, ratios, row, summary
from servers import NULLO, PEERS, Kind, Server, prepare_peer

from bots import HEAD as BOTS_HEAD
from bots import LONG, BotCrowd, NightCrowd, figures
from bots import row as bots_row
from nullo.server.run import run
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.listening import listen

MANY = 10**6
Clients = TypeVar("Clients", bound=Crowd)


def serve(port: int, db: str) -> None:
    """Run ``nullo serve`` without limits per address."""
    limits = Limits(
        tables_per_hour=MANY,
        joins_per_hour=MANY,
        connections_per_address=MANY,
        messages_per_second=MANY,
        burst=MANY,
        acts=100 * MANY,
        messages_per_second_per_address=MANY,
        burst_per_address=MANY,
    )
    sockets = listen(["127.0.0.1"], port)
    run(ServerSettings(db=db, limits=limits), sockets, ready=lambda: None)


def measure(
    kind: Kind,
    given: argparse.Namespace,
    tables: int,
    cores: tuple[int | None, int | None],
    pace: float,
) -> dict[str, float]:
    """One run with a new server and database; returns figures by name. ``pace`` 0: closed loop."""
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
    """A new server with a new database, and clients of it."""
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
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
    """Measure bots' moves and print a Markdown table."""
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
    """Play game after game at new tables; print twenty times how much memory the server has."""
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
    """The runs of one repetition: name, tables, pace."""
    runs = [("closed", given.tables, 0.0), ("paced", given.tables, given.pace)]
    if given.growth:
        runs += [("growth", tables, 0.0) for tables in (1, 10, 50, 100, 200)]
    return runs


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3, help="seconds of play before it counts")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--pace", type=float, default=1200, help="moves a second")
    parser.add_argument("--growth", action="store_true", help="1 to 200 tables as well")
    parser.add_argument(
        "--peer",
        action="append",
        default=[],
        choices=sorted(PEERS),
        help="its server too, in turn with ours; may be given again",
    )
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="LEVEL",
        help="how long the moves of these bots take, instead; may be given again",
    )
    parser.add_argument(
        "--at", type=int, nargs="+", default=[20, 100, 300], help="tables, with --bots or --night"
    )
    parser.add_argument(
        "--game", default="nothing", choices=sorted(LONG), help="what is played, with --bots"
    )
    parser.add_argument("--attack", action="store_true", help="beside an attack too, with --bots")
    parser.add_argument(
        "--night",
        action="store_true",
        help="games at new tables for so many --seconds, and the server's memory, instead",
    )
    parser.add_argument("--db", default="", help="URL of the store; a new SQLite file unless given")
    parser.add_argument("--folder", help="where the SQLite file lies")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--quick", action="store_true", help="a second of each: a check only")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.quick:
        given.tables, given.seconds, given.warm, given.repeats, given.pace = 3, 1, 0.2, 1, 50
    return given


def main() -> None:
    """Measure, and print the results as a Markdown table."""
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
    """Print the rows, and the ratios to a peer; write everything as JSON if requested."""
    about = machine(given.db, given.folder)
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
        given.json.write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
