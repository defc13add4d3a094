"""``nullo play``: a game in the terminal, on the table screen or line by line."""

from __future__ import annotations

from nullo.cli.begin import Wish, begin, resume
from nullo.cli.console import at_terminal, can_draw, can_screen, err, no_screen, out
from nullo.cli.ending import INTERRUPTED, Wrong
from nullo.cli.table.faces import Faces
from nullo.cli.table.local import LocalGame
from nullo.cli.table.session import Left, Session
from nullo.words import say


def play(wish: Wish, *, again: bool, plain: bool) -> int:
    """Play a game; the exit code.

    Args:
        again: the one left last.
        plain: line by line, though the terminal could show more.
    """
    if wish.game is None and not again and not plain and at_terminal() and (why := no_screen()):
        raise Wrong(say("cli-no-screen", {"why": why}))
    if plain or not can_screen():
        return by_lines(resume(wish) if again else begin(wish))
    from nullo.tui import run

    if wish.game is None and not again:
        return run.lobby()
    return run.play(resume(wish) if again else begin(wish), wish)


def by_lines(game: LocalGame) -> int:
    """Play line by line to the end or until the player leaves; what has been done is always kept."""
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
