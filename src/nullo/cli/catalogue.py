"""``nullo games`` and ``nullo rules``."""

from __future__ import annotations

import sys

import typer
from rich.markdown import Markdown
from rich.table import Table

from nullo.cli.console import is_terminal, out
from nullo.cli.ending import Wrong
from nullo.game import game_ids, rules_of
from nullo.words import has_words, rule_page, say


def print_games() -> None:
    """Every game: id, title, players, and a line about it."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("cli-head-id", "cli-head-title", "cli-head-players"):
        table.add_column(say(heading), no_wrap=True)
    table.add_column(say("cli-head-about"), overflow="fold")
    for game in game_ids():
        rules = rules_of(game)
        low, high = rules.players
        players = f"{low}" if low == high else f"{low}–{high}"
        about = say(f"about-{game}") if has_words(f"about-{game}") else ""
        table.add_row(game, rules.title, players, about)
    console = out()
    if not is_terminal():
        console.width = 200
    console.print(table)


def print_rules(game: str) -> None:
    """A game's rule page: rendered and paged on a terminal, as it is elsewhere."""
    rules_of(game)
    page = rule_page(game)
    if page is None:
        raise Wrong(say("cli-no-rules", {"game": game}))
    if is_terminal():
        show_page(page)
    else:
        sys.stdout.write(page)


def show_page(page: str) -> None:
    """Markdown through the reader's pager; on a dumb terminal straight."""
    console = out()
    text = Markdown(page, hyperlinks=False)
    if console.is_dumb_terminal:
        console.print(text)
        return
    with console.capture() as capture:
        console.print(text)
    _page(capture.get(), console.color_system is not None)


def _page(text: str, color: bool) -> None:
    import os
    import pydoc

    # Without -R less shows the codes for colour instead of the colour; -F: no need to leave a page
    # that fits.
    os.environ.setdefault("LESS", "-RFX" if color else "-FX")
    pydoc.pager(text) if color else pydoc.pager(typer.unstyle(text))
