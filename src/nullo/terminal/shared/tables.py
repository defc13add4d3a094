"""Tables without lines, for printing in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nullo.locale.words import say

WIDE = 10_000  # columns, more than any table needs


class _Table(Table):
    """A table that is printed as a list if words would have to be broken to fit it into the width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self._least_width(console, options) <= options.max_width:
            yield from super().__rich_console__(console, options)
        else:
            yield from self._entries()

    def _least_width(self, console: Console, options: ConsoleOptions) -> int:
        wide = options.update(width=WIDE)
        least = 0
        for column in self.columns:
            cells = (column.header, *column.cells)
            needs = [Measurement.get(console, wide, cell) for cell in cells]
            least += max(one.maximum if column.no_wrap else one.minimum for one in needs)
        _, right, _, _ = self.padding
        return least + right * (len(self.columns) - 1)

    def _entries(self) -> Iterator[RenderableType]:
        """The rows as a list: the first cell of a row, then a line for each other cell, with its head."""
        for number, cells in enumerate(zip_longest(*(column.cells for column in self.columns))):
            told = [
                _cell(column.header, cell)
                for column, cell in zip(self.columns, cells, strict=True)
                if cell
            ]
            style = self.rows[number].style or ""
            for place, text in enumerate(told):
                yield Padding(text, (0, 0, 0, 2 if place else 0), style=style, expand=False)


def _cell(head: RenderableType, cell: RenderableType) -> RenderableType:
    text = cell if isinstance(cell, Text) else Text(cell) if isinstance(cell, str) else None
    if text is None or not isinstance(head, str) or not head:
        return text if text is not None else cell
    return Text.assemble((f"{head}: ", "dim"), text)


def empty_table(*heads: str, left: int = 1, no_wrap: bool = False) -> Table:
    """A table without rows; its first ``left`` columns are aligned left. It prints as a list if too wide."""
    table = _Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < left else "right", no_wrap=no_wrap)
    return table


def table_of(*keys: str, left: int = 1, no_wrap: bool = False) -> Table:
    """An empty table whose heads are the messages ``cli-head-KEY`` of the given keys."""
    return empty_table(*(say(f"cli-head-{key}") for key in keys), left=left, no_wrap=no_wrap)
