"""``nullo arena``: bots against each other on duplicate deals."""

from __future__ import annotations

import json
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from nullo.arena.arena_folder import ArenaFolder
from nullo.arena.contestants import contestant
from nullo.arena.duel import DuelDeal
from nullo.arena.plot import Plot, PlotRow, as_svg, as_text
from nullo.arena.round_robin import Arena, Pairing, arena, play
from nullo.arena.standings import Standings, available, standings
from nullo.arena.tally import mean_data, mean_words, share_data, share_words
from nullo.arena.workers import workers
from nullo.bots.policies import learned_of
from nullo.cli.options import ArenaOptions, check_positive
from nullo.locale.words import figure, say, title_of
from nullo.state import load
from nullo.terminal.shared import typed_names
from nullo.terminal.shared.console import out, progress
from nullo.terminal.shared.errors import blame_file, wrong_input
from nullo.terminal.shared.tables import table_of
from nullo.terminal.shared.typed_names import read_options, split_names

PLOT = "plot.svg"
SIGMAS = 2.576  # how many standard deviations of a rating to show on each side, for 99 %


def run(wish: ArenaOptions) -> None:
    """Play the deals that the folder does not contain yet, and print the bots' standings."""
    if not available():
        raise wrong_input("cli-arena-extra")
    held = _arena(wish)
    folder = None
    with ExitStack() as stack:
        if wish.folder:
            stack.enter_context(blame_file(wish.folder))
            folder = stack.enter_context(closing(ArenaFolder(wish.folder, held)))
        deals = _play(held, wish, folder)
        found = standings(held, deals)
        if folder:
            folder.put(PLOT, as_svg(_title(held), _panels(found)))
    if wish.json:
        print(json.dumps(_figures(held, found), ensure_ascii=False))
    else:
        _print(held, found, wish.folder)


def _arena(wish: ArenaOptions) -> Arena:
    check_positive(games=wish.games, hands=wish.hands, playouts=wish.playouts, jobs=wish.jobs)
    if wish.ms is not None and wish.playouts is not None:
        raise wrong_input("wrong-arena-both")
    if wish.ms is not None and not 0 < wish.ms <= 1e6:
        raise wrong_input("wrong-arena-ms", value=f"{wish.ms:g}")
    game = load(wish.game, **read_options(wish.option, wish.players, wish.game))
    texts = split_names(wish.bots)
    bots = [contestant(text, wish.playouts, wish.ms, typed_names.bot) for text in texts]
    return arena(game, bots, games=wish.games, seed=wish.seed, hands=wish.hands)


def _play(held: Arena, wish: ArenaOptions, folder: ArenaFolder | None) -> dict[Pairing, DuelDeal]:
    deals = dict(folder.deals) if folder else {}
    with (
        workers(wish.jobs, wish.cluster) as those,
        progress(len(held.pairings()), say("cli-arena-progress")) as bar,
    ):
        bar(len(deals))
        for pairing, deal in play(held, dict(deals), those):
            deals[pairing] = deal
            if folder:
                folder.add(pairing, deal)
            bar(len(deals))
    return deals


def _title(held: Arena) -> str:
    title = {"title": title_of(held.game.id)}
    return say("cli-arena-done", {**title, "players": held.game.players, "deals": held.deals})


def _figures(held: Arena, found: Standings) -> dict[str, Any]:
    return {
        **held.statement(),
        "deals": held.deals,
        "alike": _alike(held),
        "standings": [
            {
                "bot": bot.name,
                "rating": {"mu": bot.rating.mu, "sigma": bot.rating.sigma},
                "points": mean_data(bot.points),
                "wins": share_data(bot.wins),
                "decisions": bot.times.decisions,
                "cpu_ms": {"mean": 1000 * bot.times.mean(), "p99": 1000 * bot.times.quantile(0.99)},
            }
            for bot in found.bots
        ],
        "pairs": [
            {
                "bots": [found.bots[pair.first].name, found.bots[pair.second].name],
                "points": mean_data(pair.points),
                "wins": share_data(pair.wins),
            }
            for pair in found.pairs
        ],
    }


def _alike(held: Arena) -> list[str]:
    same = ["club", "simple"]
    both = set(same) <= {bot.bot for bot in held.bots}
    return same if both and learned_of(held.game) is None else []


def _print(held: Arena, found: Standings, folder: Path | None) -> None:
    console = out()
    console.print(_title(held), style="bold")
    table = table_of("bot", "rating", "points-hand", "won", "cpu", "cpu-most")
    for bot in sorted(found.bots, key=lambda bot: -bot.points.mean):
        table.add_row(
            bot.name,
            f"{figure(bot.rating.mu, '.1f')} ± {figure(SIGMAS * bot.rating.sigma, '.1f')}",
            mean_words(bot.points, 3),
            share_words(bot.wins),
            _ms(bot.times.mean()),
            _ms(bot.times.quantile(0.99)),
        )
    console.print(table)
    console.print()
    if len(found.bots) > 2:
        table = table_of("pair", "points-hand", "won")
        for pair in found.pairs:
            names = (found.bots[pair.first].name, found.bots[pair.second].name)
            table.add_row(" – ".join(names), mean_words(pair.points, 3), share_words(pair.wins))
        console.print(table)
        console.print()
    panel = _panels(found)[0]
    console.print(panel.title, style="bold")
    for line in as_text(panel.bars, console.width, panel.with_zero):
        console.print(line, no_wrap=True)
    console.print()
    if alike := _alike(held):
        console.print(say("cli-arena-alike", {"first": alike[0], "second": alike[1]}))
    console.print(say("cli-arena-note"), style="dim")
    if folder:
        params = {"folder": str(folder), "plot": PLOT}
        console.print(say("cli-arena-kept", params), style="dim", soft_wrap=True)


def _panels(found: Standings) -> list[Plot]:
    names = [bot.name for bot in found.bots]
    points = [
        PlotRow(f"{names[pair.first]} – {names[pair.second]}", pair.points.mean, pair.points.half)
        for pair in found.pairs
    ]
    ratings = [PlotRow(bot.name, bot.rating.mu, SIGMAS * bot.rating.sigma) for bot in found.bots]
    return [
        Plot(say("cli-head-points-hand"), points),
        Plot(say("cli-head-rating"), ratings, with_zero=False),
    ]


def _ms(seconds: float) -> str:
    return figure(1000 * seconds, ".3g")
