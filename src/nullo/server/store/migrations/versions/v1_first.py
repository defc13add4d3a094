"""The first schema."""

from __future__ import annotations

from alembic import op
from sqlalchemy import insert

from nullo.server.store.schema import metadata, notes

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all tables.

    The first revision that changes the schema must replace this by the tables as they were until then.
    """
    metadata.create_all(op.get_bind(), checkfirst=False)
    op.get_bind().execute(
        insert(notes), [{"name": name, "value": 0} for name in ("health", "time", "clock")]
    )
