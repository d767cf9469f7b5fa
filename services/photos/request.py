"""The photo request: the game, its options, the tile sets on the table, the points so far."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from referee.game import BadInput, JsonObject, Message, Unknown, unknown_text
from referee.games import GAMES
from referee.games import game as game_of
from referee.tiles.io.catalog import TileSet, built_in, names
from referee.tiles.model.position import TilePosition
from services.infra.codec import JsonAnswer

if TYPE_CHECKING:  # the store is of the extra "server", which reading a photo in the terminal does not need
    from services.catalogs.service import Source

MOST_PLAYERS = 12


@dataclass(frozen=True)
class PhotoRequest:
    """A validated request.

    `catalogs`: ids of the tile sets, never empty; an id given twice means two boxes. A photo of a tracked
    match has its id, the `colours` of its players, and what was on its table: `board` (x, y, tile, rotation)
    and `standing` (x, y, colour, kind, kind and sides of the feature). `own`: the complete content of users'
    sets among the catalogs, as of the upload. `ground`: the printed map under the tiles, if the photo is
    read against a picture of it (see Game.ground). `again`: how often it was read again. `rules_only`: the
    edition of the options selects the rules, while the artwork is detected. `box`: the match or photo whose
    corrected tiles show what this box looks like. `alone`: the cells of the match's dragon and fairy.
    `moving`: its kinds of figure that may have moved since, such as tents.
    """

    game: str
    catalogs: tuple[str, ...]
    options: JsonObject = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    match: str | None = None
    board: Sequence[tuple[int, int, str, int]] = ()
    own: JsonObject = field(default_factory=dict)
    ground: JsonObject | None = None
    standing: Sequence[tuple[int, int, str, str, str, tuple[str, ...]]] = ()
    colours: Sequence[str] = ()
    again: int = 0
    rules_only: bool = False
    box: str | None = None
    alone: Sequence[tuple[int, int]] = ()
    moving: Sequence[str] = ()

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
        board = tuple((x, y, tile, rotation) for x, y, tile, rotation in data.get("board", ()))
        catalogs = tuple(data["catalogs"])
        given = (data["game"], catalogs, data["options"], data["points"], data.get("match"), board)
        standing = tuple((*one, tuple(at)) for *one, at in data.get("standing", ()))
        table = (data.get("own") or {}, data.get("ground"), standing, tuple(data.get("colours", ())))
        since = (int(data.get("again", 0)), bool(data.get("rules_only", False)), data.get("box"))
        alone = tuple((x, y) for x, y in data.get("alone", ()))
        return cls(*given, *table, *since, alone, tuple(data.get("moving", ())))


def photo_request(
    game: str,
    options: JsonObject,
    catalogs: Sequence[Any] | None,
    points: Mapping[str, int],
    source: Source = built_in,
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


def _set_of(name: Any, game: str, source: Source) -> TileSet:
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
