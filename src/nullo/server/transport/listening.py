"""The addresses that a server listens on."""

from __future__ import annotations

import socket

# Milliseconds after which data that a peer does not acknowledge is given up.
PATIENCE = 60_000


def lan_address() -> str:
    """This machine's address in the local network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # only chooses a route; nothing is sent
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def listen(hosts: list[str], port: int) -> list[socket.socket]:
    """A listening socket for each address, all on one port; if ``port`` is 0, on any free one.

    Raises:
        OSError: an address is not this machine's, or the port is taken.
    """
    made: list[socket.socket] = []
    try:
        for host in hosts:
            made.append(_listen(host, port))
            port = made[0].getsockname()[1]
    except OSError:
        for sock in made:
            sock.close()
        raise
    return made


def _listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE)
        sock.bind(address)
        sock.listen(512)
    except OSError:
        sock.close()
        raise
    sock.setblocking(False)
    return sock
