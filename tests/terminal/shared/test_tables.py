"""Tables without lines become lists where they would have to break words."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from nullo.terminal.shared.tables import empty_table


def printed(width: int, *, no_wrap: bool = False) -> list[str]:
    table = empty_table("bot", "points a hand", "", no_wrap=no_wrap)
    table.add_row("simple", Text("+39.125 ± 119.356"), "blunder")
    table.add_row("random", "-39.125 ± 119.356", "")
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_table_has_a_line_for_each_row() -> None:
    assert printed(60) == [
        "bot         points a hand",
        "simple  +39.125 ± 119.356  blunder",
        "random  -39.125 ± 119.356",
    ]


def test_cells_are_wrapped_between_words() -> None:
    assert len(printed(26)) == 6


@pytest.mark.parametrize(("width", "no_wrap"), [(22, False), (33, True)])
def test_where_words_would_be_broken_each_cell_has_its_head(width: int, no_wrap: bool) -> None:
    assert " ".join(" ".join(printed(width, no_wrap=no_wrap)).split()) == (
        "bot: simple points a hand: +39.125 ± 119.356 blunder "
        "bot: random points a hand: -39.125 ± 119.356"
    )
