"""Two half tiles on one cell, as one tile of the label space.

A pair is named by both tiles, "a&b" with a before b: a as defined and b turned by 180 degrees. So the pair
turned by q quarters is a turned by q, and b by q + 2.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.half_tiles import BOTH, laid_on
from referee.tiles.model.tile import Tile
from vision.labels.cell_images import tile_id
from vision.labels.label_space import LabelSpace
from vision.reading import At, Cell, DraftTile

HERE: At = (0, 0)

Half = tuple[str, int]  # a tile and its quarter turns


def pair_id(one: Half, other: Half) -> Half:
    """Return the name of two half tiles, which lie opposite each other, and its quarter turns."""
    first, second = sorted((one, other))
    return f"{first[0]}{BOTH}{second[0]}", first[1] % 4


def halves_of(name: str, quarter: int) -> tuple[Half, ...]:
    """Return the half tiles of a pair that lies like this; of another tile this one, though the code of a
    user's tile may contain what is between those of a pair."""
    first, _, second = name.partition(BOTH)
    pair = "/" in first and "/" in second
    return ((first, quarter % 4), (second, (quarter + 2) % 4)) if pair else ((name, quarter % 4),)


def laid_singly(tiles: Iterable[DraftTile]) -> Iterator[tuple[int, int, str | None, int]]:
    """Yield place, name and rotation of these tiles, of a pair those of both."""
    for one in tiles:
        if one.tile is None:
            yield one.x, one.y, None, one.rotation
            continue
        for name, quarter in halves_of(one.tile, one.rotation // 90):
            yield one.x, one.y, name, 90 * quarter


def laid_together(rows: Iterable[tuple[int, int, str, int]]) -> list[tuple[int, int, str, int]]:
    """Return place, name and rotation of laid tiles, with two half tiles on a cell as a pair."""
    found: dict[At, tuple[str, int]] = {}
    for x, y, name, rotation in rows:
        there, lies = found.get((x, y)), (name, rotation // 90)
        found[x, y] = lies if there is None else pair_id(there, lies)
    return [(x, y, name, 90 * quarter) for (x, y), (name, quarter) in found.items()]


def single_tiles(face: str) -> tuple[str, ...]:
    """Return the tiles of a face, which may be a cell of a large tile or a pair of half tiles."""
    return tuple(name for name, _ in halves_of(tile_id(face)[0], 0))


def is_half(tile: Tile | None) -> bool:
    """Return whether this is a half tile, or a pair."""
    return tile is not None and bool(tile.special.half or tile.special.halves)


def compared_halves(states: LabelSpace, known: Collection[str]) -> NDArray[np.bool_]:
    """Return which states are half tiles, or pairs of them, among the `known` ones (ids)."""
    some = frozenset(known)
    return np.array([bool(some) and some.issuperset(single_tiles(name)) for name, _ in states.labels], bool)


def half_states(states: LabelSpace) -> NDArray[np.bool_]:
    """Return which states are half tiles or pairs of them."""
    return np.array([is_half(states.tiles.get(name)) for name, _ in states.labels], bool)


def pairs_seen(cells: Iterable[Cell]) -> frozenset[str]:
    """Return the pairs that cells may show."""
    return frozenset(
        one.tile
        for cell in cells
        if cell.halves is not None
        for one in cell.halves.candidates
        if BOTH in one.tile
    )


def tile_named(name: str, tiles: Mapping[str, Tile]) -> Tile | None:
    """Return the tile of this name, or the pair; None if it is unknown."""
    if name in tiles or BOTH not in name:
        return tiles.get(name)
    first, second = map(tiles.get, name.split(BOTH, 1))
    if first is None or second is None or not (first.special.half and second.special.half):
        return None
    return _pair(first, second)


def _pair(first: Tile, second: Tile) -> Tile:
    """Return two canonical half tiles as one tile."""
    return laid_on({HERE: first}, HERE, second.turned(2))
