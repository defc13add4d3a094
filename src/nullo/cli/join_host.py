"""``nullo join`` and ``nullo host``: tables of a server in the full-screen terminal."""

from __future__ import annotations

from nullo.locale.error_words import worded
from nullo.locale.words import say
from nullo.remote.link import BadLink, parse
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.state import load
from nullo.terminal.shared.console import no_screen
from nullo.terminal.shared.errors import BadInput
from nullo.terminal.shared.typed_options import read_options


def join(link: str, name: str) -> int:
    """Sit down at a table; returns the exit code.

    Raises:
        BadInput: the link or name is invalid, or the terminal cannot show the screen.
    """
    _check_name(name)
    try:
        parse(link)
    except BadLink as error:
        raise BadInput(worded(error)) from None
    _screen()
    from nullo.terminal.screen.run import on_screen

    return on_screen(lambda app: app.join(link, name))


def host(server: str, game: str, name: str, option: list[str], players: int | None) -> int:
    """Make a table; returns the exit code.

    Raises:
        BadInput, NulloError: the table cannot be made, or the terminal cannot show the screen.
    """
    _check_name(name)
    stated = load(game, **read_options(option, players, game)).stated_options()
    _screen()
    from nullo.terminal.screen.run import on_screen

    return on_screen(lambda app: app.host(server, game, name, stated))


def _screen() -> None:
    if why := no_screen():
        raise BadInput(say("cli-needs-screen", {"why": why}))


def _check_name(name: str) -> None:
    """Refuse names that no server accepts; the screen asks for a missing name."""
    if len(name) > NAME_LENGTH:
        raise BadInput(say("wrong-name-long", {"most": NAME_LENGTH, "many": len(name)}))
