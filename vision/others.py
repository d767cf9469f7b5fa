"""Whether more than one board lies in the picture: the larger one is read, and people are told of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import nets
from vision.errors import Unreadable
from vision.lattice import find_lattice
from vision.lattice.peaks import LAID
from vision.photo import shrink
from vision.places import groups
from vision.reading import At, Cell, Quad, SeenTrack
from vision.rectify import crops

LONGEST = 640  # pixels of the copy in which tiles beside the board are looked for
LEAST = 4.0  # tiles that a further board covers at least, measured by those of the first
GAP = 3  # cells from one board to the next on the same lattice: less, and tiles were overlooked
APART = 0.5  # cells around the board that still belong to it
STRANGE = 0.6  # likeness of the tiles of a patch apart that is not of this grid
FAMILIAR = 0.6  # median likeness of its cells to tiles of the game
MOST = 2  # patches looked at
ROOM = 0.15  # of a patch's size around it

Picture = NDArray[np.uint8]
Like = Callable[[Picture], NDArray[np.float32]]


def other_boards(
    bgr: Picture, laid: Sequence[Cell], like: Like, track: SeenTrack | None = None
) -> tuple[Quad, ...]:
    """Where further boards are seen beside the one whose cells are `laid`; `like`: how much crops of cells
    resemble tiles of the game. The score track is no board."""
    found = []
    for left, top, right, bottom in patches(bgr, laid):
        middle = (left + right) / 2, (top + bottom) / 2
        if track and cv2.pointPolygonTest(np.array(track.quad, np.float32), middle, False) >= 0:
            continue
        part = bgr[top:bottom, left:right]
        try:
            lattice = find_lattice(np.ascontiguousarray(part), like=like, bold=False)
        except Unreadable:
            continue
        places = sorted(lattice.cells)
        alike = like(crops(part, [lattice.quad(*at) for at in places[: nets.BATCH]]))
        if len(places) >= LEAST and float(np.median(alike)) >= FAMILIAR:
            found.append(_box(float(left), float(top), float(right), float(bottom)))
    return tuple(found)


def apart(laid: Sequence[Cell]) -> tuple[tuple[Cell, ...], tuple[Quad, ...]]:
    """The cells of the largest board on one lattice, and where others lie that are well apart from it."""
    at = {(cell.x, cell.y): cell for cell in laid}
    boards = groups(at)
    others: list[Quad] = []
    dropped: set[At] = set()
    for group in boards[1:]:
        gap = min(max(abs(x - u), abs(y - v)) for x, y in group for u, v in boards[0])
        if len(group) >= LEAST and float(np.median([at[place].cosine for place in group])) < STRANGE:
            dropped |= group  # another grid, or no board: `other_boards` will tell
        elif len(group) >= LEAST and gap > GAP:
            corners = np.array([at[place].quad for place in group]).reshape(-1, 2)
            (left, top), (right, bottom) = corners.min(0).tolist(), corners.max(0).tolist()
            others.append(_box(left, top, right, bottom))
            dropped |= group
    return tuple(cell for place, cell in at.items() if place not in dropped), tuple(others)


def patches(bgr: Picture, laid: Sequence[Cell]) -> Iterator[tuple[int, int, int, int]]:
    """Boxes (left, top, right, bottom) of what looks like tiles beside the board, largest first."""
    if not laid:
        return
    small, scale = shrink(bgr, LONGEST)
    tiles = (nets.scene(small).mask > LAID).astype(np.uint8)
    step = scale / nets.STRIDE
    quads = [np.array(cell.quad) for cell in laid]
    sizes = [float(cv2.contourArea((quad * step).astype(np.float32))) for quad in quads]
    for quad in quads:
        middle = quad.mean(axis=0)
        cv2.fillConvexPoly(
            tiles, np.round((middle + (quad - middle) * (1 + 2 * APART)) * step).astype(np.int32), 0
        )
    count, _, stats, _ = cv2.connectedComponentsWithStats(tiles)
    order = sorted(range(1, count), key=lambda n: -int(stats[n, cv2.CC_STAT_AREA]))
    for n in order[:MOST]:
        left, top, wide, high, area = (float(v) for v in stats[n])
        if area < LEAST * min(float(np.median(sizes)), 4 * min(sizes)):
            return
        room = ROOM * max(wide, high)
        yield (
            max(0, int((left - room) / step)),
            max(0, int((top - room) / step)),
            min(bgr.shape[1], int((left + wide + room) / step)),
            min(bgr.shape[0], int((top + high + room) / step)),
        )


def _box(left: float, top: float, right: float, bottom: float) -> Quad:
    return (left, top), (right, top), (right, bottom), (left, bottom)
