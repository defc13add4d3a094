"""``nullo games`` and ``nullo rules``."""

from __future__ import annotations

import os
import pydoc
import sys

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from nullo.cli.console import can_draw, err, is_terminal, out
from nullo.cli.ending import Wrong
from nullo.cli.table.faces import Faces
from nullo.cli.table.worked import draw_trick, in_words
from nullo.lessons.worked import parts_of
from nullo.registry import listed, rules_of
from nullo.words import has_words, rule_page, say, title_of


def print_games() -> None:
    """Every game: id, title, players, and a line about it."""
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
    """A game's rule page: rendered and paged on a terminal, as it is elsewhere."""
    rules_of(game)
    page = rule_page(game)
    if page is None:
        raise Wrong(say("cli-no-rules", {"game": game}))
    if is_terminal():
        show_page(page)
    else:
        sys.stdout.write(told(page))


def show_page(page: str) -> None:
    """Markdown through the reader's pager; on a dumb terminal straight."""
    console = out()
    if console.is_dumb_terminal:
        console.print(render(page))
        return
    with console.capture() as capture:
        console.print(render(page))
    # -R: less shows colours, not their codes; -F: nobody need leave a page that fits.
    os.environ.setdefault("LESS", "-RFX")
    pydoc.pager(capture.get())


def render(page: str) -> RenderableType:
    """A rule page, or a part of one, for the terminal: its worked tricks are drawn."""
    faces = Faces(can_draw())
    parts: list[RenderableType] = []
    for text, caption, name in parts_of(page):
        parts.append(Markdown(text, hyperlinks=False))
        if name:
            parts += [Text(), draw_trick(name, caption, faces)]
    return Group(*parts)


def told(page: str) -> str:
    """A rule page as text, its worked tricks in sentences."""
    return in_words(page, Faces(can_draw()))
