"""Rates the levels of bots by whole games at mixed tables, as the page rates people who play against them.

python bench/level_ratings.py [--games ID,…] [--many N] [--playouts N] [--orders N] [--write]

In each game every seat gets a level drawn at random. All sides of a game are rated by their returns with
OpenSkill (Plackett and Luce, 25 ± 8.3 before the first game); ratings are means over random orders of
the games. ``--write`` stores them as ``ratings.json`` in the game's folder; the page shows them beside the
user's own rating.
"""

from __future__ import annotations

import json
from pathlib import Path

from arguments import read_arguments
from tables import print_heads, print_row

from nullo.arena.simulate import Simulation
from nullo.arena.standings import RatedGame, Rating, mean_ratings
from nullo.bots.base import LEVELS
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.state import Game, load

ROOT = Path(__file__).parent.parent / "src/nullo/games"
RATED = LEVELS[:4]  # an analyst takes seconds for each decision


def play_tables(game: Game, many: int, playouts: int) -> list[RatedGame]:
    """The results of ``many`` games in which each seat has a random level; sides are given as levels."""
    rng, tables = Rng(0, "levels", 0), []
    sides = len(game.new_initial_state().public().scores)
    for number in range(many):
        levels = [rng.randrange(len(RATED)) for _ in range(game.players)]
        bots = [RATED[level] for level in levels]
        (played,) = Simulation(game, bots, playouts, 0, False).play([number])
        tables.append(([levels[side::sides] for side in range(sides)], played.returns[:sides]))
    return tables


def rate(tables: list[RatedGame], orders: int) -> list[Rating]:
    """By level, the mean rating over random orders of the games."""
    shuffled = []
    for number in range(orders):
        order = list(range(len(tables)))
        Rng(0, "order", number).shuffle(order)
        shuffled.append([tables[at] for at in order])
    return mean_ratings(len(RATED), shuffled)


def main() -> None:
    words = read_arguments(
        __doc__, games=",".join(BUILT_IN), many=240, playouts=60, orders=20, write=False
    )
    print_heads("game", *(f"{level}:" for level in RATED))
    for name in words.games.split(","):
        game = load(name)
        ratings = rate(play_tables(game, words.many, words.playouts), words.orders)
        print_row(game.rules.title, *(f"{one.mu:.1f} ± {one.sigma:.1f}" for one in ratings))
        if words.write:
            found = zip(RATED, ratings, strict=True)
            stored = {level: [round(one.mu, 2), round(one.sigma, 2)] for level, one in found}
            path = ROOT / name.replace("-", "_") / "ratings.json"
            path.write_text(json.dumps(stored) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
