"""Rule pages in line mode: a whole page in a pager or as text, or a single rule."""

from __future__ import annotations

import os
import re

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from nullo.lessons.worked import parts_of
from nullo.terminal.shared.console import can_draw, out
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.worked_tricks import draw_trick, in_words

_RULE = re.compile(r"- ([A-Z][0-9]+)\. ")


def show_page(page: str) -> None:
    """Show a rule page in the user's pager; on a dumb terminal, print it."""
    console = out()
    if console.is_dumb_terminal:
        console.print(render(page))
        return
    # -R: less interprets colour codes; -F: it exits by itself if the page fits.
    os.environ.setdefault("LESS", "-RFX")
    with console.pager(styles=True):
        console.print(render(page))


def render(page: str) -> RenderableType:
    """A rule page, or part of one, for the terminal, with its worked tricks drawn."""
    faces = Faces(can_draw())
    parts: list[RenderableType] = []
    for text, caption, name in parts_of(page):
        parts.append(Markdown(text, hyperlinks=False))
        if name:
            parts += [Text(), draw_trick(name, caption, faces)]
    return Group(*parts)


def page_text(page: str) -> str:
    """A rule page as text, with its worked tricks in sentences."""
    return in_words(page, Faces(can_draw()))


def find_rule(page: str, number: str) -> str | None:
    """The text of the rule with this ``number``, such as ``A10``; None if the page has no such rule."""
    wanted = number.strip().upper().rstrip(".")
    found: list[str] = []
    for line in page.splitlines():
        match = _RULE.match(line)
        if found and (match or line.startswith(("#", "!["))):
            break
        if found or (match and match[1] == wanted):
            found.append(line)
    return "\n".join(found).strip() or None
