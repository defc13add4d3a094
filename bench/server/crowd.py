"""Clients at tables, as many and as cheap as one core of Python can drive.

A plain selector loop over blocking-free sockets: no tasks, no futures. Of a frame only its number,
its id, and the legal actions of the client's seat are read.
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
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

GAME = "alles-oder-nichts"
SEATS = 4
FOREVER = {"hands": 10_000}


TEXT, PING, PONG = 0x81, 0x89, 0x8A
NOTHING = msgspec.Raw(b"null")


class Step(msgspec.Struct):
    """A step of a patch, its value unread."""

    path: str
    value: msgspec.Raw = NOTHING


class Own(msgspec.Struct):
    """What a client needs of its own part."""

    legal: list[str] = []


class Frame(msgspec.Struct):
    """What a client needs of a frame."""

    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    patch: msgspec.Raw = msgspec.Raw(b"")
    own: Own | None = None


read_frame = msgspec.json.Decoder(Frame).decode
read_patch = msgspec.json.Decoder(list[Step]).decode
read_texts = msgspec.json.Decoder(list[str] | None).decode
read_text = msgspec.json.Decoder(str).decode
read_own = msgspec.json.Decoder(Own | None).decode


def masked(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame. The mask is zero, which leaves the text as it is."""
    size = len(text)
    if size < 126:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + text
    return bytes((kind, 0xFE, size >> 8, size & 255, 0, 0, 0, 0)) + text


@dataclass(eq=False)
class Move:
    """An action on its way.

    Attributes:
        at: when it was sent or, paced, was to be sent.
        seq: the event that it became; 0: not known yet.
    """

    at: float
    seq: int = 0


class Client:
    """One seat at a table."""

    def __init__(self, crowd: Crowd, table: Table, token: str) -> None:
        self.crowd = crowd
        self.table = table
        self.seq = 0
        self.legal: list[str] = []
        self.sent: dict[str, Move] = {}
        self.buffer = b""
        self.socket = crowd.connect(table.id, token)
        self.send(b'{"type":"hello","version":1,"seq":0}')

    def send(self, text: bytes) -> None:
        """Send a message: they are short, and the socket's buffer holds many."""
        self.socket.sendall(masked(text))

    def act(self, at: float) -> None:
        """Do one of the legal actions; it counts from ``at``."""
        crowd = self.crowd
        crowd.number += 1
        name = f"m{crowd.number}"
        action = self.legal[int(crowd.random() * len(self.legal))]
        self.legal = []
        self.sent[name] = Move(at)
        self.send(b'{"type":"act","id":"%b","action":"%b"}' % (name.encode(), action.encode()))

    def receive(self) -> None:
        """Read what has come, frame by frame."""
        data = self.buffer + self.socket.recv(65536)
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
                self.frame(data[start:at])
            elif kind == PING:
                self.socket.sendall(masked(data[start:at], PONG))
            else:
                raise RuntimeError(f"closed or not understood: {data[start:at]!r}")
        self.buffer = data[at:]

    def frame(self, text: bytes) -> None:
        """Take in a frame; say so if this client is to act now."""
        frame = read_frame(text)
        if frame.type == "event":
            self.crowd.frames += 1
            if frame.seq != self.seq + 1:
                raise RuntimeError(f"a gap: {frame.seq} after {self.seq}")
            self.seq = frame.seq
            if b"/own" in bytes(frame.patch):
                self.patched(frame.patch)
            self.table.held(frame.seq, self.sent.pop(frame.id, None) if frame.id else None)
        elif frame.type == "snapshot":
            self.seq = frame.seq
            self.asked(frame.own.legal if frame.own else [])
        elif frame.type == "error":
            raise RuntimeError(f"refused: {text.decode()}")

    def patched(self, patch: msgspec.Raw) -> None:
        """Follow the legal actions through a patch."""
        for step in read_patch(patch):
            if step.path == "/own/legal":
                self.asked(read_texts(step.value) or [])
            elif step.path == "/own/legal/-":
                self.legal.append(read_text(step.value))
            elif step.path == "/own":
                own = read_own(step.value)
                self.asked(own.legal if own else [])

    def asked(self, legal: list[str]) -> None:
        """The legal actions are these now."""
        ready, self.legal = bool(self.legal), legal
        if legal and not ready:
            self.crowd.ready.append(self)


