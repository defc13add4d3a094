"""What is left in the bank of each seat at a table with a clock."""

from __future__ import annotations

from msgspec.structs import replace

from nullo.server.protocol.messages import TableView


def filled(view: TableView) -> TableView:
    """The game begins: all have a whole bank."""
    if view.clock is None:
        return view
    return replace(view, banks=[view.clock.bank * 1000] * len(view.seats))


def drawn(view: TableView, seat: int, spent: int) -> TableView:
    """A seat has taken time from its bank."""
    banks = list(view.banks)
    banks[seat] = max(0, banks[seat] - spent)
    return replace(view, banks=banks)
