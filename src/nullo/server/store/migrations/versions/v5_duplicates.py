"""Sets of deals that friends play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make an empty table."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
