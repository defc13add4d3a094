"""Measures how strong the bots are: duels with exchanged seats on the same deals, with 99 % confidence.

python bench/strength.py [--games ID,…] [--levels L,…] [--players N,…] [--styles] [--deals N]
    [--playouts N] [--jobs J] [--quick]

Each deal is played twice with the seats exchanged. The table shows the first bot's points per hand minus the
second's, and its share of the games won, with 99 % confidence intervals by deal, and the mean CPU time of
the decisions of each. ``nullo arena`` does the same for any bots. ``--levels`` compares each level with the
one below it, with several numbers of players; ``--styles`` compares the sampler's playouts and evaluations.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from arguments import read_arguments
from tables import print_heads, print_row

from nullo.arena.contestants import Contestant, contestant
from nullo.arena.round_robin import arena, play
from nullo.arena.standings import standings
from nullo.arena.workers import Workers, workers
from nullo.bots.sampler import SamplerBot, Style
from nullo.games.registry import BUILT_IN, rules_of
from nullo.state import Game, load

DEALS = {"nothing": 1000, "sauce": 20, "all-or-nothing": 60, "all-fives": 150}
DEALS_OF_LEVELS = {"nothing": 200, "sauce": 40, "alles-oder-nichts": 200, "all-fives": 400}
HEADS = (
    "game",
    "players:",
    "bots",
    "deals:",
    "points a hand:",
    "games won:",
    "99 % sure",
    "CPU ms:",
)

STYLES = [
    type(name, (SamplerBot,), {"style": style, "__module__": __name__})
    for name, style in {
        "RandomPoints": Style(False, "points"),
        "ThumbPoints": Style(True, "points"),
        "ThumbLead": Style(True, "lead"),
        "RandomWin": Style(False, "win"),
        "ThumbWin": Style(True, "win"),
    }.items()
]
"""Samplers with random playouts or playouts by the rule of thumb, which count points, difference or wins."""
globals().update({kind.__name__: kind for kind in STYLES})


def duel(
    game: Game,
    bots: list[Contestant],
    deals: int,
    seed: int,
    those: Workers,
    hands: int | None = None,
) -> None:
    held = arena(game, bots, games=2 * deals, seed=seed, hands=hands)
    found = standings(held, dict(play(held, {}, those)))
    pair, wins = found.pairs[0], found.pairs[0].wins
    print_row(
        game.id,
        game.players,
        " – ".join(bot.bot.rpartition(":")[2] if ":" in bot.bot else bot.name for bot in held.bots),
        held.deals,
        pair.points,
        f"{100 * wins.share:.1f} % ({100 * wins.low:.1f} – {100 * wins.high:.1f})",
        "yes" if pair.points.above or wins.low > 0.5 else "no",
        " / ".join(f"{1000 * bot.times.mean():.3g}" for bot in found.bots),
    )


def pairs(given: argparse.Namespace) -> Iterator[tuple[str, str]]:
    if given.levels:
        for below, above in pairwise(given.levels.split(",")):
            yield above, below
        return
    yield "simple", "random"
    yield "sampler", "simple"
    for kind in STYLES if given.styles else ():
        yield f"{kind.__module__}:{kind.__name__}", "simple"


def numbers(game: str, given: argparse.Namespace) -> list[int]:
    """The numbers of players with which a game is measured.

    If ``--players`` is given, they are those that the game allows. Otherwise it is the usual number; with
    ``--levels``, all others up to six are added.
    """
    rules = rules_of(game)
    low, high = rules.players
    if given.players:
        return [many for many in map(int, given.players.split(",")) if low <= many <= high]
    usual = rules.default_players
    others = range(low, min(high, 6) + 1) if given.levels else ()
    return [usual, *(many for many in others if many != usual)]


def main() -> None:
    given = read_arguments(
        __doc__,
        **{"games": ",".join(BUILT_IN), "levels": "", "styles": False, "players": ""},
        **{"deals": 0, "playouts": 40, "jobs": 1, "seed": 0},
    )
    playouts = 2 if given.quick else given.playouts
    usual = DEALS_OF_LEVELS if given.levels else DEALS
    print(f"{playouts} worlds a decision, seed {given.seed}\n")
    print_heads(*HEADS)
    with workers(given.jobs) as those:
        for name in given.games.split(","):
            deals = 2 if given.quick else given.deals or usual.get(name, 100)
            for players in numbers(name, given):
                game = load(name, players=players)
                for pair in pairs(given):
                    bots = [contestant(bot, playouts) for bot in pair]
                    duel(game, bots, deals, given.seed, those)


if __name__ == "__main__":
    main()
