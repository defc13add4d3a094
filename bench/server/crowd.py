"""Runs as many clients at tables as Python can on one core, in a plain selector loop over sockets.

The messages of each server's protocol are in :mod:`nullo_client` and :mod:`peer_client`.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import random
import selectors
import socket
import time
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field
from typing import Any

SEATS = 4
TEXT, PING, PONG = 0x81, 0x89, 0x8A


def mask(text: bytes, kind: int = TEXT) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + text
    return bytes((kind, 0xFE, size >> 8, size & 255, 0, 0, 0, 0)) + text


@dataclass(eq=False)
class Move:
    """A move that a client has sent.

    ``at`` is the time at which it was sent or, in an open loop, at which it was due.
    """

    at: float


class Client(ABC):
    def __init__(self, crowd: Crowd, table: Table, path: str, headers: dict[str, str]) -> None:
        self.crowd = crowd
        self.table = table
        self.legal: list[str] = []  # as its server sent them; empty if it is not to act
        self.sent = 0
        self._buffer = b""
        self.socket = crowd.connect(path, headers)

    def send(self, text: bytes) -> None:
        self.socket.sendall(mask(text))

    def act(self, at: float) -> None:
        action = self.legal[int(self.crowd.random() * len(self.legal))]
        self.legal = []
        self.sent += 1
        self.do(action, Move(at))

    @abstractmethod
    def do(self, action: str, move: Move) -> None:
        """Send an action to the server."""

    @abstractmethod
    def read(self, text: bytes) -> None:
        """Process a message: store whether it is this client's turn, and which event it has received."""

    def receive(self) -> None:
        data = self._buffer + self.socket.recv(1 << 18)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if end - start < size:
                break
            kind, at = data[at], start + size
            if kind == TEXT:
                self.read(data[start:at])
            elif kind == PING:
                self.socket.sendall(mask(data[start:at], PONG))
            else:
                raise RuntimeError(f"closed or not understood: {data[start:at]!r}")
        self._buffer = data[at:]

    def set_legal(self, legal: list[str]) -> None:
        ready, self.legal = bool(self.legal), legal
        if legal and not ready:
            self.crowd.ready.append(self)


@dataclass(eq=False)
class Table:
    id: str
    crowd: Crowd
    clients: list[Client] = field(default_factory=list)
    count: dict[int, int] = field(default_factory=dict)
    moves: dict[int, Move] = field(default_factory=dict)

    def note_receipt(self, client: Client, seq: int, move: Move | None) -> None:
        self.crowd.frames += 1
        if move:
            self.moves[seq] = move
            client.sent -= 1
        count = self.count.get(seq, 0) + 1
        if count < SEATS:
            self.count[seq] = count
            return
        self.count.pop(seq, None)
        done = self.moves.pop(seq, None)
        if done:
            self.crowd.note_move(done)


class Crowd(ABC):
    address = ""  # the local address of its connections; empty for any

    def __init__(self, port: int, seed: int = 0) -> None:
        self.port = port
        self.random = random.Random(seed).random
        self.number = 0
        self.frames = 0  # received events
        self.counting = False
        # Seconds from sending to the fourth receipt, of moves done while ``counting``.
        self.latencies: list[float] = []
        self.ready: deque[Client] = deque()  # clients that are to act, in the order of being asked
        self.tables: list[Table] = []
        self.selector = selectors.DefaultSelector()

    # --- sitting down -----------------------------------------------------------------------

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        source = (self.address, 0)
        line = http.client.HTTPConnection("127.0.0.1", self.port, 30, source_address=source)
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        result: dict[str, Any] = json.loads(text)
        return result

    def connect(self, path: str, headers: dict[str, str]) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), 30, (self.address, 0))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        given = {
            "Host": f"127.0.0.1:{self.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        line.sendall(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = line.recv(1)
            if not byte:
                raise RuntimeError(f"no WebSocket: {head.decode()}")
            head += byte
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise RuntimeError(f"no WebSocket: {head.decode()}")
        return line

    def sit(self, tables: int) -> None:
        self.tables += [self.open() for _ in range(tables)]
        for table in self.tables:
            self.start(table)
            self.until(lambda clients=table.clients: any(client.legal for client in clients))

    @abstractmethod
    def open(self) -> Table:
        """Create a table with four connected clients."""

    @abstractmethod
    def start(self, table: Table) -> None:
        """Start the game at a table."""

    def seat(self, table: Table, client: Client) -> None:
        table.clients.append(client)
        self.selector.register(client.socket, selectors.EVENT_READ, client)

    def until(self, done: Any, seconds: float = 30) -> None:
        end = time.perf_counter() + seconds
        while not done():
            if time.perf_counter() > end:
                raise RuntimeError("the server does not answer")
            self.take(0.1)

    def leave(self) -> None:
        for table in self.tables:
            for client in table.clients:
                client.socket.close()
        self.selector.close()

    # --- playing ----------------------------------------------------------------------------

    def take(self, timeout: float) -> None:
        for key, _ in self.selector.select(timeout):
            key.data.receive()

    def note_move(self, move: Move) -> None:
        if self.counting:
            self.latencies.append(time.perf_counter() - move.at)

    def play_closed(self, seconds: float) -> None:
        """Play in a closed loop: every client acts as soon as it is asked."""
        clock, ready = time.perf_counter, self.ready
        end = clock() + seconds
        while clock() < end:
            while ready:
                client = ready.popleft()
                if client.legal:
                    client.act(clock())
            self.take(0.05)

    def play_paced(self, seconds: float, rate: float) -> int:
        """Play in an open loop: a move is due every 1/``rate`` seconds, even if earlier ones are late.

        Latencies count from when a move was due, so that a stall of the server is not hidden. Returns how
        many moves became due while it was nobody's turn; these were sent as soon as it was somebody's turn.
        """
        clock, ready = time.perf_counter, self.ready
        begin = clock()
        number, late, waited = 0, 0, False
        while (now := clock()) < begin + seconds:
            due = begin + number / rate
            if now < due:
                self.take(0)
                continue
            while ready and not ready[0].legal:
                ready.popleft()
            if ready:
                ready.popleft().act(due)
                number, waited = number + 1, False
            else:
                late, waited = late + (not waited), True
                self.take(0)
        return late

    def drain(self) -> None:
        self.until(lambda: not any(c.sent for t in self.tables for c in t.clients))


def quantile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
