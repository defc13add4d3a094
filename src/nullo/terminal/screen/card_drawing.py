"""Cards drawn with lines, signs and letters, on a canvas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from nullo.locale.words import say
from nullo.terminal.screen.palette import Palette
from nullo.terminal.shared.faces import index, is_colour, parts, sign_of
from nullo.terminal.shared.hand_text import Card


class Canvas:
    """A grid of cells, each with a character and a style; what is drawn outside it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self._cells: list[list[tuple[str, str]]] = [
            [(" ", "")] * self.width for _ in range(self.height)
        ]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Draw ``text`` from the cell ``x``, ``y``; characters two cells wide become question marks."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for offset, letter in enumerate(narrow(text)):
            if 0 <= x + offset < self.width:
                row[x + offset] = (letter, style)

    def text(self, x: int, y: int, text: Text, width: int) -> None:
        """Draw a styled line, at most ``width`` cells of it."""
        line = text.copy()
        line.truncate(width, overflow="ellipsis")
        styles = [str(line.style)] * len(line.plain)
        for span in line.spans:
            for k in range(span.start, min(span.end, len(styles))):
                styles[k] = f"{styles[k]} {span.style}".strip()
        for offset, (letter, style) in enumerate(zip(narrow(line.plain), styles, strict=False)):
            self.put(x + offset, y, letter, style)

    def lines(self, x: int, y: int, lines: Iterable[Text], width: int) -> None:
        for row, line in enumerate(lines, y):
            self.text(x, row, line, width)

    def as_text(self) -> Text:
        rows = []
        for cells in self._cells:
            row = Text(no_wrap=True, end="")
            start = 0
            for k in range(1, len(cells) + 1):
                if k == len(cells) or cells[k][1] != cells[start][1]:
                    row.append("".join(letter for letter, _ in cells[start:k]), cells[start][1])
                    start = k
            rows.append(row)
        return Text("\n", no_wrap=True, end="").join(rows)


def narrow(text: str) -> str:
    """The text with one cell for each character; wider characters become question marks."""
    if text.isascii() and text.isprintable():
        return text
    from nullo.system.graphemes import clusters  # not imported where all is plain

    wide = {letter: cell_len(letter) for letter in clusters(text)}
    return "".join(
        letter[0] if wide[letter] == 1 else "?" for letter in clusters(text) if wide[letter]
    )


def fit_text(text: str, width: int) -> str:
    """The text, cut or padded to exactly ``width`` cells."""
    if cell_len(text) > width > 1:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, width)


def centre_text(text: str, width: int) -> str:
    """The text, cut to ``width`` cells or centred in them."""
    return fit_text(text, width).strip().center(width)


_EDGES = {
    "legal": ("╭", "─", "╮", "│", "╰", "╯"),
    "off": ("┌", "╌", "┐", "┆", "└", "┘"),
    "chosen": ("┏", "━", "┓", "┃", "┗", "┛"),
}


@dataclass(frozen=True)
class Size:
    """The size of a card in cells."""

    wide: int
    high: int


TINY = Size(4, 1)  # a name without an edge, for windows without room for cards
SMALL = Size(5, 4)
LARGE = Size(7, 6)
HUGE = Size(11, 9)


def put_card(
    canvas: Canvas, x: int, y: int, card: Card, size: Size, palette: Palette, chosen: bool = False
) -> None:
    """Draw a card with its upper left corner at the cell ``x``, ``y``.

    A card without a code is face down. A ``chosen`` card has a heavy edge.
    """
    if size is TINY:
        _put_tiny(canvas, x, y, card, palette, chosen)
        return
    kind = "chosen" if chosen else "legal" if card.legal else "off"
    a, top, b, side, c, d = _EDGES[kind]
    off = not card.legal
    rim = palette.rim(off, chosen) + (" bold" if chosen else "")
    if not card.code:
        rim = f"{palette.paper} on {palette.back}"
    inner = size.wide - 2
    canvas.put(x, y, a + top * inner + b, rim)
    canvas.put(x, y + size.high - 1, c + top * inner + d, rim)
    suit = parts(card.code)[1]
    style = palette.card(suit, off) + ("" if off else " bold")
    for row, text in enumerate(_body(card, size)):
        canvas.put(x, y + 1 + row, side, rim)
        canvas.put(x + 1, y + 1 + row, text[:inner].ljust(inner), style if card.code else rim)
        canvas.put(x + size.wide - 1, y + 1 + row, side, rim)


