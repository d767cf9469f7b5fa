"""The row of each catalog in the list of catalogs, so that listing does not read the tiles."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("catalog_versions", sa.Column("summary", sa.JSON, nullable=True))
