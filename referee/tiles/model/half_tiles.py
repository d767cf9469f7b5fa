"""Half tiles: triangles that fill half of a cell, with two whole sides and a long one. Two of them, each
turned by 180 degrees from the other, fill a cell together.

On a board a cell has one `Tile`: a half tile, which has no edges (`TileEdges.absent`) where the cell is
empty, or a pair of them. Features that reach the long side have a loose end there (`Special.loose`), and
those of the two halves are not joined: nothing here knows what two long sides do to each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from referee.game import Cell
from referee.tiles.model.ports import INNER
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import MASKS, Pattern
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_parts.special import Special

if TYPE_CHECKING:
    from referee.tiles.model.board import Board
    from referee.tiles.model.regions import Region

BOTH = "&"  # between the ids of two half tiles on a cell
HALF, LONG_SIDE = "half", "diagonal"  # marks of a half tile, and of its features that reach its long side


def parts(tile: Tile) -> tuple[Tile, ...]:
    """Return the tiles that lie on the cell: two for a pair of halves, first the one laid first."""
    return tile.special.halves or (tile,)


def newest(tile: Tile) -> range:
    """Return the numbers of the features that came with the tile laid last on the cell."""
    halves = tile.special.halves
    return range(len(halves[0].kinds) if halves else 0, len(tile.kinds))


def is_newest(tile: Tile, index: int) -> bool:
    """Return whether a feature came with the tile laid last on its cell. What stands on no known feature
    (below 0) is taken to be on that."""
    return index < 0 or index in newest(tile)


def half_of(tile: Tile, index: int) -> int:
    """Return on which of the tiles on a cell a feature is: 1 if on the half laid second."""
    return int(bool(tile.special.halves) and index >= len(tile.special.halves[0].kinds))


def came_into(region: Region, cell: Cell, tile: Tile) -> bool:
    """Return whether the tile laid last on a cell has a part in a region."""
    if cell not in region.tiles:
        return False
    return not tile.special.halves or any((*cell, index) in region.pieces for index in newest(tile))


def touches(tile: Tile, pattern: Pattern) -> bool:
    """Return whether a tile has a whole side where a cell with these requirements has a neighbour."""
    return any(pattern & MASKS[edge] for edge in range(4) if edge not in tile.edges.absent)


def beside_half(there: Tile | None, tile: Tile) -> bool:
    """Return whether what lies on a cell is half a tile, and this tile is the other half."""
    if there is None or not (there.special.half and tile.special.half):
        return False
    return {*there.edges.absent, *tile.edges.absent} == {0, 1, 2, 3}


def half_fits(
    board: Board, tile: Tile, open_cells: Iterable[tuple[Cell, Pattern]]
) -> Iterator[tuple[Cell, Tile]]:
    """Yield where a half tile fits, regardless of other rules: on one of these empty cells with a whole side
    at a tile, or on the cell of another half, and how it lies there."""
    fits = tile.fits()
    for cell, pattern in open_cells:
        for turned, _, _ in fits[pattern]:
            if not board.cells or touches(turned, pattern):
                yield cell, turned
    for cell, there in board.cells.items():
        if there.special.half:
            for turned, _, _ in fits[board.needs.pattern(cell)]:
                if beside_half(there, turned):
                    yield cell, turned


def laid_on(cells: Mapping[Cell, Tile], cell: Cell, tile: Tile) -> Tile:
    """Return what is on the cell once the tile lies there: with a half tile that was there, both."""
    there = cells.get(cell)
    if there is None or not beside_half(there, tile):
        return tile
    return _paired(there, tile) if there.special.joins else _known(there, tile)


def _paired(first: Tile, second: Tile) -> Tile:
    """Return two halves as one tile: the features of the first keep their numbers."""
    count = len(first.kinds)
    inside = {(f.kind, f.inner) for f in first.features if f.inner}
    features = (*first.features, *(_moved(f, count, inside) for f in second.features))
    letters = "".join(
        one if edge not in first.edges.absent else other
        for edge, (one, other) in enumerate(zip(first.edges.letters, second.edges.letters, strict=True))
    )
    links = [*first.connections.links, *([i + count for i in one] for one in second.connections.links)]
    made = Tile(
        f"{first.id}{BOTH}{second.id}",
        features,
        first.marks | second.marks,
        letters,
        pairwise=first.edges.pairwise or second.edges.pairwise,
        links=links,
    )
    loose = first.special.loose.union(index + count for index in second.special.loose)
    made.special = Special(joins=first.special.joins, loose=loose, halves=(first, second))
    return made


_known = lru_cache(maxsize=4096)(_paired)


def _moved(feature: TileFeature, count: int, inside: set[tuple[str, str]]) -> TileFeature:
    """Return a feature of the second half: its neighbours have other numbers, and one that reaches no edge
    another name, if the first half has one of the same name."""
    beside = tuple(index + count for index in feature.beside)
    taken = feature.inner and (feature.kind, feature.inner) in inside
    return replace(feature, beside=beside, inner=INNER[1] if taken else feature.inner)
