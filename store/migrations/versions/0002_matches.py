"""Tables of matches, their changes and tokens, and users' catalogs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("catalogs", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("join_code", sa.String(12)),
        sa.Column("code_expires", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("matches_by_code", "matches", ["join_code"], unique=True)
    op.create_table(
        "changes",
        sa.Column("match_id", sa.String(32), _match(), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("insist", sa.Boolean, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("paid", sa.JSON, nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
    )
    op.create_table(
        "match_tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), _match(), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("player", sa.String(60)),
        sa.Column("joined", sa.Boolean, nullable=False),
    )
    op.create_index("match_tokens_by_match", "match_tokens", ["match_id"])
    op.create_table(
        "catalogs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("newest", sa.String(64), nullable=False),
        sa.Column("versions", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "catalog_versions",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )


def _match() -> sa.ForeignKey:
    return sa.ForeignKey("matches.id", ondelete="CASCADE")
