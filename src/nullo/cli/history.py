"""``nullo history``: the games that were played in this terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.text import Text

from nullo.cli import replay as replay_command
from nullo.cli.options import HistoryOptions, ReplayOptions
from nullo.locale.words import say
from nullo.terminal.shared import browser_games, finished_games, kept_games
from nullo.terminal.shared.console import is_terminal, out
from nullo.terminal.shared.errors import BadInput, reason


def run(wish: HistoryOptions) -> int:
    """Print the unfinished and finished games, or replay a finished one; returns the exit code."""
    if wish.which is not None and not wish.which.lstrip("-").isdecimal():
        return _print(wish, _games_of_browser(wish.which), [])
    games = finished_games.read_games()
    if wish.which is not None:
        number = int(wish.which)
        if not 1 <= number <= len(games):
            raise BadInput(say("cli-history-which", {"number": number}))
        path = str(games[number - 1].path)
        return replay_command.run(ReplayOptions(path, json=wish.json, plain=wish.plain))
    return _print(wish, games, kept_games.kept_files())


def _games_of_browser(file: str) -> list[finished_games.Finished]:
    try:
        return browser_games.games_in(Path(file))
    except browser_games.NoGames:
        raise BadInput(say("cli-history-no-games"), file) from None
    except OSError as error:
        raise BadInput(reason(error), file) from None
    except ValueError as error:  # the name contains a null character
        raise BadInput(reason(error), repr(file)) from None


def _print(wish: HistoryOptions, games: list[finished_games.Finished], kept: list[Path]) -> int:
    """Print unfinished and finished games; returns the exit code."""
    if wish.json:
        sys.stdout.write(json.dumps(_data(games, [str(path) for path in kept])) + "\n")
        return 0
    console = out()
    if not is_terminal():
        console.width = 120
    if kept:
        console.print(Text(say("cli-history-kept", {"count": len(kept)})))
        console.print()
    console.print(finished_games.overview(games))
    if games and wish.which is None:
        console.print(Text(f"\n{say('cli-history-replay')}", style="dim"))
    return 0


def _data(games: list[finished_games.Finished], kept: list[str]) -> dict[str, object]:
    return {
        "unfinished": kept,
        "finished": [
            {
                "file": str(one.path),
                "game": one.record.game,
                "date": one.record.meta.date,
                "names": one.record.names,
                "bots": [bot or "" for bot in one.record.meta.play.bots],
                "seat": one.record.meta.play.seat,
                "scores": one.record.result.scores,
                "winners": one.record.result.winners,
                "points": one.points,
                "won": one.won,
            }
            for one in games
        ],
    }
