"""Routes of catalogs: built-in ones and those of users."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from flask import jsonify, url_for

from api.http.authentication import TOKEN, TOKEN_OR_NOT, bearer
from api.http.blueprint import Blueprint, Refusals
from api.http.current import services
from api.http.idempotency import PARAMETER, idempotent
from api.http.language import chosen, mark
from api.http.limits.body_sizes import at_most
from api.http.problem import refuse, unknown_in_path
from api.routes.library import ETAG, by_id, cacheable
from api_schemas.catalogs.catalog import (
    CatalogListSchema,
    KeptSchema,
    NewCatalog,
    VersionQuestion,
)
from api_schemas.games.by_game import any_catalog
from referee.game import Catalog, Message
from services.catalogs import library
from services.catalogs.service import MOST_BYTES, Catalogs, NotYours

blueprint = Blueprint("catalogs", __name__, url_prefix="/catalogs", description="Tile sets, maps and boards")
blueprint.after_request(mark)
blueprint.after_request(cacheable)


@contextmanager
def owners_only(needed: str) -> Iterator[None]:
    """Turn the exceptions about a catalog and its token into problems.

    `needed`: the id of the message if the token is missing or wrong.
    """
    try:
        with unknown_in_path():
            yield
    except NotYours:
        refuse("no-token" if bearer() is None else "not-allowed", Message(needed))


def owned(catalog_id: str, **others: Any) -> None:
    """Raise Unknown or NotYours for a token that may not change the catalog."""
    catalogs().owned(catalog_id, bearer())


of_catalog = Refusals(
    partial(owners_only, "refused-catalog"),
    401,
    403,
    404,
    security=TOKEN,
    admits=owned,
)
"""Decorator of the routes that change a catalog."""


@blueprint.get("")
@blueprint.doc(security=TOKEN_OR_NOT)
@blueprint.response(200, CatalogListSchema, headers=ETAG)
def get_catalogs() -> Any:
    """List the built-in catalogs and those whose tokens are sent, separated by commas."""
    tokens = [token.strip() for token in (bearer() or "").split(",")[:20]]
    return library.catalogs(catalogs().listed(token for token in tokens if token))


@blueprint.post("")
@idempotent
@blueprint.doc(parameters=[PARAMETER])
@blueprint.arguments(NewCatalog)
@blueprint.response(201, KeptSchema)
@at_most(MOST_BYTES)
def post_catalog(data: dict[str, Any]) -> Any:
    """Store a custom tile set, map or board: plain text, at most 500 tiles and 1 MB.

    Its form is one of those under /schemas, such as /schemas/tile-set.json. Anyone who knows the id may play
    with the catalog; changing it requires the token.
    """
    services().storage.require_room_for_new_data()
    kept = catalogs().create(data, chosen())
    return kept, 201, {"Location": url_for("catalogs.get_catalog", catalog_id=kept["id"])}


@blueprint.post("/check")
@blueprint.arguments(NewCatalog)
@blueprint.response(200, any_catalog())
@at_most(MOST_BYTES)
def check_catalog(data: dict[str, Any]) -> Any:
    """Check a catalog without storing it: all errors, or the outlines of its tiles."""
    found = catalogs().checked(data)
    return jsonify(library.described(found, _schema(found)))


@blueprint.get("/<catalog:catalog_id>")
@by_id(blueprint)
@blueprint.arguments(VersionQuestion, location="query")
@blueprint.response(200, any_catalog(), headers=ETAG)
def get_catalog(query: dict[str, Any], catalog_id: str) -> Any:
    """Get a tile set with outlines and copies per printing, a map or a board, and its provenance.

    Ids are percent-encoded in the path. `version` selects an older version, such as the one a match uses.
    """
    found = catalogs().found(catalog_id, query["version"])
    return jsonify(library.one_catalog(found, _schema(found)))


def _schema(found: Catalog) -> str:
    return url_for("library.get_schema", form=found.form)


@blueprint.put("/<catalog:catalog_id>")
@of_catalog(blueprint)
@blueprint.arguments(NewCatalog)
@blueprint.response(200, KeptSchema)
@at_most(MOST_BYTES)
def put_catalog(data: dict[str, Any], catalog_id: str) -> Any:
    """Store a new version of a catalog; older versions stay, and matches keep theirs."""
    services().storage.require_room_for_new_data()
    return catalogs().renew(catalog_id, bearer(), data, chosen())


def catalogs() -> Catalogs:
    """The catalog service of the current application."""
    return services().catalogs
