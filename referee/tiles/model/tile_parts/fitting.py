"""Where a tile fits, looked up by the edge requirements of a cell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.tiles.model.tile_parts.cell_requirements import ANY, Pattern, faces_of

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

MOST_KEPT = 1000  # patterns cached per tile; clients choose the boards, so memory needs a limit
Fit = tuple["Tile", int, tuple[int, ...]]  # rotated tile, rotation in degrees, features that may close


class Fits(dict[Pattern, tuple[Fit, ...]]):
    """For the requirements of a cell: every rotation in which the tile fits, each with its features of some
    kinds that would face no empty cell. Computed on demand."""

    def __init__(self, tile: Tile, kinds: frozenset[str]) -> None:
        super().__init__()
        self._tile, self._kinds = tile, kinds  # the canonical tile

    def __missing__(self, pattern: Pattern) -> tuple[Fit, ...]:
        faces = faces_of(pattern)
        found = tuple((tile, 90 * tile.quarter, self._closed(tile, faces)) for tile in self._fitting(faces))
        if len(self) < MOST_KEPT:
            self[pattern] = found
        return found

    def _fitting(self, faces: tuple[str | None, ...]) -> Iterator[Tile]:
        """Yield the tile in every rotation that fits. Only those are rotated: few tiles of a large set fit a
        cell."""
        signs, letters = self._tile.edges.signs, self._tile.edges.letters
        required = [(edge, face) for edge, face in enumerate(faces) if face is not None and face != ANY]
        for quarter in range(4):
            for edge, face in required:
                at = edge - quarter  # -1 is W, by Python's negative indices
                sign = signs[at]
                if sign is not None and face != sign and face != letters[at]:
                    break
            else:
                yield self._tile.turned(quarter)

    def _closed(self, tile: Tile, faces: tuple[str | None, ...]) -> tuple[int, ...]:
        return tuple(
            index
            for index, kind in enumerate(tile.kinds)
            if kind in self._kinds
            and all(faces[edge] is not None for edge, _ in tile.connections.exits[index])
        )
