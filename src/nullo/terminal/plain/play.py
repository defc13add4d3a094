"""Plays a game on this machine in line mode."""

from __future__ import annotations

from rich.text import Text

from nullo.locale.words import say
from nullo.terminal.plain.session import Left, Session
from nullo.terminal.shared.console import can_draw, err, out
from nullo.terminal.shared.errors import INTERRUPTED
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.local_game import LocalGame


def play_lines(game: LocalGame) -> int:
    """Play until the game is over or the player leaves, saving every action; returns the exit code."""
    console = out()
    for text in game.opening:
        console.print(text)
    session = Session(game, console, Faces(can_draw()))
    try:
        while True:
            session.advance()
            _save(game)
            if game.over:
                session.finish()
                if game.files.record:
                    file = str(game.files.record)
                    typed = f'"{file}"' if " " in file else file
                    told = say("play-analyse-record", {"file": typed})
                    console.print(Text("\n" + told), soft_wrap=True)
                return 0
            session.ask()
            _save(game)
    except Left:
        console.print(game.farewell())
        return 0
    except KeyboardInterrupt:
        console.print("\n" + game.farewell())
        return INTERRUPTED
    finally:
        game.close()


def _save(game: LocalGame) -> None:
    if why := game.save():
        err().print(why)
