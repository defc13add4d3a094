"""The tries that count at fixed deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Make an empty table."""
    op.create_table(
        "tries",
        sa.Column("deal", sa.String, primary_key=True),
        sa.Column("owner", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.create_index("tries_table", "tries", ["table_id"])
