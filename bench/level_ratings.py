"""Rates the levels by whole games at mixed tables, as the page rates whoever plays against them.

python bench/level_ratings.py [--games ID,…] [--many N] [--playouts N] [--orders N] [--write]

In each game every seat has a level drawn at random. All sides of a game are rated by their returns with
OpenSkill (Plackett and Luce, 25 ± 8.3 before the first game); ratings are means over random orders of
the games.
``--write`` stores them as ``ratings.json`` in the game's folder, beside which the page sets the reader's.
"""

from __future__ import annotations

import json
from pathlib import Path

from arguments import read_arguments
from openskill.models import PlackettLuce, PlackettLuceRating

from nullo.arena.simulate import Simulation
from nullo.bots.base import LEVELS
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.state import load

ROOT = Path(__file__).parent.parent / "src/nullo/games"
RATED = LEVELS[:4]  # an analyst takes seconds for each decision
Table = tuple[list[str], list[float]]
"""The levels of the seats, and their returns."""


def play_tables(game: str, many: int, playouts: int) -> list[Table]:
    """Play games whose seats have levels at random."""
    loaded, rng, tables = load(game), Rng(0, "levels", 0), []
    for number in range(many):
        bots = [RATED[rng.randrange(len(RATED))] for _ in range(loaded.players)]
        (played,) = Simulation(loaded, bots, playouts, 0, False).play([number])
        tables.append((bots, played.returns))
    return tables


def rate(sides: int, tables: list[Table], orders: int) -> dict[str, tuple[float, float]]:
    """The mean and the standard deviation of each level's rating."""
    totals = dict.fromkeys(RATED, (0.0, 0.0))
    for number in range(orders):
        order = list(range(len(tables)))
        Rng(0, "order", number).shuffle(order)
        rated = _rate_in_order(sides, [tables[at] for at in order])
        for name, rating in rated.items():
            mu, sigma = totals[name]
            totals[name] = mu + rating.mu / orders, sigma + rating.sigma / orders
    return totals


def _rate_in_order(sides: int, tables: list[Table]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce()
    ratings = {name: model.rating() for name in RATED}
    for bots, returns in tables:
        teams = [[ratings[name] for name in bots[side::sides]] for side in range(sides)]
        rated = model.rate(teams, ranks=[-returns[side] for side in range(sides)])
        for side, team in enumerate(rated):
            for name, rating in zip(bots[side::sides], team, strict=True):
                ratings[name] = rating
    return ratings


def main() -> None:
    """Rate the levels in each game and print a table."""
    words = read_arguments(
        __doc__, games=",".join(BUILT_IN), many=240, playouts=60, orders=20, write=False
    )
    print(f"| game | {' | '.join(RATED)} |", flush=True)
    print(f"|---|{'--:|' * len(RATED)}", flush=True)
    for game in words.games.split(","):
        tables = play_tables(game, words.many, words.playouts)
        loaded = load(game)
        sides = len(loaded.new_initial_state().public().scores)
        ratings = rate(sides, tables, words.orders)
        cells = (f"{mu:.1f} ± {sigma:.1f}" for mu, sigma in ratings.values())
        print(f"| {loaded.rules.title} | {' | '.join(cells)} |", flush=True)
        if words.write:
            stored = {name: [round(part, 2) for part in ratings[name]] for name in RATED}
            (ROOT / game.replace("-", "_") / "ratings.json").write_text(
                json.dumps(stored) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    main()
