"""Questions about a table beside its rules: nothing is kept."""

from typing import Any

from flask import jsonify

from api import language
from api.blueprint import Blueprint
from api.catalogs import catalogs
from api.questions import TABLE
from api_schemas.insight import (
    AuditQuestion,
    AuditSchema,
    ChancesQuestion,
    ChancesSchema,
    PreviewsQuestion,
    PreviewsSchema,
    TriedSitesSchema,
)
from services import insight

blueprint = Blueprint("insight", __name__, description="What a table still needs, and what is odd with it")
blueprint.after_request(language.mark)


@blueprint.post("/chances")
@blueprint.arguments(ChancesQuestion, example={"position": TABLE, "player": "red"})
@blueprint.response(200, ChancesSchema)
def post_chances(asked: dict[str, Any]) -> Any:
    """What do unfinished features still need, and how likely do they get it?

    For every hole the tiles left that close it. The chance is counted exactly for one or two holes, and found
    from dealt boxes for more.
    """
    return insight.chances(**asked, language=language.chosen(), catalogs=catalogs().newest)


@blueprint.post("/audits")
@blueprint.arguments(AuditQuestion, example={"position": TABLE})
@blueprint.response(200, AuditSchema)
def post_audits(asked: dict[str, Any]) -> Any:
    """What is wrong or odd with this table?

    What /scores finds, and what only a close look at a finished table shows.
    """
    return insight.audit(**asked, language=language.chosen(), catalogs=catalogs().newest)


@blueprint.post("/previews")
@blueprint.arguments(PreviewsQuestion, example={"position": TABLE, "tile": "base/V", "player": "blue"})
@blueprint.response(200, {"oneOf": [PreviewsSchema, TriedSitesSchema]})
def post_previews(asked: dict[str, Any]) -> Any:
    """What would this tile bring, wherever it may go?

    Every legal placement and deployment with the points by the end of the turn; in a game without tiles every
    legal build with what it brings.
    """
    found = insight.previews(
        asked["position"],
        asked.get("tile"),
        asked["player"],
        language=language.chosen(),
        catalogs=catalogs().newest,
    )
    return jsonify(found)
