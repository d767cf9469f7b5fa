"""Select the tiles of a sheet to print and cut out, and split them into parts."""

from __future__ import annotations

from collections.abc import Sequence

from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile
from vision.enrolment.parameters import ENROLMENT

PARAMETERS = ENROLMENT.print_parts


def copies(tile_set: TileSet, printing: str | None = None) -> list[tuple[Tile, int]]:
    """Return the tiles of a set and their copies in a printing (the first one, or that of this name or
    edition); one of each if the set has no printings. Raises LookupError."""
    known = list(tile_set.printings)
    if printing is not None:
        known = [p for p in known if printing in (p.id, p.id.rpartition(":")[2]) or printing in p.editions]
        if not known:
            raise LookupError(f"no printing {printing!r}")
    counts = known[0].counts if known else dict.fromkeys(tile_set.tiles, 1)
    return [(tile, counts[name]) for name, tile in tile_set.tiles.items() if counts.get(name)]


def parts(found: Sequence[tuple[Tile, int]]) -> list[list[tuple[Tile, int]]]:
    """Split tiles with their copies into parts of at most max_tiles copies and max_designs tiles, which
    bounds the size of a file and the time to draw it."""
    made: list[list[tuple[Tile, int]]] = []
    room = 0
    for tile, count in found:
        while count:
            if not room or len(made[-1]) >= PARAMETERS.max_designs:
                made.append([])
                room = PARAMETERS.max_tiles
            taken = min(count, room)
            made[-1].append((tile, taken))
            count, room = count - taken, room - taken
    return made
