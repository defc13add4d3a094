"""What sweeps have seen of each table, and numbers of the store's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make both; tables count as idle from the first sweep that sees them."""
    op.create_table(
        "idle",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    notes = op.create_table(
        "notes",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(notes, [{"name": name, "value": 0} for name in ("health", "time", "clock")])
