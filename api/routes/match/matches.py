"""Routes to read, administer and export matches. A match is open only to its access tokens."""

from typing import Any

from flask import Response, jsonify

from api.http import language
from api.http.blueprint import Blueprint
from api.http.idempotency import PARAMETER, idempotent_for
from api.http.limits.body_sizes import takes_pictures
from api.routes.match.access import matches, of_host, of_match, of_movers, opened, read_by, still_opened
from api.routes.page_address import page_address
from api.routes.photo_access import PREFER
from api.routes.photos import received
from api.routes.uploads import PHOTO_FORM
from api_schemas.common.page_address import PageQuestion
from api_schemas.games.by_game import ANSWERED, any_position, by_form, own_placements
from api_schemas.matches.answers import (
    HistorySchema,
    InvitationSchema,
    MatchLinesSchema,
    MatchSchema,
    RotatedSchema,
)
from api_schemas.matches.export import BgStatsSchema, ExportAnswer, JczAnswer
from api_schemas.matches.requests import (
    HistoryQuestion,
    MatchChange,
    RotateQuestion,
    TileQuestion,
    ViewQuestion,
)
from api_schemas.photos.photo import PhotoSchema
from api_schemas.rulings.placements import LegalPlacementsSchema

blueprint = Blueprint("matches", __name__, url_prefix="/matches", description="A tracked match")
blueprint.after_request(language.mark)

ANY_POSITION = {"$ref": f"#/components/schemas/{any_position(ANSWERED)[0]}"}


@blueprint.get("/<match:match_id>")
@of_match(blueprint)
@blueprint.arguments(ViewQuestion, location="query")
@blueprint.response(200, MatchSchema)
def get_match(query: dict[str, Any], match_id: str) -> Any:
    """Get everything the token may see."""
    return matches().reader.match(read_by(match_id, query["viewed_as"]), language.chosen())


@blueprint.patch("/<match:match_id>")
@of_host(blueprint)
@blueprint.arguments(MatchChange)
@blueprint.response(200, MatchSchema)
def patch_match(body: dict[str, Any], match_id: str) -> Any:
    """Rename players, turn hints on or off for all, set the turn timer (the host)."""
    return matches().admin.change(opened(match_id), language.chosen(), **body)


@blueprint.delete("/<match:match_id>")
@of_match(blueprint)
@blueprint.response(204)
def delete_match(match_id: str) -> None:
    """Delete the match, its whole history and the photos that were sent for it (the host)."""
    matches().admin.delete(opened(match_id))


@blueprint.post("/<match:match_id>/tokens")
@idempotent_for(still_opened)
@of_host(blueprint, PARAMETER)
@blueprint.arguments(RotateQuestion)
@blueprint.response(200, RotatedSchema)
def post_tokens(body: dict[str, Any], match_id: str) -> Any:
    """Create new tokens and a new join code; the old ones become invalid (the host).

    With `{}`: all of them. Repeated with the host's old token after it was replaced: 403, with an
    Idempotency-Key too.
    """
    roles = [role for role in ("host", "viewer") if body[role]]
    return matches().admin.rotate(opened(match_id), roles, body["players"], code=body["join_code"])


@blueprint.get("/<match:match_id>/position")
@of_match(blueprint)
@blueprint.arguments(ViewQuestion, location="query")
@blueprint.response(200, ANY_POSITION)
def get_position(query: dict[str, Any], match_id: str) -> Any:
    """Get the position, in the form that the stateless routes take."""
    return jsonify(matches().reader.position(read_by(match_id, query["viewed_as"])))


@blueprint.get("/<match:match_id>/invitation")
@of_match(blueprint)
@blueprint.arguments(PageQuestion, location="query")
@blueprint.response(200, InvitationSchema)
def get_invitation(query: dict[str, Any], match_id: str) -> Any:
    """Get the join code, the link that opens the page with it, and the link as a QR code (the host)."""
    return matches().admin.invitation(opened(match_id), page_address(query["page"]))


