"""What browsers carry to other devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make an empty table."""
    op.create_table(
        "carries",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),
        sa.Column("games", sa.LargeBinary, nullable=False),
    )
