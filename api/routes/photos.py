"""Routes of photos. A photo is open only to its token; without it the answer is 404."""

import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import IO, Any

import flask
from flask import Response, current_app, request
from marshmallow import ValidationError

from api.http.authentication import TOKEN, bearer
from api.http.blueprint import Blueprint, parse
from api.http.current import services
from api.http.idempotency import PARAMETER, idempotent, idempotent_for
from api.http.language import chosen
from api.http.problem import Problem, flat, refuse, summary
from api.routes.match_access import matches, opened, refusing, unkept
from api_schemas.photos.corrections import CorrectionsSchema
from api_schemas.photos.photo import PhotoSchema
from api_schemas.photos.upload import PhotoFormSchema
from referee.games import GAMES
from services.photos.request import PhotoRequest, photo_request
from services.photos.reread import changed_request
from services.photos.service import (
    NotRead,
    PhotoNotFound,
    Photos,
    PoorReference,
    QueueFull,
    Unreadable,
    worded,
)
from services.photos.tents import TentRequest, tent_request

blueprint = Blueprint("photos", __name__, url_prefix="/photos", description="Boards read from photos")
blueprint.after_request(unkept)

WAIT = 30  # seconds, the limit of `Prefer: wait`
NO_REFERENCE = (
    "Needed: a photo of the empty map or board, sent along, or kept with it before (PUT "
    "/catalogs/{id}/picture)."
)
REFUSED = {"too_large": "too-large", "unsupported": "media-type", "broken": "bad-content"}
PREFER = {
    "in": "header",
    "name": "Prefer",
    "description": f"wait=N: answer once the photo is read, or after N seconds, {WAIT} at most (RFC 7240). "
    "Left out, or while many others wait: answer at once.",
    "schema": {"type": "string"},
}
TEXT, BYTES = {"type": "string"}, {"type": "string", "format": "binary"}
FORM = {
    "required": True,
    "content": {
        "multipart/form-data": {
            "schema": {
                "type": "object",
                "required": ["photo"],
                "additionalProperties": False,
                "properties": {
                    "photo": {"type": "string", "format": "binary", "description": "JPEG, PNG, WebP or HEIC"},
                    "game": {"type": "string", "default": "carcassonne"},
                    "options": {"type": "string", "description": "JSON object", "example": "{}"},
                    "catalogs": {"type": "string", "description": "JSON list of ids", "example": '["base"]'},
                    "points": {"type": "string", "description": "JSON object: points so far by colour or "
                               "player", "example": '{"red": 12}'},
                    "reference": {"type": "string", "format": "binary", "description": "a game on a map, "
                                  "or on a board of villages: a photo of the empty map or board, on which "
                                  "its squares or villages were told; not needed where one is kept "
                                  "(PUT /catalogs/{id}/picture)"},
                    "match": {"type": "string", "description": "id of a match whose board this is"},
                },
            }
        }
    },
}  # fmt: skip


@blueprint.post("")
@blueprint.doc(requestBody=FORM, parameters=[PARAMETER, PREFER])
@blueprint.response(202, PhotoSchema, description="Queued: Location says where to ask again")
@blueprint.alt_response(201, schema=PhotoSchema, description="Read already")
@blueprint.alt_response(400, "BAD_REQUEST")
@blueprint.alt_response(409, "CONFLICT")
@blueprint.alt_response(413, "REQUEST_ENTITY_TOO_LARGE")
@blueprint.alt_response(415, "UNSUPPORTED_MEDIA_TYPE")
@blueprint.alt_response(422, "UNPROCESSABLE_ENTITY")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
def post_photo() -> Response:
    """Upload a photo of a table; the answer has the token that opens it.

    With `match`, and one of its tokens in Authorization: as POST /matches/{id}/photos.

    JPEG, PNG, WebP or HEIC, at most 25 MB, 50 megapixels, 65,500 pixels a side, and 50 times as long as it is
    wide; EXIF is applied and dropped. Points already scored are not in a picture: send them as `points`, or
    the scope stays "on the table".
    """
    return received()


def received(match_id: str | None = None) -> Response:
    """Receive the form of a photo (of that match) and answer it."""
    request.max_content_length = current_app.config["SETTINGS"].max_photo_body
    if request.mimetype != "multipart/form-data":
        sent = f"not {request.mimetype}" if request.mimetype else "and said so in Content-Type"
        refuse("media-type", f"The body must be multipart/form-data, {sent}.", accept="multipart/form-data")
    return _received(match_id)


