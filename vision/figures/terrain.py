"""Which kinds of figures may stand on which features, and how likely each pose is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vision.figures.parameters import FIGURES
from vision.reading import Point, SeenFigure

PARAMETERS = FIGURES.assignment


GROUNDS = {  # figure kind -> feature kinds it may stand on
    "builder": ("city", "road"),
    "pig": ("field",),
    "barn": ("field",),
    "shepherd": ("field",),
    "abbot": ("monastery", "garden"),
    "mayor": ("city",),
    "wagon": ("city", "road", "monastery"),
}


Place = tuple[int, int, float, float]  # a cell, and (u, v) in it
FigureTerrain = Mapping[str, Sequence[str]]  # figure kind -> feature kinds, of one game
USUAL_FEATURE_KINDS = ("city", "road", "field", "monastery")
SHAPED_KINDS = ("tent", "camp", "boat")  # kinds with a distinct shape; all others are persons


@dataclass(frozen=True)
class FigureEvidence:
    """Measurements of a figure on the table: pixels of foot and centre, log-odds from its shape that it
    stands."""

    foot: Point
    middle: Point
    upright: float


def stance_of(seen: SeenFigure) -> FigureEvidence:
    """Return the measured stance; without a measurement, only the pose counts."""
    by_pose = (
        PARAMETERS.entered_pose_log_odds if seen.pose == "standing" else -PARAMETERS.entered_pose_log_odds
    )
    return FigureEvidence(
        seen.point, seen.middle or seen.point, by_pose if seen.upright is None else seen.upright
    )
