"""Logs: one JSON object a line, on standard error, by the standard library alone.

uvicorn, SQLAlchemy and asyncio log through it as well, so one formatter sees all. What is logged
are codes and numbers. Exceptions are told by their type and where they arose, never by their
message: a message may cite a card. A table is told by a short hash: who knows its id may join it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from hashlib import sha256
from typing import Any

import msgspec

LOG = logging.getLogger("nullo.server")


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
