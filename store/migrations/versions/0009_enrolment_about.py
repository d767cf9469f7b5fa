"""What is kept of an enrolment as a whole: by what it is told from others, which tiles it brought."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("enrolments", sa.Column("about", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("enrolments", "about")
