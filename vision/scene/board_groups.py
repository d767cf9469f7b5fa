"""Connected groups of cells: the main board and the boxes around others."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.labels.cell_geometry import groups
from vision.reading import At, Cell, Quad
from vision.scene.parameters import SCENE
from vision.scene.table_plane import Points

PARAMETERS = SCENE.other_boards


def main_board(laid: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the connected cells with the most that look like tiles."""
    boards = _boards(laid)
    return tuple(cell for cell in laid if boards and (cell.x, cell.y) in boards[0])


def _boards(laid: Sequence[Cell]) -> list[set[At]]:
    """Return the connected groups of cells, those with the most tile-like cells first."""
    known = {(cell.x, cell.y) for cell in laid if cell.alike >= SCENE.board_similarity.min_cell_similarity}
    return sorted(groups((cell.x, cell.y) for cell in laid), key=lambda one: -len(one & known))


def without(laid: Sequence[Cell], others: Sequence[Quad]) -> tuple[Cell, ...]:
    """Return the cells except those that are on other boards and not on the main one."""
    board = {(cell.x, cell.y) for cell in main_board(laid)}
    return tuple(
        cell
        for cell in laid
        if (cell.x, cell.y) in board
        or not any(within(np.mean([cell.quad], axis=1), quad)[0] for quad in others)
    )


def apart(laid: Sequence[Cell], *, compared: bool = False) -> tuple[tuple[Cell, ...], tuple[Quad, ...]]:
    """Return the cells of the main board on one grid, and the boxes of others that are clearly separate
    from it."""
    at = {(cell.x, cell.y): cell for cell in laid}
    boards = _boards(laid)
    others: list[Quad] = []
    dropped: set[At] = set()
    strange, alien = (
        (
            SCENE.board_similarity.min_patch_similarity_compared,
            SCENE.board_similarity.min_median_similarity_compared,
        )
        if compared
        else (SCENE.board_similarity.min_patch_similarity, SCENE.board_similarity.min_patch_similarity)
    )
    for group in boards[1:]:
        if len(group) < PARAMETERS.min_tiles:
            continue
        far = (
            min(max(abs(x - u), abs(y - v)) for x, y in group for u, v in boards[0])
            > PARAMETERS.max_gap_cells
        )
        alikeness = float(np.median([at[place].alike for place in group]))
        if far or alikeness < strange:
            dropped |= group
        if (
            far and alikeness >= alien
        ):  # otherwise it is on another grid or no board; if none is reported, it is searched for
            others.append(box_of(np.array([at[place].quad for place in group]).reshape(-1, 2)))
    return tuple(cell for place, cell in at.items() if place not in dropped), tuple(others)


def each_once(boards: Sequence[Quad]) -> tuple[Quad, ...]:
    """Return one box per board: overlapping boxes are the same board found twice."""
    kept: list[Quad] = []
    for box in boards:
        same = [one for one in kept if _shared(one, box) >= PARAMETERS.min_overlap_share]
        kept = [one for one in kept if one not in same]
        kept.append(box_of(np.array([box, *same]).reshape(-1, 2)))
    return tuple(kept)


def _shared(one: Quad, other: Quad) -> float:
    """Return the share of the smaller of two boxes that the other one covers."""
    (a, b), (c, d) = (np.array(box)[[0, 2]] for box in (one, other))
    both = np.minimum(b, d) - np.maximum(a, c)
    least = min(float(np.prod(b - a)), float(np.prod(d - c)))
    return float(np.prod(both.clip(0))) / max(least, 1e-9)


def within(pixels: Points, quad: Quad) -> NDArray[np.bool_]:
    outline = np.array(quad, np.float32)
    return np.array(
        [cv2.pointPolygonTest(outline, (float(x), float(y)), measureDist=False) >= 0 for x, y in pixels], bool
    )


def box_of(pixels: Points) -> Quad:
    """Return the upright box around pixels (N x 2)."""
    (left, top), (right, bottom) = pixels.min(0).round(1).tolist(), pixels.max(0).round(1).tolist()
    return (left, top), (right, top), (right, bottom), (left, bottom)
