"""All labels of a cell: every (tile, rotation) of some tile sets, with their edges and copies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile

UNSEEN = {"castle-base", "castle-base:false"}  # marks of features that are not printed
PART = "#"  # in the id of a single cell of a multi-cell tile
Label = tuple[str, int]  # tile id, rotation in degrees
Edge = tuple[str | None, str | None, str | None] | None


@dataclass(frozen=True)
class LabelSpace:
    """All states of a cell; the last one is the wildcard: a tile that none of the sets has.

    `labels[s]` names state s (rotations that look alike are one state; `index` has all their names).
    `edges[s, side]` is its edge class on N, E, S, W; `facing[c]` is the class that matches class c; the
    last class is that of the wildcard and matches everything. `tile_of[s]` indexes `copies`, the number of
    that tile in the box. States with the same `look_of` are equivalent to the rules, though their tiles
    have other names.
    """

    labels: tuple[Label, ...]
    index: Mapping[Label, int]
    edges: NDArray[np.intp]
    facing: NDArray[np.intp]
    tile_of: NDArray[np.intp]
    look_of: NDArray[np.intp]
    copies: NDArray[np.float64]
    tiles: Mapping[str, Tile]

    @property
    def wild(self) -> int:
        return len(self.labels) - 1

    @property
    def wild_edge(self) -> int:
        return len(self.facing) - 1

    def matching(self) -> NDArray[np.bool_]:
        """`[c, d]`: whether an edge of class c may be next to one of class d."""
        classes = np.arange(len(self.facing))
        fits = self.facing[:, None] == classes[None, :]
        fits[self.wild_edge, :] = fits[:, self.wild_edge] = True
        return np.asarray(fits)


def looks(tile: Tile) -> tuple[object, ...]:
    """Return what distinguishes tiles on the table: their features, whatever set they are from."""
    features = sorted(
        (f.kind, tuple(sorted(f.ports)), tuple(sorted(_seen(f.marks))))
        for f in tile.features
        if f.kind != "garden"
    )
    return (*features, *sorted(tile.marks))


def _seen(marks: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(name, count) for name, count in marks.items() if name not in UNSEEN]


def states_of(tiles: Iterable[Tile], copies: Mapping[str, int]) -> LabelSpace:
    """Return the states of these tiles; a tile without an entry in `copies` may occur any number of times."""
    labels: list[Label] = []
    index: dict[Label, int] = {}
    edges: list[list[Edge]] = []
    owners: list[int] = []
    shown: dict[object, int] = {}
    alike: list[int] = []
    known = {tile.id: tile for tile in tiles}
    for number, tile in enumerate(known.values()):
        seen: dict[object, int] = {}
        alone = tile.large is None and PART not in tile.id  # otherwise a cell of a multi-cell tile
        for quarter in range(4):
            turned = tile.turned(quarter)
            key: object = looks(turned) if alone else (tile.id, quarter)
            if key not in seen:
                seen[key] = len(labels)
                labels.append((tile.id, 90 * quarter))
                edges.append([turned.edges.kinds_at(side) for side in range(4)])
                owners.append(number)
                alike.append(shown.setdefault(key, len(shown)))
            index[tile.id, 90 * quarter] = seen[key]
    seen_edges = dict.fromkeys(
        e for row in edges for edge in row if edge is not None for e in (edge, edge[::-1])
    )
    classes: dict[Edge, int] = {edge: c for c, edge in enumerate(seen_edges)}
    wild = classes[None] = len(classes)
    facing = [classes[edge[::-1] if edge is not None else None] for edge in classes]
    return LabelSpace(
        labels=(*labels, ("", 0)),
        index=index,
        edges=np.array([*([classes[e] for e in row] for row in edges), [wild] * 4], np.intp),
        facing=np.array(facing, np.intp),
        tile_of=np.array([*owners, len(known)], np.intp),
        look_of=np.array([*alike, len(shown)], np.intp),
        copies=np.array([*(copies.get(name, np.inf) for name in known), np.inf], float),
        tiles=known,
    )


def printed(tile_sets: Sequence[TileSet], edition: str) -> tuple[list[Tile], dict[str, int]]:
    """Return the tiles of these sets in an edition of the game, and their copies. Tiles that no edition
    counts (every player has one) and all tiles of a set that does not have the edition are unlimited."""
    tiles: dict[str, Tile] = {}
    copies: dict[str, int] = {}
    for tile_set in tile_sets:
        counts = tile_set.counted(edition)
        elsewhere = {name for printing in tile_set.counts.values() for name in printing} - set(counts or ())
        tiles |= {
            name: tile for name, tile in tile_set.tiles.items() if counts is None or name not in elsewhere
        }
        for name, count in (counts or {}).items():
            copies[name] = copies.get(name, 0) + count
    return list(tiles.values()), copies


def roofed(sets: Sequence[TileSet]) -> frozenset[str]:
    """Return the ids of the tiles with a monastery: its roof is painted red."""
    return frozenset(
        name
        for one in sets
        for name, tile in one.tiles.items()
        if any(f.kind == "monastery" for f in tile.features)
    )
