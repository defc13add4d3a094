"""Runs the full-screen application, and prints its final message."""

from __future__ import annotations

import os
from collections.abc import Callable

from nullo.terminal.screen.app import NulloApp
from nullo.terminal.shared.console import out


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
    return kind.startswith(("vt1", "vt2")) or kind.endswith(("-m", "-mono"))