def _put_tiny(canvas: Canvas, x: int, y: int, card: Card, palette: Palette, chosen: bool) -> None:
    rank, suit = parts(card.code)
    text = f"{index(rank)}{sign_of(suit)}" if card.code else "░░"
    style = (
        palette.card(suit, not card.legal) if card.code else f"{palette.paper} on {palette.back}"
    )
    weight = " bold reverse" if chosen else " bold" if card.legal else ""
    canvas.put(x, y, fit_text(text, TINY.wide) if len(text) > TINY.wide else text, style + weight)


def _body(card: Card, size: Size) -> list[str]:
    inner, rows = size.wide - 2, size.high - 2
    if not card.code:
        return ["░" * inner] * rows
    rank, suit = parts(card.code)
    rank = index(rank)
    sign = sign_of(suit)
    if not suit:
        rank, sign = card.code[:inner], card.code[inner : 2 * inner]
    if size.high == SMALL.high:
        if card.note:
            if card.note.isalpha():
                return [f"{rank}{sign}", card.note]
            return [rank, card.note]
        return [
            rank,
            f"{sign}{_short(suit)[:2]}" if is_colour(suit) else sign.rjust(2 if suit else 0),
        ]
    corner = f"{rank}{sign}" if suit else rank
    note = card.note.replace(sign, "").strip() if suit else ""
    middle = sign + (_short(suit) if is_colour(suit) else "")
    above = (rows - 3) // 2
    below = rows - 3 - above
    middle = middle.center(inner)
    return [corner, *[""] * above, middle, *[""] * below, (note or corner).rjust(inner)]


def _short(suit: str) -> str:
    return say(f"short-{suit}")


@dataclass(frozen=True)
class Fan:
    """The layout of a hand: how many cards per row, and how many cells from one card to the next."""

    rows: int
    per_row: int
    step: int
    size: Size

    @property
    def height(self) -> int:
        """How many lines the hand needs, including those for card numbers and for a lifted card."""
        return self.rows * (self.size.high + 1) + (self.size is not TINY)


def lay(count: int, width: int, height: int) -> Fan:
    """The layout of a hand with the largest cards that fit the given columns and lines."""
    if height >= 50 and width >= HUGE.wide + (count - 1) * 8:
        return fan(count, width, 1, HUGE)
    if height >= 38 and count * LARGE.wide <= width:
        return fan(count, width, 1, LARGE)
    if height >= 20:
        lies = fan(count, width, 1 if height < 30 else 3, SMALL)
        if lies.step >= 3:
            return lies
    rows = -(-count // max(1, (width + 1) // (TINY.wide + 1)))
    return Fan(rows, -(-count // rows), TINY.wide + 1, TINY)


def fan(count: int, width: int, rows: int, size: Size) -> Fan:
    """The widest layout of ``count`` cards that fits, in as few rows as possible, at most ``rows``."""
    least = 4 if size is LARGE else 3
    for many in range(1, rows + 1):
        per = -(-max(1, count) // many)
        step: int = size.wide if per == 1 else (width - size.wide) // (per - 1)
        if step >= least or many == rows:
            return Fan(many, per, max(1, min(size.wide + 1, step)), size)
    raise AssertionError


def places(count: int, lies: Fan, width: int) -> list[tuple[int, int]]:
    """The cell of each card's upper left corner; rows are centred."""
    found = []
    for k in range(count):
        row, column = divmod(k, lies.per_row)
        many = min(lies.per_row, count - row * lies.per_row)
        wide = (many - 1) * lies.step + lies.size.wide
        left = max(0, (width - wide) // 2)
        found.append((left + column * lies.step, row * (lies.size.high + 1)))
    return found


def card_at(
    x: int, y: int, count: int, lies: Fan, width: int, chosen: int, lift: Sequence[int]
) -> int | None:
    """The number of the card at a cell; None if there is none. Where cards overlap, ``chosen`` is on top."""
    order = list(range(count))
    if 0 <= chosen < count:
        order.remove(chosen)
        order.append(chosen)
    spots = places(count, lies, width)
    for k in reversed(order):
        left, top = spots[k]
        top += lift[k]
        if left <= x < left + lies.size.wide and top <= y <= top + lies.size.high:
            return k
    return None
