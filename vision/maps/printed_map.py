"""Locate boards on a printed map: compare a photo of the table with one of the empty map.

The squares are known from the empty map (people mark the corners of a rectangle of them once); the map is
found by features that both photos show. A square that looks different from its print has a tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.grid import Lattice
from vision.grid.geometry.homography import project
from vision.image.registration import Matrix, register
from vision.maps.parameters import MAPS
from vision.reading import At
from vision.scene.failure_reasons import refusal

PARAMETERS = MAPS.printed_map

CORNERS = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)  # NW, NE, SE, SW


@dataclass(frozen=True, eq=False)
class Printed:
    """A printed map: a picture of it without tiles, BGR; `base`, the homography from cells to pixels of
    that picture; `squares`, the cells in which tiles may be placed."""

    picture: Picture
    base: Matrix
    squares: tuple[At, ...]

    @classmethod
    def from_rectangle(
        cls, picture: Picture, where: Mapping[str, Any], squares: Iterable[Sequence[int]]
    ) -> Self:
        """Build a map from the marked rectangle: `where` has `size` (width, height of the picture then),
        `corners` (NW, NE, SE, SW, in pixels) and `cells` (x, y, columns, rows) of the rectangle."""
        long = max(picture.shape[:2])
        if long > PARAMETERS.long_side_px:
            k = PARAMETERS.long_side_px / long
            small: Any = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
            picture = small
        scale = np.array(picture.shape[1::-1]) / np.array(where["size"], float)
        x, y, columns, rows = where["cells"]
        grid = (CORNERS * (columns, rows) + (x, y)).astype(np.float32)
        pixels = (np.array(where["corners"], float) * scale).astype(np.float32)
        base = cv2.getPerspectiveTransform(grid, pixels).astype(np.float64)
        return cls(picture, base, tuple((int(a), int(b)) for a, b in squares))


def lattice_on(printed: Printed, bgr: Picture) -> Lattice:
    """Locate the squares of the map in a photo, each with the probability that it no longer looks as
    printed. Raises Unreadable where the map is not found."""
    found = register(printed.picture, bgr, *PARAMETERS.registration_px_features)
    if found is None:
        raise refusal("map")
    base = found.homography @ printed.base
    low = np.array(printed.squares).min(0) - 1
    columns, rows = np.array(printed.squares).max(0) + 3 - low
    drift = np.zeros((int(rows), int(columns), 2))
    first = (int(low[0]), int(low[1]))
    then = _flat(printed.picture, [project(printed.base, CORNERS + at) for at in printed.squares])
    now = _flat(bgr, [project(base, CORNERS + at) for at in printed.squares], PARAMETERS.max_shift_px)
    shares = changed(then, now)
    cells = {at: float(share) for at, share in zip(printed.squares, shares, strict=True)}
    return Lattice(base, first, drift, cells, 0.0)


def changed(then: NDArray[np.float32], now: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return the probability (0 to 1) that squares no longer look as printed. `then`: as printed; `now`:
    with a margin of max_shift_px pixels. What light and a small shift explain is not a change."""
    size = then.shape[1]
    light = float(np.median(now) / max(1.0, float(np.median(then))))
    before = then.reshape(len(then), -1, 3)
    before = before - before.mean(1, keepdims=True)
    alike, left = np.full(len(then), -1.0), np.full(len(then), np.inf)
    for dy in range(2 * PARAMETERS.max_shift_px + 1):
        for dx in range(2 * PARAMETERS.max_shift_px + 1):
            after = now[:, dy : dy + size, dx : dx + size].reshape(len(then), -1, 3)
            found = _compared(before, after - after.mean(1, keepdims=True), light)
            alike, left = np.maximum(alike, found[0]), np.minimum(left, found[1])
    base, of_alike, of_left = PARAMETERS.covered_weights
    odds = (
        base
        + of_alike * alike
        + of_left * np.minimum(left, PARAMETERS.max_residual_grey) / PARAMETERS.residual_step_grey
    )
    return np.asarray(1 / (1 + np.exp(-odds)), np.float64)


def _compared(
    before: NDArray[np.float32], after: NDArray[np.float32], light: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the correlation of pictures (N x pixels x 3, each around its mean), and their difference in
    grey levels after their contrasts are matched."""
    both, own = (before * after).sum((1, 2)), (before * before).sum((1, 2))
    alike = both / np.sqrt(np.maximum(own * (after * after).sum((1, 2)), 1e-6))
    gain = np.clip(
        both / np.maximum(own, 1e-6),
        PARAMETERS.contrast_range[0] * light,
        PARAMETERS.contrast_range[1] * light,
    )
    rest = after - gain[:, None, None] * before
    return np.asarray(alike, np.float64), np.asarray(np.sqrt((rest**2).mean((1, 2))) / light, np.float64)


def _flat(bgr: Picture, quads: Sequence[NDArray[np.float64]], room: int = 0) -> NDArray[np.float32]:
    """Rectify squares, with a margin of `room` pixels around each."""
    side = PARAMETERS.square_px + 2 * room
    onto = (CORNERS * PARAMETERS.square_px + room - 0.5).astype(np.float32)
    flat = []
    for quad in quads:
        edge = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).max())
        over = int(
            np.clip(np.floor(edge / PARAMETERS.square_px), 1, 4)
        )  # shrinking averages pixels instead of skipping them
        warp = cv2.getPerspectiveTransform(quad.astype(np.float32) - 0.5, onto * over + (over - 1) / 2)
        seen: Any = cv2.warpPerspective(
            bgr, warp, (side * over, side * over), borderMode=cv2.BORDER_REPLICATE
        )
        small: Any = cv2.resize(seen, (side, side), interpolation=cv2.INTER_AREA)
        flat.append(cv2.GaussianBlur(small.astype(np.float32), (0, 0), PARAMETERS.blur_px))
    return np.stack(flat)
