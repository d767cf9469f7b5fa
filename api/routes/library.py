"""Routes to look up games, rules and the JSON schemas of catalogs."""

from typing import Any

from flask import Response, jsonify

from api.http import language
from api.http.authentication import bearer
from api.http.blueprint import Blueprint, Refusals
from api.http.headers import revalidated
from api.http.problem import unknown_in_path
from api_schemas.catalogs.game import GameListSchema, GameSchema
from api_schemas.rulings.ruling import RuleListSchema, RuleSchema, RulesQuestion
from services.catalogs import library

blueprint = Blueprint("library", __name__, description="Games and rules")
blueprint.after_request(language.mark)

ETAG = ("ETag",)

by_id = Refusals(unknown_in_path, 404)
"""Decorator of the routes whose path has an id of a game, a rule, a schema or a catalog."""


@blueprint.after_request
def cacheable(response: Response) -> Response:
    """Answer 304 to a conditional request if nothing has changed. What was asked with a token is private."""
    if response.status_code != 200:
        return response
    return revalidated(response, "private, no-cache" if bearer() else "no-cache")


@blueprint.get("/games")
@blueprint.response(200, GameListSchema, headers=ETAG)
def get_games() -> Any:
    """List all games with their options and moves."""
    return library.games(language.chosen())


@blueprint.get("/games/<game_id>")
@by_id(blueprint)
@blueprint.response(200, GameSchema, headers=ETAG)
def get_game(game_id: str) -> Any:
    """Get one game."""
    return library.game(game_id, language.chosen())


@blueprint.get("/rules")
@blueprint.arguments(RulesQuestion, location="query")
@blueprint.response(200, RuleListSchema, headers=ETAG)
def get_rules(query: dict[str, Any]) -> Any:
    """List the rules, or search them by words, by the beginning of their id and by game."""
    return library.rules(language.chosen(), query["q"], query["rule"], query.get("game"))


@blueprint.get("/rules/<path:rule_id>")
@by_id(blueprint)
@blueprint.response(200, RuleSchema, headers=ETAG)
def get_rule(rule_id: str) -> Any:
    """Get the text of a rule with its source."""
    return library.rule(rule_id, language.chosen())


@blueprint.get("/schemas/<form>.json")
@by_id(blueprint)
@blueprint.response(200, {"type": "object"}, headers=ETAG)
def get_schema(form: str) -> Response:
    """Get the JSON schema of a form of catalogs: tile-set, map, or the board of a game without tiles."""
    return jsonify(library.catalog_schema(form))
