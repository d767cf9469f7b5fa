"""Shared by all routes of matches: the service, the access token and the refusals."""

import functools
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from flask import Response, g, make_response, url_for
from marshmallow import ValidationError

from api.http import language
from api.http.authentication import TOKEN, bearer
from api.http.blueprint import Refusals
from api.http.current import services
from api.http.idempotency import idempotent, request_id
from api.http.problem import Problem, refuse
from api_schemas.common.error_paths import flat
from api_schemas.matches.requests import read_moves
from referee.error_messages import summary
from referee.game import Message
from services.matches.access import Access, NotItsToken, NoToken
from services.matches.service import (
    Forbidden,
    Gone,
    HintsOff,
    Matches,
    MatchNotFound,
    NotAllowed,
    SeatTaken,
    VersionConflict,
    game_of,
)


def matches() -> Matches:
    """The match service of the current application."""
    return services().matches


def opened(match_id: str) -> Access:
    """The match, opened with the token of the request.

    The first call of a request takes over what the check of its head has just read; a later one reads again,
    since the match may have changed.
    """
    admitted: Access | None = g.pop("admitted", None)
    if admitted is not None and admitted.match.id == match_id:
        return replace(admitted, request=request_id())
    return matches().repository.open(match_id, bearer(), request_id())


def read_by(match_id: str, viewed_as: str | None) -> Access:
    """The match, opened to be read with the rights of its token, or with a viewer's (`viewed_as`)."""
    access = opened(match_id)
    return access if viewed_as is None else access.as_viewer()


def still_opened(*args: Any, match_id: str, **kwargs: Any) -> None:
    """Refuse a token that does not open the match, or no longer does."""
    with refusing():
        opened(match_id)


def moves_of(access: Access, sent: list[Any]) -> tuple[Any, ...]:
    """Load the moves of a body with the schemas of the match's game. Raises Problem 422."""
    try:
        return read_moves(game_of(access), sent)
    except ValidationError as error:
        errors = flat(error.messages)
        raise Problem("bad-content", summary(errors), errors=errors) from None


def location(match_id: str, change: Mapping[str, Any]) -> dict[str, str]:
    """The header Location of a new change: the history from it on."""
    where = url_for("matches.get_history", match_id=match_id, after=change["seq"] - 1)
    return {"Location": where}


def resumed(handler: Callable[..., Response]) -> Callable[..., Response]:
    """`idempotent`, for changes of a match.

    Returns the change of an earlier attempt even if the server died before it stored the answer.
    """
    once = idempotent(handler, still_opened)

    @functools.wraps(handler)
    def wrapper(*args: Any, **kwargs: Any) -> Response:
        try:
            return once(*args, **kwargs)
        except Problem as problem:
            if problem.kind not in ("being-answered", "stale") or request_id() is None:
                raise
            with refusing():
                made = matches().moves.made(opened(kwargs["match_id"]), language.chosen())
            if made is None:
                raise
            if made["type"] == "moves":
                return make_response(made, 201, location(kwargs["match_id"], made))
            return make_response(made, 200)

    return wrapper


@contextmanager
def refusing() -> Iterator[None]:
    """Turn the exceptions of the service into problems."""
    try:
        yield
    except NoToken:
        refuse("no-token", Message("refused-match-needs-token"))
    except NotItsToken:
        refuse("not-allowed", Message("refused-match-token"))
    except (MatchNotFound, Gone):
        refuse("unknown-id", Message("refused-match"))
    except HintsOff as error:
        refuse("hints-off", error.message)
    except NotAllowed as error:
        refuse("not-allowed", error.message)
    except SeatTaken:
        refuse("seated", Message("refused-seat"))
    except VersionConflict as error:
        refuse("stale", Message("refused-newest", seq=error.seq), seq=error.seq)
    except Forbidden as error:
        where: dict[str, Any] = {"move": error.number} | ({} if error.seq is None else {"at": error.seq})
        raise Problem("illegal", error.args[0], ruling=error.ruling, **where) from None


def _group(*roles: str) -> Refusals:
    """The refusals of routes for tokens of these roles."""

    def admits(match_id: str, **others: Any) -> None:
        access = matches().repository.open(match_id, bearer())
        access.need(*roles)
        g.admitted = access

    return Refusals(refusing, 401, 403, 404, security=TOKEN, admits=admits)


of_match = _group("host", "player", "viewer")
"""Decorator of the routes of a match."""

of_movers = _group("host", "player")
"""Decorator of the routes of a match that are shut to its viewers."""

of_host = _group("host")
"""Decorator of the routes of a match that are open to its host only."""

without_match = Refusals(refusing)
"""Decorator of the routes that lead to a match."""
