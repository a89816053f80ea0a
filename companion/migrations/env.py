"""Alembic's entry: `store.migrate` passes the connection."""

from alembic import context

from companion.store import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
