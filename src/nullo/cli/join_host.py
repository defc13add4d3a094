"""``nullo join`` and ``nullo host``: tables of a server in the full-screen terminal."""

from __future__ import annotations

from nullo.cli.options import HostOptions, JoinOptions
from nullo.locale.error_words import error_text
from nullo.remote.link import BadLink, parse
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.state import load
from nullo.terminal.shared.console import no_screen
from nullo.terminal.shared.errors import BadInput, wrong_input
from nullo.terminal.shared.typed_names import read_options


def join(wish: JoinOptions) -> int:
    """Join the table that a link leads to; returns the exit code."""
    _check_name(wish.name)
    try:
        parse(wish.link)
    except BadLink as error:
        raise BadInput(error_text(error)) from None
    _screen()
    from nullo.terminal.screen.app import on_screen

    return on_screen(lambda app: app.join(wish.link, wish.name))


def host(wish: HostOptions) -> int:
    """Make a table on a server and join it; returns the exit code."""
    _check_name(wish.name)
    options = read_options(wish.option, wish.players, wish.game)
    stated = load(wish.game, **options).stated_options()
    _screen()
    from nullo.terminal.screen.app import on_screen

    return on_screen(lambda app: app.host(wish.server, wish.game, wish.name, stated))


def _screen() -> None:
    if why := no_screen():
        raise wrong_input("cli-needs-screen", why=why)


def _check_name(name: str) -> None:
    # An empty name is allowed: the user is then asked for one.
    if len(name) > NAME_LENGTH:
        raise wrong_input("wrong-name-long", most=NAME_LENGTH, many=len(name))
