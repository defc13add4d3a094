"""``nullo serve`` with seeded shuffles, so that failures of tests can be repeated.

``NULLO_CHANCE`` is the seed; every new table restarts the sequence. Other secrets, such as the id of a
table in its link, stay random.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
import warnings
from typing import NoReturn

from nullo.cli import main
from nullo.records import shuffles
from nullo.server.live import bot_thinker
from nullo.server.routes import table_routes
from nullo.server.table import rematch, seating


class SeededChance:
    """Replaces :mod:`secrets` where tables shuffle and draw."""

    def __init__(self, number: str) -> None:
        self._number = number
        self._tables = 0
        self._random = random.Random(number)

    def token_urlsafe(self, size: int) -> str:
        """The id of a new table, which restarts the sequence."""
        self._tables += 1
        self._random = random.Random(f"{self._number} {self._tables}")
        return secrets.token_urlsafe(size)

    def token_bytes(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)


def serve(args: list[str], env: dict[str, str], log: str) -> NoReturn:
    """Become ``nullo serve``, in a process of its own.

    Args:
        args: the further arguments of the command.
        env: the environment variables.
        log: the path of the file to which it writes what it says.
    """
    with open(log, "ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = [path for path in env["PYTHONPATH"].split(os.pathsep) if path not in sys.path]
    warnings.simplefilter("error")
    chance = SeededChance(env.get("NULLO_CHANCE", "1"))
    for module in (shuffles, seating, table_routes, rematch, bot_thinker):
        vars(module)["secrets"] = chance
    sys.argv = ["nullo", "serve", *args]
    sys.exit(main())
