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
FAMILIAR, OWN_FAMILIAR = 0.6, 0.62  # median likeness of its cells to tiles of the game: known, only compared
BOLDER = 0.7  # likeness of compared tiles below which their grid is searched for more boldly
BUSY = 0.5  # of the first board's edges: how full of them another board of drawn tiles is at least
SMOOTH = 0.5  # of a tile's side: over which edges are counted
MOST = 2  # patches looked at
ROOM = 0.15  # of a patch's size around it

Picture = NDArray[np.uint8]
Like = Callable[[Picture], NDArray[np.float32]]


def other_boards(
    bgr: Picture, laid: Sequence[Cell], like: Like, track: SeenTrack | None = None, compared: bool = False
) -> tuple[Quad, ...]:
    """Where further boards are seen beside the one whose cells are `laid`; `like`: how much crops of cells
    resemble tiles of the game, by the net that only compares if they are `compared`. The score track is no
    board."""
    found = []
    for left, top, right, bottom in patches(bgr, laid, compared):
        middle = (left + right) / 2, (top + bottom) / 2
        if track and cv2.pointPolygonTest(np.array(track.quad, np.float32), middle, False) >= 0:
            continue
        part = bgr[top:bottom, left:right]
        try:
            lattice = find_lattice(np.ascontiguousarray(part), like=like, strange=BOLDER, bold=compared)
        except Unreadable:
            continue
        corner = np.array((left, top))
        places = [at for at in sorted(lattice.cells) if not _lies(lattice.quad(*at).mean(0) + corner, laid)]
        if len(places) < LEAST:
            continue
        alike = like(crops(part, [lattice.quad(*at) for at in places[: nets.BATCH]]))
        if float(np.median(alike)) >= (OWN_FAMILIAR if compared else FAMILIAR):
            found.append(_box(float(left), float(top), float(right), float(bottom)))
    return tuple(found)


def _lies(point: NDArray[np.float64], laid: Sequence[Cell]) -> bool:
    """Whether a pixel lies on one of these cells."""
    spot = float(point[0]), float(point[1])
    return any(cv2.pointPolygonTest(np.array(cell.quad, np.float32), spot, False) >= 0 for cell in laid)


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


def patches(
    bgr: Picture, laid: Sequence[Cell], compared: bool = False
) -> Iterator[tuple[int, int, int, int]]:
    """Boxes (left, top, right, bottom) of what looks like tiles beside the board, largest first; `compared`
    tiles are those the scene net does not know: what is as full of edges as they are."""
    if not laid:
        return
    small, scale = shrink(bgr, LONGEST)
    quads = [np.array(cell.quad) for cell in laid]
    if compared:
        tiles, step = busy(small, [quad * scale for quad in quads]), scale
    else:
        tiles, step = (nets.scene(small).mask > LAID).astype(np.uint8), scale / nets.STRIDE
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


def busy(small: Picture, quads: Sequence[NDArray[np.float64]]) -> NDArray[np.uint8]:
    """1 where a picture is nearly as full of edges as on the cells `quads`."""
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (0, 0), 1.0)
    side = float(np.median([np.sqrt(cv2.contourArea(quad.astype(np.float32))) for quad in quads]))
    span = max(3, round(SMOOTH * side)) | 1
    density = cv2.boxFilter(cv2.Canny(grey, 40, 100), -1, (span, span))
    board = np.zeros(grey.shape, np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(board, np.round(quad).astype(np.int32), 1)
    least = BUSY * float(np.median(density[board > 0])) if board.any() else 255.0
    solid = (density > max(1.0, least)).astype(np.uint8)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (span, span))
    return np.asarray(cv2.morphologyEx(solid, cv2.MORPH_OPEN, disc), np.uint8)


def _box(left: float, top: float, right: float, bottom: float) -> Quad:
    return (left, top), (right, top), (right, bottom), (left, bottom)
