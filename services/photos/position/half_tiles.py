"""Half tiles that people enter about a photo: one shares a cell with the one that lies opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from referee.game import Cell
from referee.tiles.model.tile import Tile
from vision.labels.half_pairs import pair_id
from vision.reading import Correction, Draft


def of_half(one: Correction, tiles: Mapping[str, Tile]) -> bool:
    """Whether a correction lays a half tile."""
    tile = None if one.figure is not None or one.token is not None else tiles.get(one.tile or "")
    return tile is not None and tile.special.half


def with_other_halves(
    entered: Sequence[Correction], shown: Draft, tiles: Mapping[str, Tile]
) -> list[Correction]:
    """The corrections; one that lays a half tile on the cell of another, opposite it, lays both.

    `shown`: the draft that people see.
    """
    there: dict[Cell, tuple[str, int]] = {
        (one.x, one.y): (one.tile, one.rotation // 90) for one in shown.tiles if one.tile
    }
    found = []
    for one in entered:
        at, lies = (one.x or 0, one.y or 0), (one.tile or "", one.rotation // 90)
        other = there.get(at)
        if of_half(one, tiles) and other is not None and _opposite(lies, other, tiles):
            name, quarter = pair_id(lies, other)
            one = replace(one, tile=name, rotation=90 * quarter)
        if one.figure is None and one.token is None:
            there[at] = (one.tile or "", one.rotation // 90)
        found.append(one)
    return found


def _opposite(one: tuple[str, int], other: tuple[str, int], tiles: Mapping[str, Tile]) -> bool:
    known = tiles.get(other[0])
    half = known is not None and known.special.half
    return half and one[0] != other[0] and (one[1] - other[1]) % 4 == 2
