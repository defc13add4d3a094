"""Receives PostgreSQL's notifications of what other workers have written."""

from __future__ import annotations

import asyncio
import logging
import selectors
import socket
import threading
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from nullo.server.store.batch import CHANNEL
from nullo.server.store.errors import reason, release

QUIET = 30.0  # seconds without news after which the connection is tested
AGAIN = (0.1, 0.5, 2.0, 5.0)  # seconds between attempts to reconnect; the last one is repeated

Changed = Callable[[str, int], None]
_log = logging.getLogger(__name__)


class Listener:
    """A thread that listens for notifications on its own connection, and calls back in the event loop.

    It calls ``changed`` with a table's id and last event, and ``missed`` whenever it has connected.
    """

    def __init__(
        self,
        engine: Engine,
        sender: str,
        loop: asyncio.AbstractEventLoop,
        changed: Changed,
        missed: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._sender = sender
        self._loop = loop
        self._changed = changed
        self._missed = missed
        self._stopping = threading.Event()
        self._wake, self._woken = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="nullo-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread; after this it calls nothing back."""
        self._stopping.set()
        self._wake.send(b"x")
        self._thread.join()
        self._wake.close()
        self._woken.close()

    def _run(self) -> None:
        tries = 0
        while not self._stopping.is_set():
            try:
                with self._engine.connect() as connection:
                    line: Any = connection.connection.driver_connection
                    connection.detach()  # it listens, so it must not return to the pool
                    line.execute(f"LISTEN {CHANNEL}")
                    tries = 0
                    self._tell(self._missed)
                    self._hear(line)
            except Exception as error:  # the database is not reachable; it may come back
                if not isinstance(error, SQLAlchemyError | OSError):
                    _log.warning("listening failed: %s", type(error).__name__)
                release(error)
                _log.warning("no news from the database: %s", reason(error))
                self._stopping.wait(AGAIN[min(tries, len(AGAIN) - 1)])
                tries += 1

    def _hear(self, line: Any) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(line.fileno(), selectors.EVENT_READ)
            selector.register(self._woken, selectors.EVENT_READ)
            while not self._stopping.is_set():
                if not selector.select(QUIET):
                    line.execute("SELECT 1")
                heard = [notify.payload for notify in line.notifies(timeout=0)]
                if heard:
                    self._tell(self._pass_on, heard)

    def _tell(self, function: Callable[..., None], *args: object) -> None:
        if not self._stopping.is_set():
            try:
                self._loop.call_soon_threadsafe(function, *args)
            except RuntimeError:  # the event loop is closed
                self._stopping.set()

    def _pass_on(self, payloads: list[str]) -> None:
        for payload in payloads:
            sender, *pairs = msgspec.json.decode(payload)
            if sender != self._sender and not self._stopping.is_set():
                for table, seq in zip(pairs[::2], pairs[1::2], strict=True):
                    self._changed(table, seq)
