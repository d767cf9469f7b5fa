"""How a tile fits into cells: looked up by what the neighbours of a cell ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.tiles.asking import Pattern, faces_of

if TYPE_CHECKING:
    from referee.tiles.tile import Tile

MOST_KEPT = 1000  # patterns a tile remembers; who sends boards chooses them, and shall not fill our memory
Fit = tuple["Tile", int, tuple[int, ...]]  # the tile as turned, its rotation in degrees, what may close


class Fits(dict[Pattern, tuple[Fit, ...]]):
    """For what a cell asks: every rotation in which the tile fits there, each with its features of some kinds
    that would face no empty cell. Worked out when first asked for."""

    def __init__(self, turns: list[Tile], kinds: frozenset[str]) -> None:
        super().__init__()
        self._turns, self._kinds = turns, kinds

    def __missing__(self, asked: Pattern) -> tuple[Fit, ...]:
        faces = faces_of(asked)
        found = tuple(
            (tile, tile.rotation, self._closed(tile, faces))
            for tile in self._turns
            if all(tile.accepts(e, faces[e]) for e in range(4))
        )
        if len(self) < MOST_KEPT:
            self[asked] = found
        return found

    def _closed(self, tile: Tile, faces: tuple[str | None, ...]) -> tuple[int, ...]:
        return tuple(
            index
            for index, kind in enumerate(tile.kinds)
            if kind in self._kinds and all(faces[edge] is not None for edge, _ in tile.exits[index])
        )
