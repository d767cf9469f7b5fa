"""What somebody asks of a photo: the game, its options, the tile sets on the table, the points so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from referee.game import BadInput, Unknown, unknown_text
from referee.games import GAMES
from referee.games import game as game_of
from referee.tiles.catalog import built_in, names
from referee.tiles.position import Position

LONGEST_ID, MOST_PLAYERS = 60, 12


@dataclass(frozen=True)
class PhotoRequest:
    """A request that was found good. `catalogs`: ids of the tile sets, never empty. A photo of a tracked
    match has its id, and `board`, what lay on its table: (x, y, tile, rotation)."""

    game: str
    catalogs: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    match: str | None = None
    board: Sequence[tuple[int, int, str, int]] = ()

    @property
    def artwork(self) -> str:
        """The edition whose pictures to expect: the presets of an edition share its artwork."""
        return str(self.options.get("edition") or "C1").partition("-")[0]

    def to_json(self) -> dict[str, Any]:
        """Plain data for the store."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what `to_json` wrote."""
        board = tuple((x, y, tile, rotation) for x, y, tile, rotation in data.get("board", ()))
        catalogs = tuple(data["catalogs"])
        return cls(data["game"], catalogs, data["options"], data["points"], data.get("match"), board)


def photo_request(
    game: str, options: Mapping[str, Any], catalogs: Sequence[Any] | None, points: Mapping[str, int]
) -> PhotoRequest:
    """Check a request as a whole. Raises BadInput with every fault."""
    try:
        rules = game_of(game)
    except Unknown:
        raise BadInput({"game": [unknown_text("game", game, [one.id for one in GAMES])]}) from None
    errors: dict[str, list[str]] = {}
    known = names()
    for number, name in enumerate(catalogs or ()):
        if not isinstance(name, str):
            errors[f"catalogs[{number}]"] = [
                "Only built-in tile sets can be read from a photo, named by their id."
            ]
        elif name not in known:
            errors[f"catalogs[{number}]"] = [unknown_text("catalog", name, known)]
        elif built_in(name).game != game:
            errors[f"catalogs[{number}]"] = [f"{name} belongs to {built_in(name).game}, not to {game}."]
    if errors:
        raise BadInput(errors)
    chosen = tuple(dict.fromkeys(catalogs)) if catalogs else None
    rules.load(Position(game=game, players=(), tiles=(), options=options, catalogs=chosen))
    return PhotoRequest(game, chosen or tuple(rules.implied_catalogs(options)), dict(options), dict(points))
