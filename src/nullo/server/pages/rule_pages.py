"""The rule pages as HTML; each rule is an element with an id of its own."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from nullo.games.registry import rules_of
from nullo.lessons.worked import parts_of
from nullo.locale.words import rule_page, title_of
from nullo.server.pages.trick_pages import trick_page
from nullo.server.protocol.http_bodies import RulePage, TrickPage

_NUMBER = re.compile(r"([A-Z]\d+[a-z]?)\.\s")


@cache
def rule_html(game: str, language: str) -> RulePage | None:
    """The rules of a game; None if it has no rule page, as some plug-ins.

    Raises:
        UnknownGame: no game has this id.
    """
    title = title_of(game, rules_of(game).title, language)
    source = rule_page(game, language)
    if source is None:
        return None
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens: list[Token] = []
    tricks: dict[str, TrickPage] = {}
    for text, caption, trick in parts_of(source):
        tokens += parser.parse(text)
        if trick:
            tricks[trick] = trick_page(trick, caption, language)
            tokens.append(Token("html_block", "", 0, content=f'<div data-trick="{trick}"></div>\n'))
    tokens = _untitled(tokens)
    numbers: dict[str, str] = {}
    for item, _, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if item.type == "list_item_open" and inline.type == "inline":
            if found := _NUMBER.match(inline.content):
                item.attrSet("id", found[1])
                numbers[found[1]] = found[1]
    return RulePage(title, parser.renderer.render(tokens, parser.options, {}), numbers, tricks)


def _untitled(tokens: list[Token]) -> list[Token]:
    """The tokens without the page's heading, because the reader shows the title already."""
    headed = bool(tokens) and tokens[0].type == "heading_open" and tokens[0].tag == "h1"
    return tokens[3:] if headed else tokens
