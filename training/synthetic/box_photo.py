"""Render photos of boxes that neither nets nor galleries have seen.

This renderer measures the recogniser, so it shares no code with the one that trains it: its own loading of
pictures, layout, camera, light and figures. A box is one whole source of pictures (a folder of
`../shared/art/index-more.json`), which training leaves out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

SHARED = Path(__file__).resolve().parents[3] / "shared"
SIZE = (1600, 1200)  # of a photo, pixels
CELL = 128  # pixels of a tile on the flat table
MARGIN = 4.0  # cells of table around the board; a fifth of it is in the picture
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
# Linear red and blue of a black body, relative to green and to 6500 K (Tanner Helland's approximation).
KELVIN = {2700: (2.40, 0.27), 3000: (2.02, 0.36), 3500: (1.62, 0.50), 4500: (1.24, 0.73), 6500: (1.0, 1.0),
          7500: (0.90, 1.08)}  # fmt: skip
UNCORRECTED = 0.5  # share of the light's colour that a phone's white balance leaves, on a log scale
PAINTS = {  # sRGB of players' colours, BGR
    "red": (40, 35, 190),
    "blue": (160, 80, 30),
    "green": (60, 120, 30),
    "yellow": (40, 190, 225),
    "black": (40, 38, 38),
}
MEEPLE = np.array([(0.5, 0), (0.62, 0.06), (0.66, 0.2), (0.6, 0.3), (0.85, 0.38), (1, 0.5), (0.96, 0.58),
                   (0.72, 0.58), (0.98, 1), (0.6, 1), (0.5, 0.8), (0.4, 1), (0.02, 1), (0.28, 0.58),
                   (0.04, 0.58), (0, 0.5), (0.15, 0.38), (0.4, 0.3), (0.34, 0.2), (0.38, 0.06)])  # fmt: skip

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]
At = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """One tile of a box: its picture in canonical orientation, and its edge letters N, E, S, W."""

    tile: str
    edges: str
    face: Picture


@dataclass(frozen=True)
class Light:
    """Colour temperature in kelvin, and saturation (1.0: as it is)."""

    kelvin: int = 6500
    saturation: float = 1.0


@dataclass(frozen=True)
class BoxPhoto:
    """A photo as JPEG, and its labels in the format of the labelled photos."""

    jpeg: bytes
    label: dict[str, Any]


def pieces(source: str, shared: Path = SHARED) -> list[Piece]:
    """Return the pictures of one source (a folder of the index)."""
    edges = {
        tile["id"]: tile["edges"]
        for path in sorted((shared / "facts" / "more" / "tiles").glob("*.json"))
        for tile in json.loads(path.read_text())["tiles"]
        if "edges" in tile
    }
    found = []
    for row in json.loads((shared / "art" / "index-more.json").read_text()):
        if row["file"].split("/")[0] != source or row["tile"] not in edges:
            continue
        scan = cv2.imread(str(shared / "art" / row["file"]))
        rim = round(0.02 * scan.shape[0])
        face = np.rot90(scan[rim:-rim, rim:-rim], row["rotation"] // 90)
        face = cv2.resize(np.ascontiguousarray(face), (CELL, CELL), interpolation=cv2.INTER_AREA)
        found.append(Piece(row["tile"], edges[row["tile"]], np.asarray(face, np.uint8)))
    return found


def box(source: str, counts: Mapping[str, int], shared: Path = SHARED) -> list[Piece]:
    """Return a whole box: each tile as often as in `counts`, in turn with each of its pictures. A tile
    with a garden is printed as one without where the source has no picture of it."""
    every = pieces(source, shared)
    whole = []
    for tile, count in counts.items():
        shown = [p for p in every if p.tile == tile] or [p for p in every if p.tile == tile.split(".")[0]]
        whole += [shown[i % len(shown)] for i in range(count if shown else 0)]
    return whole


def photo(
    seed: int,
    bag: Sequence[Piece],
    light: Light,
    tiles: int,
    others: Sequence[Piece] = (),
    crowd: float = 0.15,
) -> BoxPhoto:
    """Render a board of `tiles` tiles from this bag and all of `others`, laid by the rules of edges."""
    rng = np.random.default_rng(seed)
    order = [bag[i] for i in rng.permutation(len(bag))[:tiles]]
    for other in others:
        order.insert(int(rng.integers(1, len(order) + 1)), other)
    board = _laid(rng, order)
    flat, quads = _flat(rng, board)
    size = np.array([flat.shape[1], flat.shape[0]], float)
    camera = _camera(rng, size)
    picture = cv2.warpPerspective(
        flat, camera, (SIZE[0] * 2, SIZE[1] * 2), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    figures = []
    paints = list(PAINTS)[: int(rng.integers(2, 6))]
    for at, quad in quads.items():
        if rng.random() < crowd:
            colour = paints[int(rng.integers(len(paints)))]
            u, v = rng.uniform(0.25, 0.75, 2)
            spot = quad[0] + u * (quad[1] - quad[0]) + v * (quad[3] - quad[0])
            figures.append((at, colour, float(u), float(v), spot))
    figures.sort(key=lambda f: _through(camera, f[4][None])[0, 1])
    for _, colour, _, _, spot in figures:
        _stand(rng, picture, camera, spot, colour)
    picture = cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA)
    half = np.diag([0.5, 0.5, 1.0]) @ camera
    label = {
        "lattice": [[*at, *_through(half, q[:1])[0].tolist()] for at, q in quads.items()],
        "quads": {f"{x},{y}": _through(half, q).tolist() for (x, y), q in quads.items()},
        "cells": [
            {"x": x, "y": y, "tile": piece.tile, "rotation": turn, "readable": True}
            for (x, y), (piece, turn) in board.items()
        ],
        "meeples": [
            {"x": at[0], "y": at[1], "u": u, "v": v, "colour": colour, "kind": "meeple", "pose": "standing",
             "sure": True}
            for at, colour, u, v, _ in figures
        ],
    }  # fmt: skip
    return BoxPhoto(_exposed(rng, np.asarray(picture, np.uint8), light), label)


def _laid(rng: np.random.Generator, order: Sequence[Piece]) -> dict[At, tuple[Piece, int]]:
    """Lay the pieces one by one where their edges fit, near the middle and next to many; those that fit
    nowhere stay in the box."""
    board: dict[At, tuple[Piece, int]] = {}
    for piece in order:
        spots = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board) or {(0, 0)}
        ways = []
        for x, y in spots:
            near = [board.get((x + dx, y + dy)) for dx, dy in STEPS]
            for turn in range(4):
                if all(
                    n is None or piece.edges[(side - turn) % 4] == n[0].edges[(side + 2 - n[1]) % 4]
                    for side, n in enumerate(near)
                ):
                    ways.append((sum(n is not None for n in near) - 0.22 * np.hypot(x, 1.2 * y), x, y, turn))
        if ways:
            score = np.array([way[0] for way in ways]) * 2.0
            share = np.exp(score - score.max())
            _, x, y, turn = ways[int(rng.choice(len(ways), p=share / share.sum()))]
            board[x, y] = (piece, turn)
    return board


def _flat(
    rng: np.random.Generator, board: Mapping[At, tuple[Piece, int]]
) -> tuple[Picture, dict[At, Floats]]:
    """Return the table from above with the tiles on it, a little crooked and drifting, each with its
    cardboard edge; and the corners of every tile in its pixels."""
    low = np.array(list(board), float).min(0) - MARGIN
    high = np.array(list(board), float).max(0) + 1 + MARGIN
    width, height = (np.ceil((high - low) * CELL).astype(int)).tolist()
    flat = _table(rng, width, height)
    drift = rng.normal(0, 0.006, (2, 2))
    size, quads = rng.uniform(0.965, 0.99), {}
    for (x, y), (piece, turn) in board.items():
        angle = np.radians(rng.normal(0, 0.8))
        rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        corners = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * size @ rotation.T
        bent = drift @ np.array([x * abs(x), y * abs(y)]) / 8
        quad = (corners + np.array((x + 0.5, y + 0.5)) + bent + rng.normal(0, 0.012, 2) - low) * CELL
        cv2.fillConvexPoly(flat, np.int32(np.round(quad + np.array((3, 4)))), (28, 32, 38), cv2.LINE_AA)
        face = np.ascontiguousarray(np.rot90(piece.face, -turn))
        source = np.array([(0, 0), (CELL, 0), (CELL, CELL), (0, CELL)], np.float32)
        warp = cv2.getPerspectiveTransform(source, quad.astype(np.float32))
        top, left = np.floor(quad.min(0)[::-1]).astype(int) - 2
        shift = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], float)
        shape = (CELL + 28, CELL + 28)
        put = cv2.warpPerspective(face, shift @ warp, shape, flags=cv2.INTER_LINEAR)
        mask = cv2.warpPerspective(np.full((CELL, CELL), 255, np.uint8), shift @ warp, shape)
        there = flat[top : top + shape[1], left : left + shape[0]]
        share = mask[: there.shape[0], : there.shape[1], None] / 255.0
        there[:] = np.uint8(there * (1 - share) + put[: there.shape[0], : there.shape[1]] * share)
        quads[x, y] = quad
    return flat, quads


def _table(rng: np.random.Generator, width: int, height: int) -> Picture:
    """Return a wooden or cloth table top."""
    tone = np.array(
        [(70, 110, 150), (45, 65, 90), (150, 165, 175), (60, 60, 62), (90, 70, 60)][int(rng.integers(5))]
    )
    grain = rng.normal(0, 1, (max(2, height // 6), max(2, width // 220)))
    grain = cv2.resize(grain.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    weave = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 1.2)
    rough = rng.uniform(3, 11)
    return np.asarray(np.clip(tone + (grain * rough + weave * 5)[..., None], 0, 255), np.uint8)


def _camera(rng: np.random.Generator, size: Floats) -> Floats:
    """Return a homography from the flat table to a picture of twice SIZE: the table turned and tilted under
    a pinhole camera, such that all of it is in the picture."""
    tilt, turn = np.radians(rng.uniform(5, 48)), np.radians(rng.choice([0, 90, 180, 270]) + rng.normal(0, 12))
    away = rng.uniform(1.3, 2.6) * size.max()
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1.0]])
    lean = np.array([[1.0, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    pose = lean @ spin
    centre = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1.0]])
    flat = np.column_stack([pose[:, 0], pose[:, 1], (0, 0, away)])
    flat[2, :2] *= -1
    seen = _through(flat @ centre, np.array([(0, 0), (size[0], 0), tuple(size), (0, size[1])]))
    inset = MARGIN * 0.8 * CELL
    board = np.array(
        [(inset, inset), (size[0] - inset, inset), tuple(size - inset), (inset, size[1] - inset)]
    )
    seen = _through(flat @ centre, board)
    span, middle = np.ptp(seen, axis=0), (seen.min(0) + seen.max(0)) / 2
    zoom = float(min(SIZE[0] * 2 / span[0], SIZE[1] * 2 / span[1]))
    shift = np.array(
        [[zoom, 0, SIZE[0] - zoom * middle[0]], [0, zoom, SIZE[1] - zoom * middle[1]], [0, 0, 1]]
    )
    return np.asarray(shift @ flat @ centre)


def _stand(rng: np.random.Generator, picture: Picture, camera: Floats, spot: Floats, colour: str) -> None:
    """Draw a standing figure with its foot there: shaded paint, a darker side, a soft shadow."""
    foot, east, south = _through(
        camera, np.array([spot, spot + np.array((CELL, 0)), spot + np.array((0, CELL))])
    )
    wide = float(np.hypot(*(east - foot)))
    deep = float(np.hypot(*(south - foot)))
    cell = max(wide, deep)
    high = 0.42 * cell * np.sqrt(max(0.12, 1 - (min(wide, deep) / cell) ** 2)) + 0.1 * cell
    body = MEEPLE * (0.36 * cell, high) - (0.18 * cell, high) + foot
    paint = np.array(PAINTS[colour], float) * rng.uniform(0.85, 1.1)
    cv2.ellipse(
        picture,
        tuple(np.int32(foot + np.array((0.06 * cell, 0.01 * cell))).tolist()),
        (int(0.2 * cell), int(0.09 * cell)),
        0.0,
        0.0,
        360.0,
        (30, 34, 38),
        -1,
        cv2.LINE_AA,
    )
    for step in range(4, -1, -1):  # the thickness of the wood
        tone = paint * (0.62 if step else 1.0)
        cv2.fillPoly(
            picture,
            [np.int32(np.round(body + np.array((0, 0.02 * cell * step))))],
            tone.tolist(),
            cv2.LINE_AA,
        )


def _exposed(rng: np.random.Generator, picture: Picture, light: Light) -> bytes:
    """Return the picture in this light as JPEG: gradient, vignette, colour, saturation, blur, noise."""
    linear = (picture / 255.0) ** 2.2
    red, blue = KELVIN[light.kelvin]
    linear *= np.array([blue, 1.0, red]) ** UNCORRECTED
    x, y = np.meshgrid(np.linspace(-1, 1, SIZE[0]), np.linspace(-1, 1, SIZE[1]))
    slope = rng.normal(0, 0.12, 2)
    linear *= (rng.uniform(0.75, 1.1) * (1 + slope[0] * x + slope[1] * y) * (1 - 0.12 * (x**2 + y**2)))[
        ..., None
    ]
    grey = linear @ np.array([0.07, 0.72, 0.21])
    linear = np.clip(grey[..., None] + light.saturation * (linear - grey[..., None]), 0, 1)
    seen = cv2.GaussianBlur(linear ** (1 / 2.2) * 255, (0, 0), rng.uniform(0.5, 1.0))
    seen += cv2.GaussianBlur(rng.normal(0, rng.uniform(2, 7), seen.shape), (0, 0), 0.6)
    coded = cv2.imencode(".jpg", np.clip(seen, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88])[1]
    return bytes(coded.tobytes())


def _through(matrix: Floats, points: Floats) -> Floats:
    mapped = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return np.asarray(mapped[:, :2] / mapped[:, 2:])
