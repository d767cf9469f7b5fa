"""Shared by the routes that store pictures with a custom catalog: the form and the refusals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from flask import current_app, request

from api.http.authentication import bearer
from api.http.problem import Problem, refuse, summary, unknown_in_path
from api.routes.photos import REFUSED
from services.catalogs.service import NotYours
from services.photos.service import QueueFull, Unreadable


def pictures_sent(field: str, *aliases: str, most: int = 1) -> list[IO[bytes]]:
    """The pictures of a form that holds nothing else. Raises Problem."""
    request.max_content_length = most * current_app.config["SETTINGS"].max_photo_body
    if request.mimetype != "multipart/form-data":
        refuse("media-type", "The body must be multipart/form-data.", accept="multipart/form-data")
    names = (field, *aliases)
    errors: dict[str, list[str]] = {}
    sent = [file.stream for name in names for file in request.files.getlist(name)]
    if not 1 <= len(sent) <= most:
        needed = "one picture as a file" if most == 1 else f"1 to {most} pictures as files"
        errors[field] = [f"Needed: {needed}."]
    for name in {*request.files, *request.form} - set(names):
        errors[name[:80]] = [f"Unknown field; only {field} is one."]
    if errors:
        raise Problem("bad-content", summary(errors), errors=errors)
    return sent


@contextmanager
def owners_only(needed: str, field: str) -> Iterator[None]:
    """Turn the exceptions of the services into problems.

    `needed`: the message if the catalog's token is missing or wrong; `field`: the form field of the pictures.
    """
    try:
        with unknown_in_path():
            yield
    except NotYours:
        refuse("no-token" if bearer() is None else "not-allowed", needed)
    except QueueFull:
        raise Problem("busy", "Too many photos are being looked at.", headers={"Retry-After": "15"}) from None
    except Unreadable as error:
        refuse(REFUSED.get(error.kind, "bad-content"), error.reason, field)
