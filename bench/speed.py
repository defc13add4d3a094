"""Measures random play of every game beside its peers, interleaved, by CPU time.

    python bench/speed.py [--rounds 7] [--seconds 1.0] [--quick]

What is measured, and how, is in README.md beside this file.
"""

import platform
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import peers
from arguments import read_arguments

from nullo.arena.speed import measure


class Pair(NamedTuple):
    """A game, the nearest OpenSpiel game, and the least ratios to its rates (0: none required)."""

    game: str
    players: int
    peer: str
    cpp_floor: float = 1.0
    python_floor: float = 0.0


ALLES = Pair(
    "alles-oder-nichts",
    4,
    "oh_hell(players=4,num_suits=4,num_cards_per_suit=12,num_tricks_fixed=5)",
    cpp_floor=4.0,
    python_floor=80.0,
)
PAIRS = (
    ALLES,
    Pair("sauce", 4, "spades"),
    Pair("nothing", 4, "gin_rummy"),
    Pair("all-or-nothing", 4, "hearts"),
    Pair("all-fives", 2, "hearts"),
)
C_FLOOR = 0.6
"""Least ratio of Nullo to the C reference."""
REFERENCE_FLOOR = 6.0
"""Least ratio of the C reference to OpenSpiel's C++; below it, it is not a valid reference."""
C_GAMES_PER_SECOND = 300_000
"""The approximate speed of the C reference, which only determines the length of its slices."""

NULLO = "Nullo"
REDEALS = "Nullo, redeals"
C = "C"
CPP = "OpenSpiel C++"
CPP_WHOLE = "OpenSpiel C++, deals too"
PYTHON = "OpenSpiel Python"


class Key(NamedTuple):
    """Identifies a rate: a game of PAIRS, and the program that played it or its peer."""

    game: str
    player: str


Rates = dict[Key, list[float]]
"""A rate for every round: decisions (REDEALS: redeals with playout) per CPU second."""


@dataclass(frozen=True)
class Ratio:
    """How many times faster one program is than another: a ratio of medians, and the required one."""

    game: str
    of: str
    to: str
    ratio: float
    floor: float


def play_round(rates: Rates, seconds: float, missing: set[str]) -> None:
    """Add a rate to every series: slices of about that many CPU seconds, alternating between peers.

    A peer that cannot run is left out, and the reason is added to ``missing``.
    """
    for game, players, name, *_ in PAIRS:
        ours = measure(game, players, seconds)
        add(rates, Key(game, NULLO), ours.decisions / ours.cpu_seconds)
        add(rates, Key(game, REDEALS), ours.redeal_playouts / ours.redeal_cpu_seconds)
        slices: dict[str, Callable[[], float]] = {
            CPP: partial(peers.apart, peers.openspiel_cpp, name, seconds),
            CPP_WHOLE: partial(peers.apart, peers.openspiel_cpp_whole, name, seconds),
            PYTHON: partial(peers.apart, peers.openspiel_python, name, seconds),
        }
        if game == ALLES.game:
            games = max(1, round(seconds * C_GAMES_PER_SECOND))
            slices = {C: partial(peers.c_reference, games), **slices}
        for player, run in slices.items():
            try:
                add(rates, Key(game, player), run())
            except peers.PeerMissingError as reason:
                missing.add(str(reason))


def add(rates: Rates, key: Key, rate: float) -> None:
    """Append a rate to its series."""
    rates.setdefault(key, []).append(rate)


def ratios(rates: Rates) -> list[Ratio]:
    """The ratios of medians that the floors require."""
    asked = [(ALLES.game, NULLO, C, C_FLOOR), (ALLES.game, C, CPP, REFERENCE_FLOOR)]
    for pair in PAIRS:
        asked.append((pair.game, NULLO, CPP, pair.cpp_floor))
        asked.append((pair.game, NULLO, PYTHON, pair.python_floor))
    return [
        Ratio(
            game,
            of,
            to,
            statistics.median(rates[Key(game, of)]) / statistics.median(rates[Key(game, to)]),
            floor,
        )
        for game, of, to, floor in asked
        if Key(game, of) in rates and Key(game, to) in rates
    ]


def machine() -> dict[str, str]:
    """Describe the machine and versions on which the figures depend."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].partition(": ")[2] if names else cpu
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"cpu": cpu, "system": platform.platform(), "python": python, **peers.versions()}


def report(rates: Rates, missing: set[str]) -> str:
    """The results as Markdown: the machine, rates with their spread, ratios."""
    lines = [f"- {name}: {value}" for name, value in machine().items()]
    lines += [f"- skipped: {reason}" for reason in sorted(missing)]
    peer_of = {pair.game: pair.peer.partition("(")[0] for pair in PAIRS}
    lines += [
        "",
        "Thousands per CPU second: decisions, or redeals with one playout each.",
        "",
        "| game | played by | median | least | most |",
        "|---|---|--:|--:|--:|",
    ]
    for (game, player), series in rates.items():
        peer = f" ({peer_of[game]})" if player.startswith("OpenSpiel") else ""
        figures = (statistics.median(series), min(series), max(series))
        shown = " | ".join(f"{figure / 1e3:,.1f}" for figure in figures)
        lines.append(f"| {game} | {player}{peer} | {shown} |")
    lines += ["", "| game | ratio | measured | floor | met |", "|---|---|--:|--:|---|"]
    for r in ratios(rates):
        floor, met = (f"{r.floor:g}", "yes" if r.ratio >= r.floor else "**no**")
        if r.floor == 0:
            floor, met = "", ""
        lines.append(f"| {r.game} | {r.of} / {r.to} | {r.ratio:.2f} | {floor} | {met} |")
    return "\n".join(lines)


def main() -> None:
    """Run the rounds and print the report."""
    args = read_arguments(__doc__, rounds=7, seconds=1.0)
    rounds, seconds = (1, 0.05) if args.quick else (args.rounds, args.seconds)
    rates: Rates = {}
    missing: set[str] = set()
    for _ in range(rounds):
        play_round(rates, seconds, missing)
        if missing and not args.quick:
            sys.exit(f"bench/speed.py: {'; '.join(sorted(missing))}")
    print(report(rates, missing))


if __name__ == "__main__":
    main()
