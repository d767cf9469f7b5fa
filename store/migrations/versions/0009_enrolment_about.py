"""Facts about an enrolment as a whole: what distinguishes it from others, which tiles it added."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("enrolments", sa.Column("about", sa.JSON, nullable=False, server_default="{}"))
