"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all tables; tables count as idle from the first sweep that sees them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("client", sa.String),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("member", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("session_hash", sa.LargeBinary(32)),
        sa.Column("token_hash", sa.LargeBinary(32)),
        sa.PrimaryKeyConstraint("table_id", "member"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    _index("tables_lobby", "tables", ["made"], "listed AND stage <> 'over'", unique=False)
    _index("tables_due", "tables", ["due"], "due > 0", unique=False)
    _index("events_client", "events", ["table_id", "member", "client"], "client IS NOT NULL")
    for of in ("session", "token"):
        columns = [f"{of}_hash", "table_id"]
        _index(f"members_{of}", "members", columns, f"{of}_hash IS NOT NULL")
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
    op.create_table(
        "carries",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),
        sa.Column("games", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("deal", sa.String, primary_key=True),
        sa.Column("owner", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    op.create_index("tries_table", "tries", ["table_id"])
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
    op.create_table(
        "scores",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
    )


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = True) -> None:
    """An index over some rows only."""
    some = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=some, postgresql_where=some)
