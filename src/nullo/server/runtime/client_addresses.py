"""The address under which a client's requests are counted for its limits."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

PREFIX = 64
"""Bits of an IPv6 address that count, because a subscriber has all addresses that begin with them."""


@lru_cache(maxsize=4096)
def address_group(host: str) -> str:
    """The address under which limits count ``host``; for IPv6, that is its /64 network.

    It is empty if ``host`` is not an address.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, PREFIX), strict=False))


def address_of(request: HTTPConnection) -> str:
    """The address under which limits count the client of a request or WebSocket."""
    return address_group(request.client.host if request.client else "")
