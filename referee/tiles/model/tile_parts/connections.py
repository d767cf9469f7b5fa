"""Where the features of a tile lead: across its edges to those of its neighbours, and to each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from referee.tiles.model.tile_parts.edges import TileEdges, turned_row
from referee.tiles.model.tile_parts.feature import PORTS, TileFeature
from referee.tiles.model.tile_parts.port_owners import Exit, behind_of, exits_of, is_split

MOST_NEIGHBOURS = 2000  # tiles whose joins with this one are cached
Pairs = tuple[tuple[int, int], ...]
_serials = count()


class TileConnections:
    """Where features lead, by their numbers. `exits`: for each, the edges across which it leads, and what it
    faces there (an index into the neighbour's `behind`); `led`: the same by edge, each with its feature;
    `ends`: for each edge, those that lead across it; `behind`: those that a neighbour's feature faces.

    `meets`: a cache for which features of a kind lead to which of a neighbour, by `crossing`.

    `beside`: for each, those adjacent to it on the tile; `links`: groups of them that meet on it (the roads
    of a crossing); `points`: those that reach no edge; `marked`: for each, whether it has marks. `serial`:
    the number by which caches know the tile in this rotation.
    """

    __slots__ = (
        "_across",
        "_edges",
        "behind",
        "beside",
        "ends",
        "exits",
        "led",
        "links",
        "marked",
        "meets",
        "points",
        "serial",
    )  # fmt: skip

    def __init__(
        self, edges: TileEdges, features: Sequence[TileFeature], links: tuple[frozenset[int], ...] = ()
    ) -> None:
        self.links = links
        self.beside = tuple([f.beside for f in features])
        self.marked = tuple([bool(f.marks) for f in features])
        self.points = tuple([i for i, f in enumerate(features) if not f.ports and not f.inner])
        self.behind = behind_of(edges.owner)
        self.exits = tuple([_exits(edges, f) for f in features])
        self.ends: tuple[tuple[int, ...], ...] = tuple([
            tuple([i for i, exits in enumerate(self.exits) if any(e == edge for e, _ in exits)])
            for edge in range(4)
        ])  # fmt: skip
        self._begin(edges)

    def _begin(self, edges: TileEdges) -> None:
        self._edges = edges
        self.led: tuple[tuple[Exit, ...], ...] = tuple([
            tuple([(i, behind) for i, exits in enumerate(self.exits) for e, behind in exits if e == edge])
            for edge in range(4)
        ])  # fmt: skip
        self.serial = next(_serials)
        self._across: tuple[dict[int, Pairs | None], ...] = ({}, {}, {}, {})
        self.meets: dict[int, Pairs] = {}

    def turned(self, quarter: int, edges: TileEdges) -> TileConnections:
        """Return these connections after quarter turns clockwise; `edges`: the tile's then."""
        made = object.__new__(TileConnections)
        made.links, made.beside, made.marked, made.points = self.links, self.beside, self.marked, self.points
        made.behind, made.ends = turned_row(self.behind, 8 * quarter), turned_row(self.ends, quarter)
        made.exits = tuple([
            tuple(sorted([((edge + quarter) % 4, (behind + 8 * quarter) % 32) for edge, behind in exits]))
            for exits in self.exits
        ])  # fmt: skip
        made._begin(edges)
        return made

    def crossing(self, edge: int) -> int:
        """Return the number for this tile beyond an edge of a neighbour."""
        return 4 * self.serial + edge

    def across(self, edge: int, near: TileConnections) -> Pairs | None:
        """Return which features join which of a neighbour's across an edge. None if either tile is
        unreadable, or they show different things."""
        known = self._across[edge]
        if near.serial not in known:
            if len(known) >= MOST_NEIGHBOURS:
                known.clear()
            known[near.serial] = self._pairs(edge, near)
        return known[near.serial]

    def _pairs(self, edge: int, near: TileConnections) -> Pairs | None:
        back = (edge + 2) % 4
        mine, theirs = self._edges, near._edges
        if mine.unknown or theirs.unknown or not mine.accepts(edge, theirs.faces[back]):
            return None
        back_to_mine = {(own, other) for other, own in near._led(back, self)}
        return tuple(sorted(back_to_mine.union(self._led(edge, near))))

    def _led(self, edge: int, near: TileConnections) -> list[tuple[int, int]]:
        """Return where features lead across an edge: pairs of a feature and the neighbour's."""
        led = self.led[edge]
        return [(index, other) for index, behind in led for other in near.behind[behind] if other >= 0]


def _exits(edges: TileEdges, feature: TileFeature) -> tuple[Exit, ...]:
    ports = feature.ports
    if edges.split and not edges.pairwise:
        shared = (
            e for e in range(4) if is_split(edges.owner, edges.kinds, e) and not ports.isdisjoint(PORTS[e])
        )
        ports = ports.union(*((2 * e, 2 * e + 1) for e in shared))
    return exits_of(ports)
