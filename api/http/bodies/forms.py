"""Forms in bodies: a malformed one is refused, as malformed JSON is. Flask would read it as an empty form."""

from __future__ import annotations

from typing import Any

from flask import Request
from werkzeug.exceptions import BadRequest
from werkzeug.formparser import FormDataParser

from api.http.problem import refuse
from referee.game import Message


class StrictForms(FormDataParser):
    """Reads forms of requests. Raises BadRequest for one that is malformed or ends too early."""

    def parse(self, *args: Any, **kwargs: Any) -> Any:
        """Return the stream, the fields and the files."""
        self.silent = False
        try:
            stream, fields, files = super().parse(*args, **kwargs)
        except ValueError:
            raise BadRequest from None
        if None in fields or None in files:  # a part without a name (RFC 7578, section 4.2)
            raise BadRequest
        return stream, fields, files


class StrictRequest(Request):
    """Flask's request with strict forms."""

    form_data_parser_class = StrictForms

    def make_form_data_parser(self) -> FormDataParser:
        """Raises Problem 415 for a compressed form."""
        if (self.content_encoding or "identity") != "identity":
            refuse("media-type", Message("error-compressed"), accept="multipart/form-data")
        return super().make_form_data_parser()
