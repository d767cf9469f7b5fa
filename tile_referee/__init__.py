"""The referee of Carcassonne and its relatives as a library: legal placements, rulings with reasons, scores.

    from tile_referee import Match, Position, load

docs/library.md is a guide. Everything that is listed in `__all__` is public; the rest of the package may
change.
"""

from __future__ import annotations

from referee.game import BadInput
from tile_referee.answers import (
    Completion,
    Deployment,
    Feature,
    FeatureReport,
    Figure,
    Finding,
    Line,
    Part,
    Placement,
    Played,
    Reason,
    Ruling,
    Scores,
    Total,
    Where,
)
from tile_referee.files import dump, dumps, load, loads
from tile_referee.match import Match
from tile_referee.playing import IllegalMove
from tile_referee.position import Position

__version__ = "0.10.0"

__all__ = [
    "BadInput",
    "Completion",
    "Deployment",
    "Feature",
    "FeatureReport",
    "Figure",
    "Finding",
    "IllegalMove",
    "Line",
    "Match",
    "Part",
    "Placement",
    "Played",
    "Position",
    "Reason",
    "Ruling",
    "Scores",
    "Total",
    "Where",
    "__version__",
    "dump",
    "dumps",
    "load",
    "loads",
]
