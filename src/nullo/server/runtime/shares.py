"""Limits on how many of something there may be at once, in all and for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass


class Share:
    """Limits how many things clients may have at once: ``most`` in all, and ``each`` for one address.

    When there are ``most``, an address that has none may still have one, until there are twice ``most``.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._by_address: Counter[str] = Counter()

    def has_place(self, address: str) -> bool:
        own, total = self._by_address[address], self._by_address.total()
        return own < self._each and total < self._most * (1 if own else 2)

    @contextmanager
    def hold(self, address: str) -> Iterator[bool]:
        """Count one more for ``address`` during the ``with`` block; yields False if it may not have one."""
        taken = self.has_place(address)
        self._by_address[address] += taken
        try:
            yield taken
        finally:
            self._by_address[address] -= taken
            if not self._by_address[address]:
                del self._by_address[address]


@dataclass(eq=False)
class ConnectionSlot:
    """One of the connections that the server has room for."""

    address: str
    make_way: Callable[[], None]  # called when another connection takes the slot


class ConnectionSlots:
    """Counts connections, in all and by address, so that a few addresses cannot keep all others out.

    A connection is silent until its client has sent a request. When all slots are taken, a new connection
    displaces the oldest silent connection of the address that has most silent ones. If none is silent, it
    displaces the newest connection of the address that has most slots, unless the new connection's address
    would then have as many. The addresses ``free`` may have any number of connections.
    """

    def __init__(self, most: int, per_address: int, free: Set[str] = frozenset()) -> None:
        self._most = most
        self._per_address = per_address
        self._free = free
        self._all: _ByAddress = {}
        self._silent: _ByAddress = {}
        self.total = 0

    def enter(self, address: str, make_way: Callable[[], None]) -> ConnectionSlot | None:
        here = len(self._all.get(address, ()))
        if here >= self._per_address and address not in self._free:
            return None
        if self.total >= self._most and not self._make_room(here):
            return None
        place = ConnectionSlot(address, make_way)
        for group in (self._all, self._silent):
            group.setdefault(address, {})[place] = None
        self.total += 1
        return place

    def _make_room(self, here: int) -> bool:
        if self._silent:
            quiet = max(self._silent.values(), key=len)
            victim = next(iter(quiet))
        else:
            most = max(self._all.values(), key=len, default={})
            if len(most) <= here + 1:
                return False
            victim = next(reversed(most))
        self.leave(victim)
        victim.make_way()
        return True

    def settle(self, place: ConnectionSlot) -> None:
        """Record that the client of this slot is no longer silent."""
        _remove(self._silent, place)

    def leave(self, place: ConnectionSlot) -> None:
        self.settle(place)
        self.total -= _remove(self._all, place)


_ByAddress = dict[str, dict[ConnectionSlot, None]]


def _remove(places: _ByAddress, place: ConnectionSlot) -> bool:
    group = places.get(place.address, {})
    there = place in group
    if there:
        del group[place]
        if not group:
            del places[place.address]
    return there
