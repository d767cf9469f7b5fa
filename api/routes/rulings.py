"""Stateless routes for placements, rulings and scores."""

from typing import Any

from flask import jsonify
from marshmallow import ValidationError

from api.http import language
from api.http.blueprint import Blueprint
from api.routes.catalogs import catalogs
from api_schemas.common.error_paths import flat
from api_schemas.games.by_game import by_form, own_placements
from api_schemas.rulings.notation import (
    NotationQuestion,
    NotationReadSchema,
    WrittenQuestion,
    WrittenSchema,
)
from api_schemas.rulings.placements import (
    LegalPlacementsSchema,
    PlacementsQuestion,
    PlacementsReadingsSchema,
)
from api_schemas.rulings.ruling import RulingQuestion, RulingReadingsSchema, RulingSchema
from api_schemas.rulings.score_sheet import ScoresQuestion, SheetReadingsSchema, SheetSchema
from referee.game import BadInput
from services.rulings import notation, queries

blueprint = Blueprint("questions", __name__, description="Questions about a table")
blueprint.after_request(language.mark)


@blueprint.post("/placements")
@blueprint.arguments(PlacementsQuestion)
@blueprint.response(200, by_form(LegalPlacementsSchema, *own_placements(), PlacementsReadingsSchema))
def post_placements(body: dict[str, Any]) -> Any:
    """List the legal placements of a tile, or the legal builds of a player.

    With `player` also every legal deployment after each placement. In a game without tiles: every legal build
    of `player`. If there are none, `reasons` explain why. Without `turn` in the position, the turn is assumed
    to begin. With a list of options, the answer has one reading for each set. A tile that can be placed in
    more than 1,000 ways (in all readings together) is refused: no real table has so many.
    """
    return jsonify(queries.placements(**body, language=language.chosen(), catalogs=catalogs().newest))


@blueprint.post("/rulings")
@blueprint.arguments(RulingQuestion)
@blueprint.response(200, by_form(RulingSchema, RulingReadingsSchema))
def post_rulings(body: dict[str, Any]) -> Any:
    """Rule whether a move is legal, or who owns a region, with all reasons.

    With a list of options, the answer has one reading for each set.
    """
    return jsonify(queries.ruling(**body, language=language.chosen(), catalogs=catalogs().newest))


@blueprint.post("/scores")
@blueprint.arguments(ScoresQuestion)
@blueprint.response(200, by_form(SheetSchema, SheetReadingsSchema))
def post_scores(body: dict[str, Any]) -> Any:
    """Score a position, now or as if the game ended.

    With a list of options, the answer has one reading for each set.
    """
    return jsonify(queries.scores(**body, language=language.chosen(), catalogs=catalogs().newest))


@blueprint.post("/notation/write")
@blueprint.arguments(WrittenQuestion)
@blueprint.response(200, WrittenSchema)
def post_notation_write(body: dict[str, Any]) -> Any:
    """Write a position in the short notation.

    Only for games with tiles. The text has one line and fits into a link, a message or a bug report.
    """
    return jsonify(notation.write(body["position"], catalogs().newest))


@blueprint.post("/notation/read")
@blueprint.arguments(NotationQuestion)
@blueprint.response(200, NotationReadSchema)
def post_notation_read(body: dict[str, Any]) -> Any:
    """Read a position from the short notation."""
    try:
        found = WrittenQuestion().load(notation.read(body["text"]))
    except ValidationError as error:
        raise BadInput(notation.of_text(flat(error.messages))) from None
    return jsonify(notation.checked(found["position"], catalogs().newest))
