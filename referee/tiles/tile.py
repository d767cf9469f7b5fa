"""A tile is a handful of features; each feature owns some of the tile's twelve ports.

A `Tile` carries, worked out once per rotation, the tables that boards need: who owns each port, what each
edge shows, and where each feature leads. Edge signatures are strings "left|lane|right" of feature kinds, so
that two edges fit when one equals the other read backwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from sys import intern
from typing import Literal

from referee.tiles.ports import EDGES, HALVES, STEPS, facing, ports_of, turned

WILD, UNKNOWN, NOTHING = -1, -2, -3  # who owns a port when no feature does: wild edge, unknown tile, nobody
ANY = "*"  # what a wild or unknown edge asks of its neighbour
MOST_KEPT = 1000  # patterns a tile remembers; who sends boards chooses them, and shall not fill our memory
Pattern = tuple[str | None, ...]  # what the four neighbours of a cell ask for; None: no neighbour
Exit = tuple[
    int, int, int, tuple[int, ...]
]  # dx, dy, edge, and the neighbour's ports that face the feature's


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature of a tile. `marks` are counts (pennants, inn), `beside` indices of features of the same
    tile it lies next to (what field scoring follows), `inner` "I"/"II" for one that reaches no edge, `told`
    whether people name it by edges or by half-edges."""

    kind: str
    ports: frozenset[int] = frozenset()
    marks: Mapping[str, int] = field(default_factory=dict)
    beside: tuple[int, ...] = ()
    inner: str = ""
    told: Literal["edges", "halves"] = "edges"

    @property
    def halves(self) -> tuple[str, ...]:
        """Names of the halves it owns, clockwise from the north."""
        return tuple(HALVES[p] for p in sorted(self.ports) if p < 8)

    @property
    def edges(self) -> tuple[str, ...]:
        """Names of the edges it touches, N E S W."""
        return tuple(EDGES[e] for e in range(4) if self.ports.intersection(ports_of(e)))

    @property
    def sides(self) -> tuple[str, ...]:
        """How the feature is told at the border: its edges, or its half-edges, or its inner name."""
        if self.inner:
            return (self.inner,)
        return self.halves if self.told == "halves" else self.edges

    def turned(self, quarter: int) -> Feature:
        """The feature after `quarter` quarter turns clockwise."""
        return Feature(
            self.kind,
            frozenset(turned(p, quarter) for p in self.ports),
            self.marks,
            self.beside,
            self.inner,
            self.told,
        )


