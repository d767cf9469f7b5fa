"""Routes of pictures of empty maps and boards, open only to the token of the catalog."""

from __future__ import annotations

from typing import Any

from flask import Response

from api.http.authentication import TOKEN, bearer
from api.http.blueprint import Blueprint
from api.http.current import services
from api.http.problem import refuse
from api.routes.match_access import unkept
from api.routes.uploads import owners_only, pictures_sent
from api_schemas.photos.upload import ReferenceSchema
from services.photos.reference_images import References

blueprint = Blueprint(
    "references", __name__, url_prefix="/catalogs", description="Empty maps and boards in photos"
)
blueprint.after_request(unkept)

WHERE = "/<enrolled:catalog_id>/picture"
OWNERS = ("Keeping a picture with a catalog takes its token.", "picture")
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
    """Store a picture of an empty custom map or board, for registration of photos of games on it.

    A map gives positions in that picture in `picture`, a board in `size` and its villages. The picture is
    never shown to others.
    """
    (picture,) = pictures_sent("picture")
    with owners_only(*OWNERS):
        return references().keep(catalog_id, bearer(), picture)


@blueprint.get(WHERE)
@blueprint.doc(parameters=[TOKEN])
@blueprint.alt_response(401, "UNAUTHORIZED")
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.alt_response(404, "NOT_FOUND")
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type="image/jpeg")
def get_reference(catalog_id: str) -> Response:
    """Get the stored picture."""
    with owners_only(*OWNERS):
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
    """Delete the picture."""
    with owners_only(*OWNERS):
        references().drop(catalog_id, bearer())


def references() -> References:
    """The reference service of the current application."""
    return services().references
