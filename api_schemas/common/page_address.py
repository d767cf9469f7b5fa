"""Schemas of GET /address."""

import re
from typing import Any

from marshmallow import ValidationError, fields, validates

from api_schemas.common.schema import Answer, Schema, Text
from referee.game import Message

ORIGIN = re.compile(r"https?://(?:[A-Za-z0-9.-]{1,120}|\[[0-9A-Fa-f:.]{2,60}\])(?::[0-9]{1,5})?")


class PageQuestion(Schema):
    """`page`: the address of the open page, http://host:port; without it, the address of the request."""

    page = Text(200, load_default=None, metadata={"example": "http://192.168.1.5:8000"})

    @validates("page")
    def be_an_origin(self, page: str | None, **kwargs: Any) -> None:
        if page is not None and not ORIGIN.fullmatch(page):
            raise ValidationError([Message("error-page-address")])


class AddressSchema(Answer):
    """The address under which other devices open the page."""

    page = fields.String(required=True, metadata={"example": "http://192.168.1.5:8000"})
