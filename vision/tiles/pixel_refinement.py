"""Compare doubtful cells pixel by pixel with clean pictures of their candidates, leaving out the figures on
them.

The nets reduce a whole cell to few numbers. Twins differ by a mark in one corner of it, and to the nets a
figure on a tile is part of its picture. Here slow changes of light are removed from both pictures, each
candidate may be shifted a little and dimmed, and the share of the cell that it leaves unexplained is its
cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.models.tile_galleries import Gallery
from vision.reading import Cell
from vision.tiles.parameters import TILES
from vision.tiles.rerank import likely_of, weighed

PARAMETERS = TILES.pixel_refinement

SQUARE = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)  # NW, NE, SE, SW

# of a tile and its rotation, with slow changes of light removed
Pictures = Mapping[tuple[str, int], Sequence[Float32s]]
Quad = NDArray[np.float64]


def look_closer(
    bgr: Picture, cells: Sequence[Cell], gallery: Gallery, hidden: Callable[[Quad, int, int], Float32s]
) -> tuple[Cell, ...]:
    """Return the cells with their candidates reweighted where several are likely and the gallery has clean
    pictures of them. `hidden(quad, side, room)`: share of each pixel of a cell, rectified to that size, that
    figures hide."""
    pictures: dict[tuple[str, int], list[Float32s]] = {}
    turns = Counter(name for name, _ in gallery.labels)
    for name, quarter in gallery.labels:
        if name in gallery.faces:  # rotations that share a label may still be printed differently
            face = gallery.faces[name].tobytes()
            pictures[name, 90 * quarter] = [_clean(face, q) for q in range(quarter, 4, turns[name])]
    return tuple(_refined(bgr, cell, pictures, hidden) if _open(cell, pictures) else cell for cell in cells)


def _open(cell: Cell, pictures: Pictures) -> bool:
    likely = likely_of(cell, PARAMETERS.max_loss_nats, PARAMETERS.max_candidates)
    return len(likely) > 1 and all((c.tile, c.rotation) in pictures for c in likely)


def _refined(
    bgr: Picture, cell: Cell, pictures: Pictures, hidden: Callable[[Quad, int, int], Float32s]
) -> Cell:
    likely, quad = likely_of(cell, PARAMETERS.max_loss_nats, PARAMETERS.max_candidates), np.array(cell.quad)
    shown = (
        1 - hidden(quad, PARAMETERS.cell_px, PARAMETERS.margin_px) > PARAMETERS.min_pixel_visible_share
    ).astype(np.float32)
    share = float(
        shown[
            PARAMETERS.margin_px : -PARAMETERS.margin_px, PARAMETERS.margin_px : -PARAMETERS.margin_px
        ].mean()
    )
    if share < PARAMETERS.min_cell_visible_share:
        return cell
    clean = [pictures[c.tile, c.rotation] for c in likely]
    seen = flattened(bgr, quad, PARAMETERS.cell_px, PARAMETERS.margin_px).astype(np.float32)
    each = unexplained(seen, shown, np.stack([face for faces in clean for face in faces]))
    rest = np.minimum.reduceat(each, np.cumsum([0, *map(len, clean)])[:-1])
    against = share * PARAMETERS.residual_nats / 2 * np.log(rest / rest.min())  # nats
    return weighed(cell, likely, against)


def unexplained(seen: Float32s, shown: Float32s, clean: Float32s) -> NDArray[np.float64]:
    """Return the share of a cell's picture (with margin_px around it) that each clean picture leaves
    unexplained where `shown` is 1, at its best shift and contrast. `clean`: tiles x cell_px x cell_px x 3,
    slow changes of light removed."""
    flat = _freed(cv2.GaussianBlur(seen, (0, 0), PARAMETERS.noise_blur_px), shown)
    inner = np.zeros((PARAMETERS.cell_px, PARAMETERS.cell_px), np.float32)
    inner[PARAMETERS.rim_px : -PARAMETERS.rim_px, PARAMETERS.rim_px : -PARAMETERS.rim_px] = 1
    wanted = clean.reshape(len(clean), -1, 3)
    squares = wanted * wanted

    def left(dx: int, dy: int, some: slice) -> NDArray[np.float64]:
        where = (shown[dy : dy + PARAMETERS.cell_px, dx : dx + PARAMETERS.cell_px] * inner).reshape(-1)
        here = (
            flat[dy : dy + PARAMETERS.cell_px, dx : dx + PARAMETERS.cell_px].reshape(-1, 3) * where[:, None]
        )
        own = (here * here).sum(0)
        both = np.einsum("kpc,pc->kc", wanted[some], here)
        theirs = np.maximum(np.einsum("kpc,p->kc", squares[some], where), 1e-6)
        gain = np.maximum(both / theirs, 0)
        rest = (own - 2 * gain * both + gain * gain * theirs).sum(1)
        return np.asarray(np.maximum(rest / max(float(own.sum()), 1e-6), 1e-4), np.float64)

    coarse = [
        (dx, dy)
        for dy in range(0, 2 * PARAMETERS.margin_px + 1, 2)
        for dx in range(0, 2 * PARAMETERS.margin_px + 1, 2)
    ]
    at = min(
        coarse, key=lambda shift: float(left(shift[0], shift[1], slice(PARAMETERS.max_shift_pictures)).min())
    )
    near = [(at[0] + dx, at[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    fine = [
        left(dx, dy, slice(None))
        for dx, dy in near
        if min(dx, dy) >= 0 and max(dx, dy) <= 2 * PARAMETERS.margin_px
    ]
    return np.asarray(np.min(fine, axis=0), np.float64)


def flattened(picture: NDArray[Any], quad: Quad, side: int, room: int) -> NDArray[Any]:
    """Rectify a cell to `side` pixels with a margin of `room` pixels."""
    whole, over = side + 2 * room, 2  # shrinking averages pixels
    onto = ((SQUARE * side + room) * over).astype(np.float32)
    warp = cv2.getPerspectiveTransform(quad.astype(np.float32), onto)
    size = (whole * over, whole * over)
    large = cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(large, (whole, whole), interpolation=cv2.INTER_AREA))


@lru_cache(maxsize=2000)
def _clean(face: bytes, quarter: int) -> Float32s:
    """Return a face's picture, turned and with slow changes of light removed; cell_px x cell_px pixels."""
    picture = np.rot90(
        np.frombuffer(face, np.uint8).reshape(PARAMETERS.cell_px, PARAMETERS.cell_px, 3), -quarter
    ).astype(np.float32)
    soft = np.asarray(
        cv2.GaussianBlur(np.ascontiguousarray(picture), (0, 0), PARAMETERS.noise_blur_px), np.float32
    )
    return _freed(soft, np.ones((PARAMETERS.cell_px, PARAMETERS.cell_px), np.float32))


def _freed(picture: NDArray[Any], shown: Float32s) -> Float32s:
    """Subtract a picture's slow changes, estimated from the visible pixels."""
    weight = cv2.GaussianBlur(shown, (0, 0), PARAMETERS.light_blur_px)[..., None] + 1e-3
    slow = cv2.GaussianBlur(picture * shown[..., None], (0, 0), PARAMETERS.light_blur_px) / weight
    return np.asarray(picture - slow, np.float32)
