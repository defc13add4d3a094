"""Scores of games at real tables that others may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Make an empty table."""
    op.create_table(
        "scores",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
