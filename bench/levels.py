"""Measures whether every level of bots beats the one below, for every game and number of players.

python bench/levels.py [--games ID,…] [--levels L,…] [--players N,…] [--deals N] [--jobs J] [--quick]

Duplicate deals of whole games, as ``nullo arena`` plays them. The table shows by how much the better level
wins, and the mean CPU time of a decision of each.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from nullo.arena.contestants import contestant
from nullo.arena.round_robin import Arena, arena, play
from nullo.arena.standings import Standings, standings
from nullo.arena.workers import workers
from nullo.games.registry import BUILT_IN, rules_of
from nullo.state import load

DEALS = {"all-fives": 400, "sauce": 40, "all-or-nothing": 100}


def numbers(game: str, wanted: str) -> list[int]:
    """The numbers of players: those wanted, or the usual number and then up to six of the others."""
    rules = rules_of(game)
    low, high = rules.players
    if wanted:
        return [number for number in map(int, wanted.split(",")) if low <= number <= high]
    usual = rules.default_players
    return [usual, *(number for number in range(low, min(high, 6) + 1) if number != usual)]


def row(held: Arena, found: Standings) -> str:
    """The row of a duel in the table."""
    names = [one.bot for one in held.bots]
    pair = found.pairs[0]
    sure = "yes" if pair.points.above else "no"
    wins = pair.wins
    return (
        f"| {held.game.id} | {held.game.players} | {names[0]} – {names[1]} | {held.deals} | "
        f"{pair.points} | {100 * wins.share:.1f} % ({100 * wins.low:.1f} – {100 * wins.high:.1f}) | "
        f"{sure} | {', '.join(f'{1000 * bot.times.mean():.2f}' for bot in found.bots)} |"
    )


def duels(given: argparse.Namespace) -> Iterator[str]:
    """The rows of the table."""
    levels = given.levels.split(",")
    with workers(given.jobs) as those:
        for name in given.games.split(","):
            deals = 2 if given.quick else given.deals or DEALS.get(name, 200)
            for players in numbers(name, given.players):
                game = load(name, players=players)
                for below, above in pairwise(levels):
                    bots = [contestant(bot, given.playouts) for bot in (above, below)]
                    held = arena(game, bots, games=2 * deals, seed=given.seed)
                    found = standings(held, dict(play(held, {}, those)))
                    yield row(held, found)


def main() -> None:
    """Run the duels and print a Markdown table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(BUILT_IN))
    parser.add_argument("--levels", default="beginner,casual,club")
    parser.add_argument("--players", default="", help="by default the usual number, then 2 to 6")
    parser.add_argument("--deals", type=int)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="two deals: a check only")
    given = parser.parse_args()
    print("| game | players | levels | deals | points a hand | games won | 99 % sure | CPU ms |")
    print("|---|--:|---|--:|--:|--:|---|--:|")
    for line in duels(given):
        print(line, flush=True)


if __name__ == "__main__":
    main()
