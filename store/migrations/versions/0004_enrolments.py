"""Tables of enrolments and prototypes of users' sets."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "prototypes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "enrolments",
        sa.Column("catalog_id", sa.String(40), primary_key=True),
        sa.Column("photos", sa.JSON, nullable=False),
        sa.Column("cards", sa.JSON, nullable=False),
        sa.Column("proposals", sa.JSON, nullable=False),
        sa.Column("sheet", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
