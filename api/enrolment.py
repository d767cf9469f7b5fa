"""Bring your own tiles over HTTP: photos of single tiles become a set that photos of tables are read with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Response, current_app, request

from api.access import TOKEN, bearer
from api.blueprint import Blueprint
from api.catalogs import catalogs
from api.idempotency import PARAMETER, idempotent_for
from api.match_access import matches, unkept
from api.owned import owners_only, pictures_sent
from api.problem import Problem, refuse
from api_schemas.enrolment import ConfirmationsSchema, EnrolmentSchema, SheetQuestion
from services.bench import Engaged
from services.enrolments import Another, Enrolments, Full, NotBegun
from services.photos import Photos

blueprint = Blueprint(
    "enrolments", __name__, url_prefix="/catalogs", description="Tile sets of one's own in photos"
)
blueprint.after_request(unkept)

MOST_PHOTOS = 3
WHERE = "/<enrolled:catalog_id>/enrolment"
FORM = {
    "required": True,
    "content": {
        "multipart/form-data": {
            "schema": {
                "type": "object",
                "required": ["photo"],
                "additionalProperties": False,
                "properties": {
                    "photo": {
                        "type": "array",
                        "minItems": 1,
                        "maxItems": MOST_PHOTOS,
                        "items": {"type": "string", "format": "binary"},
                        "description": "Single tiles laid out with gaps on a plain table, face up; "
                        "JPEG, PNG, WebP or HEIC",
                    },
                },
            }
        }
    },
}


def _still_owned(catalog_id: str) -> None:
    """Refuse a token that does not open the catalog for changes."""
    with _told():
        catalogs().owned(catalog_id, bearer())


@blueprint.post(WHERE)
@idempotent_for(_still_owned)
@blueprint.doc(requestBody=FORM, parameters=[PARAMETER, TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(409, "CONFLICT")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.response(201, EnrolmentSchema)
def post_enrolment(catalog_id: str) -> Any:
    """Show the tiles of a set of one's own: 1 to 3 photos of them side by side

    The tiles are found, cut out and grouped; each group comes back with what it seems to show. Say what
    each one is with PATCH; then photos of this set are read. Sent again: more photos; what was confirmed
    or proposed before stays under its number, more copies of a tile that is still open join it, and what is
    new is numbered on. Too many open ones: 409, `full`. A photo is looked at once and not kept, the tiles
    cut out of it are, until DELETE.
    """
    sent = pictures_sent("photo", "photos", most=MOST_PHOTOS)
    with _told():
        return enrolments().begin(catalog_id, bearer(), sent)


@blueprint.get(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, EnrolmentSchema)
def get_enrolment(catalog_id: str) -> Any:
    """How far the enrolment of this set is"""
    with _told():
        return enrolments().shown(catalog_id, bearer())


@blueprint.get(WHERE + "/cards/<int:number>")
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="image/jpeg")
def get_card(catalog_id: str, number: int) -> Response:
    """The picture of one card as it was cut out

    Those of groups that were left out go when there is no room for others: 404.
    """
    with _told():
        picture = enrolments().card(catalog_id, bearer(), number)
    return _revalidated(Response(picture, mimetype="image/jpeg"), "private, no-cache")


@blueprint.patch(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(409, "CONFLICT")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.arguments(ConfirmationsSchema)
@blueprint.response(200, EnrolmentSchema)
def patch_enrolment(data: dict[str, Any], catalog_id: str) -> Any:
    """Say what proposals show: a tile of this or another catalog by its id, or one made in the editor

    What the tiles look like is learnt at once, in seconds: from then on `POST /photos` with this catalog
    reads them. What was put right or taken back is forgotten, and so is a tile that joined the catalog by it,
    unless the catalog was changed by PUT since. With `begun`: 409 if that enrolment was deleted meanwhile.
    """
    with _told():
        return enrolments().confirm(catalog_id, bearer(), data["confirmations"], data["begun"])


@blueprint.delete(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(204)
def delete_enrolment(catalog_id: str) -> None:
    """Forget the cards and what was learnt from them"""
    with _told():
        enrolments().drop(catalog_id, bearer())


@blueprint.get("/<enrolled:catalog_id>/sheet.pdf")
@blueprint.arguments(SheetQuestion, location="query")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.alt_response(503, "SERVICE_UNAVAILABLE")
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="application/pdf")
def get_sheet(asked: dict[str, Any], catalog_id: str) -> Response:
    """The tiles of a set to print and cut out, in our own drawing, as many as the box holds

    Photos of a table with these tiles are read without enrolling them.
    """
    with _told():
        made, parts = enrolments().sheet(catalog_id, asked["printing"], asked["part"])
    headers = {"Sheet-Parts": str(parts)}
    return _revalidated(Response(made, mimetype="application/pdf", headers=headers), "no-cache")


def _revalidated(response: Response, cache: str) -> Response:
    """Sent again only where it changed: numbers of cards are given anew, and sets have versions."""
    response.headers["Cache-Control"] = cache
    response.add_etag()
    response.make_conditional(request)
    return response


@contextmanager
def _told() -> Iterator[None]:
    """What the service refuses, as problems."""
    try:
        with owners_only("Enrolling a catalog takes its token.", "photo"):
            yield
    except NotBegun:
        refuse("unknown-id", "There is no such enrolment or card: send photos of the tiles first.")
    except Another:
        refuse("stale", "These cards were deleted, others were shown since: look at those.")
    except Full as full:
        refuse("full", f"{full} Say what they are, or that they are no tiles of this set, first.")
    except Engaged as why:
        raise Problem("busy", str(why), headers={"Retry-After": "15"}) from None


def enrolments() -> Enrolments:
    """The service."""
    photos: Photos = current_app.extensions["photos"]
    return Enrolments(matches().catalogs, photos)