@idempotent
def _received(match_id: str | None) -> Response:
    wanted = _wanted(match_id)
    with _refusing():
        picture, reference = request.files["photo"].stream, _reference(wanted)
        if isinstance(wanted, TentRequest):
            answer, token = services().tents.receive(picture, needed(reference), wanted)
        elif wanted.ground is not None and reference is None and wanted.match:
            answer, token = _photos().receive(picture, replace(wanted, ground=None))  # like any other board
        elif wanted.ground is not None:
            answer, token = _photos().receive(picture, wanted, needed(reference))
        else:
            answer, token = _photos().receive(picture, wanted)
        wait, started = _wait(), time.monotonic()
        if wait:
            answer = _photos().queries.answer(answer["id"], token, wait)
    answer = worded(matches().photos.with_proposal(answer), chosen())
    done = answer["status"] in ("done", "unreadable")
    body = {"id": answer["id"], "token": token, **answer}
    response = Response(json.dumps(body), 201 if done else 202, mimetype="application/json")
    response.headers["Location"] = flask.url_for("photos.get_photo", photo_id=answer["id"])
    if wait is not None and (done or time.monotonic() - started >= wait):
        response.headers["Preference-Applied"] = f"wait={wait}"
    return response


def _reference(wanted: PhotoRequest | TentRequest) -> IO[bytes] | bytes | None:
    """The picture of the empty map or board: from the form, or the one stored with its catalog."""
    sent = request.files.get("reference")
    if sent is not None:
        return sent.stream
    ids: Sequence[Any] = [wanted.board] if isinstance(wanted, TentRequest) else ()
    if isinstance(wanted, PhotoRequest) and wanted.ground is not None:
        ids = wanted.ground["catalogs"]
    return services().references.of(one for one in ids if isinstance(one, str))


def needed(reference: IO[bytes] | bytes | None) -> IO[bytes] | bytes:
    """The picture. Raises Problem 422 without one."""
    if reference is None:
        refuse("bad-content", NO_REFERENCE, "reference")
    return reference


@blueprint.get("/<photo_id>")
@blueprint.doc(parameters=[TOKEN, PREFER])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, PhotoSchema)
def get_photo(photo_id: str) -> Any:
    """Get the current state of a photo."""
    with _refusing():
        answer = _photos().queries.answer(photo_id, bearer(), _wait() or 0)
    return worded(matches().photos.with_proposal(answer), chosen())


@blueprint.get("/<photo_id>/events")
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.response(200, TEXT, content_type="text/event-stream", description="progress ..., done")
def get_events(photo_id: str) -> Response:
    """Stream progress as server-sent events: `progress` with status and stage, then `done`, which ends it."""
    with _refusing():
        states = _photos().queries.events(photo_id, bearer())
    return Response(_stream(states), mimetype="text/event-stream", headers={"Cache-Control": "no-store"})


@blueprint.get("/<photo_id>/picture")
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, BYTES, content_type="image/jpeg", description="Upright, without metadata")
def get_picture(photo_id: str) -> Response:
    """Get the uploaded picture, upright and without metadata."""
    with _refusing():
        place = _photos().queries.picture(photo_id, bearer())
        response = flask.send_file(place, "image/jpeg", conditional=True, etag=False)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


@blueprint.get("/<photo_id>/overlay.png")
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, BYTES, content_type="image/png", description="What was recognised, over the picture")
@blueprint.alt_response(409, "CONFLICT")
def get_overlay(photo_id: str) -> Response:
    """Get a picture of what was recognised, drawn over the photo."""
    with _refusing():
        data = _photos().queries.overlay(photo_id, bearer())
    return Response(data, mimetype="image/png", headers={"Cache-Control": "private, no-cache"})


def _still_opened(*args: Any, photo_id: str, **kwargs: Any) -> None:
    """Refuse a token that does not open the photo, or no longer does."""
    with _refusing():
        _photos().may_change(photo_id, bearer())


