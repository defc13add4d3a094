"""Invalid requests and messages: floods of them end only their own connection."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from nullo.server.runtime.limits import Limits
from nullo.server.transport import uvicorn_protocols
from server.running_server import (
    WAIT,
    Guest,
    RunningServer,
    ThreadServer,
    eventually,
    thread_server,
)

PING = b"\x89\xfd" + bytes(4) + b"x" * 125
TEXT_BEGINS = b"\x01\x80" + bytes(4)
PART = b"\x00\x80" + bytes(4)
PONG = b"\x8a\x80" + bytes(4)


@contextmanager
def line(server: ThreadServer) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as opened:
        yield opened


def request(server: ThreadServer, first: str, *more: str) -> bytes:
    head = [f"{first} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *more, "", ""]
    return "\r\n".join(head).encode()


def upgraded(server: ThreadServer, opened: socket.socket, guest: Guest) -> None:
    path = f"/api/tables/{guest.table}/socket"
    wanted = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    wanted += [
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Authorization: Bearer {guest.token}",
    ]
    opened.sendall(request(server, f"GET {path}", *wanted))
    assert opened.recv(4096).startswith(b"HTTP/1.1 101")


def is_cut_off(opened: socket.socket, data: bytes, most: int) -> bool:
    """Whether the server closes the connection before it has read so many bytes."""
    sent = 0
    try:
        while sent < most:
            sent += opened.send(data)
    except OSError:
        return True
    return False


def ends(opened: socket.socket) -> bytes:
    """All bytes until the server closes the connection."""
    told = b""
    try:
        while part := opened.recv(4096):
            told += part
    except ConnectionResetError:
        pass
    return told


@pytest.mark.parametrize("frames", [PING, PONG, TEXT_BEGINS + PART * 999], ids=len)
def test_frames_that_are_no_messages_are_bounded(server: ThreadServer, frames: bytes) -> None:
    guest = server.table().come()
    with line(server) as opened:
        upgraded(server, opened, guest)
        begun, rest = (frames[:6], PART * 1000) if frames.startswith(TEXT_BEGINS) else (b"", frames)
        opened.sendall(begun)
        assert is_cut_off(opened, rest * 200, 1 << 27)
    guest.say({"type": "ping"})
    guest.until(lambda message: message["type"] == "pong")


def test_a_few_pings_and_parts_are_fine(server: ThreadServer) -> None:
    guest = server.table()
    with line(server) as opened:
        upgraded(server, opened, guest)
        opened.sendall(PING + TEXT_BEGINS + PART * 9)
        assert opened.recv(2)[0] == 0x8A


@pytest.mark.parametrize(
    "part", [b"X-A: " + b"y" * 900 + b"\r\n", b"y" * 900], ids=["many", "long"]
)
def test_a_head_without_end_is_not_kept(server: ThreadServer, part: bytes) -> None:
    with line(server) as opened:
        opened.sendall(request(server, "GET /health")[:-2] + b"X-B: ")
        assert is_cut_off(opened, part * 100, 1 << 24)


def test_an_address_without_end_is_not_kept(server: ThreadServer) -> None:
    with line(server) as opened:
        opened.sendall(b"GET /")
        assert is_cut_off(opened, b"y" * 90_000, 1 << 24)


def test_a_body_without_end_is_not_read(server: ThreadServer) -> None:
    with line(server) as opened:
        given = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
        opened.sendall(request(server, "POST /api/tables", *given))
        assert is_cut_off(opened, b"ffff\r\n" + b" " * 0xFFFF + b"\r\n", 1 << 25)


@pytest.mark.parametrize("sent", ["", "GET /health HTT", "head", "body"])
def test_who_does_not_finish_a_request_is_not_waited_for(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, sent: str
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PATIENCE", 0.2)
    given = ["Content-Type: application/json", "Content-Length: 100"]
    heads = {
        "head": request(server, "GET /health")[:-2],
        "body": request(server, "POST /api/tables", *given) + b'{"game"',
    }
    began = time.monotonic()
    with line(server) as opened:
        opened.sendall(heads.get(sent, sent.encode()))
        ends(opened)
    assert time.monotonic() - began < WAIT / 2


def test_line_breaks_keep_no_line_open(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PATIENCE", 0.2)
    began = time.monotonic()
    with line(server) as opened:
        opened.sendall(request(server, "GET /health"))
        assert opened.recv(4096).startswith(b"HTTP/1.1 200")
        time.sleep(0.1)
        opened.sendall(b"\r\n")
        ends(opened)
    assert time.monotonic() - began < WAIT / 2


def test_connections_of_one_address_are_bounded() -> None:
    limits = Limits(connections_per_address=2, http_connections_per_address=3)
    with thread_server(limits=limits) as server, ExitStack() as opened:
        near = RunningServer(server.port, "127.0.1.1")
        table = near.table().come()
        source = ("127.0.1.1", 0)
        for _ in range(4):
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), WAIT, source))
        with socket.create_connection(("127.0.0.1", server.port), WAIT, source) as last:
            assert ends(last) == b""
        assert (
            server.ask("/health").status
            == RunningServer(server.port, "127.0.1.2").ask("/health").status
        )
        table.play(1)
        opened.close()
        eventually(lambda: near.ask("/health").status == 200)


def test_one_line_serves_many_requests(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PATIENCE", 0.2)
    with line(server) as opened:
        for _ in range(3):
            opened.sendall(request(server, "GET /health", "X-A: " + "y" * 40_000))
            answer = b""
            while not answer.endswith(b"}"):
                part = opened.recv(4096)
                assert part, answer
                answer += part
            assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(0.3)
