"""Routes of enrolment: photos of single tiles teach the recogniser a custom tile set."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Response, url_for

from api.http.authentication import TOKEN, bearer
from api.http.blueprint import Blueprint, Refusals
from api.http.current import services
from api.http.headers import revalidated
from api.http.idempotency import PARAMETER, idempotent_for
from api.http.language import chosen, mark
from api.http.limits.body_sizes import takes_pictures
from api.http.problem import Problem, refuse
from api.routes.catalogs import catalogs, owned, owners_only
from api.routes.photo_access import FULL, readable
from api.routes.uploads import picture_form, pictures_sent
from api_schemas.photos.enrolment import EnrolmentSchema, ProposalConfirmationsSchema, SheetQuestion
from referee.game import Message
from services.enrolment.errors import EnrolmentBusy, Full, NotStarted, StaleEnrolment
from services.enrolment.serializer import worded
from services.enrolment.service import Enrolments

blueprint = Blueprint(
    "enrolments", __name__, url_prefix="/catalogs", description="Tile sets of one's own in photos"
)
blueprint.after_request(mark)

MOST_PHOTOS = 3
WHERE = "/<enrolled:catalog_id>/enrolment"
FORM = picture_form("photo", "Single tiles laid out with gaps on a plain table, face up", MOST_PHOTOS)


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn the exceptions of the service into problems."""
    try:
        with owners_only("refused-catalog-enrol"), readable("photo", FULL):
            yield
    except NotStarted:
        refuse("unknown-id", Message("refused-no-enrolment"))
    except StaleEnrolment:
        refuse("stale", Message("refused-old-enrolment"))
    except Full as full:
        refuse("full", full.message)
    except EnrolmentBusy as why:
        raise Problem("busy", why.message, headers={"Retry-After": "15"}) from None


of_enrolment = Refusals(_refusing, 401, 403, 404, security=TOKEN, admits=owned)
"""Decorator of the routes of an enrolment."""

of_sheet = Refusals(_refusing, 404, 503)
"""Decorator of the route of the printable sheets."""


def _still_owned(catalog_id: str) -> None:
    """Refuse a token that may not change the catalog."""
    with _refusing():
        catalogs().owned(catalog_id, bearer())


@blueprint.post(WHERE)
@idempotent_for(_still_owned)
@of_enrolment(blueprint, PARAMETER, also=(503,))
@blueprint.doc(requestBody=FORM)
@blueprint.response(201, EnrolmentSchema)
@takes_pictures(MOST_PHOTOS)
def post_enrolment(catalog_id: str) -> Any:
    """Enrol a custom tile set: 1 to 3 photos of its tiles next to each other.

    The tiles are found, cut out and grouped. Each group is returned with what it seems to show. Confirm each
    one with PATCH; after that, photos of this set can be read. Send more photos to add tiles: existing
    proposals keep their numbers, further copies of an open proposal join it, and new ones are numbered on.
    Too many open proposals: 409, `full`. The photos are not stored; the tiles cut out of them are, until
    DELETE.
    """
    sent = pictures_sent("photo", "photos", most=MOST_PHOTOS)
    started = enrolments().begin(catalog_id, bearer(), sent)
    return (
        worded(started, chosen()),
        201,
        {"Location": url_for("enrolments.get_enrolment", catalog_id=catalog_id)},
    )


@blueprint.get(WHERE)
@of_enrolment(blueprint)
@blueprint.response(200, EnrolmentSchema)
def get_enrolment(catalog_id: str) -> Any:
    """Get the progress of the enrolment of this set."""
    return worded(enrolments().shown(catalog_id, bearer()), chosen())


@blueprint.get(WHERE + "/cards/<int:number>")
@of_enrolment(blueprint, also=(503,))
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="image/jpeg", headers=("ETag",))
def get_card(catalog_id: str, number: int) -> Response:
    """Get the picture of one card as it was cut out.

    Cards of removed groups are deleted when space is needed for others: 404.
    """
    picture = enrolments().card(catalog_id, bearer(), number)
    return revalidated(Response(picture, mimetype="image/jpeg"), "private, no-cache")


@blueprint.patch(WHERE)
@of_enrolment(blueprint, also=(409, 503))
@blueprint.arguments(ProposalConfirmationsSchema)
@blueprint.response(200, EnrolmentSchema)
def patch_enrolment(data: dict[str, Any], catalog_id: str) -> Any:
    """Confirm what proposals show: a tile of this or another catalog by its id, or one made in the editor.

    The appearance of the tiles is learnt within seconds: from then on `POST /photos` with this catalog reads
    them. What was corrected or retracted is forgotten, and so is a tile that it added to the catalog, unless
    the catalog was changed by PUT since. With `begun`: 409 if that enrolment was deleted meanwhile.
    """
    return worded(enrolments().confirm(catalog_id, bearer(), data["confirmations"], data["begun"]), chosen())


@blueprint.delete(WHERE)
@of_enrolment(blueprint)
@blueprint.response(204)
def delete_enrolment(catalog_id: str) -> None:
    """Delete the cards and what was learnt from them."""
    enrolments().drop(catalog_id, bearer())


@blueprint.get("/<enrolled:catalog_id>/sheet.pdf")
@of_sheet(blueprint)
@blueprint.arguments(SheetQuestion, location="query")
@blueprint.response(
    200,
    {"type": "string", "format": "binary"},
    content_type="application/pdf",
    headers=("ETag", "Sheet-Parts"),
)
def get_sheet(query: dict[str, Any], catalog_id: str) -> Response:
    """Get the tiles of a set as a PDF to print and cut out, drawn by us, with as many copies as in the box.

    Photos of a table with these tiles are read without enrolment.
    """
    made, parts = enrolments().sheet(catalog_id, query["printing"], query["part"])
    headers = {"Sheet-Parts": str(parts)}
    return revalidated(Response(made, mimetype="application/pdf", headers=headers))


def enrolments() -> Enrolments:
    """The enrolment service of the current application."""
    return services().enrolments
