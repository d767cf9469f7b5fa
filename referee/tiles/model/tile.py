"""Tiles: a tile has a few features, each of which owns some of the twelve ports.

A `Tile` carries the lookup tables that boards need, computed once per rotation: who owns each port, what each
edge shows and requires of its neighbour, and where each feature leads. Edge signatures are strings
"left|lane|right" of feature kinds; two edges match if one equals the other read backwards.

The join rule: features of the same kind whose ports face each other are one feature. Where two areas of the
same kind share an edge, each of them faces both halves of the neighbour's edge, so that all four join when
two such edges meet; `pairwise` makes a tile whose areas face only the opposite half.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count
from sys import intern
from typing import Any

from referee.game import Deployment
from referee.tiles.model.multi_cell import ORIGIN, Large
from referee.tiles.model.ports import ports_of
from referee.tiles.model.tile_parts.edge_constraints import ANY, Pattern
from referee.tiles.model.tile_parts.feature import Feature
from referee.tiles.model.tile_parts.feature_names import FeatureNames
from referee.tiles.model.tile_parts.fitting import Fits
from referee.tiles.model.tile_parts.tables import TABLES, Pairs, pairs_across, turned_row
from referee.tiles.model.tile_parts.tile_edges import UNKNOWN, Exit, owners_of

MOST_FITS = 20  # sets of kinds cached per tile
MOST_NEIGHBOURS = 2000  # tiles whose joins with this one are cached
_serials = count()


class Tile:
    """A tile in one rotation (`quarter` turns or `rotation` degrees clockwise from its canonical
    orientation). Treat it as a value.

    `unknown`: it represents an unreadable tile; `wild`: some edge of it matches anything. A part of a
    multi-cell tile is at `spot` of its `large`; `extra`: it is not the north-west part, by which the tile is
    named and counted. `printed`: it belongs to the table and not to the box, for one cell only; its features
    may continue at a piece elsewhere (`jumps`); `beyond`: it is beyond the edge of the table, on no square.
    `joins`: features that something on the table joins to pieces there (a ferry, a tunnel); `loose`: features
    with an end on the tile itself that leads nowhere yet; `special`: it has any of these, or is printed.
    `links`: groups of features, by number, that meet on the tile (the roads of a crossing).
    """

    __slots__ = (
        "_across", "_fits", "_turns", "behind", "beside", "beyond", "counted", "deployments", "ends",
        "exits", "extra", "faces", "features", "id", "joins", "jumps", "kinds", "large", "letters",
        "links", "loose", "marks", "names", "owner", "pairwise", "points", "printed", "quarter",
        "requires", "rotation", "serial", "signs", "special", "split", "spot", "unknown", "wild",
    )  # fmt: skip

    # Lookup tables, filled in by __getattr__; for a rotated tile they include its features:
    features: tuple[Feature, ...]
    signs: tuple[str | None, ...]
    faces: tuple[str, ...]
    wild: bool
    split: bool
    requires: tuple[Pattern, Pattern, Pattern, Pattern]
    behind: tuple[tuple[int, ...], ...]
    exits: tuple[tuple[Exit, ...], ...]
    ends: tuple[tuple[int, ...], ...]
    beside: tuple[tuple[int, ...], ...]
    counted: tuple[bool, ...]
    points: tuple[int, ...]
    names: FeatureNames

    def __init__(
        self,
        id: str,
        features: Iterable[Feature],
        marks: Iterable[str] = (),
        letters: str = "????",
        quarter: int = 0,
        pairwise: bool = False,
        links: Iterable[Iterable[int]] = (),
    ) -> None:
        self.links = tuple([frozenset(group) for group in links])
        self.id, self.features, self.marks = id, tuple(features), frozenset(marks)
        self.letters, self.quarter, self.rotation = letters, quarter, 90 * quarter
        self.pairwise = pairwise
        self.kinds = tuple([intern(f.kind) for f in self.features])
        self._finish(owners_of([f.ports for f in self.features]))

    def _finish(self, owner: list[int]) -> None:
        self.owner = tuple(owner)
        self.unknown = owner[0] == UNKNOWN
        self.serial = next(_serials)
        self.large: Large | None = None
        self.spot, self.extra, self.printed, self.beyond = ORIGIN, False, False, False
        self.jumps: dict[int, tuple[int, int, int]] = {}
        self.joins: Mapping[int, tuple[tuple[int, int, int], ...]] = {}
        self.loose: frozenset[int] = frozenset()
        self.special = False
        self._across: tuple[dict[int, Pairs | None], ...] = ({}, {}, {}, {})
        self.deployments: dict[tuple[tuple[str, ...], ...], tuple[Deployment, ...]] = {}  # computed on demand
        self._turns: list[Tile | None] = [None] * 4
        self._turns[self.quarter] = self
        self._fits: dict[frozenset[str], Fits] = {}

    def __getattr__(self, name: str) -> Any:
        """Compute the lookup tables on first use, because few tiles of a box are on a table. From then on
        they are plain attributes."""
        work_out = TABLES.get(name)
        if work_out is None:
            raise AttributeError(name)
        work_out(self)
        return object.__getattribute__(self, name)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Tile) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash((self.id, self.quarter))

    def __repr__(self) -> str:
        return f"Tile({self.id!r}, rotation={self.rotation})"

    def _key(self) -> tuple[object, ...]:
        whole = self.large and (self.spot, self.large.key())
        return (
            self.id,
            self.quarter,
            self.features,
            self.marks,
            self.letters,
            self.owner,
            self.pairwise,
            whole,
        )

    def remade(
        self, features: Iterable[Feature], letters: str | None = None, pairwise: bool | None = None
    ) -> Tile:
        """Return a tile of the box, in this rotation, that differs in what is given."""
        shown, rule = self.letters if letters is None else letters, self.pairwise
        by_halves = rule if pairwise is None else pairwise
        return Tile(self.id, features, self.marks, shown, self.quarter, by_halves, self.links)

    def with_ends_of(self, other: Tile) -> Tile:
        """Return this tile with the loose ends of another one."""
        if other.loose:
            self.loose, self.special = other.loose, True
        return self

    @property
    def canonical(self) -> Tile | None:
        """The tile in rotation 0, if it was made from its definition."""
        return self._turns[0]

    def lying(self, quarter: int) -> Tile:
        """Return this canonical tile after quarter turns clockwise; for a multi-cell tile, the part that is
        then in the north-west."""
        turned = self.turned(quarter)
        return turned if turned.large is None else turned.large.parts[ORIGIN]

    def turned(self, quarter: int) -> Tile:
        """Return this tile rotated further clockwise by quarter turns; cached."""
        if self.unknown:
            return unknown_tile(self.letters[-quarter % 4 :] + self.letters[: -quarter % 4])
        target = (self.quarter + quarter) % 4
        found = self._turns[target]
        if found is None:
            found = self._turned_by(quarter % 4, target)
            found._turns, found._fits = self._turns, self._fits
            self._turns[target] = found
        return found

    def _turned_by(self, step: int, target: int) -> Tile:
        if self._turns[0] is None:  # its lookup tables cannot be derived from those of the canonical tile
            letters = turned_row(self.letters, step)
            features = (f.turned(step) for f in self.features)
            made = Tile(self.id, features, self.marks, letters, target, self.pairwise, self.links)
            return made.with_ends_of(self)
        made = object.__new__(Tile)
        made.id, made.marks, made.kinds, made.pairwise = self.id, self.marks, self.kinds, self.pairwise
        made.links = self.links
        made.letters, made.quarter, made.rotation = turned_row(self.letters, step), target, 90 * target
        made._finish([*turned_row(self.owner[:8], 2 * step), *turned_row(self.owner[8:], step)])
        return made.with_ends_of(self)

    def edge(self, edge: int) -> tuple[str | None, str | None, str | None] | None:
        """Return the kinds at left half, lane and right half of edge 0..3, clockwise; None if wild or
        unknown."""
        if self.signs[edge] is None:
            return None
        left, lane, right = (
            self.kinds[i] if i >= 0 else None for i in map(self.owner.__getitem__, ports_of(edge))
        )
        return left, lane, right

    def accepts(self, edge: int, required: str | None) -> bool:
        """Return whether this edge matches the neighbour's requirement (`faces` of the neighbour)."""
        sign = self.signs[edge]
        return required is None or sign is None or required == sign or required in (ANY, self.letters[edge])

    def fits(self, kinds: frozenset[str] = frozenset()) -> Fits:
        """Return where the tile fits, by the requirements of a cell, with the features of these kinds that
        may close."""
        found = self._fits.get(kinds)
        if found is None:
            found = Fits(self.turned(-self.quarter), kinds)
            if len(self._fits) < MOST_FITS:
                self._fits[kinds] = found
        return found

    def across(self, edge: int, near: Tile) -> Pairs | None:
        """Return which features join which of a neighbour's across an edge. None if either tile is
        unreadable, or they show different things."""
        known = self._across[edge]
        if near.serial not in known:
            if len(known) >= MOST_NEIGHBOURS:
                known.clear()
            known[near.serial] = pairs_across(self, edge, near)
        return known[near.serial]

    def find(self, kind: str, at: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indices of the features of that kind that touch every side in `at`; without any, of
        those defined as that kind."""
        return self.names.find(kind, at)

    def name(self, index: int) -> tuple[str, ...]:
        """Return the shortest unambiguous `at` of a feature: its sides, or its half-edges if the sides match
        two features."""
        return self.names.both[index][0]

    def api_names(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the names of a feature in the API: an unambiguous `at`, and all its sides."""
        return self.names.both[index]


@lru_cache(maxsize=1024)
def unknown_tile(letters: str) -> Tile:
    """Return a tile that represents an unreadable one, with the letters of its edges N E S W that were seen
    ("C?RF")."""
    tile = Tile("?", (), (), letters)
    tile._finish([UNKNOWN] * 12)
    return tile
