"""The data with which worlds of Sauce are drawn; ``worlds`` fills it in."""

from __future__ import annotations

from nullo.engine.position import Position
from nullo.engine.sampling import Worlds


class SauceWorlds(Worlds):
    """Draws worlds for :class:`nullo.games.sauce.worlds.Sauce`, which explains the places.

    *Times* of a hand are numbered by the events before them.

    Fields (C only, when compiled):
        first: the first event that the places include, and the first time.
        last: the last time; pending: whether an event has begun and not taken effect.
        all_gone: the cards played.
        held: by time · 4 + seat, the cards that were really in the seat's hand in that time;
            deleted before the first draw.
        gifts: by seat, how many cards it gave in the event before the places begin.
        without: by seat, cards that it cannot hold since this seat was named to lead (S14).
        gone: by time, the cards played up to its end.
        shows: by event, the seat that tossed or gave with a SAUCE card face up in its hand, or -1.
        seen: by time, the cards that all saw in their place in that time.
        may: by holder (4: the kitty), the cards that may be there now.
        sure: by holder, the face-down ones of them that the seat knows to be there.
    """

    def __init__(self, base: Position, seat: int) -> None:
        super().__init__(base, seat)
        self.first = 0
        self.last = 0
        self.pending = 0
        self.all_gone = 0
        self.held = [0] * 12
        self.gifts = [0] * 4
        self.without = [0] * 4
        self.gone = [0] * 3
        self.shows = [-1] * 2
        self.seen = [0] * 3
        self.may = [0] * 5
        self.sure = [0] * 5

    def sure_list(self) -> list[int]:
        """``sure``, for Python."""
        return list(self.sure)
