"""Makes the table at which the people of a finished game play again."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from nullo.server.live.live_table import LiveTable
from nullo.server.store import Conflict
from nullo.server.store.lobby_rows import row_of
from nullo.server.table import events, rematch
from nullo.server.table.table import Table

if TYPE_CHECKING:
    from nullo.server.store import Store


async def make_next(live: LiveTable, store: Store) -> None:
    """Make the next table, if one is to be made, and tell everybody.

    Raises:
        Problem, StoreError: it could not be stored.
    """
    table = await live.stored_table()
    if not rematch.is_due(table.view):
        return
    first = rematch.first_events(table.view, table.game, table.talk.last())
    made, rows = Table.begin(rematch.next_id(table.id), first, time.time_ns() // 1_000_000)
    with suppress(Conflict):  # another worker was first, with the same table
        await store.create(
            made.id, rows, row_of(made), as_at=table.id, unseat=rematch.absent(table.view)
        )
    await live.submit(lambda table: [] if table.view.next else [events.Next(made.id)])
