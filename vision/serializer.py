"""Serialise a draft for `POST /photos`: plain dictionaries, rotations in degrees, pixels of the upright
picture.
"""

from __future__ import annotations

from typing import Any

from vision.reading import Candidate, Doubt, Draft, DraftFigure, DraftTile, Quad


def answer(draft: Draft) -> dict[str, Any]:
    """Return the `tiles`, `figures` and `doubts` of the API's answer."""
    return {
        "tiles": [_tile(t) for t in draft.tiles],
        "figures": [_figure(f) for f in draft.figures],
        "doubts": [_doubt(d) for d in draft.doubts],
    }


def _tile(tile: DraftTile) -> dict[str, Any]:
    return {
        "x": tile.x,
        "y": tile.y,
        "tile": tile.tile,
        "rotation": tile.rotation,
        "confidence": tile.confidence,
        "quad": _quad(tile.quad),
        "candidates": [_candidate(c) for c in tile.candidates],
    }


def _figure(figure: DraftFigure) -> dict[str, Any]:
    feature = {"kind": figure.feature[0], "at": list(figure.feature[1])} if figure.feature else None
    return {
        "colour": figure.colour,
        "kind": figure.kind,
        "confidence": figure.confidence,
        "point": [round(c, 1) for c in figure.point],
        "x": figure.x,
        "y": figure.y,
        "feature": feature,
        "pose": figure.pose,
        **({"known": True} if figure.known else {}),
    }


def _doubt(doubt: Doubt) -> dict[str, Any]:
    if doubt.figure is not None:
        return {"figure": doubt.figure, "reason": doubt.reason}
    return {
        "x": doubt.x,
        "y": doubt.y,
        "reason": doubt.reason,
        "candidates": [_candidate(c) for c in doubt.candidates],
        **({"quad": _quad(doubt.quad)} if doubt.quad else {}),
    }


def _candidate(candidate: Candidate) -> dict[str, Any]:
    return {"tile": candidate.tile, "rotation": candidate.rotation, "confidence": candidate.confidence}


def _quad(quad: Quad) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in quad]
