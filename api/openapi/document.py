"""The OpenAPI document, and the docs page made from it."""

import copy
import functools
import json
from collections.abc import Callable, Mapping
from typing import Any

import flask
from flask import Flask, Response
from werkzeug.routing import BaseConverter

from api.http.authentication import SCHEME
from api.http.headers import revalidated
from api.http.problem import KINDS
from api.http.response_headers import HEADERS, RATE_LIMITS
from api.openapi.api import Api
from api.openapi.declarations import Declarations
from api.openapi.examples import add_examples
from api.openapi.wording import Wording, sentences
from api_schemas.catalogs.catalog import (
    InlineTileSchema,
    MapPartSchema,
    NewCatalog,
    SquareSchema,
    TileMarkSchema,
)
from api_schemas.common import options
from api_schemas.games.by_game import ANSWERED, OWN, TILES, any_position, named
from api_schemas.positions import moves
from api_schemas.rulings.interpretations import DISPUTED
from api_schemas.rulings.placements import READINGS
from referee.error_messages import meaning, title

PREFIX = "/api/v1"
TITLE = "Tile Referee"
ABOUT = (
    "The referee for Carcassonne and its relatives, played with real cardboard: legal placements, rulings "
    "with their rules, scores with their arithmetic, boards read from photos.\n\n"
    "x grows east, y grows south; rotation is degrees clockwise from the tile's canonical orientation; sides "
    "are as seen on the board. Every error is application/problem+json."
)


INFO = {
    "description": ABOUT,
    "license": {"name": "MIT", "identifier": "MIT"},
    "contact": {"name": "The maintainers of Tile Referee"},
}
BEARER = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a match, a photo or a catalog, from the answer that created it. "
    "GET /catalogs takes several, separated by commas.",
}


class MatchId(BaseConverter):
    """Converter for a match id; the names of other routes are excluded."""

    regex = r"(?!(?:join|import|import\.jcz)$)[^/]+"
    part_isolating = True


class PhotoId(BaseConverter):
    """Converter for a photo id; the name of another route is excluded."""

    regex = "(?!tile$)[^/]+"
    part_isolating = True


class CatalogId(BaseConverter):
    """Converter for a catalog id, slashes included; the names of other routes are excluded."""

    regex = r"(?!check$)(?!.*/(?:sheet\.pdf|picture|enrolment(?:/cards/[^/]+)?)$)[^/].*?"
    weight = 200
    part_isolating = False


class EnrolledId(BaseConverter):
    """Converter for a catalog id that is followed by more of the path."""

    regex = "(?!check(?:/|$))[^/]+(?:/[^/]+)?"
    weight = 150
    part_isolating = False


def register(app: Flask, version: str) -> Api:
    """Create the Api. Serve its document at openapi.json and the docs page at docs."""
    app.url_map.converters.update(match=MatchId, photo=PhotoId, catalog=CatalogId, enrolled=EnrolledId)
    app.config.update(API_TITLE=TITLE, API_VERSION=version, OPENAPI_VERSION="3.1.0")
    api = Api(
        app,
        spec_kwargs={
            "extra_plugins": [Wording(), Declarations()],
            "info": INFO,
            "servers": [{"url": "/"}],
        },
    )
    api.DEFAULT_RESPONSE_CONTENT_TYPE = "application/json"  # of the routes registered from now on
    app.register_blueprint(_pages(api))
    api.describe_later(functools.partial(_describe_common_parts, api))
    return api


def _pages(api: Api) -> flask.Blueprint:
    """The routes of the document and of the docs page."""
    pages = flask.Blueprint("docs", __name__, url_prefix=PREFIX, template_folder="templates")

    @functools.cache
    def document() -> dict[str, Any]:
        return _complete(copy.deepcopy(api.described()))  # two first requests at once share the spec

    pages.add_app_template_filter(_shown, "shown")

    @pages.get("/openapi.json")
    def openapi() -> Response:
        return revalidated(flask.jsonify(document()))

    @functools.cache
    def text() -> str:
        kinds = {kind: (status, title(kind, "en"), meaning(kind, "en")) for kind, status in KINDS.items()}
        return flask.render_template(
            "docs.html", document=document(), operations=_operations(document()), kinds=kinds
        )

    @pages.get("/docs")
    def docs() -> Response:
        return revalidated(Response(text(), mimetype="text/html"))

    @pages.get("/docs.css")
    def style() -> Response:
        return flask.send_from_directory(f"{pages.root_path}/templates", "docs.css", max_age=3600)

    @pages.get("/docs.js")
    def script() -> Response:
        return flask.send_from_directory(f"{pages.root_path}/templates", "docs.js", max_age=3600)

    return pages


