"""GET /health."""

from marshmallow import fields

from api_schemas.base import Answer


class HealthSchema(Answer):
    """`ok` for each part, or what is wrong with it."""

    status = fields.String(required=True, metadata={"enum": ["ok", "degraded"]})
    database = fields.String(required=True)
    storage = fields.String(required=True)
    broker = fields.String(required=True)
    redis = fields.String(required=True)
    queue = fields.String(required=True)
    recogniser = fields.String(required=True)
    catalogs = fields.String(required=True)
