"""The append-only store of events.

``Store`` is not imported here, because a site without a server has no database drivers.
"""

from nullo.server.store.errors import AlreadyStored, Conflict, InUse, NoSuchTable, StoreError
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.rows import DealTry, Seat
from nullo.server.store.secret import derive_token, new_token, token_hash
from nullo.server.store.values import Chain, Retention, now_ms

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
    "StoreError",
    "derive_token",
    "new_token",
    "now_ms",
    "token_hash",
]
