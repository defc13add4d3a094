"""``nullo serve`` whose chance follows from a number, so that what a test has found is found again.

``NULLO_CHANCE`` is the number; every table that is made begins its chance anew. What is secret by itself,
such as a table's name in its link, stays so.
"""

from __future__ import annotations

import os
import random
import secrets
import sys

from nullo.cli import main
from nullo.server.live import bot_thinker
from nullo.server.routes import rematch_routes, table_routes
from nullo.server.table import seating, shuffles


class Fate:
    """Stands in for :mod:`secrets` where a table's chance is drawn."""

    def __init__(self, number: str) -> None:
        self._number = number
        self._tables = 0
        self._random = random.Random(number)

    def token_urlsafe(self, size: int) -> str:
        """The name of a table that is made."""
        self._tables += 1
        self._random = random.Random(f"{self._number} {self._tables}")
        return secrets.token_urlsafe(size)

    def token_bytes(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)


if __name__ == "__main__":
    fate = Fate(os.environ.get("NULLO_CHANCE", "1"))
    for module in (shuffles, seating, table_routes, rematch_routes, bot_thinker):
        vars(module)["secrets"] = fate
    sys.exit(main())
