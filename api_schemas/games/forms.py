"""What a game without tiles brings: the schemas of its requests and answers."""

from typing import NamedTuple

from api_schemas.common.schema import Schema


class Forms(NamedTuple):
    """The schemas of a game: of its position and of the subject of a ruling.

    `placements` and `catalog` are answers of games without tiles: what a player may do, and the board.
    """

    position: type[Schema]
    feature: type[Schema]
    placements: type[Schema] | None = None
    catalog: type[Schema] | None = None
