"""Pictures of empty maps and boards over HTTP. Only who may change the catalog sees and changes its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Response, current_app, request

from api.access import TOKEN, bearer
from api.blueprint import Blueprint
from api.match_access import matches
from api.photos import REFUSED
from api.problem import Problem, asked_in_path, refuse, summary
from api_schemas.photo import ReferenceSchema
from services.catalogs import NotYours
from services.photos import Photos, QueueFull, Unreadable
from services.references import References

blueprint = Blueprint(
    "references", __name__, url_prefix="/catalogs", description="Empty maps and boards in photos"
)

WHERE = "/<enrolled:catalog_id>/picture"
FORM = {
    "required": True,
    "content": {
        "multipart/form-data": {
            "schema": {
                "type": "object",
                "required": ["picture"],
                "additionalProperties": False,
                "properties": {
                    "picture": {
                        "type": "string",
                        "format": "binary",
                        "description": "The empty map or board from above; JPEG, PNG, WebP or HEIC",
                    }
                },
            }
        }
    },
}


@blueprint.put(WHERE)
@blueprint.doc(requestBody=FORM, parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(413, "REQUEST_ENTITY_TOO_LARGE")
@blueprint.alt_response(415, "UNSUPPORTED_MEDIA_TYPE")
@blueprint.alt_response(422, "UNPROCESSABLE_ENTITY")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.response(200, ReferenceSchema)
def put_reference(catalog_id: str) -> Any:
    """Keep a picture of the empty map or board of one's own, against which photos of games on it are read

    A map says in `picture`, a board in `size` and its villages, where things lie in that picture. It is
    never shown to others.
    """
    request.max_content_length = current_app.config["SETTINGS"].max_photo_body
    if request.mimetype != "multipart/form-data":
        refuse("media-type", "The body must be multipart/form-data.", accept="multipart/form-data")
    errors: dict[str, list[str]] = {}
    if len(request.files.getlist("picture")) != 1:
        errors["picture"] = ["Needed: one picture as a file."]
    for name in {*request.files, *request.form} - {"picture"}:
        errors[name[:80]] = ["Unknown field; only picture is one."]
    if errors:
        raise Problem("bad-content", summary(errors), errors=errors)
    with _told():
        return references().keep(catalog_id, bearer(), request.files["picture"].stream)


@blueprint.get(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="image/jpeg")
def get_reference(catalog_id: str) -> Response:
    """The picture that is kept"""
    with _told():
        data = references().shown(catalog_id, bearer())
    if data is None:
        refuse("unknown-id", "No picture is kept with this catalog.")
    return Response(data, mimetype="image/jpeg", headers={"Cache-Control": "private, no-cache"})


@blueprint.delete(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(204)
def delete_reference(catalog_id: str) -> None:
    """Forget the picture"""
    with _told():
        references().drop(catalog_id, bearer())


@contextmanager
def _told() -> Iterator[None]:
    """What the service refuses, as problems."""
    try:
        with asked_in_path():
            yield
    except NotYours:
        kind = "no-token" if bearer() is None else "not-allowed"
        refuse(kind, "Keeping a picture with a catalog takes its token.")
    except QueueFull:
        raise Problem("busy", "Too many photos are being looked at.", headers={"Retry-After": "15"}) from None
    except Unreadable as error:
        refuse(REFUSED.get(error.kind, "bad-content"), error.reason, "picture")


def references() -> References:
    """The service."""
    photos: Photos = current_app.extensions["photos"]
    return References(matches().catalogs, photos)
