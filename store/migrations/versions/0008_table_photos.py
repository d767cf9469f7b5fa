"""Prototypes learnt from corrected photos of a match's table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "table_photos",
        sa.Column("match_id", sa.String(32), match, primary_key=True),
        sa.Column("photo_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("looks", sa.LargeBinary()),
        sa.Column("made", sa.Double(), nullable=False),
    )
    op.create_index("table_photos_by_photo", "table_photos", ["photo_id"])