def _shown(example: Any) -> str:
    """An example for the docs page; JSON with a line for each value."""
    return json.dumps(example, indent=1, ensure_ascii=False)


def _describe_common_parts(api: Api) -> None:
    """Add headers, tokens, and the schemas that fields only refer to: inline tiles, positions, every move."""
    components = api.spec.components
    for name, header in HEADERS.items():
        components.header(name, header)
    components.security_scheme(SCHEME, BEARER)
    for part in (NewCatalog, InlineTileSchema, TileMarkSchema, SquareSchema, MapPartSchema):
        components.schema(named(part), schema=part)
    for name, shown in options.components().items():
        components.schema(name, shown)
    for schema in (
        *DISPUTED.values(),
        *ANSWERED.values(),
        *READINGS,
        *(form for forms in (TILES, *OWN.values()) for form in (forms.position, forms.feature)),
    ):
        if named(schema) not in components.schemas:
            components.schema(named(schema), schema=schema)
    for replacements in ({}, DISPUTED, ANSWERED):
        components.schema(*any_position(replacements))
    for move in (one for schemas in moves.by_type().values() for one in schemas):
        components.schema(moves.component(type(move).__name__), schema=move)
    components.schema("Move", moves.any_move())


def _complete(document: dict[str, Any]) -> dict[str, Any]:
    """Add the headers of errors and the sentences of path parameters.

    Sort paths so that requests can be tried in the order of the document.
    """
    document["paths"] = dict(sorted(document["paths"].items(), key=_deleted_last(document["paths"])))
    for item in document["paths"].values():
        for parameter in item.get("parameters", ()):
            parameter["description"] = sentences()["parameters"][parameter["name"]]
    responses = document["components"]["responses"]
    for name in ("TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "CONFLICT"):
        names = ("Retry-After", *(RATE_LIMITS if name == "TOO_MANY_REQUESTS" else ()))
        responses[name]["headers"] = {one: {"$ref": f"#/components/headers/{one}"} for one in names}
    _merge_moves(document["components"]["schemas"])
    kinds = document["components"]["schemas"]["Problem"]["properties"]["type"]
    kinds["enum"] = [f"{PREFIX}/docs#{kind}" for kind in KINDS]
    document["components"]["schemas"].pop("PaginationMetadata", None)  # of flask-smorest; nothing is paged so
    for item in document["paths"].values():
        for method, operation in item.items():
            if method != "parameters":
                operation.setdefault("description", operation["summary"])
    add_examples(document)
    return document


def _merge_moves(schemas: dict[str, Any]) -> None:
    """Make one schema of moves that have the same type in different games; `type` selects it."""
    for made in moves.by_type().values():
        first, *others = (schemas[moves.component(type(one).__name__)] for one in made)
        for other in others:
            first["properties"] |= other["properties"]
            first["required"] = [name for name in first["required"] if name in other["required"]]
            first["description"] += f" Or, in another game: {other['description']}"
        for one in made[1:]:
            del schemas[moves.component(type(one).__name__)]


def _deleted_last(paths: Mapping[str, Any]) -> Callable[[tuple[str, Any]], tuple[int, int]]:
    """Sort key: a path that can be deleted comes after all paths below it."""
    order = {path: number for number, path in enumerate(paths)}

    def key(row: tuple[str, Any]) -> tuple[int, int]:
        path, item = row
        if "post" in item:  # what it creates is needed below it
            return order[path], 0
        below = [order[other] for other in paths if other.startswith(f"{path}/")] if "delete" in item else []
        return max([order[path], *below]), 1 if below else 0

    return key


def _operations(document: dict[str, Any]) -> dict[str, list[tuple[str, str, dict[str, Any]]]]:
    """The document's operations by tag: (method, path, operation)."""
    found: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in ("get", "post", "put", "patch", "delete"):
                parameters = item.get("parameters", []) + operation.get("parameters", [])
                row = (method.upper(), path, {**operation, "parameters": parameters})
                found.setdefault(operation["tags"][0], []).append(row)
    return found
