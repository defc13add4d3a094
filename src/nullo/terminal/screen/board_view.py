"""The middle of the screen: the other players around the table, the trick and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.widget import Widget

from nullo.game.phases import PLAY
from nullo.game.view import Play, Public, View
from nullo.locale.words import say
from nullo.terminal.screen.card_drawing import (
    HUGE,
    LARGE,
    SMALL,
    Canvas,
    Size,
    centre_text,
    fit_text,
    put_card,
)
from nullo.terminal.screen.palette import Palette
from nullo.terminal.screen.seat_text import Painter, SeatTeller, fold_items
from nullo.terminal.screen.table_model import TableModel
from nullo.terminal.shared.faces import look_of, note_of
from nullo.terminal.shared.hand_text import Card

SIDE = 24
FLAT = 6  # with fewer lines, the trick is shown in words


class Area(NamedTuple):
    """A rectangle of the drawing, in cells."""

    left: int
    top: int
    width: int
    height: int


class Board(Widget):
    """Draws seats, trick and piles as large as the window allows."""

    DEFAULT_CSS = "Board { height: 1fr; background: $felt; }"

    def __init__(self, model: TableModel, palette: Palette) -> None:
        super().__init__(id="board")
        self.model = model
        self.palette = palette

    def render(self) -> Text:
        view = self.model.view
        if view is not None and self.size.width:
            with self.model.blaming_server():
                return Drawing(self.model, view, self.palette, *self.size).as_text()
        return Text()


class Drawing:
    """Draws a view once, on a canvas of ``width`` by ``height`` cells."""

    def __init__(
        self, model: TableModel, view: View, palette: Palette, width: int, height: int
    ) -> None:
        self.model = model
        self.view = view
        self.public: Public = view.public
        self.palette = palette
        self.faces = Painter(palette)
        self.teller = SeatTeller(view, model.people, self.faces, model.hands or ())
        self.canvas = Canvas(width, height)
        seats = range(len(self.public.seats))
        self.around = [*seats[model.me + 1 :], *seats[: max(0, model.me)]]

    def as_text(self) -> Text:
        canvas = self.canvas
        around = self.around
        if canvas.height < FLAT and self.public.trick:
            self._in_rows(around)
            self._in_words(self.public.trick, self.public.taking, Area(0, 0, canvas.width, 0))
            return canvas.as_text()
        if len(around) <= 3 and canvas.width >= 64:
            top = self._at_table(around)
            left = SIDE if len(around) > 1 else 0
        else:
            top = self._in_rows(around)
            left = 0
        self._middle(Area(left, top, canvas.width - 2 * left, canvas.height - top))
        return canvas.as_text()

    def _at_table(self, around: Sequence[int]) -> int:
        """Draw seats left, opposite and right; returns the first free line below the opposite seat."""
        canvas = self.canvas
        top = 0
        opposite = around[1:2] if len(around) == 3 else around if len(around) == 1 else []
        if opposite:
            wide = min(canvas.width - 2 * SIDE - 2, 56)
            lines = self._seat(opposite[0], wide)
            canvas.lines((canvas.width - wide) // 2, 0, lines, wide)
            top = len(lines)
        if len(around) > 1:
            for seat, x in ((around[0], 0), (around[-1], canvas.width - SIDE)):
                lines = self._seat(seat, SIDE - 1)
                y = max(0, (canvas.height - len(lines)) // 2)
                canvas.lines(x, y, lines, SIDE - 1)
        return top

    def _in_rows(self, around: Sequence[int]) -> int:
        """Draw seats clockwise in rows from the left; returns the first free line below them."""
        canvas = self.canvas
        per = max(1, min(len(around), canvas.width // 26))
        rows = -(-len(around) // per)
        per = -(-len(around) // rows)
        wide = canvas.width // per - 1
        starts = range(0, len(around), per)
        drawn = [[self._seat(s, wide) for s in around[k : k + per]] for k in starts]
        if sum(max(map(len, blocks)) for blocks in drawn) > canvas.height:
            drawn = [[self._seat(s, wide, brief=True) for s in around[k : k + per]] for k in starts]
        y = 0
        for blocks in drawn:
            for column, lines in enumerate(blocks):
                canvas.lines(column * (wide + 1), y, lines, wide)
            y += max(map(len, blocks))
        return y

    def _seat(self, seat: int, width: int, *, brief: bool = False) -> list[Text]:
        teller = self.teller
        mark = teller.cards(seat) if brief else self.model.mark(seat)
        lines = [teller.heading(seat, width, self.model.acting_seats, mark)]
        facts = teller.facts(seat, cards=not brief)
        folded = fold_items([*facts, *teller.notes(seat)], width - 3)
        blank = Text("   ", self.palette.dim)
        return lines + [blank + self.faces.paint(text) for text in folded]

    def _middle(self, area: Area) -> None:
        if "piles" in look_of(self.public.game).parts:
            self._piles(area)
            return
        plays, taker, label = self._trick()
        if not plays:
            return
        cross = len(self.around) in (1, 2, 3) and self.model.me >= 0 and area.height >= 13
        if cross and area.left:
            self._cross(plays, taker, label, area)
        else:
            self._row(plays, taker, label, area)

    def _trick(self) -> tuple[list[Play], int, str]:
        """The plays of the current or last trick, the seat that takes it, and a label for it."""
        public = self.public
        if public.trick:
            return public.trick, public.taking, ""
        done = public.tricks or public.ended
        if not done or (not public.tricks and public.phase not in (PLAY, "over")):
            return [], -1, ""
        trick = done[-1]
        return trick.plays, trick.winner, self.model.people.sentence("told-takes", trick.winner)

    def _size(self, width: int, height: int, many: int) -> Size:
        for size, least in ((HUGE, 14), (LARGE, 9)):
            if height >= least and width >= many * (size.wide + 3):
                return size
        return SMALL

    def _row(self, plays: list[Play], taker: int, label: str, area: Area) -> None:
        left, top, width, height = area
        if height <= SMALL.high:  # no line for the names
            self._in_words(plays, taker, area)
            return
        size = self._size(width, height, len(plays))
        column = min(14, max(size.wide + 1, width // max(1, len(plays))))
        start = left + max(0, (width - column * len(plays)) // 2)
        y = top + max(0, (height - size.high - 1 - bool(label)) // 2)
        for k, play in enumerate(plays):
            x = start + k * column
            self._card(x + (column - size.wide) // 2, y, play, size)
            won = play.seat == taker
            name = fit_text(self.model.people.name(play.seat), column - 1 - 2 * won).strip()
            text = f"▴ {name}" if won else name
            self.canvas.put(x, y + size.high, text.center(column), "bold" if won else "")
        if label and y + size.high + 1 < top + height:
            self._say(left, y + size.high + 1, width, label)

    def _in_words(self, plays: Sequence[Play], taker: int, area: Area) -> None:
        left, top, width, _ = area
        told = []
        for play in plays:
            text = f"{self.model.people.name(play.seat)} {self.faces.play(play)}"
            told.append(f"▴ {text}" if play.seat == taker else text)
        lines = fold_items(told, width - 2)
        y = max(top, self.canvas.height - len(lines))
        for k, line in enumerate(lines, y):
            self.canvas.put(left, k, " " * width)
            self.canvas.text(left + 1, k, self.faces.paint(line), width - 2)

    def _cross(self, plays: list[Play], taker: int, label: str, area: Area) -> None:
        left, top, width, height = area
        size = SMALL
        if height >= 18 and width >= 40:
            size = HUGE if height >= 27 and width >= 60 else LARGE
        gap = size.wide + 4
        across, down = left + width // 2 - size.wide // 2, top + (height - 3 * size.high + 2) // 2
        down = max(top, down)
        spots = {self.model.me: (across, down + 2 * size.high - 2)}
        ways = {1: ["top"], 2: ["left", "right"], 3: ["left", "top", "right"]}[len(self.around)]
        for seat, way in zip(self.around, ways, strict=True):
            spots[seat] = {
                "left": (across - gap, down + size.high - 1),
                "top": (across, down),
                "right": (across + gap, down + size.high - 1),
            }[way]
        for number, play in enumerate(plays):
            x, y = spots[play.seat]
            self._card(x, y, play, size)
            sign, style = "", ""
            if play.seat == taker:
                sign, style = "◂", f"{self.palette.accent} bold"
            elif number == 0:
                sign, style = "·", self.palette.dim
            self.canvas.put(x + size.wide, y + size.high // 2, sign, style)
        self._say(left, min(top + height - 1, down + 3 * size.high - 1), width, label)

    def _card(self, x: int, y: int, play: Play, size: Size) -> None:
        note = note_of(play.card, self.public, self.faces)
        put_card(self.canvas, x, y, Card(play.card, note=note), size, self.palette)
        if play.wild:
            self.canvas.put(x, y, play.wild, "bold reverse")

    def _say(self, left: int, y: int, width: int, text: str) -> None:
        self.canvas.put(left, y, centre_text(text, width), self.palette.dim)

    def _piles(self, area: Area) -> None:
        left, top, width, height = area
        public = self.public
        if height < SMALL.high:
            return  # the facts above the board name the piles
        stock, pile = public.piles.get("stock", 0), public.discard
        note = note_of(pile[-1], public, self.faces) if pile else ""
        top_card = Card(pile[-1] if pile else "", note=note)
        size = self._size(width, height, 2)
        y = top + max(0, (height - size.high - 2) // 2)
        middle = left + width // 2
        for x, count, face, name in (
            (middle - size.wide - 8, stock, Card(""), say("table-stock")),
            (middle + 8, len(pile), top_card, ""),
        ):
            if count:
                put_card(self.canvas, x, y, face, size, self.palette)
            title = name or say("table-discard")
            wide = 22
            at = x + size.wide // 2 - wide // 2
            self.canvas.put(at, y + size.high, centre_text(title, wide), "bold")
            told = say("table-stock-left", {"count": count}) if name else self._below(pile)
            self._say(at, y + size.high + 1, wide, told)

    def _below(self, pile: Sequence[str]) -> str:
        if not pile:
            return say("table-discard-empty")
        return self.faces.cards(list(reversed(pile[-6:-1]))) or f"{len(pile)}"
