"""Reads JSON data and short texts as the referee's positions and moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from marshmallow import ValidationError

from api_schemas.common.error_paths import flat
from api_schemas.games.by_game import forms_of, made
from formats import notation
from referee.game import AnyGame, BadInput, Unknown, unknown_text
from referee.games import GAMES
from referee.games import game as find
from services.matches.setup import setup_of

Json = Mapping[str, Any]


def read_moves(moves: Iterable[Json | str], game: str) -> list[Json]:
    """Moves as JSON data; a text may have several. Raises BadInput."""
    found: list[Json] = []
    for one in moves:
        found += notation.read_moves(one, game) if isinstance(one, str) else [one]
    return found


def begin(
    players: Iterable[str | Json],
    game: str,
    options: Json | None,
    catalogs: Iterable[str | Json] | None,
    start: Any,
) -> tuple[AnyGame, Any]:
    """The game and the state in which a match begins. Raises BadInput."""
    value = setup(players, game, options, catalogs, start)
    rules = find(value.game)
    return rules, rules.begin(value)


def setup(
    players: Iterable[str | Json],
    game: str,
    options: Json | None,
    catalogs: Iterable[str | Json] | None,
    start: Any,
) -> Any:
    """The referee's position in which a match begins: `start`, or the usual one. Raises BadInput."""
    rules = _game(game if start is None else start.game)
    seats = tuple(
        rules.seat(one) if isinstance(one, str) else msgspec.convert(dict(one), rules.seat) for one in players
    )
    chosen = None if catalogs is None else tuple(catalogs)
    return setup_of(rules.id, options, chosen, seats, start)


def read_position(data: Json) -> tuple[Any, AnyGame, Any]:
    value = loaded(lambda: made(forms_of(data.get("game")).position).load(dict(data)))
    game = find(value.game)
    return value, game, game.load(value)


def _game(id: str) -> AnyGame:
    try:
        return find(id)
    except Unknown as unknown:
        raise BadInput(
            {"game": [unknown_text("game", id, unknown.near or [one.id for one in GAMES])]}
        ) from None


def loaded(load: Any) -> Any:
    """The result of a schema's `load`, with its errors as BadInput."""
    try:
        return load()
    except ValidationError as error:
        raise BadInput(flat(error.messages)) from None
