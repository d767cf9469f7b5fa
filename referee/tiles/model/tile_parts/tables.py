"""The lookup tables of a tile, computed on first use; those of a rotated one follow from the unrotated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from referee.tiles.model.tile_parts.edge_constraints import ANY, requirements_of
from referee.tiles.model.tile_parts.feature import PORTS, Feature
from referee.tiles.model.tile_parts.feature_names import FeatureNames
from referee.tiles.model.tile_parts.tile_edges import Exit, behind_of, exits_of, is_split, sign

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile

Pairs = tuple[tuple[int, int], ...]
Row = TypeVar("Row", tuple[Any, ...], str)


def turned_row(row: Row, by: int) -> Row:
    """Rotate a row of values by edge."""
    return row[-by:] + row[:-by]


def _show(tile: Tile) -> None:
    """Compute what the edges show."""
    base, q = tile.canonical, tile.quarter
    if base is not None and base is not tile:
        tile.signs, tile.faces = turned_row(base.signs, q), turned_row(base.faces, q)
        tile.wild, tile.split = base.wild, base.split
        return
    tile.signs = tuple([sign(tile.owner, tile.kinds, edge, 1) for edge in range(4)])
    tile.wild = None in tile.signs
    tile.split = any(is_split(tile.owner, tile.kinds, edge) for edge in range(4))
    tile.faces = tuple([sign(tile.owner, tile.kinds, edge, -1) or _hint(tile, edge) for edge in range(4)])


def _require(tile: Tile) -> None:
    tile.requires = requirements_of(tile.faces)


def _lead(tile: Tile) -> None:
    """Compute where features lead."""
    base, q = tile.canonical, tile.quarter
    if base is not None and base is not tile:
        tile.behind, tile.ends = turned_row(base.behind, 8 * q), turned_row(base.ends, q)
        tile.exits = tuple([
            tuple(sorted([((edge + q) % 4, (behind + 8 * q) % 32) for edge, behind in exits]))
            for exits in base.exits
        ])  # fmt: skip
        return
    tile.behind = behind_of(tile.owner)
    tile.exits = tuple([_exits(tile, f) for f in tile.features])
    tile.ends = tuple([
        tuple([i for i, exits in enumerate(tile.exits) if any(e == edge for e, _ in exits)])
        for edge in range(4)
    ])  # fmt: skip


def _count(tile: Tile) -> None:
    tile.beside = tuple([f.beside for f in tile.features])
    tile.counted = tuple([bool(f.marks) for f in tile.features])
    tile.points = tuple([i for i, f in enumerate(tile.features) if not f.ports and not f.inner])


def _name(tile: Tile) -> None:
    tile.names = FeatureNames(tile.features, tile.kinds)


def _exits(tile: Tile, feature: Feature) -> tuple[Exit, ...]:
    ports = feature.ports
    if tile.split and not tile.pairwise:
        shared = (
            e for e in range(4) if is_split(tile.owner, tile.kinds, e) and not ports.isdisjoint(PORTS[e])
        )
        ports = ports.union(*((2 * e, 2 * e + 1) for e in shared))
    return exits_of(ports)


def _hint(tile: Tile, edge: int) -> str:
    letter = tile.letters[edge]
    return letter if tile.unknown and letter != "?" else ANY


def _turn_features(tile: Tile) -> None:
    base = tile.canonical
    assert base is not None
    tile.features = tuple([f.turned(tile.quarter) for f in base.features])


def pairs_across(tile: Tile, edge: int, near: Tile) -> Pairs | None:
    """Return which features join which of a neighbour's across an edge; None if that is unknown."""
    back = (edge + 2) % 4
    if tile.unknown or near.unknown or not tile.accepts(edge, near.faces[back]):
        return None
    back_to_mine = {(own, theirs) for theirs, own in _led(near, back, tile)}
    return tuple(sorted(back_to_mine.union(_led(tile, edge, near))))


def _led(tile: Tile, edge: int, near: Tile) -> list[tuple[int, int]]:
    """Return where features lead across an edge: pairs of the tile's and the neighbour's feature."""
    exits = [(index, behind) for index, led in enumerate(tile.exits) for e, behind in led if e == edge]
    return [(index, other) for index, behind in exits for other in near.behind[behind] if other >= 0]


TABLES: Mapping[str, Callable[[Tile], None]] = {
    **dict.fromkeys(("signs", "wild", "split", "faces"), _show),
    "features": _turn_features,
    "requires": _require,
    **dict.fromkeys(("behind", "exits", "ends"), _lead),
    **dict.fromkeys(("beside", "counted", "points"), _count),
    "names": _name,
}
"""How the tables of a tile are worked out, by attribute."""
