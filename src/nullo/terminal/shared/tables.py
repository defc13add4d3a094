"""Tables without lines."""

from __future__ import annotations

from rich.table import Table


def empty_table(*heads: str, left: int = 1, no_wrap: bool = False) -> Table:
    """A table with heads and no rows.

    Args:
        heads: the head of each column.
        left: so many columns are aligned to the left, all others to the right.
        no_wrap: cells are cut off instead of wrapped.
    """
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < left else "right", no_wrap=no_wrap)
    return table
