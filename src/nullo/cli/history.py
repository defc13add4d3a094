"""``nullo history``: the games that this user has played in the terminal."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

from rich.text import Text

from nullo.cli import replay as replay_command
from nullo.cli.options import HistoryOptions, ReplayOptions
from nullo.game.errors import RecordError
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.record import read
from nullo.terminal.plain.practice import practise_lines
from nullo.terminal.shared import finished_games, kept_games, kept_mistakes
from nullo.terminal.shared.console import can_draw, is_terminal, no_screen, out
from nullo.terminal.shared.errors import BadInput, blame_file, wrong_input
from nullo.terminal.shared.faces import Faces


def run(wish: HistoryOptions) -> int:
    """Print the games, replay one of them or practise mistakes; returns the exit code."""
    if wish.practise:
        return _practise(wish)
    if wish.which is not None and not re.fullmatch("-?[0-9]+", wish.which):
        return _show_saved(wish, wish.which)
    if wish.number is not None:
        raise wrong_input("cli-history-saved-file")
    games = finished_games.read_games()
    if wish.which is None:
        return _print(wish, games, kept_games.kept_files())
    number = int(wish.which)
    if not 1 <= number <= len(games):
        raise wrong_input("cli-history-which", number=number)
    path = str(games[number - 1].path)
    return replay_command.run(ReplayOptions(path, json=wish.json, plain=wish.plain))


def _show_saved(wish: HistoryOptions, file: str) -> int:
    try:
        with blame_file(file):
            games = finished_games.games_in(Path(file))
    except finished_games.NoGames:
        raise wrong_input("cli-history-no-games", file) from None
    if wish.number is None:
        code = _print(wish, [game.finished for game in games], [])
        if not wish.json and any(game.record for game in games):
            out().print(Text(f"\n{say('cli-history-saved-replay')}", style="dim"))
        return code
    if wish.number > len(games):
        raise wrong_input("cli-history-saved-which", file, number=wish.number)
    record = games[wish.number - 1].record
    if not record:
        raise wrong_input("cli-history-no-record", file, number=wish.number)
    try:
        match = read(record)
    except RecordError as error:
        raise BadInput(error_text(error), file) from None
    return replay_command.show(match, ReplayOptions(file, json=wish.json, plain=wish.plain))


def _print(wish: HistoryOptions, games: list[finished_games.Finished], kept: list[Path]) -> int:
    if wish.json:
        print(json.dumps(_data(games, [str(path) for path in kept])))
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
    due = kept_mistakes.due_mistakes(date.today())
    if due and wish.which is None:
        told = say("mistakes-due", {"count": len(due)})
        console.print(Text(f"\n{say('mistakes-heading')}: {told}"))
        console.print(Text(say("cli-history-mistakes"), style="dim"))
    return 0


def _practise(wish: HistoryOptions) -> int:
    which, number = wish.which is not None, wish.number is not None
    for name, given in ((wish.which or "", which), ("--number", number), ("--json", wish.json)):
        if given:
            raise wrong_input("wrong-practise", name=name)
    if not wish.plain and not no_screen():
        from nullo.terminal.screen.app import on_screen

        if kept_mistakes.due_mistakes(date.today()):
            return on_screen(lambda app: app.practise_mine())
    elif practice := kept_mistakes.due_practice(Faces(can_draw()), date.today()):
        return practise_lines(practice, out())
    out().print(Text(say("cli-history-no-mistakes")))
    return 0


def _data(games: list[finished_games.Finished], kept: list[str]) -> dict[str, object]:
    return {
        "unfinished": kept,
        "mistakes_due": len(kept_mistakes.due_mistakes(date.today())),
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
