"""``nullo learn``: a guided first hand in the terminal, in full screen or line mode."""

from __future__ import annotations

from nullo.cli.options import LearnOptions
from nullo.games.registry import rules_of
from nullo.lessons.lesson import lesson
from nullo.locale.words import say
from nullo.terminal.plain.lesson import teach
from nullo.terminal.shared.console import can_screen
from nullo.terminal.shared.errors import BadInput


def run(wish: LearnOptions) -> int:
    """Give a game's lesson; returns the exit code."""
    rules_of(wish.game)
    found = lesson(wish.game)
    if found is None:
        raise BadInput(say("learn-cli-none", {"game": wish.game}))
    if not wish.plain and can_screen():
        from nullo.terminal.screen.app import on_screen

        return on_screen(lambda app: app.learn(wish.game))
    return teach(found)
