"""Compares the speed of two builds of Nullo by CPU time, for instance before and after a change.

    python bench/builds.py OLD NEW [--rounds 7]

OLD and NEW are the Python interpreters of two environments that have Nullo. Each round measures every game
with one and then with the other. The script prints the median rates (decisions, and worlds drawn and played
out, per CPU second), and the median, lowest and highest ratio of the two in a round.
"""

import json
import subprocess
from collections import defaultdict
from statistics import median

from arguments import read_arguments
from slices import median_and_range, ratios

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


def main() -> None:
    given = read_arguments(__doc__, "old", "new", rounds=7, seconds=2.0)
    rounds, seconds = (1, 0.02) if given.quick else (given.rounds, given.seconds)
    both: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for _ in range(rounds):
        for k, python in enumerate((given.old, given.new)):
            command = (python, "-c", MEASURE, str(seconds))
            done = subprocess.run(command, capture_output=True, check=True, text=True)
            for what, rate in json.loads(done.stdout).items():
                both[what][k].append(rate)
    print(f"{'':26} {'old':>12} {'new':>12}  ratio (lowest to highest)")
    for what, (old, new) in both.items():
        shown = median_and_range(ratios(new, old), ".3f", "to")
        print(f"{what:26} {median(old):12,.0f} {median(new):12,.0f}  {shown}")


if __name__ == "__main__":
    main()
