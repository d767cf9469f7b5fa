"""Hands and labels in the picture of a table."""

from __future__ import annotations

from typing import Any

import numpy as np

from training.synthetic.layout import SyntheticTable
from training.synthetic.other_pieces import wooden
from training.synthetic.table import boards
from training.synthetic.table.camera import Camera
from training.synthetic.table.figures import PAINT as PAINTS
from training.synthetic.table.figures import FigureModel, faces, painted
from training.synthetic.table.scene import people
from vision.arrays import Picture


def with_people(
    rng: np.random.Generator,
    picture: Picture,
    laid: SyntheticTable,
    board: dict[tuple[int, int], boards.LaidTile],
    camera: Camera,
    light: np.ndarray,
) -> tuple[list[tuple[float, float]], Picture]:
    """Draw the figures; return where the centre of each one is seen, and which pixels show one."""
    paints = {c: painted(rng, c) for c in sorted({f.colour for f in laid.figures}) if c in PAINTS}
    crowd = []
    for figure in laid.figures:
        quad = board[figure.cell].quad
        spot = quad[0] + figure.u * (quad[1] - quad[0]) + figure.v * (quad[3] - quad[0])
        paint = paints[figure.colour] * rng.uniform(0.95, 1.05)
        heading = float(rng.uniform(0, 2 * np.pi))
        crowd.append(FigureModel(figure.colour, wooden(figure.shape), spot, figure.standing, heading, paint))
    label = np.zeros(picture.shape[:2], np.uint8)
    people(rng, picture, label, camera, crowd, light)
    return [_middle(one, camera) for one in crowd], label


def _middle(figure: FigureModel, camera: Camera) -> tuple[float, float]:
    """Return where the centre of a figure is seen, in pixels."""
    corners = np.concatenate([corners for corners, _ in faces(figure)[:2]])
    x, y = camera.project(corners.mean(0)[None])[0]
    return round(float(x), 1), round(float(y), 1)


def label_of(
    laid: SyntheticTable,
    board: dict[tuple[int, int], boards.LaidTile],
    camera: Camera,
    middles: list[tuple[float, float]],
    size: tuple[int, int],
) -> dict[str, Any]:
    meeting: dict[tuple[int, int], list[np.ndarray]] = {}
    for (x, y), tile in board.items():
        for (dx, dy), corner in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.quad, strict=True):
            meeting.setdefault((x + dx, y + dy), []).append(corner)
    grid = sorted(meeting)
    pixels = camera.project(np.array([np.mean(meeting[at], axis=0) for at in grid]))
    return {
        "width": size[0],
        "height": size[1],
        "lattice": [
            [*at, round(float(p[0]), 2), round(float(p[1]), 2)] for at, p in zip(grid, pixels, strict=True)
        ],
        "cells": [
            {
                "x": x,
                "y": y,
                "tile": name,
                "rotation": quarter,
                "readable": True,
                "quad": camera.project(board[x, y].quad).round(2).tolist(),
            }
            for (x, y), (name, quarter) in sorted(laid.faces.items())
        ],
        "meeples": [
            {
                "x": f.cell[0],
                "y": f.cell[1],
                "u": round(f.u, 3),
                "v": round(f.v, 3),
                "middle": list(middle),
                "colour": f.colour,
                "kind": f.kind,
                "pose": "standing" if f.standing else "lying",
                "sure": True,
                "feature": {"kind": f.feature[0], "at": list(f.feature[1])},
            }
            for f, middle in zip(laid.figures, middles, strict=True)
        ],
    }
