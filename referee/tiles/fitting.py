"""How a tile fits into cells: looked up by what the neighbours of a cell ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.tiles.asking import ANY, Pattern, faces_of

if TYPE_CHECKING:
    from referee.tiles.tile import Tile

MOST_KEPT = 1000  # patterns a tile remembers; who sends boards chooses them, and shall not fill our memory
Fit = tuple["Tile", int, tuple[int, ...]]  # the tile as turned, its rotation in degrees, what may close


class Fits(dict[Pattern, tuple[Fit, ...]]):
    """For what a cell asks: every rotation in which the tile fits there, each with its features of some kinds
    that would face no empty cell. Worked out when first asked for."""

    def __init__(self, tile: Tile, kinds: frozenset[str]) -> None:
        super().__init__()
        self._tile, self._kinds = tile, kinds  # the tile in its canonical orientation

    def __missing__(self, asked: Pattern) -> tuple[Fit, ...]:
        faces = faces_of(asked)
        found = tuple((tile, tile.rotation, self._closed(tile, faces)) for tile in self._fitting(faces))
        if len(self) < MOST_KEPT:
            self[asked] = found
        return found

    def _fitting(self, faces: tuple[str | None, ...]) -> Iterator[Tile]:
        """The tile in every rotation that fits. It is turned only where it does: of a large set few tiles fit
        a cell."""
        signs, letters = self._tile.signs, self._tile.letters
        asked = [(edge, face) for edge, face in enumerate(faces) if face is not None and face != ANY]
        for quarter in range(4):
            for edge, face in asked:
                at = edge - quarter  # -1 is W, as of any sequence
                sign = signs[at]
                if sign is not None and face != sign and face != letters[at]:
                    break
            else:
                yield self._tile.turned(quarter)

    def _closed(self, tile: Tile, faces: tuple[str | None, ...]) -> tuple[int, ...]:
        return tuple(
            index
            for index, kind in enumerate(tile.kinds)
            if kind in self._kinds and all(faces[edge] is not None for edge, _ in tile.exits[index])
        )
