"""Runs the migrations on the connection of `Database.migrate`."""

from alembic import context

from store.tables import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
