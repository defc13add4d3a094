"""The state of a table as one client knows it, and a check that it is consistent."""

from __future__ import annotations

from collections.abc import Sized

import msgspec

from nullo.game.view import Own, Public, View
from nullo.remote.link import is_table
from nullo.server.protocol.messages import TableView, You

MOST = 1_000  # the greatest number of things that are drawn one by one, such as cards


class TableState(msgspec.Struct):
    """What one client knows of a table: the parts of a snapshot."""

    table: TableView
    you: You
    public: Public | None = None
    own: Own | None = None
    hands: list[list[str]] | None = None

    @property
    def view(self) -> View | None:
        return View(self.public, self.own) if self.public is not None else None

    def is_consistent(self) -> bool:
        """Whether the seats, members and counts agree, and no number is too large to be displayed."""
        table = self.table
        numbers = [member.id for member in table.members]
        unique = all(len(set(listed)) == len(listed) for listed in (numbers, table.seats))
        linked = not table.next or is_table(table.next)
        return unique and linked and (self.public is None or self._fits(self.public))

    def _fits(self, public: Public) -> bool:
        table, own, seats = self.table, self.own, range(public.players)
        named = [public.dealer, *table.asked, *(play.seat for play in public.trick)]
        for trick in (*public.tricks, *public.ended):
            named += [trick.winner, *(play.seat for play in trick.plays)]
        for saying in (saying for line in public.log for saying in line.sayings()):
            told = (saying.seat, saying.other, *(entry.seat for entry in saying.entries))
            named += [seat for seat in told if seat != -1]
        lists: list[Sized] = [
            *(public.trick, public.tricks, public.ended, public.discard, public.hands),
            *((own.hand, own.legal) if own is not None else ()),
        ]
        counts = [seat.cards for seat in public.seats] + [len(listed) for listed in lists]
        counts += public.piles.values()
        return (
            public.game == table.game
            and len(public.seats) == len(table.seats) == public.players <= MOST
            and bool(public.scores)
            and public.players % len(public.scores) == 0
            and all(len(changes) == len(public.scores) for changes in public.hands)
            and all(seat in seats for seat in named)
            and all(0 <= count <= MOST for count in counts)
            and (own is None or own.seat == self.you.seat)
            and (self.you.seat < 0 or self.you.seat in seats)
        )
