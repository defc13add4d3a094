"""``nullo bench``: measures how fast the engine plays."""

from __future__ import annotations

import json

from nullo.arena.speed import Speed, measure
from nullo.cli.options import OutputOptions
from nullo.games.registry import BUILT_IN, rules_of
from nullo.locale.words import figure, say
from nullo.terminal.shared.console import out, progress
from nullo.terminal.shared.tables import table_of

SECONDS = 2.0  # of CPU time for each game
CLOCK = 3.0  # at most, by the clock


def run(wish: OutputOptions) -> None:
    """Measure Nullo's own games at their default players, and print the rates."""
    rates: dict[str, tuple[int, Speed]] = {}
    with progress(len(BUILT_IN), say("cli-bench-progress")) as bar:
        for done, game in enumerate(BUILT_IN):
            bar(done)
            players = rules_of(game).default_players
            rates[game] = (players, measure(game, players, SECONDS, clock_seconds=CLOCK))
    if wish.json:
        print(json.dumps({game: _figures(*rate) for game, rate in rates.items()}))
        return
    table = table_of("game", "players", "decisions", "redeals")
    for game, rate in rates.items():
        table.add_row(game, *(figure(value, ",.0f") for value in _figures(*rate).values()))
    out().print(table)


def _figures(players: int, rate: Speed) -> dict[str, float]:
    return {
        "players": players,
        "decisions_per_cpu_second": round(rate.decisions / rate.cpu_seconds),
        "redeal_playouts_per_cpu_second": round(rate.redeal_playouts / rate.redeal_cpu_seconds),
    }
