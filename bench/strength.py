"""Measures how strong the bots are: duels with exchanged seats on the same deals, with 99 % confidence.

python bench/strength.py [--games ID,…] [--deals N] [--playouts N] [--jobs J] [--styles] [--quick]

Each deal is played twice with the seats exchanged. The table shows the first bot's points a hand minus
the second's, and its share of the games won, with 99 % confidence intervals by deal. ``nullo arena``
does the same for any bots; ``--styles`` compares the ways in which the sampler can play on and evaluate.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from nullo.arena.contestants import contestant
from nullo.arena.round_robin import Arena, arena, play
from nullo.arena.standings import PairResult, standings
from nullo.arena.workers import workers
from nullo.bots.sampler import SamplerBot, Style
from nullo.games.registry import BUILT_IN
from nullo.state import load

DEALS = {"nothing": 1000, "sauce": 20, "all-or-nothing": 60, "all-fives": 150}


class RandomPoints(SamplerBot):
    """Plays on at random, evaluates by points."""

    style = Style(False, "points")


class ThumbPoints(SamplerBot):
    """Plays on by the rule of thumb, evaluates by points."""

    style = Style(True, "points")


class ThumbLead(SamplerBot):
    """Plays on by the rule of thumb, evaluates by the lead over the best other."""

    style = Style(True, "lead")


class ThumbWin(SamplerBot):
    """Plays on to the end of the game by the rule of thumb, evaluates by wins."""

    style = Style(True, "win")


class RandomWin(SamplerBot):
    """Plays on to the end of the game at random, evaluates by wins."""

    style = Style(False, "win")


def pairs(styles: bool) -> Iterator[tuple[str, str]]:
    """The pairs of bots to compare."""
    yield "simple", "random"
    yield "sampler", "simple"
    if styles:
        for kind in (RandomPoints, ThumbPoints, ThumbLead, RandomWin, ThumbWin):
            yield f"{kind.__module__}:{kind.__name__}", "simple"


def row(held: Arena, result: PairResult, took: float) -> str:
    """The row of a duel in the table."""
    names = [one.bot.rpartition(":")[2] for one in held.bots]
    wins = result.wins
    sure = "yes" if result.points.above or wins.low > 0.5 else "no"
    return (
        f"| {held.game.id} | {names[0]} – {names[1]} | {held.deals} | {result.points} | "
        f"{100 * wins.share:.1f} % ({100 * wins.low:.1f} – {100 * wins.high:.1f}) | {sure} | "
        f"{took:.0f} |"
    )


def main() -> None:
    """Run the duels and print a Markdown table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(BUILT_IN))
    parser.add_argument("--deals", type=int)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--styles", action="store_true")
    parser.add_argument("--quick", action="store_true", help="two deals, two worlds: a check only")
    given = parser.parse_args()
    playouts = 2 if given.quick else given.playouts
    print(f"{playouts} worlds a decision, seed {given.seed}\n")
    print("| game | bots | deals | points a hand | games won | 99 % sure | CPU s |")
    print("|---|---|--:|--:|--:|---|--:|")
    with workers(given.jobs) as those:
        for name in given.games.split(","):
            game = load(name)
            deals = 2 if given.quick else given.deals or DEALS.get(name, 100)
            for pair in pairs(given.styles):
                begin = time.process_time()
                bots = [contestant(bot, playouts) for bot in pair]
                held = arena(game, bots, games=2 * deals, seed=given.seed)
                found = standings(held, dict(play(held, {}, those)))
                took = time.process_time() - begin
                print(row(held, found.pairs[0], took), flush=True)


if __name__ == "__main__":
    main()
