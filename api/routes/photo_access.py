"""Shared by all routes of photos: the service, the refusals and `Prefer: wait`."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from flask import request

from api.http.authentication import TOKEN, TOKEN_OR_NOT, bearer
from api.http.blueprint import Refusals
from api.http.current import services
from api.http.problem import Problem, refuse
from referee.game import Message
from services.infra.failures import failure_message, stored_failure
from services.photos.service import NotRead, PhotoNotFound, Photos, PoorReference, QueueFull, Unreadable

MOST_WAIT_SECONDS = 30  # seconds, the limit of `Prefer: wait`
PROBLEMS = {"too_large": "too-large", "unsupported": "media-type", "broken": "bad-content"}  # of bad pictures
FULL = "busy-photos"
PREFER = {
    "in": "header",
    "name": "Prefer",
    "description": "`wait=N`: answer once the photo is read, or after N seconds, "
    f"{MOST_WAIT_SECONDS} at most (RFC 7240). Left out, or while many others wait: answer at once.",
    "schema": {"type": "string"},
}


def photos() -> Photos:
    """The photo service of the current application."""
    return services().photos


def wait() -> int | None:
    """Seconds granted of `Prefer: wait=N`; None without that header."""
    found = re.search(
        r"(?:^|[\s,;])wait\s*=\s*\"?(\d{1,6})\b", request.headers.get("Prefer", ""), re.IGNORECASE
    )
    return min(int(found.group(1)), MOST_WAIT_SECONDS) if found else None


@contextmanager
def readable(field: str = "photo", full: str = "busy-waiting-photos") -> Iterator[None]:
    """Turn the exceptions about an uploaded picture into problems.

    `field`: the form field of the picture; `full`: the id of the message if too many are being processed.
    """
    try:
        yield
    except QueueFull:
        raise Problem("busy", Message(full), headers={"Retry-After": "15"}) from None
    except Unreadable as error:
        path = "reference" if isinstance(error, PoorReference) and field == "photo" else field
        refuse(
            PROBLEMS.get(error.kind, "bad-content"),
            failure_message(stored_failure(error.reason, **error.values)),
            path,
        )


@contextmanager
def refusing() -> Iterator[None]:
    """Turn the exceptions of the photo service into problems."""
    try:
        with readable():
            yield
    except PhotoNotFound:
        refuse("unknown-id", Message("refused-photo"))
    except NotRead as error:
        refuse("not-yet", error.message)


def _may_change(photo_id: str) -> None:
    photos().may_change(photo_id, bearer())


of_photo = Refusals(refusing, 404, security=TOKEN, admits=_may_change)
"""Decorator of the routes of a photo."""

without_photo = Refusals(refusing, 503, security=TOKEN_OR_NOT)
"""Decorator of the route that uploads a photo."""
