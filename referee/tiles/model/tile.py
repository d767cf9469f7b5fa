"""Tiles: a tile has a few features, each of which owns some of the twelve ports.

A `Tile` carries the lookup tables that boards need, computed once per rotation: who owns each port, what each
edge shows and requires of its neighbour, and where each feature leads. Edge signatures are strings
"left|lane|right" of feature kinds; two edges match if one equals the other read backwards.

The join rule: features of the same kind whose ports face each other are one feature. Where two areas of the
same kind share an edge, each of them faces both halves of the neighbour's edge, so that all four join when
two such edges meet; `pairwise` makes a tile whose areas face only the opposite half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count
from sys import intern
from typing import Any, Literal, TypeVar

from referee.game import Deployment
from referee.tiles.model.edge_constraints import ANY, Pattern, requirements_of
from referee.tiles.model.fitting import Fits
from referee.tiles.model.multi_cell import ORIGIN, Large, joined
from referee.tiles.model.ports import EDGES, HALVES, facing, ports_of, turned

WILD, UNKNOWN, NOTHING = -1, -2, -3  # port owner if there is no feature: wild edge, unknown tile, none
PORTS = tuple(ports_of(edge) for edge in range(4))
MASKED = tuple(  # by edge and mask
    tuple(tuple(port for bit, port in enumerate(ports) if mask >> bit & 1) for mask in range(8))
    for ports in PORTS
)
MOST_FITS = 20  # sets of kinds cached per tile
MOST_NEIGHBOURS = 2000  # tiles whose joins with this one are cached
_serials = count()
Pairs = tuple[tuple[int, int], ...]
Exit = tuple[int, int]  # the edge across which a feature leads, and the index into the neighbour's `behind`


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature of a tile. `marks`: counts (pennants, inn); `beside`: indices of adjacent features of the
    same tile (used by field scoring); `inner`: the name of one that reaches no edge, "I"/"II" or a word of
    its own; `named_by`: whether it is named by edges or by half-edges; `defined_as`: the kind in its
    definition, where a rule plays it as another."""

    kind: str
    ports: frozenset[int] = frozenset()
    marks: Mapping[str, int] = field(default_factory=dict)
    beside: tuple[int, ...] = ()
    inner: str = ""
    named_by: Literal["edges", "halves"] = "edges"
    defined_as: str = ""

    @property
    def halves(self) -> tuple[str, ...]:
        """Names of the halves it owns, clockwise from the north."""
        return tuple([HALVES[p] for p in sorted(self.ports) if p < 8])

    @property
    def edges(self) -> tuple[str, ...]:
        """Names of the edges it touches, N E S W."""
        return tuple([EDGES[e] for e in range(4) if not self.ports.isdisjoint(PORTS[e])])

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the feature's sides in the API: its edges, half-edges, or inner name."""
        if self.inner:
            return (self.inner,)
        return self.halves if self.named_by == "halves" else self.edges

    def turned(self, quarter: int) -> Feature:
        """Return the feature after `quarter` quarter turns clockwise."""
        return Feature(
            self.kind,
            _ports_turned(self.ports, quarter),
            self.marks,
            self.beside,
            self.inner,
            self.named_by,
            self.defined_as,
        )


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
        "_across",
        "_api_names",
        "_defined_as",
        "_exact",
        "_fits",
        "_names",
        "_pairwise",
        "_turns",
        "behind",
        "beside",
        "beyond",
        "counted",
        "deployments",
        "ends",
        "exits",
        "extra",
        "faces",
        "features",
        "id",
        "joins",
        "jumps",
        "kinds",
        "large",
        "letters",
        "links",
        "loose",
        "marks",
        "owner",
        "points",
        "printed",
        "quarter",
        "requires",
        "rotation",
        "serial",
        "signs",
        "special",
        "split",
        "spot",
        "unknown",
        "wild",
    )

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
    _names: tuple[frozenset[str], ...]
    _exact: dict[tuple[str, tuple[str, ...]], tuple[int, ...]]
    _api_names: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    _defined_as: tuple[str, ...]

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
        self._pairwise = pairwise
        self.kinds = tuple([intern(f.kind) for f in self.features])
        owner = [NOTHING] * 12
        for index, feature in enumerate(self.features):
            for port in feature.ports:
                owner[port] = index
        for left, lane, right in PORTS:
            if owner[left] == owner[lane] == owner[right] == NOTHING:
                owner[left] = owner[lane] = owner[right] = WILD
        self._finish(owner)

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

    def _show(self) -> None:
        """Compute what the edges show."""
        base, q = self._turns[0], self.quarter
        if base is not None and base is not self:
            self.signs, self.faces = _turned(base.signs, q), _turned(base.faces, q)
            self.wild, self.split = base.wild, base.split
            return
        self.signs = tuple([self._sign(edge, 1) for edge in range(4)])
        self.wild = None in self.signs
        self.split = any(map(self._split, range(4)))
        self.faces = tuple([self._sign(edge, -1) or self._hint(edge) for edge in range(4)])

    def _require(self) -> None:
        self.requires = requirements_of(self.faces)

    def _lead(self) -> None:
        """Compute where features lead."""
        base, q = self._turns[0], self.quarter
        if base is not None and base is not self:
            self.behind, self.ends = _turned(base.behind, 8 * q), _turned(base.ends, q)
            self.exits = tuple([
                tuple(sorted([((edge + q) % 4, (behind + 8 * q) % 32) for edge, behind in exits]))
                for exits in base.exits
            ])  # fmt: skip
            return
        self.behind = _behind(self.owner)
        self.exits = tuple([self._exits(f) for f in self.features])
        self.ends = tuple([
            tuple([i for i, exits in enumerate(self.exits) if any(e == edge for e, _ in exits)])
            for edge in range(4)
        ])  # fmt: skip

    def _count(self) -> None:
        self.beside = tuple([f.beside for f in self.features])
        self.counted = tuple([bool(f.marks) for f in self.features])
        self.points = tuple([i for i, f in enumerate(self.features) if not f.ports and not f.inner])

    def _name(self) -> None:
        """Compute the names of the features."""
        self._names = tuple([frozenset((*f.edges, *f.halves, f.inner)) - {""} for f in self.features])
        self._exact = {}
        self._defined_as = tuple([f.defined_as for f in self.features])
        self._api_names = tuple([self._names_of(index) for index in range(len(self.features))])
        names = [
            (i, kind, both[0]) for i, (kind, both) in enumerate(zip(self.kinds, self._api_names, strict=True))
        ]
        self._exact = {(kind, name): (i,) for i, kind, name in names if self.find(kind, name) == (i,)}

    def _exits(self, feature: Feature) -> tuple[Exit, ...]:
        ports = feature.ports
        if self.split and not self._pairwise:
            shared = (e for e in range(4) if self._split(e) and not ports.isdisjoint(PORTS[e]))
            ports = ports.union(*((2 * e, 2 * e + 1) for e in shared))
        return _exits_of(ports)

    def _split(self, edge: int) -> bool:
        """Return whether two areas of the same kind share an edge with nothing between them."""
        left, lane, right = (self.owner[port] for port in ports_of(edge))
        return lane < 0 <= min(left, right) and left != right and self.kinds[left] == self.kinds[right]

    def _names_of(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        feature = self.features[index]
        certain = self.find(feature.kind, feature.sides) == (index,)
        return feature.sides if certain else feature.halves, feature.sides

    def _sign(self, edge: int, step: int) -> str | None:
        owners = [self.owner[p] for p in ports_of(edge)][::step]
        if WILD in owners or UNKNOWN in owners:
            return None
        return intern("|".join(self.kinds[i] if i >= 0 else "" for i in owners))

    def _hint(self, edge: int) -> str:
        letter = self.letters[edge]
        return letter if self.unknown and letter != "?" else ANY

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
            self._pairwise,
            whole,
        )

    def as_printed(
        self, jumps: Mapping[int, tuple[int, int, int]] | None = None, beyond: bool = False
    ) -> Tile:
        """Return the tile as something printed on the table, or `beyond` its edge; `jumps`: features that
        continue at a piece elsewhere."""
        made = Tile(
            self.id, self.features, self.marks, self.letters, self.quarter, self._pairwise, self.links
        )
        made.extra, made.printed, made.beyond, made.special = True, True, beyond, True
        made.jumps = dict(jumps or {})
        return made

    def joined(
        self, joins: Mapping[int, tuple[tuple[int, int, int], ...]], loose: frozenset[int] = frozenset()
    ) -> Tile:
        """Return the tile with these features joined to pieces elsewhere, and these loose ends. It fits like
        this one."""
        made = copy(self)
        made.joins, made.loose = joins, loose
        made.special = bool(joins or loose or made.printed)
        return made

    def with_features(self, features: Iterable[Feature]) -> Tile:
        """Return this tile with these features."""
        made = Tile(self.id, features, self.marks, self.letters, self.quarter, self._pairwise, self.links)
        return made._with_ends_of(self)

    def with_line(self, line: Feature, letter: str) -> Tile:
        """Return this tile, where it is, with a line over everything on it, joined to nothing there.
        `letter`: what the edges of the line show then. The other features keep their numbers."""
        letters = "".join(
            letter if 8 + edge in line.ports else shown for edge, shown in enumerate(self.letters)
        )
        return self._changed((*self.features, line), letters)

    def _changed(self, features: Iterable[Feature], letters: str) -> Tile:
        """Return this tile, where it is, with these features and letters."""
        made = Tile(self.id, features, self.marks, letters, self.quarter, self._pairwise, self.links)
        made.large, made.spot, made.extra = self.large, self.spot, self.extra
        made.printed, made.beyond, made.jumps = self.printed, self.beyond, self.jumps
        made.loose = self.turned(0).loose  # as it came out of the box
        made.special = bool(made.loose or made.printed)
        return made.joined(self.joins, made.loose - self.joins.keys()) if self.joins else made

    def recast(self, index: int, kind: str) -> Tile:
        """Return this tile, where it is, with another kind of one feature."""
        features = [*self.features]
        features[index] = replace(features[index], kind=kind)
        return self._changed(features, self.letters)

    def with_loose_ends(self, loose: frozenset[int]) -> Tile:
        """Return this tile, which lies nowhere yet, with features that have a loose end on it."""
        made = self.with_features(self.features)
        made.loose, made.special = loose, bool(loose)
        return made

    def _with_ends_of(self, other: Tile) -> Tile:
        """Return this tile with the loose ends of another one."""
        if other.loose:
            self.loose, self.special = other.loose, True
        return self

    def pairwise(self) -> Tile:
        """Return this tile with the other join rule: where two of its areas share an edge, each faces only
        the opposite half."""
        if self.large is not None and not self.extra:
            parts = {spot: part._pairwise_part() for spot, part in self.large.parts.items()}
            return joined(parts) if any(part.split for part in parts.values()) else self
        return self._pairwise_part() if self.split else self

    def _pairwise_part(self) -> Tile:
        made = Tile(self.id, self.features, self.marks, self.letters, self.quarter, True, self.links)
        return made._with_ends_of(self)

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
            letters = _turned(self.letters, step)
            features = (f.turned(step) for f in self.features)
            made = Tile(self.id, features, self.marks, letters, target, self._pairwise, self.links)
            return made._with_ends_of(self)
        made = object.__new__(Tile)
        made.id, made.marks, made.kinds, made._pairwise = self.id, self.marks, self.kinds, self._pairwise
        made.links = self.links
        made.letters, made.quarter, made.rotation = _turned(self.letters, step), target, 90 * target
        made._finish([*_turned(self.owner[:8], 2 * step), *_turned(self.owner[8:], step)])
        return made._with_ends_of(self)

    def _turn_features(self) -> None:
        base = self._turns[0]
        assert base is not None
        self.features = tuple([f.turned(self.quarter) for f in base.features])

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
            known[near.serial] = self._pairs(edge, near)
        return known[near.serial]

    def _pairs(self, edge: int, near: Tile) -> Pairs | None:
        back = (edge + 2) % 4
        if self.unknown or near.unknown or not self.accepts(edge, near.faces[back]):
            return None
        back_to_mine = {(own, theirs) for theirs, own in near._led(back, self)}
        return tuple(sorted(back_to_mine.union(self._led(edge, near))))

    def _led(self, edge: int, near: Tile) -> list[tuple[int, int]]:
        """Return where features lead across an edge: pairs of this tile's and the neighbour's feature."""
        exits = [(index, behind) for index, led in enumerate(self.exits) for e, behind in led if e == edge]
        return [(index, other) for index, behind in exits for other in near.behind[behind] if other >= 0]

    def find(self, kind: str, at: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indices of the features of that kind that touch every side in `at`; without any, of
        those defined as that kind."""
        exact = self._exact.get((kind, at))
        if exact:
            return exact
        found = [i for i, own in enumerate(self.kinds) if own == kind and self._names[i].issuperset(at)]
        if not found and kind in self._defined_as:
            there = enumerate(self._defined_as)
            found = [i for i, own in there if own == kind and self._names[i].issuperset(at)]
        return tuple(found)

    def name(self, index: int) -> tuple[str, ...]:
        """Return the shortest unambiguous `at` of a feature: its sides, or its half-edges if the sides match
        two features."""
        return self._api_names[index][0]

    def api_names(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the names of a feature in the API: an unambiguous `at`, and all its sides."""
        return self._api_names[index]


Row = TypeVar("Row", tuple[Any, ...], str)


def _turned(row: Row, by: int) -> Row:
    """Rotate a row of values by edge."""
    return row[-by:] + row[:-by]


@lru_cache(maxsize=4096)
def _ports_turned(ports: frozenset[int], quarter: int) -> frozenset[int]:
    """Return the ports after quarter turns clockwise."""
    return frozenset([turned(port, quarter) for port in ports])


@lru_cache(maxsize=4096)
def _exits_of(ports: frozenset[int]) -> tuple[Exit, ...]:
    """Return the edges across which these ports lead, and which ports they face there."""
    found = []
    for edge in range(4):
        faced = {facing(port) for port in ports.intersection(PORTS[edge])}
        back = (edge + 2) % 4
        mask = sum(1 << bit for bit, port in enumerate(PORTS[back]) if port in faced)
        if faced:
            found.append((edge, 8 * back + mask))
    return tuple(found)


@lru_cache(maxsize=4096)
def _behind(owner: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return who owns which ports of an edge (bits: left half, lane, right half), each once; by edge and
    mask."""
    return tuple([
        tuple(dict.fromkeys([owner[port] for port in ports])) for masks in MASKED for ports in masks
    ])  # fmt: skip


TABLES: Mapping[str, Callable[[Tile], None]] = {
    **dict.fromkeys(("signs", "wild", "split", "faces"), Tile._show),
    "features": Tile._turn_features,
    "requires": Tile._require,
    **dict.fromkeys(("behind", "exits", "ends"), Tile._lead),
    **dict.fromkeys(("beside", "counted", "points"), Tile._count),
    **dict.fromkeys(("_names", "_exact", "_api_names", "_defined_as"), Tile._name),
}
"""How the tables of a tile are worked out."""


@lru_cache(maxsize=1024)
def unknown_tile(letters: str) -> Tile:
    """Return a tile that represents an unreadable one, with the letters of its edges N E S W that were seen
    ("C?RF")."""
    tile = Tile("?", (), (), letters)
    tile._finish([UNKNOWN] * 12)
    return tile
