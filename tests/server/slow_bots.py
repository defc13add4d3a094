"""Bots that a server must survive."""

from __future__ import annotations

import os
import time

from nullo.bots import Bot
from nullo.state import SeatState


class First(Bot):
    """Does the first legal action."""

    def choose(self, seat: SeatState) -> int:
        return seat.legal_actions()[0]


class Raises(Bot):
    """Cites its hand in what it raises."""

    def choose(self, seat: SeatState) -> int:
        raise ValueError(str(seat.view()))


class Crashes(Bot):
    """Takes its process with it."""

    def choose(self, seat: SeatState) -> int:
        os._exit(3)


class Hangs(Bot):
    """Never answers."""

    def choose(self, seat: SeatState) -> int:
        time.sleep(3600)
        return 0


class Cheats(Bot):
    """Does what is not legal."""

    def choose(self, seat: SeatState) -> int:
        return 10_000


class Mumbles(Bot):
    """Does what is no action."""

    def choose(self, seat: SeatState) -> int:
        return seat.view()  # type: ignore[return-value]
