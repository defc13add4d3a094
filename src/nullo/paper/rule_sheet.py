"""Rule sheets: quick rules on the front and all rules on the back.

If all rules are too long for the back, they begin on the front, below the quick rules.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Paragraph, Table

from nullo.drawing.shapes import drawings
from nullo.games.rules import Rules
from nullo.lessons.laying import LaidCard
from nullo.lessons.worked import parts_of, worked_trick
from nullo.locale.words import rule_texts, say, title_of, with_legend
from nullo.paper.cards import CardArtist
from nullo.paper.document import PAPERS, Document, Paper
from nullo.paper.pen import (
    GREY,
    INK,
    LIGHT,
    POINT,
    SANS,
    SANS_BOLD,
    SERIF,
    SERIF_BOLD,
    Pen,
    readable,
    width_of,
    wrap_lines,
)

MARGIN = 12.0
GAP = 6.0  # between columns
TITLE = 17.0
LEAST = 7.0  # the smallest font size, in points
FRONT: tuple[float, ...] = (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, LEAST)
BACK: tuple[float, ...] = (10, 9.5, 9, 8.5, 8, 7.5, LEAST)
COLUMNS = (2, 3)  # the columns of the front and of the back
LARGER = 1.0  # by how many points the quick rules are larger, if all rules begin below them
BETWEEN = 11.0  # the height of the heading between quick rules and all rules, in millimetres
_RULE = re.compile(r"^([A-Z]\d+[a-z]?)\. ")
_SUITS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}

Story = list[list[Any]]  # paragraphs, tables and tricks, in groups that stay together


def rules_pdf(rules: Rules, paper: Paper, language: str) -> Document | None:
    """The rules of a game as a PDF; None if it has no rule page."""
    texts = rule_texts(rules.id, language)
    return texts and _RuleSheet(rules, paper, language).make(*texts)


class _RuleSheet:
    def __init__(self, rules: Rules, paper: Paper, language: str) -> None:
        self.rules = rules
        self.paper = paper
        self.language = language
        self.title = title_of(rules.id, language)
        self.width, self.height = PAPERS[paper]

    def make(self, complete: str, quick: str | None) -> Document:
        heading, _, rest = complete.partition("\n")
        self.about = heading.removeprefix("#").strip()
        quick_heading, _, body = (quick or "").strip().partition("\n")
        beside = quick_heading.removeprefix("##").strip()
        whole = say("rules-complete", None, self.language) if quick else ""
        sides = [(beside, with_legend(body, self.language), FRONT, COLUMNS[0])] if quick else []
        sides.append((whole, rest, BACK, COLUMNS[1]))
        sized = [self._size(text, sizes, columns) for _, text, sizes, columns in sides]
        count = sum(needed for _, needed in sized)
        together = self._together(body, rest) if quick and count > 2 else None
        if together:
            return self._make_joined(body, rest, together, (beside, whole))
        pen = self._pen()
        number = 0
        for (beside, text, _, columns), (size, _) in zip(sides, sized, strict=True):
            story = self._story(text, size, columns, pen)
            while story:
                number += 1
                if number > 1:
                    pen.next_page()
                self._head(pen, beside, number, count)
                self._fill(pen, story, columns)
        return pen.finish()

    def _pen(self) -> Pen:
        heading = say("paper-rules-title", {"game": self.title}, self.language)
        return Pen(self.paper, heading, self.language)

    def _size(self, text: str, sizes: tuple[float, ...], columns: int) -> tuple[float, int]:
        """The largest of ``sizes`` at which a text needs no more pages than at the smallest.

        Returns that size and the number of pages.
        """
        pages = self._pages(text, sizes[-1], columns)
        fits = bisect_left(sizes[:-1], -pages, key=lambda size: -self._pages(text, size, columns))
        return sizes[fits], pages

    def _pages(self, text: str, size: float, columns: int) -> int:
        story = self._story(text, size, columns)
        pages = 0
        while story:
            self._fill(None, story, columns)
            pages += 1
        return pages

    # --- rules that begin on the front --------------------------------------------------------

    def _together(self, quick: str, rest: str) -> tuple[float, float] | None:
        """The layout in which all rules begin below the quick rules and end on the back.

        Returns:
            The largest font size of the rules, in points, and the height of the quick rules, in millimetres;
            None if no size is small enough.
        """
        largest = None
        for size in reversed(BACK):
            high = self._height(quick, size + LARGER)
            story = self._story(rest, size, COLUMNS[1])
            if high + BETWEEN < self._room():
                self._fill(None, story, COLUMNS[1], below=high + BETWEEN)
                self._fill(None, story, COLUMNS[1])
            if story:
                break
            largest = size, high
        return largest

    def _height(self, quick: str, size: float) -> float:
        """The least height at which the columns of the front hold the quick rules, in millimetres."""
        whole = self._story(quick, size, COLUMNS[0])
        low, high = 0.0, self._room()
        while high - low > 1:
            middle = (low + high) / 2
            story = [list(group) for group in whole]
            self._fill(None, story, COLUMNS[0], height=middle)
            if story:
                low = middle
            else:
                high = middle
        return high

    def _make_joined(
        self, quick: str, rest: str, together: tuple[float, float], beside: tuple[str, str]
    ) -> Document:
        size, high = together
        pen = self._pen()
        self._head(pen, beside[0], 1, 2)
        self._fill(pen, self._story(quick, size + LARGER, COLUMNS[0], pen), COLUMNS[0], height=high)
        base = MARGIN + TITLE - 2 + high + BETWEEN - 4.5
        pen.text(beside[1], MARGIN, base, font=SERIF, size=15)
        pen.line(MARGIN, base + 2, pen.width - MARGIN, base + 2, ink=INK, width=0.4)
        story = self._story(rest, size, COLUMNS[1], pen)
        self._fill(pen, story, COLUMNS[1], below=high + BETWEEN)
        pen.next_page()
        self._head(pen, beside[1], 2, 2)
        self._fill(pen, story, COLUMNS[1])
        return pen.finish()

    # --- pages ------------------------------------------------------------------------------

    def _head(self, pen: Pen, beside: str, number: int, count: int) -> None:
        base = MARGIN + 7.5
        pen.text(self.title, MARGIN, base, font=SERIF, size=26)
        after = MARGIN + width_of(self.title, SERIF, 26) + 4
        pen.text(beside, after, base, size=11, ink=GREY)
        after += width_of(beside, SANS, 11) + 6
        right = pen.width - MARGIN
        pen.text(self.about, right, base, size=8, ink=GREY, at=1, most=right - after)
        pen.line(MARGIN, base + 4, pen.width - MARGIN, base + 4, ink=INK, width=0.4)
        words = say(
            "paper-page", {"game": self.title, "number": number, "count": count}, self.language
        )
        pen.text(words, pen.width - MARGIN, pen.height - 6.5, size=7, ink=GREY, at=1)

    def _column(self, columns: int) -> float:
        return (self.width - 2 * MARGIN - (columns - 1) * GAP) / columns

    def _room(self) -> float:
        """The height of a page below its head, in millimetres."""
        return self.height - 2 * MARGIN - TITLE + 3

    def _fill(
        self,
        pen: Pen | None,
        story: Story,
        columns: int,
        *,
        below: float = 0.0,
        height: float | None = None,
    ) -> None:
        """Remove from ``story`` as much as fits on a page, and draw it there.

        Args:
            pen: draws on the page; if None, nothing is drawn.
            below: how much of the page is left free at the top, in millimetres.
            height: the height of the columns in millimetres; if None, they reach to the end of the page.
        """
        width = self._column(columns)
        high = self._room() - below if height is None else height
        with pen.upright() if pen else nullcontext():
            for column in range(columns):
                x = MARGIN + column * (width + GAP)
                top = (MARGIN - 1 + self._room() - below) * mm
                _put(story, pen and pen.canvas, x * mm, top, width * mm, high * mm)

    # --- a text as paragraphs, tables and tricks ---------------------------------------------

    def _story(self, text: str, size: float, columns: int, pen: Pen | None = None) -> Story:
        """The paragraphs, tables and tricks of a text in Markdown, in groups that stay together.

        They fit the width of a page's columns. If ``pen`` is None, they can be measured but not drawn.
        """
        artist = CardArtist(pen or self._pen(), self.rules, self.language)
        styles = _Styles(size, self._column(columns) * mm)
        parser = MarkdownIt("commonmark", {"html": False}).enable("table")
        story: list[Any] = []
        for part, caption, trick in parts_of(text):
            story += _blocks(parser.parse(part), styles)
            if trick:
                story.append(self._trick(trick, caption, artist, styles))
        return _keep_headings(story)

    def _trick(self, name: str, caption: str, artist: CardArtist, styles: _Styles) -> list[Any]:
        trick = worked_trick(name)
        short = artist.short
        rule = say("table-rule", {"rule": trick.rule}, self.language)
        heading = f"<b>{_markup(caption)}</b> {_markup(rule)}"
        story: list[Any] = [Paragraph(heading, styles.caption)]
        if hand := trick.hand:
            key = "worked-hand" if len(hand.fair) < len(hand.cards) else "worked-hand-turn"
            label = say(key, {"who": hand.who.words(short, self.language)}, self.language)
            cards = " ".join(
                short(card) if card in hand.fair else f"({short(card)})" for card in hand.cards
            )
            story.append(Paragraph(_markup(f"{label} {cards}"), styles.small))
        wild = next((code for code, face in self.rules.look.cards.items() if face.wild), "")
        labels = [laid.who.words(short, self.language) for laid in trick.laid]
        story.append(_CardRow(artist, trick.laid, labels, wild, styles.size))
        notes = [
            f"{label} ({note.words(short, self.language)})"
            for label, laid in zip(labels, trick.laid, strict=True)
            for note in laid.notes
        ]
        why = " ".join(note.words(short, self.language) for note in trick.why)
        said = ". ".join([*(note.rstrip(".") for note in notes), why])
        story.append(Paragraph(_markup(said), styles.small))
        return story


class _Styles:
    """The paragraph styles for a font size and a column width, both in points."""

    def __init__(self, size: float, width: float) -> None:
        self.size = size
        self.width = width
        leading = size * 1.19
        ink = HexColor(INK)

        def style(name: str, **given: Any) -> ParagraphStyle:
            usual = {
                "fontName": SANS,
                "fontSize": size,
                "leading": leading,
                "textColor": ink,
                "spaceAfter": size * 0.32,
            }
            return ParagraphStyle(name, **{**usual, **given})

        self.text = style("text")
        self.item = style("item", leftIndent=size * 0.9, bulletIndent=0)
        self.head = style(
            "head",
            fontName=SERIF_BOLD,
            fontSize=size * 1.3,
            leading=size * 1.5,
            spaceBefore=size * 0.55,
            spaceAfter=size * 0.25,
        )
        self.caption = style("caption", spaceBefore=size * 0.5, spaceAfter=size * 0.3)
        self.small = style(
            "small", fontSize=max(LEAST, size * 0.9), leading=max(LEAST, size * 0.9) * 1.17
        )
        self.cell = style("cell", fontSize=size, leading=size * 1.12, spaceAfter=0)
        self.cell_head = style(
            "cell-head", fontName=SANS_BOLD, fontSize=size, leading=size * 1.12, spaceAfter=0
        )


class _CardRow(Flowable):
    def __init__(
        self, artist: CardArtist, laid: list[LaidCard], labels: list[str], wild: str, size: float
    ) -> None:
        super().__init__()
        self.artist = artist
        self.laid = laid
        self.labels = labels
        self.wild = wild
        self.size = max(LEAST, size * 0.82)
        self.card = 10.5 + size * 0.45  # millimetres
        self.spaceAfter = size * 0.3

    def wrap(self, room: float, _height: float) -> tuple[float, float]:
        self.step = min(self.card + 16, room / mm / max(3, len(self.laid)))
        self.card = min(self.card, self.step - 3)
        self.lines = [
            wrap_lines(label, SANS_BOLD, self.size, self.step - 1.5) for label in self.labels
        ]
        most = max(len(lines) for lines in self.lines)
        self.high = self.card * 1.4 + self.size * POINT * (0.4 + 1.15 * most) + 2
        return room, self.high * mm

    def draw(self) -> None:
        canvas = self.canv
        canvas.saveState()
        canvas.transform(mm, 0, 0, -mm, 0, self.high * mm)
        pen = self.artist.pen
        for number, (one, lines) in enumerate(zip(self.laid, self.lines, strict=True)):
            x, width = number * self.step + 0.8, self.card
            code = self.wild if one.wild and self.wild else one.card
            pen.rect(
                x, 1, width, width * 1.4, r=width * 0.08, fill="#ffffff", stroke=LIGHT, line=0.25
            )
            with pen.clip(x, 1, width, width * 1.4, r=width * 0.08):
                self.artist.card(code, x, 1, width, turned=one.turned)
            if one.won:
                pen.rect(x, 1, width, width * 1.4, r=width * 0.08, stroke=INK, line=0.9)
            y = 1 + width * 1.4
            for line in lines:
                y += self.size * POINT * 1.15
                font = SANS_BOLD if one.won else SANS
                pen.text(line, x, y, font=font, size=self.size, most=self.step - 1)
        canvas.restoreState()


def _put(story: Story, canvas: Any, x: float, top: float, width: float, height: float) -> None:
    """Remove from ``story`` the groups that fit in a column, but at least one, and draw them there.

    Lengths are in points; if ``canvas`` is None, nothing is drawn.
    """
    room = height
    while story:
        group = story[0]
        first = room == height
        spaces = [0.0 if first and not k else one.getSpaceBefore() for k, one in enumerate(group)]
        high = sum(spaces) + sum(one.wrap(width, height)[1] for one in group)
        if high > room and len(group) == 1:
            parts = group[0].split(width, room)
            if len(parts) > 1:
                _, tall = parts[0].wrap(width, room)
                if canvas:
                    parts[0].drawOn(canvas, x, top - height + room - tall)
                story[0] = parts[1:]
                return
        if high > room and not first:
            return
        if high > room and len(group) > 1:
            story[:1] = [[one] for one in group]
            continue
        for space, one in zip(spaces, group, strict=True):
            room -= space + one.wrap(width, height)[1]
            if canvas:
                one.drawOn(canvas, x, top - height + room)
            room -= one.getSpaceAfter()
        story.pop(0)


def _keep_headings(blocks: list[Any]) -> Story:
    """The blocks in groups that stay together; a heading forms a group with what follows it."""
    story: Story = []
    for one in blocks:
        group = one if isinstance(one, list) else [one]
        last = story[-1][-1] if story else None
        if isinstance(last, Paragraph) and last.style.name == "head":
            story[-1] += group
        else:
            story.append(group)
    return story


def _blocks(tokens: list[Token], styles: _Styles) -> Iterator[Any]:
    style = styles.text
    bullets: list[int] = []  # of lists: the next number, or -1
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type in ("bullet_list_open", "ordered_list_open"):
            bullets.append(1 if token.type.startswith("ordered") else -1)
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            bullets.pop()
        elif token.type == "heading_open":
            yield Paragraph(_inline(tokens[at + 1]), styles.head)
            at += 2
        elif token.type == "table_open":
            end = next(k for k in range(at, len(tokens)) if tokens[k].type == "table_close")
            yield _table(tokens[at:end], styles)
            at = end
        elif token.type == "inline":
            text = _inline(token)
            if bullets and bullets[-1] > 0 and tokens[at - 2].type == "list_item_open":
                yield Paragraph(text, styles.item, bulletText=f"{bullets[-1]}")
                bullets[-1] += 1
            elif bullets and _RULE.match(token.content):
                yield Paragraph(_RULE.sub(r"<b>\1</b>&nbsp; ", text, count=1), style)
            elif bullets and tokens[at - 2].type == "list_item_open":
                yield Paragraph(text, styles.item, bulletText="•")
            else:
                yield Paragraph(text, style)
        at += 1


def _table(tokens: list[Token], styles: _Styles) -> Table:
    """The table in ``tokens``; its columns are as wide as their longest cells if there is room."""
    rows: list[list[Any]] = []
    widths: list[float] = []
    for k, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            head = token.type == "th_open"
            cell = tokens[k + 1]
            style = styles.cell_head if head else styles.cell
            rows[-1].append(Paragraph(_inline(cell), style))
            wide = width_of(re.sub("[*`]", "", cell.content), style.fontName, style.fontSize)
            column = len(rows[-1]) - 1
            widths += [0.0] * (column + 1 - len(widths))
            widths[column] = max(widths[column], wide * mm + styles.size * 0.9)
    pad = styles.size * 0.14
    return Table(
        rows,
        colWidths=_fit_widths(widths, styles.width),
        hAlign="LEFT",
        spaceAfter=styles.size * 0.5,
        style=[
            ("LINEBELOW", (0, 0), (-1, 0), 0.5, HexColor(GREY)),
            ("LINEBELOW", (0, 1), (-1, -1), 0.3, HexColor(LIGHT)),
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("LEFTPADDING", (0, 0), (-1, -1), 0),
            ("RIGHTPADDING", (0, 0), (-1, -1), styles.size * 0.4),
            ("TOPPADDING", (0, 0), (-1, -1), pad),
            ("BOTTOMPADDING", (0, 0), (-1, -1), pad),
        ],
    )


def _fit_widths(widths: list[float], room: float) -> list[float]:
    """``widths`` with the widest ones reduced until their sum is at most ``room``."""
    narrow, wide = 0.0, max(widths)
    while wide - narrow > 0.01:
        most = (narrow + wide) / 2
        if sum(min(width, most) for width in widths) <= room:
            narrow = most
        else:
            wide = most
    return [min(width, wide) for width in widths]


def _inline(token: Token) -> str:
    tags: dict[str, Callable[[Token], str]] = {
        "strong_open": lambda _: "<b>",
        "strong_close": lambda _: "</b>",
        "em_open": lambda _: "<i>",
        "em_close": lambda _: "</i>",
        "softbreak": lambda _: " ",
        "hardbreak": lambda _: "<br/>",
        "code_inline": lambda one: f'<font name="Courier">{_markup(one.content)}</font>',
        "text": lambda one: _markup(one.content),
    }
    return "".join(tags.get(child.type, tags["text"])(child) for child in token.children or [])


def _markup(text: str) -> str:
    """``text`` in ReportLab's markup, with suit symbols in their colours."""
    escaped = escape(readable(text), quote=False)
    for sign, name in _SUITS.items():
        colour = drawings().suits[name].colour
        escaped = escaped.replace(sign, f'<font color="{colour}">{sign}</font>')
    return escaped
