"""Routes of photos. A photo is open only to its token; without it the answer is 404."""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import flask
from flask import Response
from werkzeug.exceptions import RequestedRangeNotSatisfiable

from api.http.authentication import bearer, by_network
from api.http.blueprint import Blueprint
from api.http.current import services
from api.http.idempotency import PARAMETER, idempotent, idempotent_for
from api.http.language import chosen, mark
from api.http.limits.body_sizes import takes_pictures
from api.http.response_headers import RETRY_SECONDS
from api.http.server_sent_events import KEEP_ALIVE, MEDIA_TYPE, event, stream
from api.routes.match.access import matches
from api.routes.photo_access import FULL, PREFER, of_photo, photos, readable, refusing, wait, without_photo
from api.routes.uploads import (
    PHOTO_FORM,
    TILE_FORM,
    needed,
    only_forms,
    photo_request_sent,
    reference_sent,
    tile_request_sent,
)
from api_schemas.photos.corrections import PhotoCorrectionsSchema
from api_schemas.photos.photo import PhotoSchema
from api_schemas.photos.reading import TileCandidatesSchema
from services.photos.reread import changed_request
from services.photos.service import worded, worded_reason
from services.photos.tents import TentRequest

blueprint = Blueprint("photos", __name__, url_prefix="/photos", description="Boards read from photos")
blueprint.after_request(mark)

FINISHED = ("done", "unreadable")  # states of a photo that is no longer waited for
TEXT, BYTES = {"type": "string"}, {"type": "string", "format": "binary"}


@blueprint.post("")
@without_photo(blueprint, PARAMETER, PREFER)
@blueprint.doc(requestBody=PHOTO_FORM)
@blueprint.response(202, PhotoSchema, description="Queued: Location says where to ask again")
@blueprint.alt_response(201, schema=PhotoSchema, description="Read already", headers=("Preference-Applied",))
@takes_pictures()
def post_photo() -> Response:
    """Upload a photo of a table; the answer has the token that opens it.

    With `match`, and one of its tokens in Authorization: as POST /matches/{id}/photos.

    JPEG, PNG, WebP or HEIC, at most 25 MB, 50 megapixels, 65,500 pixels a side, and 50 times as long as it is
    wide; EXIF is applied and dropped. Points already scored are not in a picture: send them as `points`, or
    the scope stays "on the table".
    """
    return received()


@blueprint.post("/tile")
@without_photo(blueprint)
@blueprint.doc(requestBody=TILE_FORM)
@blueprint.response(200, TileCandidatesSchema)
@takes_pictures()
def post_tile() -> Any:
    """Name the one tile in a picture, held up to the camera or lying on the table.

    The tiles of `catalogs`, or those of the match (`match`, and one of its tokens in Authorization), are
    considered; in a match, those already on its table are unlikely. Limits as for POST /photos. Nothing is
    stored.
    """
    only_forms()
    wanted = tile_request_sent()
    with readable(full=FULL):
        return {"candidates": photos().single_tiles.named(flask.request.files["photo"].stream, wanted)}


def received(match_id: str | None = None) -> Response:
    """Receive the form of a photo (of that match) and answer it."""
    only_forms()
    return _received(match_id)


@idempotent
def _received(match_id: str | None) -> Response:
    wanted = photo_request_sent(match_id)
    with refusing():
        picture, reference = flask.request.files["photo"].stream, reference_sent(wanted)
        if isinstance(wanted, TentRequest):
            answer, token = services().tents.receive(picture, needed(reference), wanted)
        elif wanted.ground is not None and reference is None and wanted.match:
            answer, token = photos().receive(picture, replace(wanted, ground=None))  # like any other board
        elif wanted.ground is not None:
            answer, token = photos().receive(picture, wanted, needed(reference))
        else:
            answer, token = photos().receive(picture, wanted)
        seconds, started = wait(), time.monotonic()
        if seconds:
            answer = photos().queries.answer(answer["id"], token, seconds)
    answer = worded(matches().photos.with_proposal(answer), chosen())
    done = answer["status"] in FINISHED
    body = {"id": answer["id"], "token": token, **answer}
    response = Response(json.dumps(body), 201 if done else 202, mimetype="application/json")
    response.headers["Location"] = flask.url_for("photos.get_photo", photo_id=answer["id"])
    if not done:
        response.headers["Retry-After"] = str(RETRY_SECONDS)
    if seconds is not None and (done or time.monotonic() - started >= seconds):
        response.headers["Preference-Applied"] = f"wait={seconds}"
    return response


