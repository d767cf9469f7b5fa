"""A second look at cells that may be several tiles: pixel by pixel beside clean pictures of these, with the
wood that stands on them left out.

The nets look at a whole cell in few numbers; what tells twins apart is a sign on one corner of it, and a
figure on a tile is to them a part of its picture. Here both pictures are freed of slow changes of light, each
candidate may be shifted a little and dimmed, and the share of the cell that it leaves unexplained counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.nets import Gallery
from vision.reading import Cell
from vision.weigh import likely_of, weighed

SIDE, ROOM = 64, 4  # pixels of a cell, and around it: how far a picture is shifted
RIM = 2  # of those: left out, for gaps and neighbours
SOFT, BROAD = 1.0, 8.0  # pixels of blur: noise is below, light above
OPEN, MOST = 12.0, 8  # nats below the likeliest, and how many candidates are looked at
LEADING = 4  # pictures by which the shift is found
WORTH = 30.0  # nats for each factor e of the squared rest, on a cell that is wholly seen, times two
SHOWN = 0.7  # share of a pixel that must be seen
LEAST = 0.25  # share of a cell that must be
SQUARE = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)  # NW, NE, SE, SW

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
Pictures = Mapping[tuple[str, int], Sequence[Floats]]  # of a tile and its rotation, freed of light
Quad = NDArray[np.float64]


def look_closer(
    bgr: Picture, cells: Sequence[Cell], gallery: Gallery, hidden: Callable[[Quad, int, int], Floats]
) -> tuple[Cell, ...]:
    """The cells with their candidates weighed anew where several are likely and the gallery has clean
    pictures of them. `hidden(quad, side, room)`: the share of each pixel of a cell so flattened that wood
    hides."""
    pictures: dict[tuple[str, int], list[Floats]] = {}
    turns = Counter(name for name, _ in gallery.labels)
    for name, quarter in gallery.labels:
        if name in gallery.faces:  # turns that are one label may still be printed differently
            face = gallery.faces[name].tobytes()
            pictures[name, 90 * quarter] = [_clean(face, q) for q in range(quarter, 4, turns[name])]
    return tuple(_anew(bgr, cell, pictures, hidden) if _open(cell, pictures) else cell for cell in cells)


def _open(cell: Cell, pictures: Pictures) -> bool:
    likely = likely_of(cell, OPEN, MOST)
    return len(likely) > 1 and all((c.tile, c.rotation) in pictures for c in likely)


def _anew(bgr: Picture, cell: Cell, pictures: Pictures, hidden: Callable[[Quad, int, int], Floats]) -> Cell:
    likely, quad = likely_of(cell, OPEN, MOST), np.array(cell.quad)
    shown = (1 - hidden(quad, SIDE, ROOM) > SHOWN).astype(np.float32)
    share = float(shown[ROOM:-ROOM, ROOM:-ROOM].mean())
    if share < LEAST:
        return cell
    clean = [pictures[c.tile, c.rotation] for c in likely]
    seen = flattened(bgr, quad, SIDE, ROOM).astype(np.float32)
    each = unexplained(seen, shown, np.stack([face for faces in clean for face in faces]))
    rest = np.minimum.reduceat(each, np.cumsum([0, *map(len, clean)])[:-1])
    against = share * WORTH / 2 * np.log(rest / rest.min())  # nats
    return weighed(cell, likely, against)


def unexplained(seen: Floats, shown: Floats, clean: Floats) -> NDArray[np.float64]:
    """The share of a cell's picture (with ROOM around it) that each clean picture (tiles x SIDE x SIDE x 3,
    freed of light) leaves unexplained, where `shown` is 1, at the shift and contrasts that suit it best."""
    flat = _freed(cv2.GaussianBlur(seen, (0, 0), SOFT), shown)
    inner = np.zeros((SIDE, SIDE), np.float32)
    inner[RIM:-RIM, RIM:-RIM] = 1
    wanted = clean.reshape(len(clean), -1, 3)
    squares = wanted * wanted

    def left(dx: int, dy: int, some: slice) -> NDArray[np.float64]:
        where = (shown[dy : dy + SIDE, dx : dx + SIDE] * inner).reshape(-1)
        here = flat[dy : dy + SIDE, dx : dx + SIDE].reshape(-1, 3) * where[:, None]
        own = (here * here).sum(0)
        both = np.einsum("kpc,pc->kc", wanted[some], here)
        theirs = np.maximum(np.einsum("kpc,p->kc", squares[some], where), 1e-6)
        gain = np.maximum(both / theirs, 0)
        rest = (own - 2 * gain * both + gain * gain * theirs).sum(1)
        return np.asarray(np.maximum(rest / max(float(own.sum()), 1e-6), 1e-4), np.float64)

    coarse = [(dx, dy) for dy in range(0, 2 * ROOM + 1, 2) for dx in range(0, 2 * ROOM + 1, 2)]
    at = min(coarse, key=lambda shift: float(left(shift[0], shift[1], slice(LEADING)).min()))
    near = [(at[0] + dx, at[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    fine = [left(dx, dy, slice(None)) for dx, dy in near if min(dx, dy) >= 0 and max(dx, dy) <= 2 * ROOM]
    return np.asarray(np.min(fine, axis=0), np.float64)


def flattened(picture: NDArray[Any], quad: Quad, side: int, room: int) -> NDArray[Any]:
    """A cell seen from straight above, with so many pixels around it."""
    whole, over = side + 2 * room, 2  # shrinking is averaged
    onto = ((SQUARE * side + room) * over).astype(np.float32)
    warp = cv2.getPerspectiveTransform(quad.astype(np.float32), onto)
    size = (whole * over, whole * over)
    large = cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(large, (whole, whole), interpolation=cv2.INTER_AREA))


@lru_cache(maxsize=2000)
def _clean(face: bytes, quarter: int) -> Floats:
    """A picture of a face, turned and freed of light; its pixels SIDE x SIDE."""
    picture = np.rot90(np.frombuffer(face, np.uint8).reshape(SIDE, SIDE, 3), -quarter).astype(np.float32)
    soft = np.asarray(cv2.GaussianBlur(np.ascontiguousarray(picture), (0, 0), SOFT), np.float32)
    return _freed(soft, np.ones((SIDE, SIDE), np.float32))


def _freed(picture: NDArray[Any], shown: Floats) -> Floats:
    """A picture less its slow changes, those of what is shown."""
    weight = cv2.GaussianBlur(shown, (0, 0), BROAD)[..., None] + 1e-3
    slow = cv2.GaussianBlur(picture * shown[..., None], (0, 0), BROAD) / weight
    return np.asarray(picture - slow, np.float32)
