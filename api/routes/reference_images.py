"""Routes of pictures of empty maps and boards, open only to the token of the catalog."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Response

from api.http import language
from api.http.authentication import TOKEN, bearer
from api.http.blueprint import Blueprint, Refusals
from api.http.current import services
from api.http.limits.body_sizes import takes_pictures
from api.http.problem import refuse
from api.routes.catalogs import owned, owners_only
from api.routes.photo_access import FULL, readable
from api.routes.uploads import picture_form, pictures_sent
from api_schemas.photos.upload import ReferenceSchema
from referee.game import Message
from services.photos.reference_images import References

blueprint = Blueprint(
    "references", __name__, url_prefix="/catalogs", description="Empty maps and boards in photos"
)
blueprint.after_request(language.mark)

WHERE = "/<enrolled:catalog_id>/picture"
FORM = picture_form("picture", "The empty map or board from above")


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn the exceptions of the service into problems."""
    with owners_only("refused-catalog-picture"), readable("picture", FULL):
        yield


of_picture = Refusals(_refusing, 401, 403, 404, security=TOKEN, admits=owned)
"""Decorator of the routes of the picture of a catalog."""


@blueprint.put(WHERE)
@of_picture(blueprint, also=(503,))
@blueprint.doc(requestBody=FORM)
@blueprint.response(200, ReferenceSchema)
@takes_pictures()
def put_reference(catalog_id: str) -> Any:
    """Store a picture of an empty custom map or board, for registration of photos of games on it.

    A map gives positions in that picture in `picture`, a board in `size` and its villages. The picture is
    never shown to others.
    """
    (picture,) = pictures_sent("picture")
    return references().keep(catalog_id, bearer(), picture)


@blueprint.get(WHERE)
@of_picture(blueprint)
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="image/jpeg")
def get_reference(catalog_id: str) -> Response:
    """Get the stored picture."""
    data = references().shown(catalog_id, bearer())
    if data is None:
        refuse("unknown-id", Message("refused-no-picture"))
    return Response(data, mimetype="image/jpeg")


@blueprint.delete(WHERE)
@of_picture(blueprint)
@blueprint.response(204)
def delete_reference(catalog_id: str) -> None:
    """Delete the picture."""
    if not references().drop(catalog_id, bearer()):
        refuse("unknown-id", Message("refused-no-picture"))


def references() -> References:
    """The reference service of the current application."""
    return services().references
