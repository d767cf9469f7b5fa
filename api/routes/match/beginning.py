"""Routes to create, import and join matches."""

from __future__ import annotations

from typing import Any

from flask import url_for

from api.http import language
from api.http.blueprint import Blueprint
from api.http.current import services
from api.http.idempotency import PARAMETER, idempotent
from api.http.problem import refuse
from api.routes.match.access import matches, without_match
from api_schemas.matches.answers import CreatedMatchSchema, JoinedSchema
from api_schemas.matches.export import ExportSchema, JczSchema
from api_schemas.matches.requests import JoinQuestion, NewMatch
from referee.game import BadInput, Message
from services.infra.clock import now
from services.matches.reports.imported_match import imported_from
from services.matches.reports.other_programs import imported_save
from services.matches.setup import of_body, setup_of

entrance = Blueprint("entrance", __name__, url_prefix="/matches", description="Beginning a match")
joining = Blueprint("joining", __name__, url_prefix="/matches", description="Joining a match")
entrance.after_request(language.mark)
joining.after_request(language.mark)


@entrance.post("")
@idempotent
@without_match(entrance, PARAMETER)
@entrance.arguments(NewMatch)
@entrance.response(201, CreatedMatchSchema)
def post_match(body: dict[str, Any]) -> Any:
    """Create a match; the answer has the tokens of the host, a viewer and each player."""
    services().storage.require_room_for_new_data()
    timer, photo = body.pop("timer"), body.pop("photo")
    if photo is not None and not services().photos.repository.opens(photo["id"], photo["token"]):
        refuse("bad-content", Message("refused-photo"), "photo")
    try:
        setup = setup_of(**body)
        made = matches().creation.create(setup, language.chosen(), timer, photo and photo["id"])
    except BadInput as errors:
        raise of_body(errors, body) from None
    return _created(made)


def _created(match: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    return match, 201, {"Location": url_for("matches.get_match", match_id=match["id"])}


@joining.post("/join")
@idempotent
@without_match(joining, PARAMETER, also=(404,))
@joining.arguments(JoinQuestion)
@joining.response(200, JoinedSchema)
def post_join(body: dict[str, Any]) -> Any:
    """Join a match by its code, as a player or (without `player`) as a viewer."""
    return matches().creation.join(**body)


@entrance.post("/import")
@idempotent
@without_match(entrance, PARAMETER)
@entrance.arguments(ExportSchema)
@entrance.response(201, CreatedMatchSchema)
def post_import(sent: dict[str, Any]) -> Any:
    """Create a match with the whole history of an exported one, with a new id and new tokens."""
    services().storage.require_room_for_new_data()
    return _created(matches().creation.take_in(imported_from(sent), language.chosen()))


@entrance.post("/import.jcz")
@idempotent
@without_match(entrance, PARAMETER)
@entrance.arguments(JczSchema)
@entrance.response(201, CreatedMatchSchema)
def post_import_jcz(sent: dict[str, Any]) -> Any:
    """Create a match from a save of JCloisterZone 5, if both programs support its expansions."""
    services().storage.require_room_for_new_data()
    return _created(matches().creation.take_in(imported_save(sent, now()), language.chosen()))
