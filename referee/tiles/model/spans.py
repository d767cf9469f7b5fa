"""Pieces that span a tile from an edge to the opposite one, such as a bridge: they add a line over everything
on the tile, joined to nothing there, and change what its two edges show. What is under them is not cut.

And pieces over a feature on two tiles, with one edge of each, which turn it into another kind: castles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from referee.game import Cell
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import recast as recast_feature
from referee.tiles.model.tile_copies import with_line
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_parts.special import ORDINARY


@dataclass(frozen=True, eq=False)
class Span:
    """What a piece adds: a line of this `kind`, whose edges show `letter`, between edges that show nothing
    but areas of the kind `over`. There is one for each kind of piece, compared by identity."""

    kind: str
    letter: str
    over: str

    @cached_property
    def free(self) -> str:
        """What the edges show between which it may lie."""
        return f"{self.over}||{self.over}"


def spanned(tile: Tile, edges: Sequence[str], span: Span) -> Tile | None:
    """Return the tile, as it lies, with such a piece between these edges; None if they are not opposite, or
    show anything else."""
    made = _kept if tile.special is ORDINARY else _made
    return made(tile, tuple(edges), span)


def _made(tile: Tile, edges: tuple[str, ...], span: Span) -> Tile | None:
    if tile.unknown or len(edges) != 2 or not set(EDGES).issuperset(edges):
        return None
    one, other = (EDGES.index(edge) for edge in edges)
    free = (span.over, None, span.over)
    if (one + 2) % 4 != other or tile.edges.kinds_at(one) != free or tile.edges.kinds_at(other) != free:
        return None
    return with_line(tile, TileFeature(span.kind, frozenset((8 + one, 8 + other))), span.letter)


_kept = lru_cache(maxsize=2048)(_made)  # of equal tiles, unless something on the table joins them


@dataclass(frozen=True, slots=True)
class Recast:
    """What a piece does: a feature of the kind `old` is one of the kind `new`."""

    old: str
    new: str


def faces_of(cells: Mapping[Cell, Tile], tiles: Sequence[Cell], kind: str) -> tuple[Piece, Piece] | None:
    """Return the parts of a feature of this kind that two tiles side by side have at their common edge only;
    None if there is none."""
    if len(tiles) != 2 or tiles[1] not in NEAR[tiles[0]] or any(cell not in cells for cell in tiles):
        return None
    edge = NEAR[tiles[0]].index(tiles[1])
    found = []
    for cell, at in zip(tiles, (edge, (edge + 2) % 4), strict=True):
        tile = cells[cell]
        there = tile.names.find(kind, (EDGES[at],))
        if len(there) != 1 or tile.features[there[0]].edges != (EDGES[at],):
            return None
        found.append((*cell, there[0]))
    return found[0], found[1]


def vicinity(tiles: Iterable[Cell]) -> frozenset[Cell]:
    """Return the six cells of a castle: its two tiles, and those on either long side of each."""
    (ax, _), (bx, _) = tiles
    east, south = (1, 0) if ax == bx else (0, 1)
    return frozenset((x + n * east, y + n * south) for x, y in tiles for n in (-1, 0, 1))


def recast_tiles(cells: Mapping[Cell, Tile], tiles: Sequence[Cell], recast: Recast) -> dict[Cell, Tile]:
    """Return the two tiles whose common feature a piece changes; empty if they have none (`faces_of`)."""
    parts = faces_of(cells, tiles, recast.old) or ()
    return {(x, y): recast_feature(cells[x, y], index, recast.new) for x, y, index in parts}
