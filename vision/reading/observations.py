"""What the recogniser sees in a photo, and the corrections of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from typing import Any, Literal

from vision.json_dataclass import JsonDataclass

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]  # north-west corner first, then clockwise
At = tuple[int, int]
Pose = Literal["standing", "lying"]

KNOWN_FIGURE = "known"  # Correction.figure of a figure known from before
# Correction.figure of what happened before the picture was taken and cannot be in it: a figure that was
# placed and returned, that there was none, and the order in which tiles were placed
NOT_PICTURED = ("returned", "none", "turns")


@dataclass(frozen=True)
class Candidate(JsonDataclass):
    """One way to read a cell: `logp` from the picture alone, `confidence` 0..1 after settling (or alone)."""

    tile: str
    rotation: int
    logp: float
    confidence: float


@dataclass(frozen=True)
class UnlistedTile(JsonDataclass):
    """A tile of an unselected shipped set; `cosine`: its similarity to the cell (-1 to 1)."""

    tile: str
    rotation: int
    cosine: float


@dataclass(frozen=True)
class SeenCopy(JsonDataclass):
    """A tile that a cell seems to show, and how much the cell resembles the most similar other cell of the
    photo that seems to show it (`cosine`, -1 to 1)."""

    tile: str
    rotation: int
    cosine: float


@dataclass(frozen=True)
class HalfReading(JsonDataclass):
    """What half tiles a cell may show. `none`: log-probability that it shows none; `unlisted`: that of every
    half tile, or pair of them, that is not among the candidates. `likeness`: of each half of the cell, by the
    quarter turns of a half tile there, its similarity to the nearest known picture (-1 to 1)."""

    none: float
    unlisted: float
    candidates: tuple[Candidate, ...]
    likeness: tuple[float, ...] = ()

    @property
    def share(self) -> float:
        """Return the probability of half tiles."""
        return 1 - exp(self.none)


@dataclass(frozen=True)
class Cell(JsonDataclass):
    """A cell of the grid: `occupancy` 0 to 1 is the probability of a tile; candidates are best first.

    `cosine`: similarity to the nearest enrolled picture (-1 to 1); `unlisted`: log-probability of every
    (tile, rotation) that is not among the candidates. `untold`: where a tile of an unselected set is more
    similar than those, the most similar one of each such set, best first. `sides`: what the side net sees
    (vision.labels.shown_sides.Sides.flat); empty where it was not run. `glare`: the overexposed share of a
    cell without a visible tile that glare hides, otherwise 0. `copy`: its likeness to another copy of its
    tile, where it was compared with any. `halves`: where half tiles are in play and one may lie there.
    """

    x: int
    y: int
    quad: Quad
    occupancy: float
    cosine: float
    unlisted: float
    candidates: tuple[Candidate, ...]
    untold: tuple[UnlistedTile, ...] = ()  # its name in stored readings
    sides: tuple[float, ...] = ()
    glare: float = 0.0
    copy: SeenCopy | None = None
    halves: HalfReading | None = None

    @property
    def alike(self) -> float:
        """Return the similarity to the nearest tile of selected and unselected sets (-1 to 1)."""
        return max(self.cosine, self.untold[0].cosine) if self.untold else self.cosine


@dataclass(frozen=True)
class PieceForm(JsonDataclass):
    """The form of a figure in the picture, in units of the longer side of its cell: `area`, width, height;
    `full`: share of its convex hull; `elongation`: length to breadth."""

    area: float
    wide: float
    high: float
    full: float
    elongation: float


@dataclass(frozen=True)
class SeenFigure(JsonDataclass):
    """A figure in the picture. `point`: its foot in the picture; (u, v): the foot inside cell (x, y), 0 to
    1 from its north-west corner; `middle`: the centre of its shape in the picture; `upright`: log-odds
    from its shape alone that it is standing; `pose`: derived from that; `size`: its area in cells;
    `colours`: the most likely colours with their shares; `shapes`: the probabilities of its shapes (see
    vision.figures.piece_shape), where a game has several; `group`: number of the figures of like paint in
    the photo, which have one name; `form`: of figures of Carcassonne."""

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
    group: int | None = None
    form: PieceForm | None = None


@dataclass(frozen=True)
class SeenMarker(JsonDataclass):
    """A player's marker on the score track; a lying marker counts `field` + 50 points. `point`: its foot."""

    colour: str
    field: int
    lying: bool
    points: int
    confidence: float
    point: Point


@dataclass(frozen=True)
class SeenTrack(JsonDataclass):
    """The score track: its layout (vision/tracks), the corners of its sheet, and its confidence."""

    layout: str
    quad: Quad
    confidence: float
    markers: tuple[SeenMarker, ...] = ()


@dataclass(frozen=True)
class LatticeInfo(JsonDataclass):
    """How the grid was found; `residual`: median distance of the evidence from it, in cells."""

    residual: float


@dataclass(frozen=True)
class Reading(JsonDataclass):
    """Everything seen in one picture. `edition`: whose pictures its tiles were compared with; `timings`:
    seconds per stage; `halves`: the half tiles that its cells were compared with."""

    width: int
    height: int
    edition: str
    sets: tuple[str, ...]
    lattice: LatticeInfo
    cells: tuple[Cell, ...]
    figures: tuple[SeenFigure, ...]
    timings: dict[str, float] = field(default_factory=dict)
    track: SeenTrack | None = None
    others: tuple[Quad, ...] = ()  # further boards in the picture: the corners of their visible part
    squares: tuple[At, ...] = ()  # of the printed map under the board: tiles can be on no others
    compared: bool = False  # its tiles are classified by the comparing net
    seen_edition: str = ""  # whose pictures they resemble; empty where none are known
    halves: tuple[str, ...] = ()


@dataclass(frozen=True)
class Correction(JsonDataclass):
    """A fact that people enter. For a tile: `x`, `y` and `tile` + `rotation` (`tile` None with `remove`:
    no tile is there; None without: a tile that cannot be named). For a figure: `figure` is its
    `DraftFigure.key`, or "new"; fields that are None stay unchanged; `remove` deletes it. `feature`:
    (kind, sides as on the board). `known`: a fact from before rather than about this picture; it holds
    unless the picture clearly shows something else. A figure that was there is KNOWN_FIGURE; with `remove` it
    has left, with `moves` it may have moved to another tile. NOT_PICTURED: a figure that was returned, that
    there was none, or the order of the `tiles`. `token`, `count`: a stack of tokens on the
    `feature` of cell (x, y), or a token there with a `value`, between two `edges`, over two `tiles`, in a
    `quarter`, or `beside` a figure (colour and kind). `space`: the space of its track on which the figure
    stands; `corner`: its point between tiles, by the cell of which that is the north-west corner."""

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
    moves: bool = False
    token: str | None = None
    count: int | None = None
    space: int | None = None
    value: int | None = None
    edges: tuple[str, ...] | None = None
    tiles: tuple[At, ...] | None = None
    corner: At | None = None
    beside: tuple[str, str] | None = None
    quarter: str | None = None

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))  # it has plain fields only; a photo has up to 2,000 corrections
