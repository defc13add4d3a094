"""Bots that fail in every way that a server must survive."""

from __future__ import annotations

import os
import time

from nullo.bots import Bot
from nullo.state import SeatState


class First(Bot):
    """Chooses the first legal action."""

    def choose(self, seat: SeatState) -> int:
        return seat.legal_actions()[0]


class Raises(Bot):
    """Raises an exception whose message contains its hand."""

    def choose(self, seat: SeatState) -> int:
        raise ValueError(str(seat.view()))


class Crashes(Bot):
    """Ends its process."""

    def choose(self, seat: SeatState) -> int:
        os._exit(3)


class Hangs(Bot):
    """Never returns."""

    def choose(self, seat: SeatState) -> int:
        time.sleep(3600)
        return 0


class Cheats(Bot):
    """Chooses an action that is not legal."""

    def choose(self, seat: SeatState) -> int:
        return 10_000


class Mumbles(Bot):
    """Returns something that is not an action."""

    def choose(self, seat: SeatState) -> int:
        return seat.view()  # type: ignore[return-value]
