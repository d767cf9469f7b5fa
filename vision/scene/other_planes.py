"""Detect a board in the picture that is off the plane of the one that was read, or of another size: on a box,
on another table, or two pictures in one. The search runs only where a large area looks like tiles and was not
read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.errors import Unreadable
from vision.grid import Lattice
from vision.grid.masks import largest_patch
from vision.grid.rectify import crops
from vision.reading import At, Cell, Quad, SeenTrack
from vision.scene.board_groups import box_of
from vision.scene.other_boards import Like, well_known
from vision.scene.parameters import SCENE
from vision.scene.tile_map import TileMap
from vision.solver.parameters import SOLVER
from vision.tiles.occupancy import visible
from vision.tiles.parameters import TILES

PARAMETERS = SCENE.other_planes


Open = Callable[[At], bool]


def board_elsewhere(
    bgr: Picture,
    laid: Sequence[Cell],
    tiles: TileMap,
    like: Like,
    search: Callable[[Picture], Lattice],
    track: SeenTrack | None = None,
    *,
    compared: bool = False,
) -> tuple[Quad, ...]:
    """Return the box of the largest board outside the cells that were read: one or none. `laid`: the cells
    that were read; `like`: similarity of crops of cells to tiles of the game, or only to the pictures they
    are `compared` with; `search`: finds the grid of a picture or raises Unreadable."""
    sure = (
        SCENE.board_similarity.min_board_similarity_compared
        if compared
        else SOLVER.solution.min_cosine_familiar
    )
    read = [cell.quad for cell in laid if cell.alike >= sure]
    taken = [*(_grown(quad) for quad in read), *([np.array(track.quad)] if track else [])]
    few = SCENE.other_boards.min_tiles * _share(read, bgr)
    for patch in _left_over(
        tiles,
        taken,
        min(few, PARAMETERS.min_patch_share_compared if compared else PARAMETERS.min_patch_share),
    ):
        left, top, right, bottom = _bounds(patch, tiles.scale, bgr)
        part = _without(bgr[top:bottom, left:right], [np.array(quad) - (left, top) for quad in read])
        try:
            board = search(part).moved(left, top)
        except Unreadable:
            continue
        is_open = partial(_is_open, board, bgr, np.mean(np.array(read).reshape(-1, 4, 2), axis=1))
        cells = _cells_of(board, bgr, like, is_open, compared=compared)
        if cells and compared:  # the scene net may see only part of a printing it was not trained on
            cells = _followed(board, bgr, like, is_open, cells)
        if cells:
            return (box_of(np.concatenate([board.quad(*at) for at in cells])),)
    return ()


def _is_open(board: Lattice, bgr: Picture, read: NDArray[np.float64], at: At) -> bool:
    """Return whether a cell is inside the picture and on none of the cells that were read (their centres, N x
    2)."""
    quad = board.quad(*at)
    if visible(quad, bgr) < TILES.classifier.min_visible_share:
        return False
    away = np.hypot(*(read - quad.mean(0)).T).min(initial=np.inf)
    return bool(away > np.hypot(*(quad[1] - quad[0])))


def _cells_of(board: Lattice, bgr: Picture, like: Like, is_open: Open, *, compared: bool) -> list[At]:
    """Return the cells of a grid that look like tiles; none if they do not form a board. Of many compared
    cells it is enough that a quarter are well known."""
    cells = [at for at, share in board.cells.items() if share >= SOLVER.solution.min_occupancy]
    similarity = _alike(board, bgr, like, [at for at in cells if is_open(at)])
    least, known = (
        (
            SCENE.board_similarity.min_board_similarity_compared,
            SCENE.board_similarity.min_median_similarity_compared,
        )
        if compared
        else (SCENE.board_similarity.min_board_similarity, PARAMETERS.min_median_similarity)
    )
    sure = [at for at, value in similarity.items() if value >= least]
    if (
        len(sure) >= max(SCENE.other_boards.min_tiles, PARAMETERS.min_tile_like_share * len(cells))
        and np.median([similarity[at] for at in sure]) >= known
    ):
        return sure
    some = [at for at, value in similarity.items() if value >= SCENE.board_similarity.min_cell_similarity]
    enough = compared and len(some) >= PARAMETERS.min_tile_like_share * len(cells)
    return some if enough and well_known(np.array([similarity[at] for at in some])) else []


def _followed(board: Lattice, bgr: Picture, like: Like, is_open: Open, cells: Sequence[At]) -> list[At]:
    """Extend the cells of a compared board as long as unread tiles follow."""
    known, edge = set(cells), list(cells)
    found = list(cells)
    while edge and len(known) < PARAMETERS.max_cells:
        beyond = {at for x, y in edge for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))} - known
        known |= beyond
        similarity = _alike(board, bgr, like, [at for at in sorted(beyond) if is_open(at)])
        edge = [
            at
            for at, value in similarity.items()
            if value >= SCENE.board_similarity.min_board_similarity_compared
        ]
        found += edge
    return found


def _alike(board: Lattice, bgr: Picture, like: Like, cells: Sequence[At]) -> dict[At, float]:
    """Return how much these cells look like tiles."""
    if not cells:
        return {}
    return dict(zip(cells, like(crops(bgr, [board.quad(*at) for at in cells])).tolist(), strict=True))


def _share(read: Sequence[Quad], bgr: Picture) -> float:
    """Return the share of the picture that one of these cells covers; 1 if there are none."""
    areas = [cv2.contourArea(np.array(quad, np.float32)) for quad in read]
    return float(np.median(areas)) / (bgr.shape[0] * bgr.shape[1]) if areas else 1.0


def _grown(quad: Quad) -> NDArray[np.float64]:
    """Return a cell's quad enlarged by read_area_cells."""
    corners = np.array(quad)
    return np.asarray(corners.mean(0) + (corners - corners.mean(0)) * PARAMETERS.read_area_cells)


def _left_over(
    tiles: TileMap, taken: Sequence[NDArray[np.float64]], least: float
) -> Iterator[NDArray[np.uint8]]:
    """Yield the largest patches of the map outside these quads that look like tiles, as masks with 1 there,
    while they cover at least `least` of it."""
    there = (tiles.share > PARAMETERS.min_tile_value).astype(np.uint8)
    for quad in taken:
        cv2.fillConvexPoly(there, np.round(quad * tiles.scale).astype(np.int32), 0)
    for _ in range(PARAMETERS.max_patches):
        patch = largest_patch(there) if there.any() else there
        if patch.mean() < least:
            break
        yield patch
        there = there & (1 - patch)


def _bounds(patch: NDArray[np.uint8], scale: float, bgr: Picture) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of a patch with its margin, in pixels of the picture."""
    x, y, width, height = cv2.boundingRect(patch)
    more = PARAMETERS.patch_margin_share * max(width, height)
    edges = np.array([x - more, y - more, x + width + more, y + height + more]) / scale
    low = edges[:2].clip(0).astype(int)
    high = np.minimum(np.ceil(edges[2:]), bgr.shape[1::-1]).astype(int)
    return int(low[0]), int(low[1]), int(high[0]), int(high[1])


def _without(part: Picture, quads: Sequence[NDArray[np.float64]]) -> Picture:
    """Return a part of the picture with these quads painted over."""
    painted = part.copy()
    colour = np.median(part[::16, ::16].reshape(-1, 3), axis=0).tolist()
    for quad in quads:
        cv2.fillConvexPoly(painted, np.round(quad).astype(np.int32), colour)
    return painted
