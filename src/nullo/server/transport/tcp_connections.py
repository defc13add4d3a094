"""Limits the TCP connections of a server, in all and by address."""

from __future__ import annotations

import asyncio
import socket
from logging import WARNING

from nullo.server.runtime.client_addresses import address_group
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.logs import note
from nullo.server.runtime.rates import Rates
from nullo.server.runtime.shares import ConnectionSlot, ConnectionSlots

PROXY = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""The addresses of a proxy on this machine. The client addresses that the proxy forwards are trusted. Because
it opens the connections of all its clients, it must itself limit the connections of each client."""


class TcpConnections:
    """The open connections of a server; if there are too many, those that have sent no request are closed."""

    def __init__(self, limits: Limits) -> None:
        self._places = ConnectionSlots(
            limits.connections + limits.http_connections,
            limits.connections_per_address + limits.http_connections_per_address,
            free={address_group(host) for host in PROXY},
        )
        self._openings = Rates(limits.requests_per_second, limits.requests)
        self._lines: dict[asyncio.BaseTransport, ConnectionSlot] = {}

    def open(self, transport: asyncio.Transport, host: str) -> bool:
        address = address_group(host)
        place = None
        if host in PROXY or self._openings.take(address):
            place = self._places.enter(address, lambda: _make_way(transport, address))
        if place is None:
            note("connection refused", WARNING, address=address)
            transport.abort()
            return False
        self._lines[transport] = place
        _send_at_once(transport)
        return True

    def ask(self, transport: asyncio.BaseTransport) -> None:
        if place := self._lines.get(transport):
            self._places.settle(place)

    def close(self, transport: asyncio.BaseTransport) -> None:
        if place := self._lines.pop(transport, None):
            self._places.leave(place)


def _send_at_once(transport: asyncio.Transport) -> None:
    """Turn off Nagle's algorithm, which would hold a frame back until the one before is acknowledged.

    uvloop always turns it off, asyncio only if the listening socket was created with a protocol number.
    """
    sock = transport.get_extra_info("socket")
    if sock.family in (socket.AF_INET, socket.AF_INET6):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _make_way(transport: asyncio.Transport, address: str) -> None:
    note("connection displaced", WARNING, address=address)
    transport.abort()