class Tile:
    """A tile in one rotation (`quarter` turns clockwise from its canonical orientation). Treat it as a
    value."""

    __slots__ = (
        "_exact",
        "_fits",
        "_names",
        "_told",
        "_turns",
        "counted",
        "exits",
        "faces",
        "features",
        "id",
        "kinds",
        "letters",
        "looks",
        "marks",
        "owner",
        "points",
        "quarter",
        "signs",
    )

    def __init__(
        self,
        id: str,
        features: Iterable[Feature],
        marks: Iterable[str] = (),
        letters: str = "????",
        quarter: int = 0,
    ) -> None:
        self.id, self.features, self.marks = id, tuple(features), frozenset(marks)
        self.letters, self.quarter = letters, quarter
        self.kinds = tuple(intern(f.kind) for f in self.features)
        owner = [NOTHING] * 12
        for index, feature in enumerate(self.features):
            for port in feature.ports:
                owner[port] = index
        for edge in range(4):
            if all(owner[p] == NOTHING for p in ports_of(edge)):
                for p in ports_of(edge):
                    owner[p] = WILD
        self._finish(owner)

    def _finish(self, owner: list[int]) -> None:
        self.owner = tuple(owner)
        self.signs = tuple(self._sign(edge, 1) for edge in range(4))
        self.faces = tuple(self._sign(edge, -1) or self._hint(edge) for edge in range(4))
        self.looks = tuple((dx, dy, (e + 2) % 4, self.faces[e]) for e, (dx, dy) in enumerate(STEPS))
        self.exits: tuple[tuple[Exit, ...], ...] = tuple(
            tuple(
                (*STEPS[e], e, tuple(facing(p) for p in ports_of(e) if p in f.ports))
                for e in range(4)
                if not f.ports.isdisjoint(ports_of(e))
            )
            for f in self.features
        )
        self.counted = tuple(bool(f.marks) for f in self.features)
        self.points = tuple(i for i, f in enumerate(self.features) if not f.ports and not f.inner)
        self._turns: list[Tile | None] = [None] * 4
        self._turns[self.quarter] = self
        self._fits: dict[Pattern, tuple[int, ...]] = {}
        self._names = tuple(frozenset((*f.edges, *f.halves, f.inner)) - {""} for f in self.features)
        self._exact: dict[tuple[str, tuple[str, ...]], tuple[int, ...]] = {}
        self._told = tuple(self._tell(index) for index in range(len(self.features)))
        names = [
            (i, kind, told[0]) for i, (kind, told) in enumerate(zip(self.kinds, self._told, strict=True))
        ]
        self._exact = {(kind, name): (i,) for i, kind, name in names if self.find(kind, name) == (i,)}

    def _tell(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
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
        return self.id, self.quarter, self.features, self.marks, self.letters, self.owner

    @property
    def rotation(self) -> int:
        """Degrees clockwise from the canonical orientation."""
        return 90 * self.quarter

    @property
    def unknown(self) -> bool:
        """Whether this stands for a tile that nobody could read."""
        return self.owner[0] == UNKNOWN

    def turned(self, quarter: int) -> Tile:
        """This tile turned further clockwise by quarter turns; worked out once."""
        if self.unknown:
            return unknown_tile(self.letters[-quarter % 4 :] + self.letters[: -quarter % 4])
        target = (self.quarter + quarter) % 4
        found = self._turns[target]
        if found is None:
            step = quarter % 4
            letters = "".join(self.letters[(e - step) % 4] for e in range(4))
            found = Tile(self.id, (f.turned(step) for f in self.features), self.marks, letters, target)
            found._turns, found._fits = self._turns, self._fits
            self._turns[target] = found
        return found

    def edge(self, edge: int) -> tuple[str | None, str | None, str | None] | None:
        """Kinds at left half, lane and right half of edge 0..3, read clockwise; None where wild or
        unknown."""
        if self.signs[edge] is None:
            return None
        left, lane, right = (
            self.kinds[i] if i >= 0 else None for i in map(self.owner.__getitem__, ports_of(edge))
        )
        return left, lane, right

    def accepts(self, edge: int, asked: str | None) -> bool:
        """Whether this edge fits what the neighbour there asks for (`faces` of the neighbour)."""
        sign = self.signs[edge]
        return asked is None or sign is None or asked == sign or asked in (ANY, self.letters[edge])

    def fits(self, asked: Pattern) -> tuple[int, ...]:
        """The quarters (0..3, from the canonical orientation) in which the tile fits what a cell asks for."""
        found = self._fits.get(asked)
        if found is None:
            turns = [self.turned(q - self.quarter) for q in range(4)]
            found = tuple(t.quarter for t in turns if all(t.accepts(e, asked[e]) for e in range(4)))
            if len(self._fits) < MOST_KEPT:
                self._fits[asked] = found
        return found

    def find(self, kind: str, at: tuple[str, ...]) -> tuple[int, ...]:
        """Indices of the features of that kind that touch every side in `at`."""
        return self._exact.get((kind, at)) or tuple(
            [i for i, own in enumerate(self.kinds) if own == kind and self._names[i].issuperset(at)]
        )

    def name(self, index: int) -> tuple[str, ...]:
        """The shortest certain `at` of a feature: its sides, or its half-edges where the sides name two."""
        return self._told[index][0]

    def told(self, index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """How a feature is told at the border: a certain `at`, and all its sides."""
        return self._told[index]


@lru_cache(maxsize=1024)
def unknown_tile(letters: str) -> Tile:
    """A tile that nobody could read, with the letters of its edges N E S W where those were seen ("C?RF")."""
    tile = Tile("?", (), (), letters)
    tile._finish([UNKNOWN] * 12)
    return tile
