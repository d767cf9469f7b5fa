"""What a caller of the recogniser may add to a picture and its tile sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.tiles.io.catalog import TileSet, built_in
from vision.reading.observations import Quad

if TYPE_CHECKING:
    from vision.errors import Stage
    from vision.maps.printed_map import Printed
    from vision.models.tile_galleries import Gallery


@dataclass(frozen=True)
class TableFacts:
    """What is known about a table in addition to its tile sets, which `source` loads by id.

    `more`: prototypes in addition to the shipped gallery; `pieces`: the game has other pieces than
    Carcassonne; `colours`: those of the players (empty: unknown); `ground`: the map that the tiles are on;
    `board`: some of its tiles are known, so that a board of few tiles can be compared with them.
    """

    more: Gallery | None = None
    source: Callable[[str], TileSet] = built_in
    pieces: bool = False
    colours: tuple[str, ...] = ()
    ground: Printed | None = None
    board: bool = False


@dataclass(frozen=True)
class ReadingWatch:
    """Functions that are called during a reading; any of them may raise to end it.

    `progress` gets each stage, `found` the cells that seem to hold a tile, as soon as the grid is known;
    `pulse` is called repeatedly in between.
    """

    progress: Callable[[Stage], None] | None = None
    found: Callable[[Sequence[Quad]], None] | None = None
    pulse: Callable[[], None] | None = None
