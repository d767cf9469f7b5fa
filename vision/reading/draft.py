"""The most likely position that follows from a reading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from vision.json_dataclass import JsonDataclass
from vision.reading.observations import At, Candidate, Point, Quad

TileReason = Literal["close", "edges", "unknown", "odd", "faint", "missing", "changed"]
FigureReason = Literal["weak", "border", "nowhere", "colour", "kind"]
TILE_REASONS: tuple[TileReason, ...] = get_args(TileReason)
FIGURE_REASONS: tuple[FigureReason, ...] = get_args(FigureReason)


@dataclass(frozen=True)
class DraftTile(JsonDataclass):
    """A tile of the settled board. `tile` is None where no enrolled tile fits the picture. `pinned`: set
    by a correction. Candidates are best first, with confidences after settling; the first is the tile
    itself unless pinned."""

    x: int
    y: int
    tile: str | None
    rotation: int
    confidence: float
    quad: Quad
    candidates: tuple[Candidate, ...]
    pinned: bool = False


@dataclass(frozen=True)
class DraftFigure(JsonDataclass):
    """A figure of the settled board. `key` stays the same through corrections, the index may not;
    `feature` is (kind, names of the sides it touches on the board) or None where no feature fits; `space`:
    its space on a track, if entered; `corner`: its point between tiles, if entered; `known`: it was there
    before."""

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
    corner: At | None = None


@dataclass(frozen=True)
class Doubt(JsonDataclass):
    """A cell (`x`, `y`) or a figure (`figure` = index in `Draft.figures`) for people to check. `weight` 0
    to 1: probability that the draft is wrong there and that people can correct it."""

    reason: TileReason | FigureReason
    weight: float
    x: int | None = None
    y: int | None = None
    figure: int | None = None
    candidates: tuple[Candidate, ...] = ()
    quad: Quad | None = None


@dataclass(frozen=True)
class SeenSet(JsonDataclass):
    """An unselected shipped set with its number of tiles that seem to be on the board; `sure`: enough of
    them to be certain."""

    id: str
    tiles: int
    sure: bool


@dataclass(frozen=True)
class Draft(JsonDataclass):
    """One consistent board. Doubts are worst first; `seen_sets`: unselected sets that seem to be on the
    board, most tiles first."""

    tiles: tuple[DraftTile, ...]
    figures: tuple[DraftFigure, ...]
    doubts: tuple[Doubt, ...]
    seen_sets: tuple[SeenSet, ...] = ()
