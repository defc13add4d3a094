"""The only thread that writes. Whenever it is free, it takes all waiting requests into one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nullo.server.store.batch import Batches, WriteRequest
from nullo.server.store.engine import Database
from nullo.server.store.errors import StoreError, reason, release

MOST = 512  # requests in one transaction
T = TypeVar("T")
Work = WriteRequest | Callable[[Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", object]

_log = logging.getLogger(__name__)


class Writer:
    """Takes pieces of work from the event loop, and resolves each one's future there once it is durable."""

    def __init__(
        self, database: Database, batches: Batches, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._database = database
        self._batches = batches
        self._loop = loop
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[Waiting] = []
        self._line: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="nullo-store", daemon=True)
        self._thread.start()

    def write(self, request: WriteRequest) -> asyncio.Future[None]:
        return self._put(request)

    def call(self, function: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue a function that runs in a transaction of its own."""
        return self._put(function)

    def close(self) -> None:
        """Finish what is queued, and stop. Call this last, and not in the event loop's thread."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _put(self, work: Work) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        # Hand over what one iteration of the loop brings at once: a thread that is woken for each
        # request commits them one by one.
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def _run(self) -> None:
        going = True
        while going:
            taken: list[Waiting] = []
            while going and (not taken or (len(taken) < MOST and not self._queue.empty())):
                gathered = self._queue.get()
                taken += gathered or []
                going = gathered is not None  # else no more will come
            self._work(taken)
        self._let_go()

    def _work(self, waiting: list[Waiting]) -> None:
        """Do what is waiting, in order: consecutive requests together, each call by itself."""
        requests: list[WriteRequest] = []
        futures: list[asyncio.Future[Any]] = []
        for work, future in waiting:
            if isinstance(work, WriteRequest):
                requests.append(work)
                futures.append(future)
                continue
            self._write(requests, futures)
            requests, futures = [], []
            self._call(work, future)
        self._write(requests, futures)

    def _write(self, requests: list[WriteRequest], futures: list[asyncio.Future[Any]]) -> None:
        if not requests:
            return
        outcomes: list[Any]
        try:
            outcomes = list(self._batches.write(self._connection(), requests))
            self._database.check()  # otherwise the commit might go to a lost file
        except Exception as error:  # whatever it is, the next batch may succeed
            self._let_go(broken=True)
            told = _log_failure(error)
            for request in requests:
                request.chain.broken = True
            # One for each request, because errors carry tracebacks.
            outcomes = [StoreError(told) for _ in requests]
        self._answer(list(zip(futures, outcomes, strict=True)))

    def _call(self, function: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        outcome: object
        try:
            connection = self._connection()
            with connection.begin():
                outcome = function(connection)
            self._database.check()
        except Exception as error:
            self._let_go(broken=True)
            outcome = StoreError(_log_failure(error))
        self._answer([(future, outcome)])

    def _connection(self) -> Connection:
        self._database.check()  # connecting would create a new file
        if self._line is None:
            self._line = self._database.writer.connect()
        return self._line

    def _let_go(self, *, broken: bool = False) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(SQLAlchemyError):
                if broken:
                    line.invalidate()
                line.close()

    def _answer(self, outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_deliver, outcomes)
        except RuntimeError:  # the loop is closed, so nobody waits any more
            _log.warning("%d answers of the store came after the loop's end", len(outcomes))


def _log_failure(error: Exception) -> str:
    if not isinstance(error, StoreError | SQLAlchemyError):
        _log.error("the store failed in a way of its own: %s", type(error).__name__)
    release(error)
    told = reason(error)
    _log.error("the store could not write: %s", told)
    return told


def _deliver(outcomes: list[Outcome]) -> None:
    for future, outcome in outcomes:
        if future.done():  # its caller was cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
