"""A grid of character cells to draw on; later drawings cover earlier ones."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text


class Canvas:
    """A grid of cells of one character each, with a style; anything drawn beyond is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self._cells: list[list[tuple[str, str]]] = [
            [(" ", "")] * self.width for _ in range(self.height)
        ]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Draw a piece of a line; characters that take two cells become question marks."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for offset, letter in enumerate(narrow(text)):
            if 0 <= x + offset < self.width:
                row[x + offset] = (letter, style)

    def text(self, x: int, y: int, text: Text, width: int | None = None) -> None:
        """Draw a styled line, at most ``width`` cells of it."""
        line = text.copy()
        if width is not None:
            line.truncate(width, overflow="ellipsis")
        styles = [str(line.style)] * len(line.plain)
        for span in line.spans:
            for k in range(span.start, min(span.end, len(styles))):
                styles[k] = f"{styles[k]} {span.style}".strip()
        for offset, (letter, style) in enumerate(zip(narrow(line.plain), styles, strict=False)):
            self.put(x + offset, y, letter, style)

    def as_text(self) -> Text:
        """All lines as one text."""
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
    """A text in which each character takes one cell."""
    if text.isascii() and text.isprintable():
        return text
    from nullo.system.graphemes import clusters  # not imported where all is plain

    wide = {letter: cell_len(letter) for letter in clusters(text)}
    return "".join(
        letter[0] if wide[letter] == 1 else "?" for letter in clusters(text) if wide[letter]
    )


def fit_text(text: str, width: int) -> str:
    """A text cut or padded to exactly ``width`` cells."""
    if cell_len(text) > width > 1:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, width)


def centre_text(text: str, width: int) -> str:
    """A text cut to ``width`` cells, or in the middle of them."""
    return fit_text(text, width).strip().center(width)
