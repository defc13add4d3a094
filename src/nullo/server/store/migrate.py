"""Migrates a database to the schema of this version; several processes may do so at once."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from nullo.server.store.engine import Database
from nullo.server.store.errors import StoreError
from nullo.server.store.schema import HEAD

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x6E756C6C6F  # an arbitrary number, the same in every worker


def upgrade(database: Database, to: str = HEAD) -> None:
    """Migrate a database to the revision ``to`` under a lock, completely or not at all.

    Raises:
        StoreError: the database was written by a later version.
    """
    with database.reader.connect() as connection:
        if _revision(connection) == to:
            return
    with database.writer.begin() as connection:  # with SQLite this takes the lock
        if database.postgres:
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a migration may take long
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        _migrate(connection, database.name, to)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _migrate(connection: Connection, name: str, to: str) -> None:
    # Imported here, because an up-to-date database is opened without it, 0.2 s faster.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    revision = _revision(connection)
    if revision is not None and revision not in known:
        raise StoreError(
            f"{name} was written by a later version of Nullo (its schema is {revision}, "
            f"the latest known here is {HEAD}): upgrade Nullo, or use another database"
        )
    command.upgrade(config, to)
