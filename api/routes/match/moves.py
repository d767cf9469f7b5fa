"""Routes that continue a match: moves, undo, redo, corrections and the event stream."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flask import Response, request

from api.http import language
from api.http.authentication import bearer, by_network
from api.http.blueprint import Blueprint
from api.http.idempotency import PARAMETER, changed_nothing
from api.http.problem import refuse
from api.http.server_sent_events import KEEP_ALIVE, MEDIA_TYPE, event, stream
from api.routes.match.access import location, matches, moves_of, of_match, of_movers, opened, read_by, resumed
from api_schemas.matches.changes import ChangeSchema, CorrectedSchema, PreviewSchema
from api_schemas.matches.requests import (
    CorrectQuestion,
    HistoryQuestion,
    MovesQuestion,
    PreviewQuestion,
    SeqQuestion,
)
from referee.game import Message

blueprint = Blueprint("moves", __name__, url_prefix="/matches", description="A match goes on")
blueprint.after_request(language.mark)

LAST_EVENT = {
    "in": "header",
    "name": "Last-Event-ID",
    "description": "The number of the last change one has seen; the stream begins after it.",
    "schema": {"type": "string"},
}


@blueprint.post("/<match:match_id>/moves")
@resumed
@of_movers(blueprint, PARAMETER)
@blueprint.arguments(MovesQuestion)
@blueprint.response(201, ChangeSchema)
def post_moves(body: dict[str, Any], match_id: str) -> Any:
    """Play moves in order: all of the list, or nothing.

    409 with the newest `seq` if another client was faster. Illegal moves: 422 with the ruling; with `insist`
    they are played and marked as a house rule.
    """
    access = opened(match_id)
    moves = moves_of(access, body["moves"])
    made = matches().moves.play(access, body["seq"], moves, insist=body["insist"], language=language.chosen())
    return made, 201, location(match_id, made)


@blueprint.post("/<match:match_id>/preview")
@of_match(blueprint)
@blueprint.arguments(PreviewQuestion)
@blueprint.response(200, PreviewSchema)
def post_preview(body: dict[str, Any], match_id: str) -> Any:
    """Preview moves: the resulting position, and what may be done then; nothing is stored.

    Without moves: what may be done now. Illegal moves: 422 with the ruling, as for moves.
    """
    access = opened(match_id)
    moves = moves_of(access, body["moves"])
    as_viewer = body["viewed_as"] is not None
    return matches().previews.preview(
        access, moves, body["insist"], body["at"], language.chosen(), as_viewer=as_viewer
    )


def _reversal(handler: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator of /undo and /redo, which take the newest change and answer with the one they make."""
    answering = blueprint.arguments(SeqQuestion)(blueprint.response(200, ChangeSchema)(handler))
    return resumed(of_movers(blueprint, PARAMETER)(answering))


@blueprint.post("/<match:match_id>/undo")
@_reversal
def post_undo(body: dict[str, Any], match_id: str) -> Any:
    """Take back the last list of moves; the history keeps it, and who took it back."""
    return matches().moves.undo(opened(match_id), body["seq"], language.chosen())


@blueprint.post("/<match:match_id>/redo")
@_reversal
def post_redo(body: dict[str, Any], match_id: str) -> Any:
    """Bring back the list of moves that was taken back last."""
    return matches().moves.redo(opened(match_id), body["seq"], language.chosen())


@blueprint.post("/<match:match_id>/correct")
@resumed
@of_movers(blueprint, PARAMETER)
@blueprint.arguments(CorrectQuestion)
@blueprint.response(200, CorrectedSchema)
def post_correct(body: dict[str, Any], match_id: str) -> Any:
    """Replace an older list of moves; later lists are replayed, and the differences are returned.

    If later moves become illegal: 422 with the first of them, unless `insist` is set. With `dry_run` nothing
    changes, and `conflicts` has all of them.
    """
    access = opened(match_id)
    moves = moves_of(access, body.pop("moves"))
    if body["dry_run"]:
        changed_nothing()
    return matches().moves.correct(access, **body, moves=moves, language=language.chosen())


@blueprint.get("/<match:match_id>/events")
@of_match(blueprint, LAST_EVENT, also=(503,))
@blueprint.arguments(HistoryQuestion, location="query")
@blueprint.response(200, {"type": "string"}, content_type=MEDIA_TYPE, description="change ...")
def get_match_events(query: dict[str, Any], match_id: str) -> Response:
    """Stream every change as a server-sent event, from the first or after Last-Event-ID (or `after`).

    `change`: a change as in /history, with the seq as its id. `match`: something else has changed; get the
    match again. Ends after 60 seconds without a change.
    """
    after = _after(query["after"])
    access = read_by(match_id, query["viewed_as"])
    changes = matches().streams.events(access, bearer(), after, language.chosen(), by_network())
    return stream(_events(changes))


def _after(given: int) -> int:
    last = request.headers.get("Last-Event-ID", "").strip()
    if not last:
        return given
    if not (last.isascii() and last.isdigit() and len(last) < 10):
        refuse("bad-content", Message("error-change"), "Last-Event-ID")
    return int(last)


def _events(changes: Iterator[Mapping[str, Any] | None]) -> Iterator[str]:
    for change in changes:
        if change is None:
            yield KEEP_ALIVE
        elif "seq" in change:
            yield event("change", change, change["seq"])
        else:
            yield event("match", change)
