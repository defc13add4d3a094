"""Slots for connections: how many each address may have, and whose are freed when all are taken."""

from __future__ import annotations

from collections.abc import Callable, Set


class ConnectionSlot:
    """The slot of one connection.

    Args:
        address: where it comes from.
        make_way: called when it loses the place to another.
    """

    def __init__(self, places: ConnectionSlots, address: str, make_way: Callable[[], None]) -> None:
        self._places = places
        self.address = address
        self.make_way = make_way

    def settle(self) -> None:
        """It has said what it wants: it does not make way for one that may never do so."""
        self._places.settle(self)

    def leave(self) -> None:
        """Give the place back, unless it is lost."""
        self._places.leave(self)


class ConnectionSlots:
    """How many connections there are, in all and by address.

    When all places are taken, whoever comes gets one of a connection that has yet to say what it
    wants: the oldest one of the address that has the most of those. If there is none, it gets the
    latest one of the address that has the most places, as long as those are more than its own
    would be. So a few addresses cannot keep all others out.

    Args:
        most: in all.
        per_address: of one address.
        free: addresses that may have more.

    Attributes:
        total: how many there are.
    """

    def __init__(self, most: int, per_address: int, free: Set[str] = frozenset()) -> None:
        self._most = most
        self._per_address = per_address
        self._free = free
        self._all: _ByAddress = {}
        self._silent: _ByAddress = {}
        self.total = 0

    def enter(self, address: str, make_way: Callable[[], None]) -> ConnectionSlot | None:
        """A place, if the address may have one."""
        here = len(self._all.get(address, ()))
        if here >= self._per_address and address not in self._free:
            return None
        if self.total >= self._most and not self._make_room(here):
            return None
        place = ConnectionSlot(self, address, make_way)
        for group in (self._all, self._silent):
            group.setdefault(address, {})[place] = None
        self.total += 1
        return place

    def _make_room(self, here: int) -> bool:
        """Take a place from somebody, for an address that has so many."""
        if self._silent:
            quiet = max(self._silent.values(), key=len)
            victim = next(iter(quiet))
        else:
            most = max(self._all.values(), key=len, default=_NONE)
            if len(most) <= here + 1:
                return False
            victim = next(reversed(most))
        self.leave(victim)
        victim.make_way()
        return True

    def settle(self, place: ConnectionSlot) -> None:
        """The connection of this place has said what it wants."""
        _remove(self._silent, place)

    def leave(self, place: ConnectionSlot) -> None:
        """Give a place back, unless it is lost."""
        self.settle(place)
        self.total -= _remove(self._all, place)


_ByAddress = dict[str, dict[ConnectionSlot, None]]
_NONE: dict[ConnectionSlot, None] = {}


def _remove(places: _ByAddress, place: ConnectionSlot) -> bool:
    """Take a place out; whether it was there."""
    group = places.get(place.address, {})
    there = place in group
    if there:
        del group[place]
        if not group:
            del places[place.address]
    return there