@blueprint.patch("/<photo_id>")
@idempotent_for(_still_opened)
@blueprint.doc(parameters=[PARAMETER, TOKEN])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.arguments(CorrectionsSchema)
@blueprint.response(200, PhotoSchema)
@blueprint.alt_response(202, schema=PhotoSchema, description="Is read again: Location says where to ask")
@blueprint.alt_response(409, "CONFLICT")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
def patch_photo(body: dict[str, Any], photo_id: str) -> Any:
    """Correct cells and figures, and enter the points so far; the solver runs again with these as facts.

    The index of a figure is that in `figures` of the answer before this request. With other `catalogs` the
    photo is read again (202; as after POST, use `GET` and the event stream): its id and token stay, and
    corrections are kept where the new reading has their cells. Repeating the request changes nothing.
    `options` change the rules in use.
    """
    revise = None
    if "catalogs" in body or "options" in body:
        newest = services().catalogs.newest
        revise = partial(
            changed_request, catalogs=body.get("catalogs"), options=body.get("options"), source=newest
        )
    with _refusing():
        corrected = _photos().correct(photo_id, bearer(), body["corrections"], body.get("points"), revise)
    answer = worded(matches().photos.with_proposal(corrected), chosen())
    if corrected["status"] in ("done", "unreadable"):
        return answer
    return answer, 202, {"Location": flask.url_for("photos.get_photo", photo_id=photo_id)}


@blueprint.delete("/<photo_id>")
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(204)
def delete_photo(photo_id: str) -> None:
    """Delete the photo and everything read from it."""
    with _refusing():
        _photos().delete(photo_id, bearer())


def _photos() -> Photos:
    return services().photos


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn the exceptions of the service into problems."""
    try:
        yield
    except PhotoNotFound:
        refuse("unknown-id", "There is no such photo, or this is not its token.")
    except NotRead as error:
        refuse("not-yet", str(error))
    except QueueFull:
        raise Problem(
            "busy", "Too many photos are waiting to be read.", headers={"Retry-After": "15"}
        ) from None
    except Unreadable as error:
        field = "reference" if isinstance(error, PoorReference) else "photo"
        refuse(REFUSED.get(error.kind, "bad-content"), error.reason, field)


def _wait() -> int | None:
    """Seconds granted of `Prefer: wait=N`; None without that header."""
    found = re.search(
        r"(?:^|[\s,;])wait\s*=\s*\"?(\d{1,6})\b", request.headers.get("Prefer", ""), re.IGNORECASE
    )
    return min(int(found.group(1)), WAIT) if found else None


def _wanted(match_id: str | None) -> PhotoRequest | TentRequest:
    """Load the fields of the form, with all errors at once. The picture itself is checked later."""
    untiled = request.form.get("game") in {game.id for game in GAMES if game.placing is None}
    errors = _files()
    fields: dict[str, Any] = {}
    for name, values in request.form.lists():
        if len(values) > 1:
            errors[name[:80]] = ["Sent more than once."]
        elif name in ("options", "catalogs", "points"):
            fields[name] = _json(name, values[0], errors)
        elif name != "photo":
            fields[name] = values[0]
    try:
        form = PhotoFormSchema().load({n: v for n, v in fields.items() if n not in errors})
    except ValidationError as error:
        errors.update(flat(error.messages))
        form = {}
    of = match_id or form.get("match")
    if match_id is None and of is not None and not matches().repository.opens(of, bearer(), change=True):
        errors["match"] = [f"There is no match {of!r}, or this is not one of its tokens."]
    if errors:
        raise Problem("bad-content", summary(errors), errors=errors)
    if of is not None:
        with refusing():
            return matches().photos.request(opened(of))
    arguments = (form["game"], form["options"], form["catalogs"], form["points"])
    if untiled:
        return tent_request(*arguments, source=services().catalogs.newest)
    wanted = photo_request(*arguments, source=services().catalogs.newest)
    if wanted.ground is None and "reference" in request.files:
        refuse("bad-content", "A game on a map only has a photo of the empty one.", "reference")
    return wanted


def _files() -> dict[str, list[str]]:
    """Errors of the files of the form: the photo, and optionally one of the empty map or board."""
    counts = {name: len(request.files.getlist(name)) for name in ("photo", *request.files)}
    errors = {name[:80]: ["Only photo and reference are files."] for name in counts}
    for name, right in (("photo", counts["photo"] == 1), ("reference", counts.get("reference", 1) == 1)):
        errors.pop(name, None)
        if not right:
            errors[name] = ["Needed: one picture as a file."]
    return errors


def _json(name: str, text: str, errors: dict[str, list[str]]) -> Any:
    try:
        return parse(text.encode(errors="surrogatepass"))
    except Problem as problem:
        errors[name] = [problem.detail.replace("The body", "It")]
        return None


def _stream(states: Iterator[Mapping[str, Any] | None]) -> Iterator[str]:
    for state in states:
        if state is None:
            yield ": still there\n\n"
            continue
        event = "done" if state["status"] in ("done", "unreadable") else "progress"
        yield f"event: {event}\ndata: {json.dumps(state)}\n\n"
