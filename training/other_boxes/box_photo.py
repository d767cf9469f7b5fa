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

from training.data.pictures import read_picture
from training.other_boxes.box_camera import (
    CELL,
    MARGIN,
    PAINTS,
    SIZE,
    Light,
    camera_of,
    exposed,
    put_up,
    table_of,
    through,
)
from vision.arrays import Floats, Picture

SHARED = Path(__file__).resolve().parents[3] / "shared"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W

At = tuple[int, int]


@dataclass(frozen=True)
class BoxTile:
    """One tile of a box: its picture in canonical orientation, and its edge letters N, E, S, W."""

    tile: str
    edges: str
    face: Picture

    @property
    def half(self) -> bool:
        """Whether it is a half tile: the south-west half of its picture, without the other edges."""
        return self.edges.startswith("**")


@dataclass(frozen=True)
class BoxPhoto:
    """A photo as JPEG, and its labels in the format of the labelled photos."""

    jpeg: bytes
    label: dict[str, Any]


def pieces(source: str, shared: Path = SHARED) -> list[BoxTile]:
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
        scan = read_picture(shared / "art" / row["file"])
        rim = round(0.02 * scan.shape[0])
        upright = np.ascontiguousarray(np.rot90(scan[rim:-rim, rim:-rim], row["rotation"] // 90))
        face = cv2.resize(upright, (CELL, CELL), interpolation=cv2.INTER_AREA)
        found.append(BoxTile(row["tile"], edges[row["tile"]], np.asarray(face, np.uint8)))
    return found


def box(source: str, counts: Mapping[str, int], shared: Path = SHARED) -> list[BoxTile]:
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
    bag: Sequence[BoxTile],
    light: Light,
    tiles: int,
    others: Sequence[BoxTile] = (),
    crowd: float = 0.15,
    paints: Sequence[str] | None = None,
    pairs: Sequence[BoxTile] = (),
) -> BoxPhoto:
    """Render a board of `tiles` tiles from this bag and all of `others`, laid by the rules of edges, with
    figures on a share `crowd` of them. `paints`: their colours (None: the first few players'); `pairs`: half
    tiles that share a cell with one of the others, as many as fit."""
    rng = np.random.default_rng(seed)
    order = [bag[i] for i in rng.permutation(len(bag))[:tiles]]
    for other in others:
        order.insert(int(rng.integers(1, len(order) + 1)), other)
    board = _laid(rng, order)
    shared = _sharing(board, pairs)
    flat, quads = _flat(rng, board, shared)
    size = np.array([flat.shape[1], flat.shape[0]], float)
    camera = camera_of(rng, size)
    twice = (SIZE[0] * 2, SIZE[1] * 2)
    picture = np.asarray(
        cv2.warpPerspective(flat, camera, twice, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT),
        np.uint8,
    )
    figures = []
    some = int(rng.integers(2, 6))
    paints = list(PAINTS)[:some] if paints is None else list(paints)
    for at, quad in quads.items():
        if rng.random() < crowd:
            colour = paints[int(rng.integers(len(paints)))]
            u, v = rng.uniform(0.25, 0.75, 2)
            spot = quad[0] + u * (quad[1] - quad[0]) + v * (quad[3] - quad[0])
            figures.append((at, colour, float(u), float(v), spot))
    figures.sort(key=lambda f: through(camera, f[4][None])[0, 1])
    for _, colour, _, _, spot in figures:
        put_up(rng, picture, camera, spot, colour)
    picture = np.asarray(cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA), np.uint8)
    half = np.diag([0.5, 0.5, 1.0]) @ camera
    label = {
        "lattice": [[*at, *through(half, q[:1])[0].tolist()] for at, q in quads.items()],
        "quads": {f"{x},{y}": through(half, q).tolist() for (x, y), q in quads.items()},
        "cells": [
            {"x": x, "y": y, "tile": piece.tile, "rotation": turn, "readable": True}
            for (x, y), (piece, turn) in (*board.items(), *shared.items())
        ],
        "meeples": [
            {"x": at[0], "y": at[1], "u": u, "v": v, "colour": colour, "kind": "meeple", "pose": "standing",
             "sure": True}
            for at, colour, u, v, _ in figures
        ],
    }  # fmt: skip
    return BoxPhoto(exposed(rng, np.asarray(picture, np.uint8), light), label)


