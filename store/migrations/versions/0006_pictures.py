"""Pictures of empty maps and boards of users' catalogs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "catalog_pictures",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
    )
