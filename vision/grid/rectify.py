"""Rectify cells: the whole board at once, or single crops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from math import dist
from typing import TYPE_CHECKING, Any
from weakref import ref

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.grid.parameters import GRID

if TYPE_CHECKING:
    from vision.grid import Lattice

PARAMETERS = GRID.rectify

# crops and halved copies (with no quad), with their pictures
Kept = dict[tuple[int, bytes, int, float], tuple["ref[Picture]", Picture]]
_kept: ContextVar[Kept | None] = ContextVar("kept", default=None)
OUTSIDE_PX = -1e4  # a place outside any picture, for what is beyond the horizon
SQUARE = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)


@dataclass(frozen=True)
class RectifiedBoard:
    """The rectified board, `px` pixels per cell, with drift removed.

    Pixel (0, 0) is the grid point `origin`; `seen` is 255 where the photo has pixels, 0 outside it.
    """

    bgr: Picture
    seen: Picture
    px: int
    origin: tuple[float, float]

    def at(self, gx: float, gy: float) -> tuple[float, float]:
        """Return the pixel of a grid point."""
        return (gx - self.origin[0]) * self.px, (gy - self.origin[1]) * self.px

    def cell(
        self, x: int, y: int, margin: float = PARAMETERS.margin_cells, shift: tuple[float, float] = (0, 0)
    ) -> Picture:
        """Return a view of one cell with `margin` cells around it, moved by `shift` cells; clipped at the
        board's edge."""
        left, top = (round(v) for v in self.at(x - margin + shift[0], y - margin + shift[1]))
        side = round((1 + 2 * margin) * self.px)
        return self.bgr[max(top, 0) : max(top + side, 0), max(left, 0) : max(left + side, 0)]


