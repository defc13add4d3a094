"""Compares the speed of two builds of Nullo, such as before and after a change, interleaved, by CPU time.

    python bench/builds.py OLD NEW [--rounds 7]

OLD and NEW are Python interpreters of environments that have Nullo. Each round measures every game with
one and then with the other. Printed are the medians of decisions per CPU second and of redeals with
playouts, and the median of the rounds' ratios, with the lowest and highest.
"""

import argparse
import json
import statistics
import subprocess
from collections import defaultdict

MEASURE = """
import json, sys
from nullo.arena.speed import measure
from nullo.games.registry import BUILT_IN, rules_of
rates = {}
for game in BUILT_IN:
    rate = measure(game, rules_of(game).default_players, float(sys.argv[1]))
    rates[f"{game} plays"] = rate.decisions / rate.cpu_seconds
    rates[f"{game} redeals"] = rate.redeal_playouts / rate.redeal_cpu_seconds
print(json.dumps(rates))
"""


def rates(python: str, seconds: float) -> dict[str, float]:
    """The rates of each game with an interpreter: decisions, and redeals, per CPU second."""
    command = (python, "-c", MEASURE, str(seconds))
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Compare the speed of two builds of Nullo.")
    parser.add_argument("old", help="the Python of one environment")
    parser.add_argument("new", help="the Python of the other")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time a game")
    parser.add_argument("--quick", action="store_true", help="only show that it runs")
    options = parser.parse_args()
    rounds, seconds = (1, 0.02) if options.quick else (options.rounds, options.seconds)
    both: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _ in range(rounds):
        old, new = (rates(python, seconds) for python in (options.old, options.new))
        for what, rate in old.items():
            both[what].append((rate, new[what]))
    print(f"{'':26} {'old':>12} {'new':>12}  ratio (lowest to highest)")
    for what, pairs in both.items():
        before, after = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios = [new / old for old, new in pairs]
        spread = f"{statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f})"
        print(f"{what:26} {before:12,.0f} {after:12,.0f}  {spread}")


if __name__ == "__main__":
    main()
