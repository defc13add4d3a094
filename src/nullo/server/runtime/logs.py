"""Writes logs to standard error, one JSON object per line, also those of uvicorn, SQLAlchemy and asyncio.

Logs contain codes and numbers. Exceptions are logged by type and place, never by their message, which may
name a card. A table is logged as a short hash, because whoever knows its id may join it.
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

from nullo.server.runtime.rates import Rates

LOG = logging.getLogger("nullo.server")
AT_ONCE = 10  # records of a kind that are logged without delay
EVERY = 6.0  # seconds between further ones
KIND = 200  # characters of a message that identify its kind


class Formatter(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            # Some libraries put a traceback with all messages into the text.
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
    """Limits how many log records of each kind are written, so that bad clients cannot fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._buckets = Rates(1 / EVERY, AT_ONCE)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
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
    """Log that ``event`` has happened, with ``facts`` about it.

    If ``error`` is True, the exception that is being handled is logged, too.
    """
    LOG.log(level, event, extra={"facts": facts}, exc_info=error)


def short(table: str) -> str:
    """The short hash that stands for a table's id in logs."""
    return sha256(table.encode()).hexdigest()[:8]


def configure(level: str = "INFO") -> None:
    """Log everything through :class:`Formatter`: the server from ``level`` on, libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level)
    # We log important requests ourselves; uvicorn's lines would contain the ids of tables.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