@blueprint.post("/<match:match_id>/photos")
@of_movers(blueprint, PARAMETER, PREFER, also=(503,))
@blueprint.doc(requestBody=PHOTO_FORM)
@blueprint.response(202, PhotoSchema, description="Queued: Location says where to ask again")
@blueprint.alt_response(201, schema=PhotoSchema, description="Read already", headers=("Preference-Applied",))
@takes_pictures()
def post_match_photo(match_id: str) -> Response:
    """Upload a photo of the match's table; the known position helps to read it.

    Once it is read, the answer proposes the moves that lead from the match's position to the photo's. The
    photo is open to its own token and to those of the match.
    """
    return received(match_id)


@blueprint.get("/<match:match_id>/lines")
@of_match(blueprint)
@blueprint.arguments(ViewQuestion, location="query")
@blueprint.response(200, MatchLinesSchema)
def get_lines(query: dict[str, Any], match_id: str) -> Any:
    """Get every score line so far."""
    return matches().reader.lines(read_by(match_id, query["viewed_as"]), language.chosen())


@blueprint.get("/<match:match_id>/placements")
@of_match(blueprint)
@blueprint.arguments(TileQuestion, location="query")
@blueprint.response(200, by_form(LegalPlacementsSchema, *own_placements()))
def get_placements(query: dict[str, Any], match_id: str) -> Any:
    """Get the legal placements of a tile for the player to move with deployments, or the legal builds.

    If there are none, `reasons` explain why.
    """
    found = matches().reader.placements(opened(match_id), query["tile"], query["at"], language.chosen())
    return jsonify(found)


@blueprint.get("/<match:match_id>/history")
@of_match(blueprint)
@blueprint.arguments(HistoryQuestion, location="query")
@blueprint.response(200, HistorySchema)
def get_history(query: dict[str, Any], match_id: str) -> Any:
    """Get the changes after a number, oldest first: /events for clients that poll."""
    return matches().reader.history(read_by(match_id, query["viewed_as"]), query["after"], language.chosen())


@blueprint.get("/<match:match_id>/export")
@of_match(blueprint)
@blueprint.response(200, ExportAnswer)
def get_export(match_id: str) -> Any:
    """Get the match as one file, for /matches/import."""
    return matches().files.export(opened(match_id))


@blueprint.get("/<match:match_id>/export.jcz")
@of_match(blueprint, also=(422,))
@blueprint.response(200, JczAnswer, headers=("Content-Disposition",))
def get_export_jcz(match_id: str) -> Response:
    """Get the match as a save of JCloisterZone 5 (422 if that format cannot hold it)."""
    return _file(matches().reports.save(opened(match_id)), "match.jcz")


@blueprint.get("/<match:match_id>/export.bgsplay")
@of_match(blueprint)
@blueprint.response(200, BgStatsSchema, headers=("Content-Disposition",))
def get_export_bgsplay(match_id: str) -> Response:
    """Get the standing as a play of BG Stats: players, points, date."""
    return _file(matches().reports.play(opened(match_id)), "match.bgsplay")


def _file(data: dict[str, Any], name: str) -> Response:
    found = jsonify(data)
    found.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return found


@blueprint.get("/<match:match_id>/scores.svg")
@of_match(blueprint)
@blueprint.response(200, {"type": "string"}, content_type="image/svg+xml", description="A chart")
def get_scores_svg(match_id: str) -> Response:
    """Get a chart of the points over the turns, as SVG."""
    return Response(matches().reports.chart(opened(match_id), "svg"), mimetype="image/svg+xml")


@blueprint.get("/<match:match_id>/scores.png")
@of_match(blueprint)
@blueprint.response(
    200, {"type": "string", "format": "binary"}, content_type="image/png", description="A chart"
)
def get_scores_png(match_id: str) -> Response:
    """Get a chart of the points over the turns, as PNG."""
    return Response(matches().reports.chart(opened(match_id), "png"), mimetype="image/png")