def _laid(rng: np.random.Generator, order: Sequence[BoxTile]) -> dict[At, tuple[BoxTile, int]]:
    """Lay the pieces one by one where their edges fit, near the middle and next to many; those that fit
    nowhere stay in the box."""
    board: dict[At, tuple[BoxTile, int]] = {}
    for piece in order:
        spots = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board) or {(0, 0)}
        ways = []
        for x, y in spots:
            near = [board.get((x + dx, y + dy)) for dx, dy in STEPS]
            for turn in range(4):
                if _fit(piece, turn, near):
                    ways.append((sum(n is not None for n in near) - 0.22 * np.hypot(x, 1.2 * y), x, y, turn))
        if ways:
            score = np.array([way[0] for way in ways]) * 2.0
            share = np.exp(score - score.max())
            _, x, y, turn = ways[int(rng.choice(len(ways), p=share / share.sum()))]
            board[x, y] = (piece, turn)
    return board


def _fit(piece: BoxTile, turn: int, near: Sequence[tuple[BoxTile, int] | None]) -> bool:
    """Return whether the edges of a turned piece match its neighbours N, E, S, W; where a half tile has no
    edge, anything does."""
    for side, other in enumerate(near):
        if other is not None:
            here, there = piece.edges[(side - turn) % 4], other[0].edges[(side + 2 - other[1]) % 4]
            if here != there and "*" not in (here, there):
                return False
    return True


def _sharing(
    board: Mapping[At, tuple[BoxTile, int]], pairs: Sequence[BoxTile]
) -> dict[At, tuple[BoxTile, int]]:
    """Return where each of these half tiles shares a cell with another one."""
    shared: dict[At, tuple[BoxTile, int]] = {}
    for piece in pairs:
        for (x, y), (first, turn) in board.items():
            near = [board.get((x + dx, y + dy)) for dx, dy in STEPS]
            if first.half and (x, y) not in shared and _fit(piece, (turn + 2) % 4, near):
                shared[x, y] = piece, (turn + 2) % 4
                break
    return shared


def _flat(
    rng: np.random.Generator,
    board: Mapping[At, tuple[BoxTile, int]],
    shared: Mapping[At, tuple[BoxTile, int]],
) -> tuple[Picture, dict[At, Floats]]:
    """Return the table from above with the tiles on it, a little crooked and drifting, each with its
    cardboard edge; and the corners of every tile in its pixels. `shared`: half tiles on the cells of
    others."""
    low = np.array(list(board), float).min(0) - MARGIN
    high = np.array(list(board), float).max(0) + 1 + MARGIN
    width, height = (np.ceil((high - low) * CELL).astype(int)).tolist()
    flat = table_of(rng, width, height)
    drift = rng.normal(0, 0.006, (2, 2))
    size = rng.uniform(0.965, 0.99)
    quads: dict[At, Floats] = {}
    for (x, y), (piece, turn) in (*board.items(), *shared.items()):
        angle = np.radians(rng.normal(0, 0.8))
        rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        corners = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * size @ rotation.T
        bent = drift @ np.array([x * abs(x), y * abs(y)]) / 8
        quad = (corners + np.array((x + 0.5, y + 0.5)) + bent + rng.normal(0, 0.012, 2) - low) * CELL
        _put_down(flat, piece, turn, quad)
        quads.setdefault((x, y), quad)
    return flat, quads


def _put_down(flat: Picture, piece: BoxTile, turn: int, quad: Floats) -> None:
    """Draw a piece on the table, with these corners in its pixels."""
    shown = np.roll(np.array([True, not piece.half, True, True]), turn)  # the corner that a half tile lacks
    edge = np.round(quad[shown] + np.array((3, 4))).astype(np.int32)
    cv2.fillConvexPoly(flat, edge, (28, 32, 38), cv2.LINE_AA)
    face = np.ascontiguousarray(np.rot90(piece.face, -turn))
    source = np.array([(0, 0), (CELL, 0), (CELL, CELL), (0, CELL)], np.float32)
    warp = cv2.getPerspectiveTransform(source, quad.astype(np.float32))
    top, left = np.floor(quad.min(0)[::-1]).astype(int) - 2
    shift = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], float)
    shape = (CELL + 28, CELL + 28)
    put = cv2.warpPerspective(face, shift @ warp, shape, flags=cv2.INTER_LINEAR)
    whole = np.full((CELL, CELL), 255, np.uint8)
    if piece.half:
        whole = np.ascontiguousarray(np.rot90(np.tri(CELL, k=-1, dtype=np.uint8) * 255, -turn))
    mask = cv2.warpPerspective(whole, shift @ warp, shape)
    there = flat[top : top + shape[1], left : left + shape[0]]
    share = mask[: there.shape[0], : there.shape[1], None] / 255.0
    there[:] = np.uint8(there * (1 - share) + put[: there.shape[0], : there.shape[1]] * share)
