"""Messages of a WebSocket, read in every way that they may arrive."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from server.running_server import WAIT, Guest, ThreadServer

MASK = bytes((1, 2, 3, 4))
TEXT, PART = 0x81, 0x80
_numbers = count()


def frame(text: bytes, head: int = TEXT) -> bytes:
    """A client's frame."""
    size = len(text)
    long = bytes((0xFE, size >> 8, size & 255)) if size > 125 else bytes((0x80 | size,))
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text))
    return bytes((head,)) + long + MASK + masked


@contextmanager
def line(server: ThreadServer, guest: Guest) -> Iterator[socket.socket]:
    """A further WebSocket of the guest, on which nothing is sent automatically."""
    lines = (
        f"GET /api/tables/{guest.table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Authorization: Bearer {guest.token}",
        "\r\n",
    )
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as opened:
        opened.sendall("\r\n".join(lines).encode())
        assert opened.recv(4096).startswith(b"HTTP/1.1 101")
        opened.sendall(frame(b'{"type":"hello","version":3,"seq":0}'))
        assert b"snapshot" in opened.recv(1 << 16)
        yield opened


def act(guest: Guest, more: str = "") -> tuple[str, bytes]:
    """A legal action of the guest: the id of its message, and its frame."""
    guest.turn()
    id = f"direct{next(_numbers)}"
    told = {"type": "act", "id": id, "move": guest.legal[0]}
    return id, json.dumps(told, ensure_ascii=False).encode() + more.encode()


@pytest.fixture(scope="module")
def guest(server: ThreadServer) -> Guest:
    return server.table().come()


def taken(guest: Guest, id: str) -> None:
    assert guest.until(lambda message: message.get("id") == id)["type"] == "event"


def test_an_action_in_one_piece(server: ThreadServer, guest: Guest) -> None:
    with line(server, guest) as opened:
        for more in ("", " " * 200):  # a length of one byte, and of two
            id, text = act(guest, more)
            opened.sendall(frame(text))
            taken(guest, id)


def test_an_action_byte_by_byte_and_what_follows(server: ThreadServer, guest: Guest) -> None:
    with line(server, guest) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        id, text = act(guest)
        for byte in frame(text):
            opened.sendall(bytes((byte,)))
        taken(guest, id)
        id, text = act(guest)
        opened.sendall(frame(text))
        taken(guest, id)


def test_an_action_in_two_frames(server: ThreadServer, guest: Guest) -> None:
    with line(server, guest) as opened:
        id, text = act(guest)
        opened.sendall(frame(text[:9], 0x01))
        opened.sendall(frame(text[9:], PART))
        taken(guest, id)


def test_two_messages_at_once_come_in_their_order(server: ThreadServer, guest: Guest) -> None:
    with line(server, guest) as opened:
        id, text = act(guest)
        opened.sendall(frame(text) + frame(text.replace(id.encode(), b"second")))
        taken(guest, id)
        told = b""
        while b"error" not in told and b"second" not in told:
            told += opened.recv(1 << 16)  # the second action may be the same, or not


def test_an_action_again_is_answered_and_not_done_again(server: ThreadServer, guest: Guest) -> None:
    with line(server, guest) as opened:
        id, text = act(guest)
        opened.sendall(frame(text))
        taken(guest, id)
        opened.sendall(frame(text))
        told = b""
        while b'"type":"ack"' not in told:
            told += opened.recv(1 << 16)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'{"type":"act","id":"x","move":"fly"}', b"unknown-action"),
        (b'{"type":"act","id":"x"}', b"bad-field"),
        ('{"type":"act","id":"x","move":"flög"}'.encode(), b"unknown-action"),
        (b'{"type":"act",', b"bad-json"),
    ],
)
def test_what_cannot_be_done_is_refused(
    server: ThreadServer, guest: Guest, text: bytes, code: bytes
) -> None:
    guest.turn()
    with line(server, guest) as opened:
        opened.sendall(frame(text))
        told = b""
        while b'"type":"error"' not in told:
            told += opened.recv(1 << 16)
        assert code in told
