"""What was seen (`Reading`), what people say about it (`Correction`), the board that follows (`Draft`).

A reading keeps every candidate, so that it can be settled again whenever somebody corrects a cell; it is
plain data and survives JSON exactly. Pixels are those of the picture as displayed (EXIF orientation applied);
`x` grows east and `y` south in the recogniser's own grid, whose origin means nothing; rotations are degrees
clockwise.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Literal, Self, Union, cast, get_args, get_origin, get_type_hints

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]  # north-west corner first, then clockwise
At = tuple[int, int]
KNOWN = "known"  # Correction.figure of one that is known from before
Pose = Literal["standing", "lying"]

TileReason = Literal["close", "edges", "unknown", "odd", "faint", "missing", "changed"]
FigureReason = Literal["weak", "border", "nowhere", "colour", "kind"]
TILE_REASONS: Mapping[str, str] = {
    "close": "another tile or rotation is nearly as likely",
    "edges": "an edge does not meet its neighbour",
    "unknown": "looks like no tile of the chosen sets",
    "odd": "unlike the pictures known of this tile, or more copies than the box holds",
    "faint": "it is not certain that a tile lies here",
    "missing": "a tile may lie here unseen",
    "changed": "it does not look like the tile that lay here before",
}
FIGURE_REASONS: Mapping[str, str] = {
    "weak": "it is not certain that this is a figure",
    "border": "it stands close to the border of two features",
    "nowhere": "the tile has no feature it may stand on, or is unknown",
    "colour": "two colours are nearly as likely",
    "kind": "it is not certain which piece it is",
}


class Plain:
    """Exact JSON round trip for frozen dataclasses: `from_json(json.loads(json.dumps(x.to_json()))) == x`."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)  # type: ignore[call-overload,no-any-return]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what `to_json` wrote. Raises KeyError, TypeError or ValueError for anything else."""
        return cast(Self, _decode(cls, data))


@dataclass(frozen=True)
class Candidate(Plain):
    """One way to read a cell: `logp` from the picture alone, `confidence` 0..1 after settling (or alone)."""

    tile: str
    rotation: int
    logp: float
    confidence: float


@dataclass(frozen=True)
class Untold(Plain):
    """A tile of a shipped set that nobody named: `cosine` is how much a cell looks like it (-1..1)."""

    tile: str
    rotation: int
    cosine: float


@dataclass(frozen=True)
class Cell(Plain):
    """A place of the lattice: `occupancy` 0..1 that a tile lies there, candidates best first.

    `cosine` is the likeness to the nearest enrolled picture (-1..1), `unlisted` the log-probability of every
    (tile, rotation) that is not among the candidates. `untold`: where a tile of sets that nobody named is
    liker than those, the likest one of each such set, best first.
    """

    x: int
    y: int
    quad: Quad
    occupancy: float
    cosine: float
    unlisted: float
    candidates: tuple[Candidate, ...]
    untold: tuple[Untold, ...] = ()

    @property
    def alike(self) -> float:
        """The likeness to the nearest tile, told or not (-1..1)."""
        return max(self.cosine, self.untold[0].cosine) if self.untold else self.cosine


@dataclass(frozen=True)
class SeenFigure(Plain):
    """A wooden figure: `point` is its foot in the picture, (u, v) 0..1 the foot inside cell (x, y) from its
    north-west corner, `middle` the middle of its shape in the picture; `upright`: log-odds by its shape alone
    that it stands, `pose` what follows from that; `size` is its area in cells; `colours` are the likeliest
    colours with their shares, `shapes` what it is cut like (see vision.kinds), where a game has several."""

    point: Point
    x: int
    y: int
    u: float
    v: float
    colour: str
    kind: str
    pose: Pose
    confidence: float
    size: float = 0.0
    colours: tuple[tuple[str, float], ...] = ()
    middle: Point | None = None
    upright: float | None = None
    shapes: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class SeenMarker(Plain):
    """A player's marker on the score track: who lies there has `field` + 50 points. `point`: its foot."""

    colour: str
    field: int
    lying: bool
    points: int
    confidence: float
    point: Point


@dataclass(frozen=True)
class SeenTrack(Plain):
    """The score track: its layout (vision/tracks), the corners of its sheet, how sure that it is one."""

    layout: str
    quad: Quad
    confidence: float
    markers: tuple[SeenMarker, ...] = ()


@dataclass(frozen=True)
class LatticeInfo(Plain):
    """How the grid was found: `residual` = median distance of what was seen from it, in cells."""

    residual: float


