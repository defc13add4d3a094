"""Score sheets: a table with a row for each hand and columns for each player or team."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from nullo.game.print_form import Column, Row, ScoreSheet
from nullo.games.rules import Rules
from nullo.locale.words import say, title_of
from nullo.paper.cards import CardArtist
from nullo.paper.document import PAPERS, Document, Paper
from nullo.paper.letters import missing, printable_text
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
    width_of,
    wrap_lines,
)

MARGIN = 12.0
NARROW = 7.4  # if columns would be narrower than this in portrait, the sheet is in landscape
ROW = (6.4, 13.0)  # the least and greatest height of a row
USUAL = 8.2  # the height of rows if there are as many as fit
MOST = 200  # the greatest number of hands on a sheet that is still empty
BETWEEN = 7.0  # the space between two tables
NAMES, HEADS, SIGNS, TURNED = 10.0, 6.5, 7.0, 14.0
"""Heights in millimetres: of the row of names; of a row of headings that are words, cards, or words that run
upwards."""
FIRST = 12.0  # the width of the column with the numbers of hands
FAINT = "#8a908c"
SHADE = "#f1f2ef"
SMALL = 7.5
SIGNED = {"●": True, "○": False}


@dataclass(frozen=True)
class SheetContent:
    """What a score sheet is filled in with; by default nothing.

    Attributes:
        rows: for each hand, a string for each of :func:`columns`; if empty, the cell is as on an empty sheet.
        dealer: the seat that dealt the first hand.
        marks: for each hand, a short mark beside its number; if None, the marks of an empty sheet.
        result: for each column, the string in the last row, which shows the final result.
        winners: the sides that have won.
        date: the day of the game, in words; if empty, there is a line to write it on.
        over: whether the game is over, so that no rows are left for more hands.
    """

    names: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    dealer: int = 0
    marks: Sequence[str] | None = None
    result: Sequence[str] = ()
    winners: Sequence[int] = ()
    date: str = ""
    over: bool = False


@dataclass(frozen=True)
class Cell:
    """A column of a score sheet, with the side or seat to which it belongs."""

    column: Column
    side: int = -1  # -1 if it belongs to no side
    seat: int = -1  # -1 if it belongs to the whole side


def columns(rules: Rules, options: Mapping[str, Any]) -> list[Cell]:
    """The columns of a game's score sheet from left to right, without the one for the hand's number."""
    sheet = rules.print_form(options).sheet
    found = [Cell(column) for column in sheet.hand]
    for side in sides(rules, options):
        for column in sheet.side:
            seats = side if column.each else [-1]
            found += [Cell(column, side[0], seat) for seat in seats]
    return found + [Cell(column) for column in sheet.notes]


def sides(rules: Rules, options: Mapping[str, Any]) -> list[list[int]]:
    """The seats of each side, by side; the number of a side is also that of its first seat."""
    players, many = options["players"], rules.sides(options)
    return [list(range(side, players, many)) for side in range(many)]


def sheet_pdf(
    rules: Rules, options: Mapping[str, Any], paper: Paper, language: str, played: SheetContent
) -> Document:
    """A score sheet as a PDF; see :func:`nullo.paper.score_sheet`."""
    cells = columns(rules, options)
    if played.names and len(played.names) != options["players"]:
        raise ValueError(f"{len(played.names)} names for {options['players']} players")
    for number, row in enumerate(played.rows, 1):
        if len(row) != len(cells):
            raise ValueError(f"hand {number} has {len(row)} texts for {len(cells)} columns")
    return _SheetMaker(rules, options, cells, paper, language, played).make()


class _SheetMaker:
    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, Any],
        cells: list[Cell],
        paper: Paper,
        language: str,
        played: SheetContent,
    ) -> None:
        self.sheet: ScoreSheet = rules.print_form(options).sheet
        self.cells = cells
        self.sides = sides(rules, options)
        self.players = options["players"]
        self.language = language
        self.names = played.names
        self.played = played
        self.filled = played.rows
        self.teams = len(self.sides) < self.players
        self.title = title_of(rules.id, language)
        parts = sum(cell.column.width for cell in cells)
        room = PAPERS[paper][0] - 2 * MARGIN - FIRST
        broad = room / parts < NARROW
        heading = self._say("paper-sheet-title", game=self.title)
        self.pen = Pen(paper, heading, language, sideways=broad)
        self.artist = CardArtist(self.pen, rules, language)
        self.suits = rules.look.suits[: len(rules.deck(options).suits)]
        self.right = self.pen.width - MARGIN
        room = self.right - MARGIN - FIRST
        part = min(room / parts, 24.0)
        self.widths = [part * cell.column.width for cell in cells]
        spare = room - sum(self.widths)
        self.widths = [width + spare / len(cells) for width in self.widths]
        self.lefts = [MARGIN + FIRST]
        for width in self.widths:
            self.lefts.append(self.lefts[-1] + width)

    def _say(self, key: str, **params: str | int) -> str:
        return say(key, params, self.language)

    # --- pages ------------------------------------------------------------------------------

    def make(self) -> Document:
        help_lines = self._help()
        foot = len(help_lines) * SMALL * POINT * 1.3 + 3
        top = MARGIN + 15
        head = NAMES + self._heads()
        room = self.pen.height - MARGIN - foot - top
        around = 1 + (self.sheet.start is not None)  # the rows of the start and of the result
        most = int((room - head) / ROW[0]) - around
        hands = list(self.sheet.rows)[:MOST]
        if not hands:
            hands = [Row()] * (int((room - head) / USUAL) - around)
        hands += [Row()] * (len(self.filled) - len(hands))
        if self.played.over:
            hands = hands[: len(self.filled)]
        for at, mark in enumerate(self.played.marks or ()):
            hands[at] = replace(hands[at], mark=mark)
        pages = [hands[at : at + most] for at in range(0, len(hands), most)]
        tables = 1  # two games on a page, if there is room for them
        if len(pages) == 1 and not self.filled and not self.names:
            one = head + (len(hands) + around) * USUAL
            tables = max(1, min(2, int((room + BETWEEN) / (one + BETWEEN))))
        first = 0
        for number, page in enumerate(pages):
            if number:
                self.pen.next_page()
            self._title()
            each = (room - (tables - 1) * BETWEEN) / tables
            height = min(ROW[1], (each - head) / (len(page) + around))
            y = top
            for _ in range(tables):
                y = self._table(y, height, page, first) + BETWEEN
            first += len(page)
            self._foot(help_lines)
        return self.pen.finish()

    def _table(self, top: float, height: float, page: list[Row], first: int) -> float:
        begin = y = self._heading(top)
        if self.sheet.start is not None:
            y = self._row(y, height, self._say("paper-start"), None, -1)
        for at, row in enumerate(page, first):
            y = self._row(y, height, str(at + 1), row, at)
        self._result(y, height)
        self._frame(top, begin, y + height)
        return y + height

    def _title(self) -> None:
        pen = self.pen
        pen.text(self.title, MARGIN, MARGIN + 6.5, font=SERIF, size=22)
        after = MARGIN + width_of(self.title, SERIF, 22) + 4
        pen.text(self._say("paper-sheet"), after, MARGIN + 6.5, size=9, ink=GREY)
        x = self.right
        for key, room in (("paper-place", 34.0), ("paper-date", 24.0)):
            words = self._say(key)
            pen.line(x - room, MARGIN + 7, x, MARGIN + 7, ink=GREY)
            pen.text(words, x - room - 1.5, MARGIN + 6.5, size=7.5, ink=GREY, at=1)
            if key == "paper-date" and self.played.date:
                text = printable_text(self.played.date)
                pen.text(text, x - room / 2, MARGIN + 6, size=9, at=0.5, most=room)
            x -= room + width_of(words, SANS, 7.5) + 5

    def _help(self) -> list[str]:
        texts = [say(one.key, dict(one.params), self.language) for one in self.sheet.help]
        if self.sheet.dealers and not self.played.dealer:
            letter = self._say("table-dealer-letter")
            texts.append(self._say("paper-dealer", letter=letter))
        room = self.right - MARGIN
        return [line for text in texts for line in wrap_lines(text, SANS, SMALL, room)]

    def _foot(self, lines: list[str]) -> None:
        y = self.pen.height - MARGIN - (len(lines) - 1) * SMALL * POINT * 1.3
        for line in lines:
            self._draw_small_print(line, MARGIN, y)
            y += SMALL * POINT * 1.3

    def _draw_small_print(self, text: str, x: float, y: float) -> None:
        for part in re.split("([●○])", text):
            if part in SIGNED:
                place = {"x": x, "y": y - 1.9, "width": 2.1}
                self.artist.circle(SIGNED[part], place, GREY)
                x += 2.1
            else:
                self.pen.text(part, x, y, size=SMALL, ink=GREY)
                x += width_of(part, SANS, SMALL)

    # --- the table --------------------------------------------------------------------------

    def _heads(self) -> float:
        if self._has_turned_heads():
            return TURNED
        return SIGNS if any(cell.column.card for cell in self.cells) else HEADS

    def _has_turned_heads(self) -> bool:
        return any(
            width_of(self._head(cell), SANS, 7) > 1.2 * (width - 0.8)
            for cell, width in zip(self.cells, self.widths, strict=True)
        )

    def _head(self, cell: Cell) -> str:
        if cell.column.card:
            return ""
        words = self._say(cell.column.name)
        return f"{words} {cell.seat + 1}" if cell.seat >= 0 else words

    def _spans(self) -> list[tuple[int, int]]:
        spans = []
        for side in range(len(self.sides)):
            own = [k for k, cell in enumerate(self.cells) if cell.side == side]
            spans.append((own[0], own[-1] + 1))
        return spans

    def _heading(self, top: float) -> float:
        pen = self.pen
        heads = self._heads()
        y = top + NAMES
        pen.rect(MARGIN, y, self.right - MARGIN, heads, fill=SHADE)
        for side, (begin, end) in enumerate(self._spans()):
            self._name(side, self.lefts[begin], self.lefts[end], top)
        notes = [k for k, cell in enumerate(self.cells) if cell.side < 0 and cell.column.card]
        if notes and self.sheet.notes_name:
            left, right = self.lefts[notes[0]], self.lefts[notes[-1] + 1]
            words = self._say(self.sheet.notes_name)
            pen.text(words, (left + right) / 2, top + 6.4, size=8, at=0.5, most=right - left - 1)
        middle = y + heads / 2
        first = self._say(self.sheet.row)
        pen.text(first, MARGIN + FIRST / 2, middle + 0.9, size=7, at=0.5, most=FIRST - 1)
        for k, cell in enumerate(self.cells):
            left, width = self.lefts[k], self.widths[k]
            if cell.column.card:
                size = min(5.2, width - 1)
                self.artist.sign(
                    cell.column.card, left + (width - size) / 2, middle - size / 2, size
                )
                continue
            words = self._head(cell)
            bold = SANS_BOLD if cell.column.kind == "total" else SANS
            if self._has_turned_heads():
                with pen.box(left + width / 2 + 0.9, y + heads - 1.2, turned=-90):
                    pen.text(words, 0, 0, font=bold, size=7, most=heads - 2)
                continue
            pen.text(
                words, left + width / 2, middle + 0.9, font=bold, size=7, at=0.5, most=width - 0.8
            )
        return y + heads

    def _name(self, side: int, left: float, right: float, top: float) -> None:
        pen = self.pen
        seats = self.sides[side]
        x = left + 1.2
        if self.teams:
            words = self._say("paper-team", letter=chr(ord("A") + side))
            pen.text(words, x, top + 3.2, size=7, ink=GREY)
        room = (right - left - 1.2) / len(seats)
        for seat in seats:
            number = f"{seat + 1}"
            pen.text(number, x, top + 8.2, font=SERIF_BOLD, size=11, ink=GREY)
            after = x + width_of(number, SERIF_BOLD, 11) + 1
            if self.names and not missing([self.names[seat]]):
                name = printable_text(self.names[seat])
                pen.text(name, after, top + 8.2, size=10, most=x + room - after - 1)
            else:
                pen.line(after, top + 8.6, x + room - 1.4, top + 8.6, ink=LIGHT)
            x += room

    def _row(self, y: float, height: float, name: str, row: Row | None, hand: int) -> float:
        """Draw the row of a hand or, if ``row`` is None, the row of the points at the start.

        Returns the ``y`` of its lower end.
        """
        pen = self.pen
        middle, base = MARGIN + FIRST / 2, y + height / 2 + 1.3
        if row is None:
            pen.text(name, middle, base, size=7, ink=GREY, at=0.5, most=FIRST - 1)
        else:
            pen.text(name, middle - (1.6 if row.mark else 0), base, size=10, at=0.5)
            pen.text(row.mark, MARGIN + FIRST - 0.8, base, font=SANS_BOLD, size=7, at=1)
        texts = self.filled[hand] if 0 <= hand < len(self.filled) else ()
        for k, cell in enumerate(self.cells):
            left, width = self.lefts[k], self.widths[k]
            if row is None:
                if cell.column.kind == "total":
                    self._write_centred(str(self.sheet.start), k, base)
                else:
                    pen.rect(left, y, width, height, fill=SHADE)
            elif texts and cell.column.kind == "signs" and texts[k] in SIGNED:
                size = min(3.4, width * 0.36)
                corner = {"x": left + (width - size) / 2, "y": y + (height - size) / 2}
                self.artist.circle(SIGNED[texts[k]], {**corner, "width": size}, INK)
            elif texts and texts[k]:
                self._write_centred(printable_text(texts[k]), k, base)
            else:
                self._preset(cell, row, left, y, width, height)
        if row and self.sheet.dealers:
            self._dealer((self.played.dealer + hand) % self.players, y)
        pen.line(MARGIN, y + height, self.right, y + height, ink=LIGHT)
        return y + height

    def _write_centred(self, text: str, k: int, base: float, font: str = SANS) -> None:
        center, room = self.lefts[k] + self.widths[k] / 2, self.widths[k] - 1
        self.pen.text(text, center, base, font=font, size=10, at=0.5, most=room)

    def _dealer(self, seat: int, y: float) -> None:
        side = next(k for k, seats in enumerate(self.sides) if seat in seats)
        left = self.lefts[self._spans()[side][0]]
        letter, width = self._say("table-dealer-letter"), 2.3
        if self.teams:
            letter, width = f"{letter}{seat + 1}", 3.3
        self.pen.rect(left, y, width, 2.3, fill=GREY)
        self.pen.text(
            letter, left + width / 2, y + 1.8, font=SANS_BOLD, size=5.2, ink="#ffffff", at=0.5
        )

    def _preset(
        self, cell: Cell, row: Row, left: float, y: float, width: float, height: float
    ) -> None:
        column, middle, center = cell.column, y + height / 2, left + width / 2
        if column.kind == "signs":
            size = min(3.4, width * 0.36)
            for number, full in enumerate((True, False)):
                x = center + (number - 0.5) * size * 1.35 - size / 2
                place = {"x": x, "y": middle - size / 2, "width": size}
                self.artist.circle(full, place, FAINT)
        elif column.kind == "letters":
            step = min(4.2, width / (len(column.letters) + 0.4))
            for number, key in enumerate(column.letters):
                x = center + (number - (len(column.letters) - 1) / 2) * step
                self.pen.text(self._say(key), x, middle + 1.1, size=8.5, ink=FAINT, at=0.5)
        elif column.kind == "suits":
            step = min(4.4, (width - 1) / len(self.suits))
            for number, suit in enumerate(self.suits):
                x = center + (number - (len(self.suits) - 1) / 2) * step - step * 0.4
                place = {"x": x, "y": middle - step * 0.4, "size": step * 0.8}
                self.artist.mark(suit, place, FAINT)
        elif column.kind == "cards" and row.cards:
            most = max(one.cards for one in self.sheet.rows)
            text = str(row.cards)
            self.pen.text(text, left + 1.4, middle + 1.3, size=10)
            begin = left + 1.4 + width_of("10" if most > 9 else "0", SANS, 10) + 1.2
            step = (left + width - 1 - begin) / most
            for card in range(row.cards):
                self.pen.rect(
                    begin + card * step, middle - step * 0.6, step * 0.78, step * 1.2, fill=FAINT
                )

    def _result(self, y: float, height: float) -> None:
        pen = self.pen
        pen.rect(MARGIN, y, self.right - MARGIN, height, fill=SHADE)
        words, middle = self._say("paper-end"), y + height / 2
        room = FIRST - 1.6
        pen.text(words, MARGIN + 1.2, middle + 1.1, font=SANS_BOLD, size=7.5, most=room)
        for k, text in enumerate(self.played.result):
            if text:
                font = SANS_BOLD if self.cells[k].side in self.played.winners else SANS
                self._write_centred(text, k, middle + 1.3, font)
        pen.line(MARGIN, y, self.right, y, ink=INK, width=0.5)

    def _frame(self, top: float, begin: float, bottom: float) -> None:
        pen = self.pen
        for k in range(1, len(self.cells)):
            same = self.cells[k].side == self.cells[k - 1].side and self.cells[k].side >= 0
            both = self.cells[k].side < 0 and self.cells[k - 1].side < 0
            if same or both:
                pen.line(self.lefts[k], top + NAMES, self.lefts[k], bottom, ink=LIGHT)
        edges = {self.lefts[0]} | {self.lefts[k] for span in self._spans() for k in span}
        for x in edges:
            pen.line(x, top, x, bottom, ink=INK, width=0.4)
        pen.line(MARGIN, top + NAMES, self.right, top + NAMES, ink=GREY, width=0.3)
        pen.line(MARGIN, begin, self.right, begin, ink=INK, width=0.4)
        pen.rect(MARGIN, top, self.right - MARGIN, bottom - top, stroke=INK, line=0.5)
