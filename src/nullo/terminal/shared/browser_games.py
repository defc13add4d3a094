"""Finished games that a browser has saved to a file: *my games* of the page."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from nullo.system.decoding import json_decoder
from nullo.terminal.shared.finished_games import (
    LARGEST,
    FinalResult,
    Finished,
    Meta,
    PlayMeta,
    Record,
    is_whole,
)


class NoGames(Exception):
    """A file is not a list of games."""


class _Game(msgspec.Struct):
    """What the page keeps of a game; see ``web/src/mine/keptGames.ts``."""

    game: str
    ended: int
    seat: int
    names: list[str]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    record: msgspec.Raw = msgspec.Raw()


class SavedGame(NamedTuple):
    """A game in a file.

    Attributes:
        finished: how it ended.
        record: its record in JSON; empty: the file does not have it.
    """

    finished: Finished
    record: bytes


class _GamesFile(msgspec.Struct):
    format: Literal["nullo games"]
    version: Literal[1]
    games: list[_Game]


def games_in(path: Path) -> list[SavedGame]:
    """The games in a file, the latest first; those in which the reader's seat is not known are left out.

    Raises:
        NoGames: the file is not a list of games.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
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
