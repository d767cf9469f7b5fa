"""The photo request: the game, its options, the tile sets on the table, the points so far."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Self

from referee.game import BadInput, CatalogLookup, JsonObject, Message, Unknown, unknown_text
from referee.games import GAMES
from referee.games import game as game_of
from referee.tiles.io.catalog import TileSet, built_in, names
from referee.tiles.model.position import TilePosition
from services.infra.codec import JsonAnswer

MOST_PLAYERS = 12


@dataclass(frozen=True)
class PhotoRequest:
    """A validated request.

    A photo of a tracked match has also the match's id, the colours of its players, and what was on its table.
    """

    game: str
    catalogs: tuple[str, ...]  # ids of the tile sets, never empty; an id given twice means two boxes
    options: JsonObject = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    match: str | None = None
    sender: str | None = None  # the hash of the match's token with which the photo was sent
    board: Sequence[tuple[int, int, str, int]] = ()  # of the match: x, y, tile, rotation
    own: JsonObject = field(default_factory=dict)  # the complete content of users' sets, as of the upload
    ground: JsonObject | None = None  # the printed map, if there is a picture of the empty one (Game.maps)
    # Figures of the match: x, y, colour, kind, kind and sides of the feature.
    standing: Sequence[tuple[int, int, str, str, str, tuple[str, ...]]] = ()
    colours: Sequence[str] = ()
    again: int = 0  # how often the photo was read again
    rules_only: bool = False  # the edition of the options selects the rules, while the artwork is detected
    box: str | None = None  # the match or photo whose corrected tiles show what this box looks like
    alone: Sequence[tuple[int, int]] = ()  # the cells of the match's dragon and fairy
    moving: Sequence[str] = ()  # kinds of figure of the match that may have moved since, such as tents

    @cached_property
    def own_as_text(self) -> dict[str, str]:
        """The content of the users' sets as JSON, by which parsed ones are cached."""
        return {id: json.dumps(content, sort_keys=True) for id, content in self.own.items()}

    def to_json(self) -> JsonAnswer:
        """Convert to plain data for the store."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @classmethod
    def from_json(cls, data: JsonObject) -> Self:
        """Load the result of `to_json`."""
        return cls(
            game=data["game"],
            catalogs=tuple(data["catalogs"]),
            options=data["options"],
            points=data["points"],
            match=data.get("match"),
            sender=data.get("sender"),
            board=tuple((x, y, tile, rotation) for x, y, tile, rotation in data.get("board", ())),
            own=data.get("own") or {},
            ground=data.get("ground"),
            standing=tuple((*one, tuple(at)) for *one, at in data.get("standing", ())),
            colours=tuple(data.get("colours", ())),
            again=int(data.get("again", 0)),
            rules_only=bool(data.get("rules_only", False)),
            box=data.get("box"),
            alone=tuple((x, y) for x, y in data.get("alone", ())),
            moving=tuple(data.get("moving", ())),
        )


def photo_request(
    game: str,
    options: JsonObject,
    catalogs: Sequence[Any] | None,
    points: Mapping[str, int],
    source: CatalogLookup = built_in,
) -> PhotoRequest:
    """Validate a request as a whole. `source` loads tile sets by id. Raises BadInput with every error."""
    try:
        rules = game_of(game)
    except Unknown:
        raise BadInput({"game": [unknown_text("game", game, [one.id for one in GAMES])]}) from None
    errors: dict[str, list[Message]] = {}
    sets: dict[str, TileSet] = {}
    for number, name in enumerate(catalogs or ()):
        try:
            sets[name] = _set_of(name, game, source)
        except BadInput as bad:
            errors.update(bad.under(f"catalogs[{number}]").errors)
    if errors:
        raise BadInput(errors)
    chosen = tuple(catalogs or ()) or None
    rules.load(TilePosition(game=game, players=(), tiles=(), options=options, catalogs=chosen), source)
    ground = None if rules.maps is None else rules.maps.ground(options, source)
    if ground is not None and ground["picture"] is None:
        raise BadInput({"options.map": [Message("error-map-picture")]})
    own = {id: dict(one.data) for id, one in sets.items() if id not in names()}
    implied = chosen or tuple(rules.catalog_reader.implied(options))
    return PhotoRequest(game, implied, dict(options), dict(points), own=own, ground=ground)


def _set_of(name: Any, game: str, source: CatalogLookup) -> TileSet:
    """The tile set of this name. Raises BadInput, with an empty path, for one of another game."""
    if not isinstance(name, str):
        raise BadInput({"": [Message("error-kept-sets")]})
    try:
        found = source(name)
    except Unknown:
        raise BadInput({"": [unknown_text("catalog", name, names())]}) from None
    if found.game != game:
        raise BadInput({"": [Message("error-set-of-game", catalog=name, game=found.game, other=game)]})
    if not isinstance(found, TileSet):
        raise BadInput({"": [Message("error-no-set", catalog=name)]})
    return found
