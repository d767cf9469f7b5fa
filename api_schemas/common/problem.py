"""Schema of every error (RFC 9457)."""

from marshmallow import fields

from api_schemas.common.schema import Answer


class ProblemSchema(Answer):
    """An error as application/problem+json."""

    type = fields.String(required=True, metadata={"description": "stable URI-reference of the kind of error"})
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(required=True)
    general = fields.Boolean(
        metadata={"description": "true where detail only tells what every problem of this type means"}
    )
    errors = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.String()),
        metadata={"description": "what is wrong, by JSON path"},
    )
    near = fields.List(fields.String(), metadata={"description": "names near an unknown one"})
