"""A real server in a thread or a process, and guests that use it as browsers and programs do."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

import nullo
from move_texts import texts_of
from nullo.game.events import apply_event
from nullo.server.protocol.messages import VERSION, EventFrame
from nullo.server.routes.app_state import AppState
from nullo.server.run import Server
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.listening import listen
from nullo.system.decoding import convert

Json = dict[str, Any]
WAIT = 180.0
"""Seconds, only to end a hang: a busy machine is slow."""
MANY = 10**6
FAST = Limits(  # programs play whole games in a second
    messages_per_second=MANY,
    burst=MANY,
    burst_per_address=MANY,
    acts=MANY,
    changes=MANY,
    member_changes=MANY,
)
SOURCES = Path(nullo.__file__).parents[1]
_numbers = itertools.count()


def eventually(true: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


@dataclass
class Answer:
    """An HTTP answer; the names of its headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The problem's code in the body."""
        return str(self.json["error"]["code"])


class RunningServer:
    """A server that is running.

    Attributes:
        guests: the connected guests.
        source: keyword arguments that open connections from ``address``.
    """

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.source: dict[str, Any] = {"source_address": (address, 0)} if address else {}
        self.guests: set[Guest] = set()

    def leave(self) -> None:
        """Disconnect all guests."""
        for guest in list(self.guests):
            guest.go()

    def ask(
        self, path: str, body: Any = None, method: str = "", headers: dict[str, str] | None = None
    ) -> Answer:
        """Send a GET request, or with a body a POST, as a program does."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT, **self.source)
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        given = {"Content-Type": "application/json"} if data is not None else {}
        try:
            line.request(
                method or ("GET" if data is None else "POST"), path, data, given | (headers or {})
            )
            answer = line.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read())
        finally:
            line.close()

    def table(self, game: str = "all-fives", **wish: Any) -> Guest:
        """Make a table; returns its host, not yet connected."""
        wish = {"name": "Ada", "token": True, "start": True} | wish
        made = self.ask("/api/tables", {"game": game, **wish})
        assert made.status == 201, made.body
        return Guest(self, made.json["table"], made.json["token"])

    def join(self, table: str, name: str = "Bo", **wish: Any) -> Guest:
        """Take a seat at a table; returns the guest, not yet connected."""
        joined = self.ask(f"/api/tables/{table}/join", {"name": name, "token": True, **wish})
        assert joined.status == 200, joined.body
        return Guest(self, table, joined.json["token"])


class Guest:
    """A client that keeps its state up to date from its frames.

    Attributes:
        state: the state.
        seq: the number of its last event.
        epoch: the epoch of the last snapshot.
        received: all messages received.
    """

    def __init__(
        self, server: RunningServer, table: str, token: str = "", cookie: str = ""
    ) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.cookie = cookie
        self.state: Json = {}
        self.seq = 0
        self.epoch = ""
        self.received: list[Json] = []
        self._line: ClientConnection | None = None
        self._opened = ExitStack()

    @property
    def line(self) -> ClientConnection:
        assert self._line
        return self._line

    def connect(self) -> Guest:
        """Connect without sending anything yet."""
        if self.token:
            headers, origin = {"Authorization": f"Bearer {self.token}"}, None
        else:
            headers = {"Cookie": f"nullo={self.cookie}"} if self.cookie else {}
            origin = self.server.origin
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        given: Any = {"origin": origin, "additional_headers": headers, **self.server.source}
        self.go()
        opened = connect(url, proxy=None, open_timeout=WAIT, close_timeout=1, **given)
        self._line = self._opened.enter_context(opened)
        self.server.guests.add(self)
        return self

    def refusal(self) -> str:
        """Try to connect and be refused; returns the code."""
        try:
            self.connect()
        except InvalidStatus as refused:
            return str(json.loads(refused.response.body)["error"]["code"])
        raise AssertionError("it was let in")

    def come(self, seq: int | None = None) -> Guest:
        """Connect, and say which event it has received last."""
        seq = self.seq if seq is None else seq
        member = self.state["you"]["member"] if self.state else -1
        hello = {
            "type": "hello",
            "version": VERSION,
            "seq": seq,
            "member": member,
            "epoch": self.epoch,
        }
        self.connect().say(hello)
        self.until(lambda message: message["type"] == "presence")
        return self

    def go(self) -> None:
        """Disconnect."""
        self._opened.close()
        self._line = None
        self.server.guests.discard(self)

    def say(self, message: Json | str | bytes) -> None:
        """Send a message, which may be invalid."""
        self.line.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, timeout: float = WAIT) -> Json:
        """Wait for the next message."""
        message: Json = json.loads(self.line.recv(timeout))
        self.received.append(message)
        if message["type"] == "snapshot":
            self.seq, self.epoch = message["seq"], message["epoch"]
            self.state = {key: message[key] for key in ("table", "you", "public", "own", "hands")}
        elif message["type"] == "event":
            assert message["seq"] == self.seq + 1
            self.seq = message["seq"]
            event = convert(message, EventFrame)
            self.state = apply_event(self.state, event.lines, event.patch)
        return message

    def until(self, seen: Callable[[Json], Any]) -> Json:
        """Wait for the next message that meets a condition; no error may come before it."""
        while True:
            message = self.hear()
            if seen(message):
                return message
            assert message["type"] != "error", message

    def error(self) -> str:
        """Wait for the next error; returns its code."""
        return str(self.until(lambda message: message["type"] == "error")["code"])

    def answer(self, id: str) -> Json:
        """Wait for the answer to the command with this id."""
        return self.until(lambda message: message.get("id") == id)

    @property
    def stage(self) -> str:
        return str(self.state["table"]["stage"])

    @property
    def member(self) -> int:
        return int(self.state["you"]["member"])

    @property
    def seat(self) -> int:
        return int(self.state["you"]["seat"])

    @property
    def legal(self) -> list[str]:
        """The legal actions of its seat; none if its last card plays itself."""
        own = self.state["own"] or {}
        legal = texts_of(own.get("legal", []))
        last = len(own.get("hand", [])) == len(legal) == 1 and legal[0].startswith("play ")
        return [] if last and self.state["table"].get("last_card") else legal

    def do(self, type: str, id: str = "", **what: Any) -> str:
        """Send a command and return its id."""
        id = id or f"m{next(_numbers)}"
        self.say({"type": type, "id": id, **what})
        return id

    def act(self, action: str = "", id: str = "") -> str:
        """Do an action, by default the first legal one, and wait until it is done; returns its id."""
        sent = self.do("act", id, move=action or self.legal[0])
        self.until(lambda message: message.get("id") == sent and message["type"] == "event")
        return sent

    def turn(self) -> None:
        """Wait until there is something to do, or the game is over."""
        while not self.legal and self.stage != "over":
            self.hear()

    def play(self, acts: int = 1_000) -> None:
        """Act a number of times, or to the end of the game."""
        for _ in range(acts):
            self.turn()
            if self.stage == "over":
                return
            self.act()


def finish(*guests: Guest) -> None:
    """Let guests who sit at one table play to the end."""
    while guests[0].stage != "over":
        for guest in guests:
            while guest.seq < max(other.seq for other in guests):
                guest.hear()
        asked = [guest for guest in guests if guest.legal]
        if asked:
            asked[0].act()
        elif guests[0].stage != "over":
            guests[0].hear()
    for guest in guests[1:]:
        guest.turn()


class ThreadServer(RunningServer):
    """A server in a thread of this process.

    Attributes:
        state: the application's state, shared by its parts.
    """

    def __init__(self, settings: ServerSettings) -> None:
        # The first process that starts starts this too, which fails while Textual has taken stderr.
        resource_tracker.ensure_running()
        sockets = listen(["127.0.0.1"], 0)
        super().__init__(sockets[0].getsockname()[1])
        started = threading.Event()
        self._server = Server(settings, started.set)
        self._thread = threading.Thread(target=self._server.run, args=(sockets,))
        self._thread.start()
        assert started.wait(WAIT)
        self.state: AppState = self._server.config.app.state.nullo  # type: ignore[union-attr]
        self.loop: asyncio.AbstractEventLoop = self._server.servers[0].get_loop()

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(WAIT)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


def begun(one: RunningServer, two: RunningServer, game: str = "nothing") -> tuple[Guest, Guest]:
    """A game of two people: the host is connected to one worker, a guest to the other."""
    ada = one.table(game, start=False, options={"players": 2}).come()
    bo = two.join(ada.table).come()
    ada.until(lambda message: message.get("kind") == "join")
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    return ada, bo


@contextmanager
def thread_server(
    db: str = "sqlite://", pace: float = 0, **settings: Any
) -> Iterator[ThreadServer]:
    """A server in a thread, with its store in memory."""
    made = ThreadServer(ServerSettings(db=db, pace=pace, **settings))
    try:
        yield made
    finally:
        made.leave()
        made.stop()


class ProcessServer(RunningServer):
    """``nullo serve`` in its own process, which can be killed.

    Args:
        args: arguments of the command.
        descriptors: the number of file descriptors that it may have; 0: as many as this process.
        program: what Python runs.
    """

    def __init__(
        self, *args: str, descriptors: int = 0, program: Sequence[str] = ("-m", "nullo")
    ) -> None:
        few = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"] if descriptors else []
        self.process = subprocess.Popen(
            [*few, sys.executable, *program, "serve", "--no-open", *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": f"{SOURCES}:{Path(__file__).parents[1]}"},
            text=True,
        )
        assert self.process.stdout
        said = "".join(self.process.stdout.readline() for _ in range(2))
        found = re.search(r":(\d+)/", said)
        assert found, (said, self.process.stderr and self.process.stderr.read())
        super().__init__(int(found[1]))

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop the process; returns its exit code and the rest of its output."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=WAIT)
        return self.process.returncode, out, err


@contextmanager
def process(*args: str, **how: Any) -> Iterator[ProcessServer]:
    """A server in a process, which is ended afterwards; the arguments are those of :class:`ProcessServer`."""
    made = ProcessServer(*args, **how)
    try:
        yield made
    finally:
        made.leave()
        if made.process.poll() is None:
            made.end(signal.SIGKILL)
