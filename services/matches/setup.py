"""The setup of a match: players, options, catalogs, start position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from referee.game import AnyGame, BadInput, JsonObject, Message, unknown_text
from referee.games import game as find
from referee.tiles.model.position import PlayerSeat, TilePosition


def setup_of(
    game: str,
    options: JsonObject | None,
    catalogs: Sequence[str | JsonObject] | None,
    players: Sequence[PlayerSeat],
    start: Any,
) -> Any:
    """The position a match begins with.

    Settings of the match take precedence; the rest comes from `start`. Raises BadInput (paths of the whole
    body).
    """
    rules = find(game)
    errors = seat_errors(rules, players)
    if start is not None:
        errors.update(_start_errors(rules, options, players, start))
    if errors:
        raise BadInput(errors)
    known = {} if start is None else {seat.id: seat for seat in start.players}
    seats = seats_of(rules, players, known)
    nothing: dict[str, Any] = {"tiles": ()} if rules.position_type is TilePosition else {}
    begin = rules.position_type(game=game, players=seats, **nothing) if start is None else start
    options = begin.options if options is None else options
    catalogs = begin.catalogs if catalogs is None else catalogs
    chosen = rules.catalog_reader.implied(options) if catalogs is None else tuple(catalogs)
    return rules.catalog_reader.with_catalogs(replace(begin, options=options, players=seats), chosen)


def of_body(errors: BadInput, body: JsonObject) -> BadInput:
    """Errors of the position that a match begins with, by their paths in the body.

    What the body does not state itself comes from its `start`.
    """
    if body["start"] is None:
        return errors
    own = {"game", "players", "start", *(name for name in ("options", "catalogs") if body[name] is not None)}
    return BadInput(
        {
            path if re.split(r"[.\[]", path, maxsplit=1)[0] in own else f"start.{path}": texts
            for path, texts in errors.errors.items()
        }
    )


def seat_errors(game: AnyGame, players: Sequence[Any]) -> dict[str, list[Message]]:
    """What is wrong with the players of a match: their number, ids or colours."""
    errors: dict[str, list[Message]] = {}
    fewest, most = game.players
    if not fewest <= len(players) <= most:
        errors["players"] = [
            Message("error-players", game=game.name, fewest=fewest, most=most, count=len(players))
        ]
    ids = [seat.id for seat in players]
    for number, seat in enumerate(players):
        if seat.id in ids[:number]:
            errors[f"players[{number}].id"] = [Message("error-player-twice", player=seat.id)]
        if seat.colour is not None and seat.colour in [other.colour for other in players[:number]]:
            errors[f"players[{number}].colour"] = [Message("error-colour-twice", colour=seat.colour)]
    return errors


def _start_errors(
    game: AnyGame, options: JsonObject | None, players: Sequence[PlayerSeat], start: Any
) -> dict[str, list[Message]]:
    errors: dict[str, list[Message]] = {}
    if start.game != game.id:
        errors["start.game"] = [Message("error-start-game", game=game.id, start=start.game)]
    if options is not None and start.options and start.options != options:
        errors["start.options"] = [Message("error-start-options")]
    ids = [seat.id for seat in players]
    for number, seat in enumerate(start.players):
        if seat.id not in ids:
            errors[f"start.players[{number}].id"] = [unknown_text("player", seat.id, ids)]
    return errors


def seats_of(game: AnyGame, players: Sequence[Any], known: JsonObject) -> tuple[Any, ...]:
    """The seats in turn order.

    Values that the match does not set come from the start position; missing colours are the next free ones.
    """
    seats = []
    for seat in players:
        old = known.get(seat.id) or game.seat(seat.id)
        points = old.points if seat.points is None else seat.points
        seats.append(replace(old, name=seat.name or old.name or seat.id, colour=seat.colour or old.colour,
                             points=points or 0))  # fmt: skip
    free = iter([c for c in game.colours if c not in {seat.colour for seat in seats}])
    return tuple(seat if seat.colour else replace(seat, colour=next(free, None)) for seat in seats)
