"""Runs the migrations over the connection that `Database.migrate` holds."""

from alembic import context

from store.tables import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
