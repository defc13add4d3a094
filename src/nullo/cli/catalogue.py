"""``nullo games`` and ``nullo rules``."""

from __future__ import annotations

import sys

from rich.table import Table

from nullo.games.registry import listed, rules_of
from nullo.locale.words import has_words, rule_page, say, title_of
from nullo.terminal.plain.rule_pages import show_page, told
from nullo.terminal.shared.console import err, is_terminal, out
from nullo.terminal.shared.errors import BadInput


def print_games() -> None:
    """Print the id, title, players and description of every game."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("cli-head-id", "cli-head-title", "cli-head-players"):
        table.add_column(say(heading), no_wrap=True)
    table.add_column(say("cli-head-about"), overflow="fold")
    found = listed()
    for rules in found.games:
        game = rules.id
        low, high = rules.players
        players = f"{low}" if low == high else f"{low}–{high}"
        about = say(f"about-{game}") if has_words(f"about-{game}") else ""
        table.add_row(game, title_of(rules.id, rules.title), players, about)
    console = out()
    if not is_terminal():
        console.width = 200
    console.print(table)
    for game, why in found.broken.items():
        err().print(say("broken-plugin", {"game": game, "why": why}), soft_wrap=True)


def print_rules(game: str) -> None:
    """Print a game's rule page: rendered and paged on a terminal, otherwise as Markdown."""
    rules_of(game)
    page = rule_page(game)
    if page is None:
        raise BadInput(say("cli-no-rules", {"game": game}))
    if is_terminal():
        show_page(page)
    else:
        sys.stdout.write(told(page))
