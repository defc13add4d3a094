"""``nullo learn``: a guided first hand in the terminal, on the table screen or line by line."""

from __future__ import annotations

from nullo.games.registry import rules_of
from nullo.lessons.lesson import lesson
from nullo.locale.words import say
from nullo.terminal.plain.lesson import teach
from nullo.terminal.shared.console import can_screen
from nullo.terminal.shared.errors import BadInput


def learn(game: str, *, plain: bool) -> int:
    """Give a game's lesson; the exit code.

    Args:
        plain: line by line, though the terminal could show more.
    """
    rules_of(game)
    found = lesson(game)
    if found is None:
        raise BadInput(say("learn-cli-none", {"game": game}))
    if not plain and can_screen():
        from nullo.terminal.screen import run

        return run.learn(game)
    return teach(found)
