"""Runs the full-screen application, and prints its final message."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from nullo.state.match import Match
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.shared.console import out
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions


def on_screen(start: Callable[[NulloApp], None]) -> int:
    """Run the application from a first screen; returns the exit code."""
    if _monochrome(os.environ.get("TERM", "")):
        os.environ["NO_COLOR"] = "1"
    app = NulloApp(start)
    app.run()
    console = out()
    for line in app.parting:
        console.print(line)
    return app.return_code or 0


def _monochrome(kind: str) -> bool:
    """Whether terminals of a kind have no colours."""
    return kind.startswith(("vt1", "vt2")) or kind.endswith(("-m", "-mono"))


def play(local: LocalGame, wish: PlayOptions | None) -> int:
    """Play a local game on the screen."""
    return on_screen(lambda app: app.play(local, wish))


def lobby() -> int:
    """Show the first screen; returns the exit code."""
    return on_screen(lambda app: app.lobby())


def learn(game: str) -> int:
    """Give a guided first hand."""
    return on_screen(lambda app: app.learn(game))


def join(link: str, name: str) -> int:
    """Sit down at a table of a server."""
    return on_screen(lambda app: app.join(link, name))


def host(server: str, game: str, name: str, options: dict[str, Any]) -> int:
    """Make a table on a server."""
    return on_screen(lambda app: app.host(server, game, name, options))


def replay(match: Match) -> int:
    """Look at a recorded game."""
    return on_screen(lambda app: app.replay(match))
