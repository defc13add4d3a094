"""``nullo learn``: a guided first hand in the terminal, in full screen or line mode."""

from __future__ import annotations

from nullo.games.registry import rules_of
from nullo.lessons.lesson import lesson
from nullo.locale.words import say
from nullo.terminal.plain.lesson import teach
from nullo.terminal.shared.console import can_screen
from nullo.terminal.shared.errors import BadInput


def learn(game: str, *, plain: bool) -> int:
    """Give a game's lesson; returns the exit code.

    Args:
        plain: use line mode even if the terminal can show the screen.
    """
    rules_of(game)
    found = lesson(game)
    if found is None:
        raise BadInput(say("learn-cli-none", {"game": game}))
    if not plain and can_screen():
        from nullo.terminal.screen.run import on_screen

        return on_screen(lambda app: app.learn(game))
    return teach(found)
