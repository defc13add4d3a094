"""Limits on how many of something there are at once, in all and for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Share:
    """Limits how many of something there may be at once, in all and for each address.

    When all places are taken, an address without one still gets one, up to twice the number. So a few
    clients cannot keep the others out.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[bool]:
        """Take a place until the block is left; yields whether there was one."""
        own, total = self._by_address[address], self._by_address.total()
        taken = own < self._each and total < self._most * (1 if own else 2)
        self._by_address[address] += taken
        try:
            yield taken
        finally:
            self._by_address[address] -= taken
            if not self._by_address[address]:
                del self._by_address[address]
