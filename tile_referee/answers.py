"""What the library answers, with the fields of the REST API's answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]  # (x, y): x grows east, y grows south


@dataclass(frozen=True)
class Feature:
    """A feature of a tile. `at` identifies it among those of its kind; `sides`: all sides that it reaches."""

    kind: str
    at: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deployment:
    """A figure that may be put on a feature of the placed tile; `x`, `y`: on another cell of that tile."""

    kind: str
    feature: Feature
    x: int | None = None
    y: int | None = None


@dataclass(frozen=True)
class Completion:
    """A feature that a placement completes: its kind, its number of tiles, its points."""

    kind: str
    tiles: int
    points: int


@dataclass(frozen=True)
class Placement:
    """A legal placement; `rotation` in degrees clockwise."""

    x: int
    y: int
    rotation: int
    deployments: tuple[Deployment, ...]
    completes: tuple[Completion, ...]


@dataclass(frozen=True)
class Where:
    """The cells that a reason or line is about, and the edge (N, E, S, W) of the first one, if it matters."""

    tiles: tuple[Cell, ...]
    edge: str | None = None


@dataclass(frozen=True)
class Reason:
    """One reason of a ruling: a sentence about the case, the rule as it is in the book, and its source."""

    rule: str
    title: str
    text: str
    source: str
    says: str
    where: Where


@dataclass(frozen=True)
class Finding(Reason):
    """Something wrong or odd with a position; `severity`: error, warning or info."""

    severity: str


@dataclass(frozen=True)
class Part:
    """`count` things worth `each` points by one rule."""

    rule: str
    what: str
    says: str
    count: int
    each: int
    points: int


@dataclass(frozen=True)
class FeatureState:
    """The kind of a scored feature, and whether it is complete."""

    kind: str
    complete: bool


@dataclass(frozen=True)
class Line:
    """Points of one player for one feature: the sum of its parts.

    `holders`: majority of each player on the feature. If the points are not `certain`, because a tile is
    unknown, `low` and `high` bound them where bounds are known.
    """

    player: str
    points: int
    rule: str
    says: str
    parts: tuple[Part, ...]
    where: Where
    feature: FeatureState
    holders: Mapping[str, int]
    certain: bool
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True)
class Ruling:
    """Whether something is legal, all `reasons` against it, and what allows it (`because`).

    `alternatives`: moves that would be legal. `lines`: the points that a legal move brings or that the
    feature in question pays.
    """

    legal: bool
    reasons: tuple[Reason, ...]
    because: tuple[Reason, ...]
    alternatives: tuple[Mapping[str, Any], ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Figure:
    """A figure on a feature."""

    player: str
    kind: str


@dataclass(frozen=True)
class FeatureReport:
    """A feature of the table as it stands, and its value in points."""

    kind: str
    complete: bool
    tiles: tuple[Cell, ...]
    figures: tuple[Figure, ...]
    open_edges: int
    value: int
    owners: tuple[str, ...]
    certain: bool


@dataclass(frozen=True)
class Total:
    """Points of one player."""

    points_before: int
    gained: int
    total: int


@dataclass(frozen=True)
class Scores:
    """What a table pays. `scope`: "whole game" if the points before were given, else "on the table".

    `because`: for each line, the reasons for who is paid and how much.
    """

    scope: str
    lines: tuple[Line, ...]
    totals: Mapping[str, Total]
    findings: tuple[Finding, ...]
    features: tuple[FeatureReport, ...]
    because: tuple[tuple[Reason, ...], ...]


@dataclass(frozen=True)
class Played:
    """A list of moves of a match, the lines it scored, and everyone's points after it.

    `conflicts`: why moves do not replay as recorded, which happens if a file or the rules were changed.
    """

    moves: tuple[Mapping[str, Any], ...]
    lines: tuple[Line, ...]
    scores: Mapping[str, int]
    to_move: str | None
    conflicts: tuple[str, ...] = ()
