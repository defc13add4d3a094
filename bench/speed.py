"""Measures the speed of random play in every game, and that of comparable programs, by CPU time.

    python bench/speed.py [--rounds 7] [--seconds 1.0] [--quick]

What is measured, and how, is in README.md beside this file.
"""

import platform
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

import peers
from arguments import read_arguments
from tables import print_heads, print_row

from nullo.arena.speed import measure


class Pair(NamedTuple):
    """A game and the OpenSpiel game nearest to it.

    The floors are the least ratios of Nullo's rate to OpenSpiel's that are required; 0 if none is.
    """

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
C_FLOOR = 0.6  # the least ratio of Nullo to the C reference
REFERENCE_FLOOR = 6.0  # the least ratio of a valid C reference to OpenSpiel's C++
C_GAMES_PER_SECOND = 300_000  # about; it determines the length of the reference's slices

NULLO = "Nullo"
REDEALS = "Nullo, redeals"
C = "C"
CPP = "OpenSpiel C++"
PYTHON = "OpenSpiel Python"
PEERS = {
    CPP: peers.openspiel_cpp,
    "OpenSpiel C++, deals too": peers.openspiel_cpp_whole,
    PYTHON: peers.openspiel_python,
}

Rates = dict[tuple[str, str], list[float]]
"""By game and program, the rate in every round: decisions (or worlds drawn and played out) per CPU second."""


def play_round(rates: Rates, seconds: float, missing: set[str]) -> None:
    """Measure every game and program once, in slices of about ``seconds`` CPU seconds; add to ``rates``.

    Peers that cannot run are left out, and the reasons are added to ``missing``.
    """
    for game, players, name, *_ in PAIRS:
        ours = measure(game, players, seconds)
        redeals = ours.redeal_playouts / ours.redeal_cpu_seconds
        rates.setdefault((game, NULLO), []).append(ours.decisions / ours.cpu_seconds)
        rates.setdefault((game, REDEALS), []).append(redeals)
        slices: dict[str, Callable[[], float]] = {}
        if game == ALLES.game:
            games = max(1, round(seconds * C_GAMES_PER_SECOND))
            slices[C] = partial(peers.c_reference, games)
        for who, peer in PEERS.items():
            slices[who] = partial(peers.apart, peer, name, seconds)
        for who, run in slices.items():
            try:
                found = run()
                rates.setdefault((game, who), []).append(found)
            except peers.PeerMissingError as reason:
                missing.add(str(reason))


def machine() -> dict[str, str]:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].partition(": ")[2] if names else cpu
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"cpu": cpu, "system": platform.platform(), "python": python, **peers.versions()}


def report(rates: Rates, missing: set[str]) -> None:
    for name, value in machine().items():
        print(f"- {name}: {value}")
    for reason in sorted(missing):
        print(f"- skipped: {reason}")
    print("\nThousands per CPU second: decisions, or redeals with one playout each.\n")
    print_heads("game", "played by", "median:", "least:", "most:")
    peer_of = {pair.game: pair.peer.partition("(")[0] for pair in PAIRS}
    for (game, who), series in rates.items():
        peer = f" ({peer_of[game]})" if who in PEERS else ""
        figures = (median(series), min(series), max(series))
        print_row(game, f"{who}{peer}", *(f"{figure / 1e3:,.1f}" for figure in figures))
    print()
    print_heads("game", "ratio", "measured:", "floor:", "met")
    floors = [(ALLES.game, NULLO, C, C_FLOOR), (ALLES.game, C, CPP, REFERENCE_FLOOR)]
    for pair in PAIRS:
        floors.append((pair.game, NULLO, CPP, pair.cpp_floor))
        floors.append((pair.game, NULLO, PYTHON, pair.python_floor))
    for game, of, to, floor in floors:
        if (game, of) in rates and (game, to) in rates:
            ratio = median(rates[game, of]) / median(rates[game, to])
            met = ("yes" if ratio >= floor else "**no**") if floor else ""
            print_row(game, f"{of} / {to}", f"{ratio:.2f}", f"{floor:g}" if floor else "", met)


def main() -> None:
    args = read_arguments(__doc__, rounds=7, seconds=1.0)
    rounds, seconds = (1, 0.05) if args.quick else (args.rounds, args.seconds)
    rates: Rates = {}
    missing: set[str] = set()
    for _ in range(rounds):
        play_round(rates, seconds, missing)
        if missing and not args.quick:
            sys.exit(f"bench/speed.py: {'; '.join(sorted(missing))}")
    report(rates, missing)


if __name__ == "__main__":
    main()
