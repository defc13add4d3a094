"""Finished games: their records in the user's state directory, and an overview of them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nullo.games.registry import game_ids, rules_of
from nullo.locale.words import figure, say, title_of
from nullo.system.decoding import json_decoder
from nullo.system.printable import printable
from nullo.system.whole_files import write_whole
from nullo.terminal.shared import kept_games
from nullo.terminal.shared.people import with_level
from nullo.terminal.shared.tables import empty_table

MOST = 500  # the most records that are kept; the oldest are deleted
SHOWN = 20


class PlayMeta(msgspec.Struct):
    """The player's seat, and by seat the names of the bots (None for the player)."""

    seat: int
    bots: list[str | None]


class Meta(msgspec.Struct):
    """The parts of a record's ``meta`` that this module needs."""

    play: PlayMeta
    date: str = ""


class FinalResult(msgspec.Struct):
    """The end of a game: scores by side, and the sides that won."""

    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct):
    """The parts of a record that state who played and how the game ended."""

    game: str
    names: list[str]
    meta: Meta
    result: FinalResult


class Finished(NamedTuple):
    """A finished game: the file that contains it, and what its record states."""

    path: Path
    record: Record

    @property
    def side(self) -> int:
        return self.record.meta.play.seat % len(self.record.result.scores)

    @property
    def points(self) -> int:
        return self.record.result.scores[self.side]

    @property
    def won(self) -> bool:
        return self.side in self.record.result.winners

    @property
    def title(self) -> str:
        return printable(title_of(self.record.game))

    @property
    def others(self) -> str:
        play, names = self.record.meta.play, self.record.names
        seats = [(play.seat + step) % len(names) for step in range(1, len(names))]
        return ", ".join(with_level(printable(names[k]), play.bots[k] or "") for k in seats)

    @property
    def outcome(self) -> str:
        result, mine = self.record.result, self.points
        if self.won:
            return say("games-drawn" if len(result.winners) > 1 else "games-won")
        lowest = _lowest(self.record.game)
        better = sum(score < mine if lowest else score > mine for score in result.scores)
        places = {"place": max(better, 1) + 1, "places": len(result.scores)}
        return say("games-place", places)


def folder() -> Path:
    """The folder of the records of finished games, below XDG_STATE_HOME."""
    return kept_games.folder().parent / "finished"


def add(name: str, text: str) -> None:
    """Store the record of a finished game, and delete the oldest if there are too many; may raise OSError."""
    folder().mkdir(parents=True, exist_ok=True)
    write_whole(folder() / name, text)
    for path in kept_games.latest_first(folder())[MOST:]:
        path.unlink(missing_ok=True)


def read_games() -> list[Finished]:
    """The finished games, the latest first; files that cannot be read are left out."""
    read = (
        (path, kept_games.read_json(path, Record)) for path in kept_games.latest_first(folder())
    )
    return [Finished(path, record) for path, record in read if record and is_whole(record)]


def is_whole(record: Record) -> bool:
    """Whether a record states who played and how the game ended, without contradictions."""
    many, play = len(record.names), record.meta.play
    return many > 0 and 0 <= play.seat < many == len(play.bots) and len(record.result.scores) > 0


def overview(games: list[Finished]) -> RenderableType:
    """A table of wins and averages by game, followed by a list of the latest games."""
    if not games:
        return Text(say("games-finished-none"))
    return Group(_figures(games), Text(), _list(games[:SHOWN]))


def _figures(games: list[Finished]) -> Table:
    table = _table("game", "count", "won", "average", "best")
    for id in dict.fromkeys(one.record.game for one in games):
        own = [one for one in games if one.record.game == id]
        points = [one.points for one in own]
        won = sum(one.won for one in own)
        share = {"won": won, "percent": round(100 * won / len(own))}
        table.add_row(
            printable(title_of(id)),
            str(len(own)),
            say("games-share", share),
            figure(sum(points) / len(points), ".1f"),
            str(min(points) if _lowest(id) else max(points)),
        )
    return table


def _list(games: list[Finished]) -> Table:
    table = _table("number", "game", "date", "result", "points", "others")
    for number, one in enumerate(games, 1):
        date = one.record.meta.date[:16].replace("T", " ")
        row = (str(number), one.title, printable(date), one.outcome, str(one.points), one.others)
        table.add_row(*row)
    return table


def _table(*columns: str) -> Table:
    table = empty_table(*(say(f"games-figure-{name}") for name in columns), no_wrap=True)
    for name, column in zip(columns, table.columns, strict=True):
        if name in ("game", "date", "result", "others"):
            column.justify = "left"
        if name in ("game", "others"):
            column.overflow = "fold"
        column.no_wrap = name not in ("game", "result", "others")
    return table


def _lowest(game: str) -> bool:
    return game in game_ids() and rules_of(game).lowest_wins


class NoGames(Exception):
    """Raised if a file is not a list of games."""


class _Game(msgspec.Struct):
    """A game as the page keeps it; see ``web/src/kept/keptGames.ts``."""

    game: str
    ended: int
    seat: int
    names: list[str]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    record: msgspec.Raw = msgspec.Raw()


class SavedGame(NamedTuple):
    """A game in a file: how it ended, and its record in JSON, which is empty if the file has none."""

    finished: Finished
    record: bytes


class _GamesFile(msgspec.Struct):
    format: Literal["nullo games"]
    version: Literal[1]
    games: list[_Game]


def games_in(path: Path) -> list[SavedGame]:
    """The games in a file, the latest first; games whose entries contradict themselves are left out.

    Raises:
        NoGames: the file is not a list of games.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        text = file.read(kept_games.LARGEST + 1)
    try:
        file_games = json_decoder(_GamesFile).decode(text).games
        games = [
            SavedGame(Finished(path, _record(game)), bytes(game.record)) for game in file_games
        ]
    except (ValueError, OverflowError, OSError, RecursionError):
        raise NoGames from None
    found = [game for game in games if is_whole(game.finished.record)]
    return sorted(found, key=lambda game: game.finished.record.meta.date, reverse=True)


def _record(game: _Game) -> Record:
    date = datetime.fromtimestamp(game.ended / 1000).astimezone().isoformat(timespec="seconds")
    bots = [bot or None for bot in game.bots]
    meta = Meta(PlayMeta(game.seat, bots), date)
    return Record(game.game, game.names, meta, FinalResult(game.scores, game.winners))
