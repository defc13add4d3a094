"""``nullo games`` and ``nullo rules``: the list of games, and a game's rule page."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from nullo.cli.options import OutputOptions, RulesOptions
from nullo.games.registry import all_rules, rules_of
from nullo.games.rules import Rules
from nullo.locale.words import message_or, rule_page, say, title_of
from nullo.terminal.plain.rule_pages import page_text, show_page
from nullo.terminal.shared.console import err, is_terminal, out
from nullo.terminal.shared.errors import wrong_input
from nullo.terminal.shared.tables import table_of


def print_games(wish: OutputOptions) -> None:
    """Print the id, title, players and description of every game."""
    found = all_rules()
    if wish.json:
        print(json.dumps({"games": [_facts(rules) for rules in found.games]}, ensure_ascii=False))
    else:
        _print_table(found.games)
    for game, why in found.broken.items():
        err().print(say("broken-plugin", {"game": game, "why": why}), soft_wrap=True)


def _facts(rules: Rules) -> dict[str, object]:
    low, high = rules.players
    return {
        "id": rules.id,
        "title": title_of(rules.id),
        "players": {"low": low, "high": high, "default": rules.default_players},
        "about": message_or(f"about-{rules.id}", ""),
        "options": {option.name: option.default for option in rules.options},
    }


def _print_table(games: Sequence[Rules]) -> None:
    table = table_of("id", "title", "players", left=3, no_wrap=True)
    table.add_column(say("cli-head-about"), overflow="fold")
    for rules in games:
        low, high = rules.players
        players = f"{low}" if low == high else f"{low}–{high}"
        about = message_or(f"about-{rules.id}", "")
        table.add_row(rules.id, title_of(rules.id), players, about)
    console = out()
    if not is_terminal():
        console.width = 200
    console.print(table)


def print_rules(wish: RulesOptions) -> None:
    """Print a game's rule page: formatted and paged on a terminal, otherwise as Markdown."""
    rules_of(wish.game)
    page = rule_page(wish.game)
    if page is None:
        raise wrong_input("cli-no-rules", game=wish.game)
    if is_terminal():
        show_page(page)
    else:
        sys.stdout.write(page_text(page))
