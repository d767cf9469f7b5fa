"""Tiles: a tile has a few features, each of which owns some of the twelve ports.

A `Tile` carries the lookup tables that boards need, computed once per rotation: what its `edges` show and
require of its neighbours, and the `connections` of its features across them. Edge signatures are strings
"left|lane|right" of feature kinds; two edges match if one equals the other read backwards.

The join rule: features of the same kind whose ports face each other are one feature. Where two areas of the
same kind share an edge, each of them faces both halves of the neighbour's edge, so that all four join when
two such edges meet; `pairwise` makes a tile whose areas face only the opposite half.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING

from referee.tiles.model.multi_cell import ORIGIN, Large
from referee.tiles.model.tile_parts.connections import TileConnections
from referee.tiles.model.tile_parts.edges import TileEdges
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_parts.feature_names import FeatureNames
from referee.tiles.model.tile_parts.fitting import Fits
from referee.tiles.model.tile_parts.port_owners import ABSENT, UNKNOWN, WILD, owners_of
from referee.tiles.model.tile_parts.special import ORDINARY, Special

MOST_FITS = 20  # sets of kinds cached per tile


class Tile:
    """A tile in one rotation (`quarter` turns clockwise from its canonical orientation). Treat it as a value.

    `unknown`: it represents an unreadable tile. A part of a multi-cell tile has its `large`; `extra`: it is
    not the north-west part, by which the tile is named and counted, or not of the box. `special`: what sets
    it apart on a table. `connections` has the `links`: groups of features, by number, that meet on the tile.
    """

    __slots__ = (
        "_features",
        "_fits",
        "_landmarks",
        "_links",
        "_names",
        "_turns",
        "connections",
        "edges",
        "extra",
        "id",
        "kinds",
        "large",
        "marks",
        "quarter",
        "special",
        "unknown",
    )  # fmt: skip
    connections: TileConnections

    def __new__(cls, *args: object, **named: object) -> Tile:
        """Make a tile that works out its connections when they are needed."""
        return object.__new__(_Unused)

    def __init__(
        self,
        id: str,
        features: Iterable[TileFeature],
        marks: Iterable[str] = (),
        letters: str = "????",
        quarter: int = 0,
        *,
        pairwise: bool = False,
        links: Iterable[Iterable[int]] = (),
        long_side: Iterable[int] | None = None,
    ) -> None:
        """`long_side`: of a half tile, the features that reach its long side; edges without any are absent
        then."""
        self._links = tuple([frozenset(group) for group in links])
        self._features: tuple[TileFeature, ...] | None = tuple(features)
        self.id, self.marks = id, frozenset(marks)
        self.quarter = quarter
        self.kinds = tuple([intern(f.kind) for f in self.features])
        owner = owners_of([f.ports for f in self.features], WILD if long_side is None else ABSENT)
        edges = TileEdges(self.kinds, owner, letters, pairwise=pairwise)
        self._finish(edges, ORDINARY if long_side is None else Special(loose=frozenset(long_side), half=True))

    def _finish(self, edges: TileEdges, special: Special = ORDINARY) -> None:
        self.edges, self.unknown = edges, edges.unknown
        self.large: Large | None = None
        self.extra = False
        self.special = special
        self._names: FeatureNames | None = None
        self._landmarks: frozenset[str] | None = None
        self._turns: list[Tile | None] = [None] * 4
        self._turns[self.quarter] = self
        self._fits: dict[frozenset[str], Fits] = {}

    @property
    def features(self) -> tuple[TileFeature, ...]:
        """Its features; those of a rotated tile are turned when they are needed."""
        if self._features is None:
            base = self._turns[0]
            assert base is not None
            self._features = tuple([f.turned(self.quarter) for f in base.features])
        return self._features

    @property
    def names(self) -> FeatureNames:
        """The names of its features."""
        if self._names is None:
            self._names = FeatureNames(self.features, self.kinds)
        return self._names

    def _own_connections(self) -> TileConnections:
        base = self._turns[0]
        if base is None or base is self:
            return TileConnections(self.edges, self.features, self._links)
        return base.connections.turned(self.quarter, self.edges)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Tile) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash((self.id, self.quarter))

    def __repr__(self) -> str:
        return f"Tile({self.id!r}, rotation={90 * self.quarter})"

    def _key(self) -> tuple[object, ...]:
        edges = self.edges
        whole = self.large and self.large.key()
        return (
            self.id,
            self.quarter,
            self.features,
            self.marks,
            edges.letters,
            edges.owner,
            edges.pairwise,
            whole,
        )

    def lying(self, quarter: int) -> Tile:
        """Return this canonical tile after quarter turns clockwise; for a multi-cell tile, the part that is
        then in the north-west."""
        turned = self.turned(quarter)
        return turned if turned.large is None else turned.large.parts[ORIGIN]

    def turned(self, quarter: int) -> Tile:
        """Return this tile rotated further clockwise by quarter turns; cached."""
        if self.unknown:
            letters = self.edges.letters
            return unknown_tile(letters[-quarter % 4 :] + letters[: -quarter % 4])
        target = (self.quarter + quarter) % 4
        found = self._turns[target]
        if found is None:
            found = self._turned_by(quarter % 4, target)
            found._turns, found._fits = self._turns, self._fits
            self._turns[target] = found
        return found

    def _turned_by(self, step: int, target: int) -> Tile:
        edges = self.edges.turned(step)
        made = Tile.__new__(Tile)
        made.id, made.marks, made.kinds, made.quarter = self.id, self.marks, self.kinds, target
        made._links = self._links
        made._finish(edges)
        # Those of the canonical tile are turned later; if there is none, now.
        made._features = None if self._turns[0] else tuple([f.turned(step) for f in self.features])
        made.special = self.special.turned(step)
        return made

    def fits(self, kinds: frozenset[str] = frozenset()) -> Fits:
        """Return where the tile fits, by the requirements of a cell, with the features of these kinds that
        may close."""
        found = self._fits.get(kinds)
        if found is None:
            found = Fits(self.turned(-self.quarter), kinds)
            if len(self._fits) < MOST_FITS:
                self._fits[kinds] = found
        return found


class _Unused(Tile):
    """A tile whose connections were not needed yet: few tiles of a box are on a table. Then it becomes a
    plain `Tile`, because reading any attribute of a class with `__getattr__` takes several times as long."""

    __slots__ = ()

    if not TYPE_CHECKING:  # else every name would be an attribute

        def __getattr__(self, name: str) -> object:
            if name != "connections":
                raise AttributeError(name)
            self.connections = self._own_connections()
            self.__class__ = Tile
            return self.connections


def landmarks_of(tile: Tile) -> frozenset[str]:
    """Return all marks, of a tile and its features, and the kinds of features that reach no edge. A mark with
    a value ("watchtower:2/meeple") is there without it, too."""
    if tile._landmarks is None:
        marks = tile.marks.union(mark for feature in tile.features for mark in feature.marks)
        inside = [feature.kind for feature in tile.features if not feature.ports]
        tile._landmarks = marks.union([mark.partition(":")[0] for mark in marks], inside)
    return tile._landmarks


@lru_cache(maxsize=1024)
def unknown_tile(letters: str) -> Tile:
    """Return a tile that represents an unreadable one, with the letters of its edges N E S W that were seen
    ("C?RF")."""
    tile = Tile("?", (), (), letters)
    tile._finish(TileEdges((), [UNKNOWN] * 12, letters))
    return tile
