"""The append-only store of events: SQLite or PostgreSQL (``docs/server.md``)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from nullo.server.store.errors import AlreadyStored, Conflict, InUse, NoSuchTable, StoreError
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.rows import DealTry, Seat
from nullo.server.store.secret import derive_token, new_token, token_hash
from nullo.server.store.values import Chain, Retention, now_ms

if TYPE_CHECKING:
    from nullo.server.store.engine import default_url
    from nullo.server.store.store import Store

DATABASE = {"Store": "store", "default_url": "engine"}
"""The names whose modules need a database's driver: they are imported by who uses them."""

__all__ = [
    "AlreadyStored",
    "Chain",
    "Conflict",
    "DealTry",
    "InUse",
    "LobbyRow",
    "NoSuchTable",
    "Retention",
    "Seat",
    "Store",
    "StoreError",
    "default_url",
    "derive_token",
    "new_token",
    "now_ms",
    "token_hash",
]


def __getattr__(name: str) -> Any:
    if name not in DATABASE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{DATABASE[name]}"), name)
