"""``nullo play``: a game in the terminal, in full screen or line mode."""

from __future__ import annotations

from nullo.locale.words import say
from nullo.terminal.plain.play import play_lines
from nullo.terminal.shared.console import at_terminal, can_screen, no_screen
from nullo.terminal.shared.errors import BadInput
from nullo.terminal.shared.start_game import Wish, begin, resume


def play(wish: Wish, *, again: bool, plain: bool) -> int:
    """Play a game; returns the exit code.

    Args:
        again: continue the last unfinished game.
        plain: use line mode even if the terminal can show the screen.
    """
    if wish.game is None and not again and not plain and at_terminal() and (why := no_screen()):
        raise BadInput(say("cli-no-screen", {"why": why}))
    if plain or not can_screen():
        return play_lines(resume(wish) if again else begin(wish))
    from nullo.terminal.screen import run

    if wish.game is None and not again:
        return run.lobby()
    return run.play(resume(wish) if again else begin(wish), wish)
