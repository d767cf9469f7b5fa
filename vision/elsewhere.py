"""Whether a board lies in the picture that is not on the plane of the one that was read, or not of its size:
on a box, on another table, or two pictures in one. It is looked for where much looks like tiles and was not
read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.board import LAID, UNLIKE
from vision.errors import Unreadable
from vision.lattice import Lattice
from vision.lattice.masks import largest_patch
from vision.others import LEAST, SURE, Like, Picture, TileMap, box_of
from vision.reading import Cell, Quad, SeenTrack
from vision.rectify import crops

MUCH = 0.03  # share of the picture that looks like tiles in one patch, from which a board is looked for
AROUND = 2.0  # of a cell that was read: what counts as read around its middle
RIM = 0.1  # of a patch: what is looked at around it
TILES = 0.5  # of the map's value: a tile lies there
KNOWN = 0.75  # median likeness of the tiles of a board


def board_elsewhere(
    bgr: Picture,
    laid: Sequence[Cell],
    tiles: TileMap,
    like: Like,
    search: Callable[[Picture], Lattice],
    track: SeenTrack | None = None,
) -> tuple[Quad, ...]:
    """The box of the largest board beside what was read, none or one. `laid`: the cells that were read;
    `like`: how much crops of cells resemble tiles of the game; `search`: finds the grid of a picture or
    raises Unreadable."""
    read = [cell.quad for cell in laid if cell.alike >= UNLIKE]
    patch = _left_over(tiles, [*read, *([track.quad] if track else [])])
    if patch is None:
        return ()
    left, top, right, bottom = _bounds(patch, tiles.scale, bgr)
    part = _without(bgr[top:bottom, left:right], [np.array(quad) - (left, top) for quad in read])
    try:
        lattice = search(part)
    except Unreadable:
        return ()
    quads = [lattice.quad(*at) for at, share in lattice.cells.items() if share >= LAID]
    alike = like(crops(part, quads)) if quads else np.zeros(0, np.float32)
    told = np.flatnonzero(alike >= SURE)
    if len(told) < LEAST or np.median(alike[told]) < KNOWN:
        return ()
    return (box_of(np.concatenate([quads[i] for i in told]) + np.array([left, top])),)


def _left_over(tiles: TileMap, read: Sequence[Quad]) -> NDArray[np.uint8] | None:
    """The largest patch of what looks like tiles and was not read, 1 there on the map; None if small."""
    there = (tiles.share > TILES).astype(np.uint8)
    for quad in read:
        corners = np.array(quad) * tiles.scale
        middle = corners.mean(0)
        cv2.fillConvexPoly(there, np.round(middle + (corners - middle) * AROUND).astype(np.int32), 0)
    patch = largest_patch(there) if there.any() else there
    return patch if patch.mean() >= MUCH else None


def _bounds(patch: NDArray[np.uint8], scale: float, bgr: Picture) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a patch of the map and what is around it, in pixels of the picture."""
    x, y, width, height = cv2.boundingRect(patch)
    more = RIM * max(width, height)
    edges = np.array([x - more, y - more, x + width + more, y + height + more]) / scale
    low = edges[:2].clip(0).astype(int)
    high = np.minimum(np.ceil(edges[2:]), bgr.shape[1::-1]).astype(int)
    return int(low[0]), int(low[1]), int(high[0]), int(high[1])


def _without(part: Picture, quads: Sequence[NDArray[np.float64]]) -> Picture:
    """A part of the picture with these quads painted over."""
    painted = part.copy()
    colour = np.median(part[::16, ::16].reshape(-1, 3), axis=0).tolist()
    for quad in quads:
        cv2.fillConvexPoly(painted, np.round(quad).astype(np.int32), colour)
    return painted
