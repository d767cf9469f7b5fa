"""Schemas of GET /health."""

from marshmallow import fields

from api_schemas.common.schema import Answer, Schema
from api_schemas.common.validators import OneOf


class HealthSchema(Answer):
    """`ok` for each part, or what is wrong with it."""

    status = fields.String(required=True, metadata={"enum": ["ok", "degraded"]})
    database = fields.String(required=True)
    disk = fields.String(required=True)
    storage = fields.String(required=True)
    broker = fields.String(required=True)
    redis = fields.String(required=True)
    queue = fields.String(required=True)
    recogniser = fields.String(required=True)
    catalogs = fields.String(required=True)


PARTS = ("database", "disk", "storage", "broker", "redis", "queue", "recogniser", "catalogs")


class HealthQuestion(Schema):
    """The part that decides the status of the answer."""

    part = fields.String(load_default="status", validate=OneOf(("status", *PARTS)))
