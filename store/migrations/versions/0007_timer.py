"""The turn timer of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("timer", sa.Integer))
    op.add_column("matches", sa.Column("timer_since", sa.Double()))
