"""Detect whether the picture shows more than one board: the main one is read, the others are reported.

Another board is on the same table and its tiles are of the same size, but turned and shifted. So the table
around the board that was read is rectified and searched for places that look like tiles, and a grid is fitted
there. Whatever lines support the grid, its cells must look like tiles of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.image.pyramid import ImagePyramid
from vision.labels.cell_geometry import groups
from vision.models import dense
from vision.models.parameters import NETS
from vision.reading import At, Cell, Quad, SeenTrack
from vision.scene.parameters import SCENE
from vision.scene.rotated_grids import Grid, GroundLines, alike, grid_around, grown, lines_on
from vision.scene.table_plane import Ground, Points, ground_of

PARAMETERS = SCENE.other_boards

# the outline of a tile at any rotation, approximately
TILE_OUTLINE = np.array([(-0.6, -0.6), (0.6, -0.6), (0.6, 0.6), (-0.6, 0.6)])

Picture = NDArray[np.uint8]
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


class TileMap(NamedTuple):
    """Scene net's tile map: shares, with `scale` map pixels per pixel of the picture."""

    share: NDArray[np.float32]
    scale: float


def tile_map(photo: Picture | ImagePyramid) -> TileMap:
    """Return where tiles are, according to the scene net on a small copy."""
    small, scale = ImagePyramid.of(photo).level(PARAMETERS.tile_map_px)
    share = cv2.blur(dense.scene(small).mask.astype(np.float32), (3, 3))
    return TileMap(np.asarray(share, np.float32), scale / NETS.nets.stride_px)


def other_boards(
    photo: Picture | ImagePyramid,
    laid: Sequence[Cell],
    like: Like,
    track: SeenTrack | None = None,
    tiles: TileMap | None = None,
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
    return bool(len(middles)) and float(_tiles_there(tiles, middles).mean()) >= PARAMETERS.min_detected_share


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
        or not any(_within(np.mean([cell.quad], axis=1), quad)[0] for quad in others)
    )


def apart(laid: Sequence[Cell], compared: bool = False) -> tuple[tuple[Cell, ...], tuple[Quad, ...]]:
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
        np.percentile(similarities, 75) >= SCENE.board_similarity.min_median_similarity_compared
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
        beside &= ~_within(ground.picture(places), track.quad)
    if tiles is not None:
        beside &= _tiles_there(tiles, ground.picture(places))
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
    around = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1)) < 1.5
    order = np.argsort(-(around @ similarity))
    return np.asarray(places[order[similarity[order] >= SCENE.board_similarity.min_hint_similarity]])


def _tiles_there(tiles: TileMap, pixels: Points) -> NDArray[np.bool_]:
    """Return which pixels the scene net classifies as tile."""
    share = tiles.share
    column, row = np.floor(pixels * tiles.scale).astype(int).T
    inside = (column >= 0) & (row >= 0) & (column < share.shape[1]) & (row < share.shape[0])
    return np.asarray(
        inside
        & (
            share[row.clip(0, share.shape[0] - 1), column.clip(0, share.shape[1] - 1)]
            > PARAMETERS.min_tile_share
        )
    )


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


def _within(pixels: Points, quad: Quad) -> NDArray[np.bool_]:
    outline = np.array(quad, np.float32)
    return np.array(
        [cv2.pointPolygonTest(outline, (float(x), float(y)), False) >= 0 for x, y in pixels], bool
    )


def box_of(pixels: Points) -> Quad:
    """Return the upright box around pixels (N x 2)."""
    (left, top), (right, bottom) = pixels.min(0).round(1).tolist(), pixels.max(0).round(1).tolist()
    return (left, top), (right, top), (right, bottom), (left, bottom)
