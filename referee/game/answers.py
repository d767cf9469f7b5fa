"""What a game returns: rulings with reasons, score lines with parts, placements, the result of a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

Cell = tuple[int, int]  # (x, y): x grows east, y grows south
State = TypeVar("State")


@dataclass(frozen=True)
class RuleReason:
    """One ground of a ruling: rule id, text key within the rule, values for the sentence, and cells."""

    rule: str
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    tiles: tuple[Cell, ...] = ()
    edge: str | None = None


@dataclass(frozen=True)
class GameRuling:
    """All reasons against something, what allows it, and the alternatives. `lines`: what the feature in
    question pays now or, if unfinished, at the end as it stands."""

    reasons: tuple[RuleReason, ...] = ()
    because: tuple[RuleReason, ...] = ()
    alternatives: tuple[object, ...] = ()
    lines: tuple[ScoreLine, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether there is no reason against it."""
        return not self.reasons


class ScorePart(NamedTuple):
    """`count` things worth `each` points by one rule; `what` names the things in the texts."""

    rule: str
    what: str
    count: int  # type: ignore[assignment]   # not tuple.count
    each: int

    @property
    def points(self) -> int:
        """The points of the part."""
        return self.count * self.each


@dataclass(frozen=True)
class ScoreLine:
    """Points of one player from one source. `low`..`high` bound them if something is unknown (None: no
    bound)."""

    player: str
    rule: str
    parts: tuple[ScorePart, ...]
    tiles: tuple[Cell, ...]
    feature_kind: str
    complete: bool = False
    holders: Mapping[str, int] = field(default_factory=dict)
    certain: bool = True
    low: int | None = None
    high: int | None = None

    @property
    def points(self) -> int:
        """The sum of the parts."""
        return sum([part.points for part in self.parts])


class RegionReport(NamedTuple):
    """One region as it stands. `figures`: (player, kind) standing on it. `open_edges`: edges that face an
    empty cell; for a feature completed by its surroundings, the empty cells around it."""

    kind: str
    complete: bool
    tiles: tuple[Cell, ...]
    figures: tuple[tuple[str, str], ...]
    open_edges: int
    value: int
    owners: tuple[str, ...]
    certain: bool = True


@dataclass(frozen=True)
class PositionFinding:
    """Something wrong or odd with a position; `severity` is error, warning or info."""

    severity: str
    reason: RuleReason


class PlayerTotal(NamedTuple):
    """Points of one player."""

    points_before: int
    gained: int

    @property
    def total(self) -> int:
        """The points before and the points gained."""
        return self.points_before + self.gained


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a table. `scope` is "whole game" only if the points before were given."""

    scope: str
    lines: tuple[ScoreLine, ...]
    totals: Mapping[str, PlayerTotal]
    findings: tuple[PositionFinding, ...]
    features: tuple[RegionReport, ...] = ()


class LegalDeployment(NamedTuple):
    """A figure that may be put on a feature of the tile just placed. `at`: names that identify the feature;
    `sides`: all its edges or half-edges on that tile in its rotation; `cell`: the cell of the tile, if no
    placement gives it; `point`: for a figure on a point where four tiles meet, the cell of which that point
    is the north-west corner."""

    kind: str
    feature_kind: str
    at: tuple[str, ...]
    sides: tuple[str, ...]
    cell: Cell | None = None
    point: Cell | None = None


class CompletedRegion(NamedTuple):
    """A feature that a placement completes, with its number of tiles and its points."""

    kind: str
    tiles: int
    points: int


@dataclass(frozen=True, slots=True)
class Lane:
    """Where a piece spans the tile at (x, y): between two opposite edges."""

    x: int
    y: int
    edges: tuple[str, ...]


class LegalPlacement(NamedTuple):
    """A legal placement of a tile; `rotation` in degrees clockwise; `bridge`: where a bridge has to be laid
    with it."""

    x: int
    y: int
    rotation: int
    deployments: Sequence[LegalDeployment] = ()
    completes: Sequence[CompletedRegion] = ()
    bridge: Lane | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened apart from scoring: `what` is deploy, return, complete, discard ...; `values`
    holds the details."""

    what: str
    values: Mapping[str, Any]
    tiles: tuple[Cell, ...] = ()


class Step(NamedTuple, Generic[State]):
    """The result of a move, or of one rule. `overruled`: the reasons against it, if the players insisted."""

    state: State
    events: tuple[Event, ...] = ()
    lines: tuple[ScoreLine, ...] = ()
    overruled: tuple[RuleReason, ...] = ()


class PadCount(NamedTuple):
    """A number of an entry of the score pad. `usual`: its value if it is not given; None: it has to be given.
    `final`: whether it matters in the final scoring (True) or during the game (False)."""

    name: str
    least: int
    most: int
    usual: int | None
    final: tuple[bool, ...] = (False, True)


class PadScoring(NamedTuple):
    """What can be scored on the score pad, and its numbers. `final`: whether it is scored in the final
    scoring (True) or during the game (False). `needs_one`: whether one of the numbers must be more than 0."""

    what: str
    final: tuple[bool, ...]
    counts: tuple[PadCount, ...]
    needs_one: bool = False


class Secret(NamedTuple):
    """A hidden value that only `player` knows until it is `revealed`, as JSON data. None: not entered."""

    player: str
    value: Any
    revealed: bool


class Illegal(Exception):
    """A move was played although `check` objects to it; `ruling` holds the reasons, without
    the alternatives, which take longer to find than the move to play."""

    def __init__(self, ruling: GameRuling) -> None:
        self.ruling = ruling
        super().__init__(", ".join(f"{r.rule}.{r.key}" if r.key else r.rule for r in ruling.reasons))
