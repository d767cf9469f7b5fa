"""What lies around the board, as the answer of `/photos` tells it: the score track, further boards."""

from __future__ import annotations

from typing import Any

from vision.reading import Quad, Reading, SeenMarker


def around(reading: Reading) -> dict[str, Any]:
    """`track`: the score track's sheet, or None; `points`: points so far as its markers say, for people to
    confirm; `findings`: what is odd about the picture."""
    track = reading.track
    return {
        "track": track
        and {"layout": track.layout, "quad": _quad(track.quad), "confidence": track.confidence},
        "points": [_marker(marker) for marker in track.markers] if track else [],
        "findings": [
            {"finding": "second-board", "severity": "warning", "quad": _quad(quad)} for quad in reading.others
        ],
    }


def _marker(marker: SeenMarker) -> dict[str, Any]:
    return {
        "colour": marker.colour,
        "points": marker.points,
        "field": marker.field,
        "lying": marker.lying,
        "confidence": marker.confidence,
        "point": list(marker.point),
    }


def _quad(quad: Quad) -> list[list[float]]:
    return [list(corner) for corner in quad]