def board(bgr: Picture, lattice: Lattice, px_per_cell: int, margin: float = 1.0) -> RectifiedBoard:
    """Rectify all cells of the grid and `margin` cells around them with one warp.

    The grid must be in the pixels of `bgr` (see Lattice.scaled).
    """
    cells = np.array([*lattice.cells])
    low, high = cells.min(0) - margin, cells.max(0) + 1 + margin
    width, height = (np.ceil((high - low) * px_per_cell).astype(int)).tolist()
    step = max(1, px_per_cell // PARAMETERS.mesh_per_cell)  # the drift is smooth, so a coarse mesh is enough
    x = np.arange(-step, width + 2 * step, step)
    y = np.arange(-step, height + 2 * step, step)
    mesh = np.stack([a.ravel() for a in np.meshgrid(x, y)], 1)
    pixels = lattice.corners((mesh + 0.5) / px_per_cell + low) - 0.5
    pixels = np.where(np.isfinite(pixels), pixels, OUTSIDE_PX).reshape(len(y), len(x), 2).astype(np.float32)
    column = (np.arange(width, dtype=np.float32) + step) / step
    row = (np.arange(height, dtype=np.float32) + step) / step
    fine = np.asarray(cv2.remap(pixels, *np.meshgrid(column, row), cv2.INTER_LINEAR), np.float32)
    inside = (
        (fine[..., 0] > 0)
        & (fine[..., 1] > 0)
        & (fine[..., 0] < bgr.shape[1] - 1)
        & (fine[..., 1] < bgr.shape[0] - 1)
    )
    origin = (float(low[0]), float(low[1]))
    return RectifiedBoard(sampled(bgr, fine), inside.astype(np.uint8) * 255, px_per_cell, origin)


def sampled(picture: Picture, places: NDArray[np.float32]) -> Picture:
    """Return the picture at these pixels (rows x columns x 2), black outside it."""
    no_second_map: Any = None  # `places` has both coordinates; OpenCV's types want an array all the same
    flat = cv2.remap(picture, places, no_second_map, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
    return np.asarray(flat, np.uint8)


def crop(
    bgr: Picture,
    quad: NDArray[np.float64],
    size: int = PARAMETERS.crop_px,
    margin: float = PARAMETERS.margin_cells,
    shift: tuple[float, float] = (0.0, 0.0),
) -> Picture:
    """Rectify one cell, given its corners in pixels (4 x 2: NW, NE, SE, SW), to a size x size picture.

    `margin`: cells shown around it on every side; `shift`: cells by which the window is moved to the east
    and south. Shrinking by more than half goes through a larger picture, so that fine detail is averaged
    and not skipped.
    """
    edge = _longest_edge(quad) * (1 + 2 * margin)
    over = int(np.clip(np.floor(edge / size), 1, PARAMETERS.max_oversampling))
    inner = np.float32(size * over)
    unit = (SQUARE + margin - np.array(shift, np.float32)) / (1 + 2 * margin) * inner - 0.5
    warp = cv2.getPerspectiveTransform(np.asarray(quad, np.float32) - 0.5, unit.astype(np.float32))
    flat = cv2.warpPerspective(
        bgr, warp, (size * over, size * over), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    if over > 1:
        flat = cv2.resize(flat, (size, size), interpolation=cv2.INTER_AREA)
    return np.asarray(flat, np.uint8)


def _longest_edge(quad: NDArray[np.float64]) -> float:
    corners = quad.tolist()  # four points: numbers of Python take a fifth of the time
    return max(dist(one, other) for one, other in zip(corners, corners[1:] + corners[:1], strict=True))


@contextmanager
def remembering() -> Iterator[None]:
    """Within this context, keep every crop that `crops` makes: the stages of one reading look at most cells
    more than once."""
    before = _kept.set({})
    try:
        yield
    finally:
        _kept.reset(before)


def _remembered(
    bgr: Picture, quad: NDArray[np.float64] | None, size: int, margin: float, make: Callable[[], Picture]
) -> Picture:
    """Return what `make` returns, from memory if it was made for the same arguments (see `remembering`)."""
    kept = _kept.get()
    if kept is None:
        return make()
    key = (id(bgr), b"" if quad is None else quad.tobytes(), size, margin)
    picture, known = kept.get(key, (None, None))
    if known is None or picture is None or picture() is not bgr:
        known = make()
        kept[key] = (ref(bgr), known)
    return known


def _averaged(bgr: Picture, quad: NDArray[np.float64], size: int, margin: float) -> Picture:
    """Return `crop` of the same arguments, from the most reduced copy of the picture in which the cell is
    still at least as large as the crop: every copy has the mean of four pixels for each one."""
    edge, level = _longest_edge(quad) * (1 + 2 * margin), bgr
    while edge >= 2 * size and min(level.shape[:2]) >= 2:
        level = _remembered(level, None, 0, 0.0, partial(_halved, level))
        edge, quad = edge / 2, quad / 2
    return crop(level, quad, size, margin)


def _halved(bgr: Picture) -> Picture:
    height, width = bgr.shape[0] // 2, bgr.shape[1] // 2
    even = bgr[: 2 * height, : 2 * width]  # so that each pixel is the mean of exactly four
    return np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def crops(
    bgr: Picture,
    quads: list[NDArray[np.float64]],
    size: int = PARAMETERS.crop_px,
    margin: float = PARAMETERS.margin_cells,
    shifts: tuple[tuple[float, float], ...] = ((0.0, 0.0),),
) -> Picture:
    """Rectify all cells at all shifts (rounded to pixels of the crops): (cells * shifts) x size x size x
    3, the shifts of one cell in sequence."""
    if not quads:
        return np.zeros((0, size, size, 3), np.uint8)
    unit = size / (1 + 2 * margin)
    moves = [(round(dx * unit), round(dy * unit)) for dx, dy in shifts]
    rim = max(abs(move) for pair in moves for move in pair)
    side, room = size + 2 * rim, margin + rim / unit
    with nullcontext() if _kept.get() is not None else remembering():
        wide = [
            _remembered(bgr, quad, side, room, partial(_averaged, bgr, quad, side, room)) for quad in quads
        ]
    return np.stack([one[rim + down :, rim + right :][:size, :size] for one in wide for right, down in moves])
