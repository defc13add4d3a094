"""``nullo simulate``: many games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from errno import EPIPE
from math import isfinite
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from nullo.arena.simulate import seat_bots, simulate
from nullo.arena.tally import Mean, Share, Tally
from nullo.arena.workers import workers
from nullo.locale.numbers import figure, percent
from nullo.locale.words import say, title_of
from nullo.state import Game, load
from nullo.terminal.shared.console import STANDARD, err, out, progress
from nullo.terminal.shared.errors import BadInput, reason
from nullo.terminal.shared.kept_games import holds_something
from nullo.terminal.shared.typed_options import read_bots, read_options


@dataclass(frozen=True)
class Work:
    """What to simulate, from the command line."""

    game: str
    players: int | None
    option: list[str]
    bots: str
    games: int
    playouts: int
    seed: int
    jobs: int
    cluster: str
    records: Path | None
    overwrite: bool
    json: bool


def run(work: Work) -> None:
    """Play the games and print the results."""
    options = read_options(work.option, work.players, work.game)
    game = load(work.game, **options)
    tally = Tally(game)
    names = read_bots(work.bots)
    if len(names) not in (1, game.players):
        raise BadInput(say("wrong-bots-seats", {"names": len(names), "seats": game.players}))
    bots = seat_bots(game, names)
    games, playouts, jobs = (
        _positive(f"--{name}", value)
        for name, value in (("games", work.games), ("playouts", work.playouts), ("jobs", work.jobs))
    )
    with (
        _records(work.records, work.overwrite) as file,
        workers(jobs, work.cluster) as those,
        progress(games, say("cli-simulate-progress")) as bar,
    ):
        played = simulate(
            work.game,
            options,
            games=games,
            bots=bots,
            playouts=playouts,
            seed=work.seed,
            records=file is not None,
            workers=those,
            progress=bar,
        )
        for one in played:
            tally.add(one)
            if file:
                file.write(one.record)
    apart = work.records == STANDARD  # records alone on standard output
    if work.json:
        figures = json.dumps(_figures(work, tally, bots), ensure_ascii=False)
        print(figures, file=sys.stderr if apart else sys.stdout)
    else:
        _print(tally, bots, err() if apart else out())


def _positive(name: str, value: int) -> int:
    if value < 1:
        raise BadInput(say("wrong-least", {"name": name, "value": str(value)}))
    return value


@contextmanager
def _records(path: Path | None, overwrite: bool) -> Iterator[_Records | None]:
    """The file for records, opened before anything is played.

    Raises:
        BadInput: it cannot be written, or it exists and must not be overwritten.
    """
    if path is not None and not overwrite and holds_something(path):
        raise BadInput(say("wrong-file-there"), str(path))
    if path is None:
        yield None
        return
    records = _Records(path)
    try:
        yield records
    finally:
        records.close()


class _Records:
    """A file of records, one per line; ``-`` is standard output.

    Raises:
        BadInput: it cannot be opened or written; :meth:`write` raises it, too.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._saying():
            standard = path == STANDARD
            self.file = sys.stdout if standard else path.open("w", encoding="utf-8")

    def write(self, record: str) -> None:
        """Append a record and flush it, so that an interrupt loses no finished game."""
        with self._saying():
            self.file.write(record + "\n")
            self.file.flush()

    def close(self) -> None:
        """Close the file, unless it is standard output."""
        with suppress(OSError):  # write has reported it
            if self.file is not sys.stdout:
                self.file.close()

    @contextmanager
    def _saying(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            if error.errno == EPIPE:
                raise
            raise BadInput(reason(error), str(self.path)) from None


def _figures(work: Work, tally: Tally, bots: list[str]) -> dict[str, Any]:
    game: Game = tally.game
    return {
        "game": game.id,
        "options": game.stated_options(),
        "games": tally.games,
        "seed": work.seed,
        "playouts": work.playouts,
        "seats": [
            {"bot": bot, "wins": _share(tally.wins(seat)), "points": _mean(tally.points(seat))}
            for seat, bot in enumerate(bots)
        ],
    }


def _share(value: Share) -> dict[str, float | None]:
    return {"mean": value.share, "low_99": value.low, "high_99": value.high}


def _mean(value: Mean) -> dict[str, float | None]:
    mean, half = value.mean, value.half
    if not isfinite(half):
        return {"mean": mean, "low_99": None, "high_99": None}
    return {"mean": mean, "low_99": mean - half, "high_99": mean + half}


def _print(tally: Tally, bots: list[str], console: Console) -> None:
    title = title_of(tally.game.rules.id, tally.game.rules.title)
    console.print(say("cli-simulate-done", {"games": tally.games, "title": title}), style="bold")
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(say("cli-head-seat"), justify="right")
    table.add_column(say("cli-head-bot"))
    table.add_column(say("cli-head-wins"), justify="right")
    table.add_column(say("cli-head-points"), justify="right")
    for seat, bot in enumerate(bots):
        wins, points = tally.wins(seat), tally.points(seat)
        table.add_row(str(seat), bot, _wins(wins), _points(points))
    console.print(table)
    console.print(say("cli-simulate-note"), style="dim")


def _wins(value: Share) -> str:
    return f"{percent(value.share, 1)} ({percent(value.low, 1)} – {percent(value.high, 1)})"


def _points(value: Mean) -> str:
    half = f" ± {figure(value.half, '.2f')}" if isfinite(value.half) else ""
    return figure(value.mean, "+.2f") + half
