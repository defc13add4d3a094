"""When slow tables need the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the column; no table was slow before."""
    due = sa.Column("due", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", due)
    some = sa.text("due > 0")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=some, postgresql_where=some)
