"""``nullo simulate``: many games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from nullo.arena.simulate import seat_bots, simulate
from nullo.arena.tally import Tally, mean_data, mean_words, share_data
from nullo.arena.workers import workers
from nullo.cli.options import SimulateOptions, check_positive
from nullo.locale.words import percent, say, title_of
from nullo.state import load
from nullo.terminal.shared.console import STANDARD, err, out, progress
from nullo.terminal.shared.errors import blame_file, wrong_input
from nullo.terminal.shared.kept_games import holds_something
from nullo.terminal.shared.tables import table_of
from nullo.terminal.shared.typed_names import read_bots, read_options


def run(wish: SimulateOptions) -> None:
    """Play the games and print the results."""
    options = read_options(wish.option, wish.players, wish.game)
    game = load(wish.game, **options)
    tally = Tally(game)
    names = read_bots(wish.bots)
    if len(names) not in (1, game.players):
        raise wrong_input("wrong-bots-seats", names=len(names), seats=game.players)
    bots = seat_bots(game, names)
    check_positive(games=wish.games, playouts=wish.playouts, jobs=wish.jobs)
    with (
        _records(wish.records, wish.overwrite) as write,
        workers(wish.jobs, wish.cluster) as those,
        progress(wish.games, say("cli-simulate-progress")) as bar,
    ):
        played = simulate(
            wish.game,
            options,
            games=wish.games,
            bots=bots,
            playouts=wish.playouts,
            seed=wish.seed,
            records=write is not None,
            workers=those,
            progress=bar,
        )
        for one in played:
            tally.add(one)
            if write:
                write(one.record)
    apart = wish.records == STANDARD  # records alone on standard output
    if wish.json:
        figures = json.dumps(_figures(wish, tally, bots), ensure_ascii=False)
        print(figures, file=sys.stderr if apart else sys.stdout)
    else:
        _print(tally, bots, err() if apart else out())


@contextmanager
def _records(path: Path | None, overwrite: bool) -> Iterator[Callable[[str], None] | None]:
    """Open the file for records; yields a function that appends a record, or None if ``path`` is None."""
    if path is None:
        yield None
        return
    if not overwrite and holds_something(path):
        raise wrong_input("wrong-file-there", path)
    with blame_file(path):
        file = sys.stdout if path == STANDARD else path.open("w", encoding="utf-8")

    def write(record: str) -> None:
        with blame_file(path):
            file.write(record + "\n")
            file.flush()  # so that an interrupt loses no finished game

    try:
        yield write
    finally:
        if file is not sys.stdout:
            with suppress(OSError):  # write has reported it
                file.close()


def _figures(wish: SimulateOptions, tally: Tally, bots: list[str]) -> dict[str, Any]:
    return {
        "game": tally.game.id,
        "options": tally.game.stated_options(),
        "games": tally.games,
        "seed": wish.seed,
        "playouts": wish.playouts,
        "seats": [
            {
                "bot": bot,
                "wins": share_data(tally.wins(seat)),
                "points": mean_data(tally.points(seat)),
            }
            for seat, bot in enumerate(bots)
        ],
    }


def _print(tally: Tally, bots: list[str], console: Console) -> None:
    title = title_of(tally.game.id)
    console.print(say("cli-simulate-done", {"games": tally.games, "title": title}), style="bold")
    table = table_of("seat", "bot", "wins", "points", left=2)
    table.columns[0].justify = "right"
    for seat, bot in enumerate(bots):
        wins = tally.wins(seat)
        share, low, high = (percent(value, 1) for value in (wins.share, wins.low, wins.high))
        points = mean_words(tally.points(seat), 2)
        table.add_row(str(seat), bot, f"{share} ({low} – {high})", points)
    console.print(table)
    console.print(say("cli-simulate-note"), style="dim")
