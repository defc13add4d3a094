"""Logs: one JSON object a line, on standard error, by the standard library alone.

uvicorn, SQLAlchemy and asyncio log through it as well, so one formatter sees all. What is logged
are codes and numbers. Exceptions are told by their type and where they arose, never by their
message: a message may cite a card. A table is told by a short hash: who knows its id may join it.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from hashlib import sha256
from typing import Any

import msgspec

from nullo.server.runtime.limits import Buckets

LOG = logging.getLogger("nullo.server")
AT_ONCE = 10
EVERY = 6.0
KIND = 200  # characters of a message that tell its kind


class Formatter(logging.Formatter):
    """A log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            # Some put a traceback with all messages into their text.
            "event": record.getMessage().partition("\n")[0],
        }
        entry.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0]:
            entry["error"] = record.exc_info[0].__name__
            entry["where"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return msgspec.json.encode(entry).decode()


class Sparing(logging.Filter):
    """Lets through a few records of a kind at once, then one every few seconds.

    What a client does wrong must not fill the disk. The next that is let through tells how many
    were ``left_out``.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._buckets = Buckets(1 / EVERY, AT_ONCE)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is let through."""
        kind = f"{record.name} {record.levelno} {str(record.msg)[:KIND]}"
        with self._lock:
            if not self._buckets.take(kind):
                self._left_out[kind] += 1
                return False
            left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
        return True


def note(event: str, level: int = logging.INFO, *, error: bool = False, **facts: Any) -> None:
    """Log an event with its facts; ``error``: and the exception that is being handled."""
    LOG.log(level, event, extra={"facts": facts}, exc_info=error)


def short(table: str) -> str:
    """A table's name in logs."""
    return sha256(table.encode()).hexdigest()[:8]


def configure(level: str = "INFO") -> None:
    """Let everything log by :class:`Formatter`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level)
    # One line a request of what matters is our own; uvicorn's would tell the ids of tables.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
