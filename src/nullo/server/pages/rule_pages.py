"""Makes the rule pages as HTML, in which each rule is an element with its own id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from nullo.games.registry import rules_of
from nullo.lessons.worked import parts_of
from nullo.locale.words import rule_page, rule_texts, say, title_of
from nullo.server.pages.lesson_pages import trick_page
from nullo.server.protocol.http_bodies import RulePage, TrickPage

if TYPE_CHECKING:
    from markdown_it.token import Token

_NUMBER = re.compile(r"([A-Z]\d+[a-z]?)\.\s")
_CITED = re.compile(r"\b[A-Z]\d+[a-z]?\b")
_SECTIONS = ("quick", "complete")


@cache
def rule_html(game: str, language: str) -> RulePage | None:
    """The rule page of a game, with links to cited rules; None if the game has none, as plug-ins may.

    Raises:
        UnknownGame: no game has this id.
    """
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    title = title_of(rules_of(game).id, language)
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
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        del tokens[:3]  # the web page shows the title already
    numbers: dict[str, str] = {}
    for item, _, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if item.type == "list_item_open" and inline.type == "inline":
            if found := _NUMBER.match(inline.content):
                item.attrSet("id", found[1])
                numbers[found[1]] = found[1]
    texts = rule_texts(game, language)
    sections = _sections(tokens, language) if texts and texts[1] else ""
    for inline in tokens:
        if inline.type == "inline":
            _link(inline, numbers)
    html = sections + parser.renderer.render(tokens, parser.options, {})
    return RulePage(title, html, numbers, tricks)


def _sections(tokens: list[Token], language: str) -> str:
    """Add ids to the headings of the two sections of a page with quick rules; returns links to them."""
    links = []
    heads = [k for k, one in enumerate(tokens) if one.type == "heading_open" and one.tag == "h2"]
    for name, k in zip(_SECTIONS, (heads[0], heads[-1]), strict=True):
        tokens[k].attrSet("id", name)
        links.append(f'<a href="#{name}">{escape(tokens[k + 1].content)}</a>')
    label = escape(say("rules-sections", None, language))
    return f'<nav class="sections" aria-label="{label}">{"".join(links)}</nav>\n'


def _link(inline: Token, numbers: Mapping[str, str]) -> None:
    """Turn numbers of rules in a text into links, except the number with which a rule begins."""
    from markdown_it.token import Token

    children: list[Token] = []
    own = _NUMBER.match(inline.content)
    for child in inline.children or []:
        if child.type != "text":
            children.append(child)
            continue
        end = 0
        for found in _CITED.finditer(child.content):
            if found[0] not in numbers or (own and not children and found.start() == 0):
                continue
            children.append(Token("text", "", 0, content=child.content[end : found.start()]))
            children.append(
                Token("html_inline", "", 0, content=f'<a href="#{found[0]}">{found[0]}</a>')
            )
            end = found.end()
        children.append(Token("text", "", 0, content=child.content[end:]))
    inline.children = children
