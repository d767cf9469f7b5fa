"""Values that had been revealed before a change took their moves back: they are not hidden again."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("changes", sa.Column("revealed", sa.JSON, nullable=True))
