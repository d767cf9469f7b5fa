"""Data of a reading: what was seen (`Reading`), corrections of it (`Correction`), the board that follows
(`Draft`).

A reading keeps every candidate, so that it can be settled again after each correction. It is plain data and
survives JSON exactly. Pixels are those of the picture as displayed (EXIF orientation applied); `x` grows east
and `y` south in the recogniser's grid, whose origin is arbitrary; rotations are degrees clockwise.
"""

from vision.reading.draft import (
    FIGURE_REASONS,
    TILE_REASONS,
    Doubt,
    Draft,
    DraftFigure,
    DraftTile,
    FigureReason,
    SeenSet,
    TileReason,
)
from vision.reading.observations import (
    KNOWN_FIGURE,
    NOT_PICTURED,
    At,
    Candidate,
    Cell,
    Correction,
    HalfReading,
    LatticeInfo,
    PieceForm,
    Point,
    Pose,
    Quad,
    Reading,
    SeenCopy,
    SeenFigure,
    SeenMarker,
    SeenTrack,
    UnlistedTile,
)

__all__ = [
    "FIGURE_REASONS",
    "KNOWN_FIGURE",
    "NOT_PICTURED",
    "TILE_REASONS",
    "At",
    "Candidate",
    "Cell",
    "Correction",
    "Doubt",
    "Draft",
    "DraftFigure",
    "DraftTile",
    "FigureReason",
    "HalfReading",
    "LatticeInfo",
    "PieceForm",
    "Point",
    "Pose",
    "Quad",
    "Reading",
    "SeenCopy",
    "SeenFigure",
    "SeenMarker",
    "SeenSet",
    "SeenTrack",
    "TileReason",
    "UnlistedTile",
]
