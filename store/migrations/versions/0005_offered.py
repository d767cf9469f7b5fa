"""When a photo was last offered to workers through a broker."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("photos", sa.Column("offered", sa.Double(), nullable=True))
