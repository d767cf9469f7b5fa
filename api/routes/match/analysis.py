"""Routes that analyse a match: odds, audit, previews, statistics and files to share."""

from typing import Any

from flask import Response, jsonify

from api.http import language
from api.http.blueprint import Blueprint
from api.routes.match.access import matches, of_match, opened
from api_schemas.games.by_game import by_form
from api_schemas.matches.analysis import (
    MatchAuditSchema,
    MatchChancesQuestion,
    MatchChancesSchema,
)
from api_schemas.matches.previews import MatchPreviewsQuestion, MatchPreviewsSchema, MatchTriedSitesSchema
from api_schemas.matches.statistics import StatisticsSchema, SummarySchema

blueprint = Blueprint("match-insight", __name__, url_prefix="/matches", description="A match, looked at")
blueprint.after_request(language.mark)


@blueprint.get("/<match:match_id>/chances")
@of_match(blueprint)
@blueprint.arguments(MatchChancesQuestion, location="query")
@blueprint.response(200, MatchChancesSchema)
def get_chances(query: dict[str, Any], match_id: str) -> Any:
    """Get what unfinished regions still need, and how likely they are completed (403 if hints are off)."""
    return matches().analysis.chances(opened(match_id), query["seed"], query["deals"], language.chosen())


@blueprint.get("/<match:match_id>/audit")
@of_match(blueprint)
@blueprint.response(200, MatchAuditSchema)
def get_audit(match_id: str) -> Any:
    """Get everything that is wrong or odd with the table."""
    return matches().analysis.audit(opened(match_id), language.chosen())


@blueprint.get("/<match:match_id>/previews")
@of_match(blueprint)
@blueprint.arguments(MatchPreviewsQuestion, location="query")
@blueprint.response(200, by_form(MatchPreviewsSchema, MatchTriedSitesSchema))
def get_previews(query: dict[str, Any], match_id: str) -> Any:
    """Get what a tile would score for the player to move at every legal placement (403 if hints are off)."""
    return jsonify(
        matches().analysis.previews(opened(match_id), query["tile"], query["at"], language.chosen())
    )


@blueprint.get("/<match:match_id>/statistics")
@of_match(blueprint)
@blueprint.response(200, StatisticsSchema)
def get_statistics(match_id: str) -> Any:
    """Get statistics of the match: points, biggest regions, luck of the draw, time, ranking."""
    return matches().reports.statistics(opened(match_id), language.chosen())


@blueprint.get("/<match:match_id>/summary")
@of_match(blueprint)
@blueprint.response(200, SummarySchema)
def get_summary(match_id: str) -> Any:
    """Get the match in a few sentences, and its last turn, to share or to read aloud."""
    return matches().reports.summary(opened(match_id), language.chosen())


@blueprint.get("/<match:match_id>/summary.png")
@of_match(blueprint)
@blueprint.response(
    200, {"type": "string", "format": "binary"}, content_type="image/png", description="A picture"
)
def get_summary_png(match_id: str) -> Response:
    """Get the match as a picture to share."""
    found = matches().reports.picture(opened(match_id), language.chosen())
    return Response(found, mimetype="image/png")


@blueprint.get("/<match:match_id>/export.csv")
@of_match(blueprint)
@blueprint.response(
    200, {"type": "string"}, content_type="text/csv", description="A table", headers=("Content-Disposition",)
)
def get_export_csv(match_id: str) -> Response:
    """Get one row per score line, for a spreadsheet."""
    found = matches().reports.csv(opened(match_id), language.chosen())
    headers = {"Content-Disposition": 'attachment; filename="match.csv"'}
    return Response(found, mimetype="text/csv", headers=headers)
