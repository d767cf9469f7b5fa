"""Routes that analyse a position; nothing is stored."""

from typing import Any

from flask import jsonify

from api.http import language
from api.http.blueprint import Blueprint
from api.routes.catalogs import catalogs
from api_schemas.games.by_game import by_form
from api_schemas.matches.analysis import (
    AuditQuestion,
    AuditSchema,
    ChancesQuestion,
    ChancesSchema,
)
from api_schemas.matches.previews import PreviewsQuestion, PreviewsSchema, TriedSitesSchema
from services.rulings import analysis

blueprint = Blueprint("insight", __name__, description="What a table still needs, and what is odd with it")
blueprint.after_request(language.mark)


@blueprint.post("/chances")
@blueprint.arguments(ChancesQuestion)
@blueprint.response(200, ChancesSchema)
def post_chances(body: dict[str, Any]) -> Any:
    """Get what unfinished regions still need, and how likely they are completed.

    For every gap, lists the tiles left that close it. The chance is exact for one or two gaps, and estimated
    from simulated draws for more.
    """
    return analysis.chances(**body, language=language.chosen(), catalogs=catalogs().newest)


@blueprint.post("/audits")
@blueprint.arguments(AuditQuestion)
@blueprint.response(200, AuditSchema)
def post_audits(body: dict[str, Any]) -> Any:
    """Get everything that is wrong or odd with a position.

    Includes the findings of /scores and what only a closer check of a finished table shows.
    """
    return analysis.audit(**body, language=language.chosen(), catalogs=catalogs().newest)


@blueprint.post("/previews")
@blueprint.arguments(PreviewsQuestion)
@blueprint.response(200, by_form(PreviewsSchema, TriedSitesSchema))
def post_previews(body: dict[str, Any]) -> Any:
    """Get what a tile would score at every legal placement and deployment.

    The points are those by the end of the turn. In a game without tiles: every legal build with what it
    scores.
    """
    found = analysis.previews(
        body["position"],
        body.get("tile"),
        body["player"],
        language=language.chosen(),
        catalogs=catalogs().newest,
    )
    return jsonify(found)
