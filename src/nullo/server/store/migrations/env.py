"""Alembic runs this: migrations go through the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from nullo.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # both databases undo half a migration
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