@dataclass(eq=False)
class Table:
    """A table of four clients."""

    id: str
    crowd: Crowd
    clients: list[Client] = field(default_factory=list)
    count: dict[int, int] = field(default_factory=dict)
    moves: dict[int, Move] = field(default_factory=dict)

    def held(self, seq: int, move: Move | None) -> None:
        """One more client holds event ``seq``; ``move``: it was that client's own."""
        if move:
            self.moves[seq] = move
        count = self.count.get(seq, 0) + 1
        if count < SEATS:
            self.count[seq] = count
            return
        self.count.pop(seq, None)
        done = self.moves.pop(seq, None)
        if done:
            self.crowd.done(done)


class Crowd:
    """All clients of a run.

    Attributes:
        ready: clients that are to act, first asked first.
        frames: event frames taken in so far.
        latencies: seconds from sending to the fourth holder, of moves done while ``counting``.
    """

    def __init__(self, port: int, seed: int = 0) -> None:
        self.port = port
        self.random = random.Random(seed).random
        self.number = 0
        self.frames = 0
        self.counting = False
        self.latencies: list[float] = []
        self.ready: deque[Client] = deque()
        self.tables: list[Table] = []
        self.selector = selectors.DefaultSelector()

    # --- sitting down -----------------------------------------------------------------------

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server by HTTP."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        result: dict[str, Any] = json.loads(text)
        return result

    def connect(self, table: str, token: str) -> socket.socket:
        """An open WebSocket."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
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
        """Open tables, sit four clients down at each, and start."""
        for _ in range(tables):
            body = {"game": GAME, "options": FOREVER, "name": "one"}
            made = self.post("/api/tables", body)
            tokens = [made["token"]]
            for name in ("two", "three", "four"):
                joined = self.post(
                    f"/api/tables/{made['table']}/join", {"name": name, "token": True}
                )
                tokens.append(joined["token"])
            table = Table(made["table"], self)
            table.clients = [Client(self, table, token) for token in tokens]
            self.tables.append(table)
            for client in table.clients:
                self.selector.register(client.socket, selectors.EVENT_READ, client)
            self.until(lambda clients=table.clients: all(client.seq for client in clients))
        for table in self.tables:
            table.clients[0].send(b'{"type":"start","id":"start"}')
            self.until(lambda clients=table.clients: any(client.legal for client in clients))

    def until(self, done: Any, seconds: float = 30) -> None:
        """Take in frames until something is so."""
        end = time.perf_counter() + seconds
        while not done():
            if time.perf_counter() > end:
                raise RuntimeError("the server does not answer")
            self.take(0.1)

    def leave(self) -> None:
        """Close every connection."""
        for table in self.tables:
            for client in table.clients:
                client.socket.close()
        self.selector.close()

    # --- playing ----------------------------------------------------------------------------

    def take(self, timeout: float) -> None:
        """Take in what has come."""
        for key, _ in self.selector.select(timeout):
            key.data.receive()

    def done(self, move: Move) -> None:
        """All four clients of a table hold a move."""
        if self.counting:
            self.latencies.append(time.perf_counter() - move.at)

    def closed(self, seconds: float) -> None:
        """Closed loop: whoever is asked acts at once."""
        clock, ready = time.perf_counter, self.ready
        end = clock() + seconds
        while clock() < end:
            while ready:
                client = ready.popleft()
                if client.legal:
                    client.act(clock())
            self.take(0.05)

    def paced(self, seconds: float, rate: float) -> int:
        """Open loop: a move is due every 1/``rate`` seconds, whatever became of those before.

        It counts from when it was due, so that a stall of the server is not forgiven. Returns how
        many came due when nobody was to act: those were sent as soon as somebody was.
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
        """Wait for all that is on its way; nobody acts."""
        self.until(lambda: not any(c.sent for t in self.tables for c in t.clients))


def quantile(sorted_values: list[float], share: float) -> float:
    """The value that ``share`` of all do not pass."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
