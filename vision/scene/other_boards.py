"""Detect whether the picture shows more than one board: the main one is read, the others are reported.

Another board is on the same table and its tiles are of the same size, but turned and shifted. So the table
around the board that was read is rectified and searched for places that look like tiles, and a grid is fitted
there. Whatever lines support the grid, its cells must look like tiles of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.pyramid import ImagePyramid
from vision.labels.cell_geometry import groups
from vision.reading import Cell, Quad, SeenTrack
from vision.scene.board_groups import box_of, main_board, within
from vision.scene.parameters import SCENE
from vision.scene.rotated_grids import Grid, GroundLines, alike, grid_around, grown, lines_on
from vision.scene.table_plane import Ground, Points, ground_of
from vision.scene.tile_map import TileMap, tiles_there

PARAMETERS = SCENE.other_boards

# the outline of a tile at any rotation, approximately
TILE_OUTLINE = np.array([(-0.6, -0.6), (0.6, -0.6), (0.6, 0.6), (-0.6, 0.6)])

Like = Callable[[Picture], NDArray[np.float32]]


@dataclass(frozen=True)
class TableSurroundings:
    """The table around a board; `laid`: centres of what is already there (N x 2)."""

    ground: Ground
    lines: GroundLines
    laid: Points

    def free(self, points: Points) -> NDArray[np.bool_]:
        """Return which of these points are clear of what is already there."""
        return np.asarray(_nearest(points, self.laid) > PARAMETERS.taken_radius_cells)


def other_boards(
    photo: Picture | ImagePyramid,
    laid: Sequence[Cell],
    like: Like,
    track: SeenTrack | None = None,
    tiles: TileMap | None = None,
    *,
    compared: bool = False,
    tries: int = PARAMETERS.max_tries,
) -> tuple[Quad, ...]:
    """Return the boxes of further boards near the one whose cells are `laid`, which may be in several
    parts. `like`: similarity of crops of cells to tiles of the game, or only to the pictures they are
    `compared` with; `tiles`: the scene net's tile map, if known; `tries`: number of places at which a grid
    is searched for. The score track is not a board."""
    board = main_board(laid)
    if len(board) < PARAMETERS.min_tiles:
        return ()
    try:
        ground = ground_of(ImagePyramid.of(photo), board)
    except np.linalg.LinAlgError:
        return ()
    parts = [part for part in groups((cell.x, cell.y) for cell in laid) if len(part) >= PARAMETERS.min_tiles]
    read = [cell for cell in laid if any((cell.x, cell.y) in part for part in parts)]
    middles = np.array([(cell.x + 0.5, cell.y + 0.5) for cell in read])
    spots = _hints(ground, middles, like, track, tiles)
    beside = (
        TableSurroundings(ground, lines_on(ground, _covered(ground, read), spots), middles)
        if len(spots)
        else None
    )
    found: list[Quad] = []
    least = (
        SCENE.board_similarity.min_board_similarity_compared
        if compared
        else SCENE.board_similarity.min_board_similarity
    )
    for _ in range(tries):
        if beside is None or not len(spots) or len(found) == PARAMETERS.max_boards:
            break
        points, another = _board_at(beside, spots[0], like, least)
        if another:
            found.append(box_of(ground.picture(np.concatenate([points + corner for corner in TILE_OUTLINE]))))
        beside = TableSurroundings(ground, beside.lines, np.concatenate([beside.laid, points, spots[:1]]))
        spots = spots[beside.free(spots)]
    return tuple(found)


def sees(tiles: TileMap, laid: Sequence[Cell]) -> bool:
    """Return whether the scene net detects the board that was read, so that it would detect another one,
    too."""
    middles = np.array([np.mean(cell.quad, axis=0) for cell in main_board(laid)]).reshape(-1, 2)
    return bool(len(middles)) and float(tiles_there(tiles, middles).mean()) >= PARAMETERS.min_detected_share


def _board_at(beside: TableSurroundings, spot: Points, like: Like, least: float) -> tuple[Points, bool]:
    """Return the centres of the connected tiles around a place, and whether they are another board: their
    similarity to tiles of the game must reach `least`, since a checked cloth is a little similar all over."""
    grid = grid_around(beside.ground, beside.lines, spot, like, beside.free)
    tiles = (
        groups(grown(beside.ground, grid, like, beside.free, SCENE.board_similarity.min_cell_similarity))
        if grid
        else []
    )
    if grid is None or not tiles:
        return np.zeros((0, 2)), False
    points = grid.points(sorted(tiles[0]))
    far = float(_nearest(points, beside.laid).min())
    similarities = alike(beside.ground, [grid], sorted(tiles[0]), like, beside.free)
    sure = np.median(similarities) >= least or well_known(similarities)
    another = len(points) >= PARAMETERS.min_tiles and bool(sure)
    return points, another and far > (
        PARAMETERS.min_board_distance_cells if crooked(grid) else PARAMETERS.max_gap_cells + 1
    )


def well_known(similarities: NDArray[np.float64]) -> bool:
    """Return whether a quarter of many similar tiles is similar enough to accept them all as a board."""
    return len(similarities) >= SCENE.board_similarity.min_well_known_tiles and bool(
        np.percentile(similarities, SCENE.board_similarity.well_known_percentile)
        >= SCENE.board_similarity.min_median_similarity_compared
    )


def crooked(grid: Grid) -> bool:
    """Return whether a grid differs from that of the board that was read."""
    turn = (grid.turn + np.pi / 4) % (np.pi / 2) - np.pi / 4
    off = grid.middle % 1 - 0.5
    return bool(abs(turn) > PARAMETERS.min_rotation_rad or np.abs(off).max() > PARAMETERS.min_shift_cells)


def _hints(
    ground: Ground, laid: Points, like: Like, track: SeenTrack | None, tiles: TileMap | None
) -> Points:
    """Return places around the board that look a little like tiles, the most similar first."""
    size = np.array(ground.size) / SCENE.table_plane.cell_px
    low, high = np.floor(ground.first).astype(int), np.floor(ground.first + size).astype(int)
    places = np.array([(x, y) for x in range(low[0], high[0] + 1) for y in range(low[1], high[1] + 1)]) + 0.5
    # rotation of a crop: tiles turned by 45 degrees would be missed
    askew = np.repeat((0.0, np.pi / 4), len(places))
    places = np.concatenate([places, places - 0.5])
    far = _nearest(places, laid)
    beside = far > PARAMETERS.taken_radius_cells
    if track is not None:
        beside &= ~within(ground.picture(places), track.quad)
    if tiles is not None:
        beside &= tiles_there(tiles, ground.picture(places))
    if beside.any():
        beside &= ground.shows(places)
    if np.count_nonzero(beside) > PARAMETERS.max_places:
        beside &= far <= np.sort(far[beside])[PARAMETERS.max_places - 1]
    places, similarity = places[beside], np.zeros(int(beside.sum()))
    for turn in np.unique(askew):
        chosen = np.flatnonzero(askew[beside] == turn)
        crops, seen = ground.crops(places[chosen], float(turn))
        if len(crops):
            similarity[chosen[seen]] = like(crops)
    around = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1)) < PARAMETERS.neighbour_cells
    order = np.argsort(-(around @ similarity))
    return np.asarray(places[order[similarity[order] >= SCENE.board_similarity.min_hint_similarity]])


def _covered(ground: Ground, laid: Sequence[Cell]) -> Picture:
    """Return a mask of the rectified table: 255 where these cells are."""
    mask = np.zeros(ground.size[::-1], np.uint8)
    for cell in laid:
        corners = np.array(
            [
                (cell.x - PARAMETERS.rim_cells, cell.y - PARAMETERS.rim_cells),
                (cell.x + 1 + PARAMETERS.rim_cells, cell.y + 1 + PARAMETERS.rim_cells),
            ]
        )
        (left, top), (right, bottom) = np.round(ground.flat(corners)).astype(int).tolist()
        cv2.rectangle(mask, (left, top), (right, bottom), 255, -1)
    return mask


def _nearest(points: Points, others: Points) -> NDArray[np.float64]:
    """Return the distance of each point to the nearest of the others."""
    return np.asarray(np.hypot(*(points[:, None] - others[None]).transpose(2, 0, 1)).min(1, initial=np.inf))
