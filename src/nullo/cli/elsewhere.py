"""``nullo join`` and ``nullo host``: tables of a server, on the screen."""

from __future__ import annotations

from nullo.cli.console import can_screen
from nullo.cli.ending import Wrong
from nullo.cli.options import read_options
from nullo.game import load
from nullo.remote.link import BadLink, parse
from nullo.wording import worded
from nullo.words import say


def join(link: str, name: str) -> int:
    """Sit down at a table; the exit code.

    Raises:
        Wrong: it is no link, or no terminal.
    """
    try:
        parse(link)
    except BadLink as error:
        raise Wrong(worded(error)) from None
    _screen()
    from nullo.tui import run

    return run.join(link, name)


def host(server: str, game: str, name: str, option: list[str], players: int | None) -> int:
    """Make a table; the exit code.

    Raises:
        Wrong, NulloError: it cannot be made, or it is no terminal.
    """
    stated = load(game, **read_options(option, players)).stated_options()
    _screen()
    from nullo.tui import run

    return run.host(server, game, name, stated)


def _screen() -> None:
    if not can_screen():
        raise Wrong(say("cli-needs-screen"))
