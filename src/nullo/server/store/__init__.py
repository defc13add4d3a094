"""The append-only store of events: SQLite or PostgreSQL (``docs/server.md``)."""

from nullo.server.store.batch import Chain
from nullo.server.store.engine import default_url
from nullo.server.store.errors import Conflict, Duplicate, Gone, InUse, StoreError
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.rows import Seat, Try
from nullo.server.store.secret import derived, hashed, new_token
from nullo.server.store.store import Store
from nullo.server.store.sweeping import Retention

__all__ = [
    "Chain",
    "Conflict",
    "Duplicate",
    "Gone",
    "InUse",
    "LobbyRow",
    "Retention",
    "Seat",
    "Store",
    "StoreError",
    "Try",
    "default_url",
    "derived",
    "hashed",
    "new_token",
]
