"""The time left in each seat's bank at a table with a clock."""

from __future__ import annotations

from msgspec.structs import replace

from nullo.server.protocol.messages import TableView


def with_full_banks(view: TableView) -> TableView:
    """The table with full banks, at the beginning of the game."""
    if view.clock is None:
        return view
    return replace(view, banks=[view.clock.bank * 1000] * len(view.seats))


def with_bank_used(view: TableView, seat: int, spent: int) -> TableView:
    """The table after a seat has used time from its bank."""
    banks = list(view.banks)
    banks[seat] = max(0, banks[seat] - spent)
    return replace(view, banks=banks)
