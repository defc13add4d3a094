"""Limits: what counts as one address, and who gets a slot when all are taken."""

from __future__ import annotations

import pytest

from nullo.server.runtime.client_addresses import address_group
from nullo.server.runtime.shares import ConnectionSlot, ConnectionSlots


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:DB8:1:3:0::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, address: str) -> None:
    assert address_group(host) == address


class Crowd:
    """Connections that compete for slots.

    Attributes:
        lost: those that lost their slot, in order.
    """

    def __init__(self, connections: int, per_address: int = 100) -> None:
        self.places = ConnectionSlots(connections, per_address)
        self.lost: list[str] = []

    def come(self, address: str, name: str = "", hello: bool = True) -> ConnectionSlot | None:
        place = self.places.enter(address, lambda: self.lost.append(name or address))
        if place and hello:
            self.places.settle(place)
        return place


def test_an_address_has_so_many_places() -> None:
    crowd = Crowd(10, per_address=2)
    first = crowd.come("a")
    assert first and crowd.come("a") and not crowd.come("a")
    crowd.places.leave(first)
    crowd.places.leave(first)
    assert crowd.places.total == 1 and crowd.come("a")


def test_those_without_a_hello_make_way_for_others() -> None:
    crowd = Crowd(5)
    crowd.come("honest")
    for number in range(3):
        crowd.come("silent", f"silent {number}", hello=False)
    crowd.come("slow", hello=False)
    assert crowd.come("new") and crowd.come("newer")
    assert crowd.lost == ["silent 0", "silent 1"] and crowd.places.total == 5


def test_the_address_with_the_most_places_makes_way_for_others() -> None:
    crowd = Crowd(5)
    for number in range(4):
        crowd.come("greedy", f"greedy {number}")
    crowd.come("one")
    assert crowd.come("new") and crowd.come("newer")
    assert crowd.lost == ["greedy 3", "greedy 2"]
    assert not crowd.come("new") and not crowd.come("greedy")
    assert crowd.come("last") and crowd.lost[-1] in ("greedy 1", "new", "newer")
    assert crowd.places.total == 5
