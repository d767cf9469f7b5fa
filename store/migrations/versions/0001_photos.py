"""Tables of photos and of stored answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "photos",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("stage", sa.String(20)),
        sa.Column("reason", sa.Text),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("request", sa.JSON, nullable=False),
        sa.Column("reading", sa.JSON),
        sa.Column("corrections", sa.JSON, nullable=False),
        sa.Column("answer", sa.JSON),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("lease", sa.String(40)),
        sa.Column("lease_until", sa.Double),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("photos_by_state", "photos", ["state"])
    op.create_index("photos_by_expiry", "photos", ["expires"])
    op.create_table(
        "kept_replies",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("body_hash", sa.String(64), nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("kept_replies_by_expiry", "kept_replies", ["expires"])