@blueprint.get("/<photo:photo_id>")
@of_photo(blueprint, PREFER)
@blueprint.response(200, PhotoSchema)
def get_photo(photo_id: str) -> Any:
    """Get the current state of a photo."""
    answer = photos().queries.answer(photo_id, bearer(), wait() or 0)
    return worded(matches().photos.with_proposal(answer), chosen())


@blueprint.get("/<photo:photo_id>/events")
@of_photo(blueprint, also=(503,))
@blueprint.response(200, TEXT, content_type=MEDIA_TYPE, description="progress ..., done")
def get_events(photo_id: str) -> Response:
    """Stream progress as server-sent events: `progress` with status and stage, then `done`, which ends it.

    One `progress` has the `grid`, as soon as it is found.
    """
    states = photos().queries.events(photo_id, bearer(), by_network())
    return stream(_events(states, chosen()))


@blueprint.get("/<photo:photo_id>/picture")
@of_photo(blueprint)
@blueprint.response(200, BYTES, content_type="image/jpeg", description="Upright, without metadata")
def get_picture(photo_id: str) -> Response:
    """Get the uploaded picture, upright and without metadata."""
    place = photos().queries.picture(photo_id, bearer())
    send = partial(flask.send_file, place, "image/jpeg", etag=False)
    try:
        response = send(conditional=True)
    except RequestedRangeNotSatisfiable:  # RFC 9110, section 14.2: such a Range may be ignored
        response = send(conditional=False)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


@blueprint.get("/<photo:photo_id>/overlay.png")
@of_photo(blueprint, also=(409,))
@blueprint.response(200, BYTES, content_type="image/png", description="What was recognised, over the picture")
def get_overlay(photo_id: str) -> Response:
    """Get a picture of what was recognised, drawn over the photo."""
    data = photos().queries.overlay(photo_id, bearer())
    return Response(data, mimetype="image/png")


def _still_opened(*args: Any, photo_id: str, **kwargs: Any) -> None:
    """Refuse a token that does not open the photo, or no longer does."""
    with refusing():
        photos().may_change(photo_id, bearer())


@blueprint.patch("/<photo:photo_id>")
@idempotent_for(_still_opened)
@of_photo(blueprint, PARAMETER, also=(503,))
@blueprint.arguments(PhotoCorrectionsSchema)
@blueprint.response(200, PhotoSchema)
@blueprint.alt_response(202, schema=PhotoSchema, description="Is read again: Location says where to ask")
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
    corrected = photos().correct(photo_id, bearer(), body["corrections"], body.get("points"), revise)
    answer = worded(matches().photos.with_proposal(corrected), chosen())
    if corrected["status"] in FINISHED:
        return answer
    where = flask.url_for("photos.get_photo", photo_id=photo_id)
    return answer, 202, {"Location": where, "Retry-After": str(RETRY_SECONDS)}


@blueprint.delete("/<photo:photo_id>")
@of_photo(blueprint)
@blueprint.response(204)
def delete_photo(photo_id: str) -> None:
    """Delete the photo and everything read from it."""
    photos().delete(photo_id, bearer())


def _events(states: Iterator[Mapping[str, Any] | None], language: str) -> Iterator[str]:
    for state in states:
        if state is None:
            yield KEEP_ALIVE
            continue
        name = "done" if state["status"] in FINISHED else "progress"
        yield event(name, {**state, "reason": worded_reason(state["reason"], language)})
