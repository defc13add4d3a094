"""``nullo play``: a game in the terminal, on the table screen or line by line."""

from __future__ import annotations

from nullo.locale.words import say
from nullo.terminal.plain.play import play_lines
from nullo.terminal.shared.console import at_terminal, can_screen, no_screen
from nullo.terminal.shared.errors import BadInput
from nullo.terminal.shared.start_game import Wish, begin, resume


def play(wish: Wish, *, again: bool, plain: bool) -> int:
    """Play a game; the exit code.

    Args:
        again: the one left last.
        plain: line by line, though the terminal could show more.
    """
    if wish.game is None and not again and not plain and at_terminal() and (why := no_screen()):
        raise BadInput(say("cli-no-screen", {"why": why}))
    if plain or not can_screen():
        return play_lines(resume(wish) if again else begin(wish))
    from nullo.terminal.screen import run

    if wish.game is None and not again:
        return run.lobby()
    return run.play(resume(wish) if again else begin(wish), wish)
