"""Connections, however the server listens."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from nullo.server.run import Server
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.listening import listen


def ipv4(folder: Path) -> socket.socket:
    return listen(["127.0.0.1"], 0)[0]


def ipv6(folder: Path) -> socket.socket:
    return listen(["::1"], 0)[0]


def inherited(folder: Path) -> socket.socket:
    """A socket as a process receives it by its number."""
    return socket.socket(fileno=ipv4(folder).detach())


def of_another(folder: Path) -> socket.socket:
    """A socket made elsewhere, without a protocol."""
    return socket.create_server(("127.0.0.1", 0))


def unix(folder: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    made.bind(str(folder / "s"))
    made.listen()
    return made


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize("listening", [ipv4, ipv6, inherited, of_another, unix])
def test_no_answer_waits_for_an_acknowledgement(
    listening: Callable[[Path], socket.socket], loop: str, tmp_path: Path
) -> None:
    """Nagle's algorithm would hold a frame back until the client has acknowledged the one before."""
    sock = listening(tmp_path)
    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_served(sock))


async def _served(sock: socket.socket) -> None:
    """Serve one request on a socket, and look at its connection."""
    started = asyncio.Event()
    server = Server(ServerSettings(db="sqlite://"), started.set)
    serving = asyncio.create_task(server.serve([sock]))
    await started.wait()
    with socket.socket(sock.family) as client:
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(client, sock.getsockname())
        await loop.sock_sendall(client, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await loop.sock_recv(client, 8)).startswith(b"HTTP/1.1")
        (connection,) = server.server_state.connections
        accepted = connection.transport.get_extra_info("socket")
        if accepted.family != socket.AF_UNIX:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    server.should_exit = True
    await serving