@dataclass(frozen=True)
class Reading(Plain):
    """Everything seen in one picture. `edition`: whose pictures its tiles were compared with; `timings`:
    seconds per stage."""

    width: int
    height: int
    edition: str
    sets: tuple[str, ...]
    lattice: LatticeInfo
    cells: tuple[Cell, ...]
    figures: tuple[SeenFigure, ...]
    timings: dict[str, float] = field(default_factory=dict)
    track: SeenTrack | None = None
    others: tuple[Quad, ...] = ()  # further boards in the picture: the corners of what is seen of them
    squares: tuple[At, ...] = ()  # of the printed map that the board lies on: tiles lie on no others
    compared: bool = False  # its tiles are told by the net that only compares
    seen_edition: str = ""  # whose pictures they look like; nothing where none are known


@dataclass(frozen=True)
class Correction(Plain):
    """What a person says. For a tile: `x`, `y` and `tile` + `rotation` (None with `remove`: no tile lies
    there; None without: a tile that nobody can name). For a figure: `figure` is its `DraftFigure.key`, or
    "new"; what is None stays as it was; `remove` takes it away. `feature`: (kind, sides as on the board).
    `known`: not said of this picture, but known from before: believed unless the picture clearly shows
    something else; a figure that stood there is KNOWN, and with `remove` it is said to be gone. `token`,
    `count`: so many tokens lie in one stack on the `feature` of cell (x, y). `space`: that of its track on
    which the figure stands."""

    x: int | None = None
    y: int | None = None
    tile: str | None = None
    rotation: int = 0
    remove: bool = False
    figure: int | str | None = None
    colour: str | None = None
    kind: str | None = None
    pose: str | None = None
    point: Point | None = None
    feature: tuple[str, tuple[str, ...]] | None = None
    known: bool = False
    token: str | None = None
    count: int | None = None
    space: int | None = None


@dataclass(frozen=True)
class DraftTile(Plain):
    """A tile of the settled board. `tile` is None where no enrolled tile fits what was seen. `pinned`: by a
    person. Candidates best first, with confidences after settling; the first is the tile itself unless
    pinned."""

    x: int
    y: int
    tile: str | None
    rotation: int
    confidence: float
    quad: Quad
    candidates: tuple[Candidate, ...]
    pinned: bool = False


@dataclass(frozen=True)
class DraftFigure(Plain):
    """A figure of the settled board. `key` stays the same through corrections, the index need not;
    `feature` is (kind, names of the sides it touches on the board) or None where no feature fits; `space`:
    that of its track, where a person told it; `known`: it stood there before."""

    key: int
    point: Point
    x: int
    y: int
    u: float
    v: float
    colour: str
    kind: str
    pose: str
    confidence: float
    feature: tuple[str, tuple[str, ...]] | None
    pinned: bool = False
    space: int | None = None
    known: bool = False


@dataclass(frozen=True)
class Doubt(Plain):
    """A cell (`x`, `y`) or a figure (`figure` = index in `Draft.figures`) that a person should look at.
    `weight` 0..1 = how likely the draft is wrong there and people can tell what is right."""

    reason: TileReason | FigureReason
    weight: float
    x: int | None = None
    y: int | None = None
    figure: int | None = None
    candidates: tuple[Candidate, ...] = ()
    quad: Quad | None = None


@dataclass(frozen=True)
class SeenSet(Plain):
    """A shipped set that nobody named, of which so many tiles seem to lie on the board; `sure`: enough to be
    certain of it."""

    id: str
    tiles: int
    sure: bool


@dataclass(frozen=True)
class Draft(Plain):
    """One consistent board; doubts worst first; `untold`: sets that nobody named and that seem to lie there,
    most tiles first."""

    tiles: tuple[DraftTile, ...]
    figures: tuple[DraftFigure, ...]
    doubts: tuple[Doubt, ...]
    untold: tuple[SeenSet, ...] = ()


@cache
def _hints(cls: Any) -> dict[str, Any]:
    """The fields of a dataclass with their types."""
    return get_type_hints(cls)


def _decode(hint: Any, value: Any) -> Any:
    """The value of type `hint` that JSON gave back as `value`: lists to tuples, mappings to dataclasses."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        if value is None:
            return None
        return _decode(next(h for h in get_args(hint) if h is not type(None)), value)
    if origin is tuple:
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return tuple(_decode(inner[0], v) for v in value)
        if len(value) != len(inner):
            raise ValueError(f"expected {len(inner)} values, got {len(value)}")
        return tuple(_decode(h, v) for h, v in zip(inner, value, strict=True))
    if isinstance(hint, type) and issubclass(hint, Plain):
        kinds = _hints(cast(Any, hint))
        return hint(**{name: _decode(kind, value[name]) for name, kind in kinds.items() if name in value})
    return value
