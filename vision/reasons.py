"""Why no board was found in a picture, in words that its taker can act on."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import nets
from vision.errors import Cause, Unreadable
from vision.lattice.peaks import LAID, tile_corners
from vision.photo import Photo, shrink
from vision.quick import glance_at

SENTENCES: Mapping[Cause, str] = {
    "dark": "The picture is too dark. Put on more light, or turn towards the window, and take it again.",
    "bright": "The tiles are too bright to be made out. Turn off the flash, keep lamps and the sun from "
    "shining on them, and take it again.",
    "blurred": "The picture is blurred. Hold the phone still, let it focus on the tiles, and take it again.",
    "small": "The picture is too small. Send it in its full size.",
    "plain": "There is nothing to be seen in the picture. Was something in front of the lens?",
    "flat": "The tiles are seen at too flat an angle. Take the picture from higher up, looking down on them.",
    "far": "The tiles are too far away. Go closer, so that they fill the picture.",
    "empty": "There are no tiles to be seen in the picture. Take it of the table, all laid tiles in view.",
    "sets": "Too few tiles of the chosen sets can be made out. Check which tile sets are in the game, "
    "and take the picture closer and from above, in even light.",
    "map": "The map of the reference picture was not found. Take the picture from above, with all of the map "
    "in view, sharp and in even light.",
    "grid": "No board of square tiles was found, although there may be tiles. Take the picture from above, "
    "with all laid tiles and a little table around them in view.",
}
FAINT_SHARE, LITTLE = 0.0005, 0.02  # of the picture that is tiles: none, only far away ones
BLEACHED = 250  # of 255 in two colours: nothing else is left to be seen
TOO_BRIGHT = 0.3  # share of the tiles that are so
FLAT = 0.3  # breadth to length of a board seen from the side
VERY_BLURRED = 0.3  # sharpness below which not even the places of tiles would be seen
NEAR = 14.0  # pixels between corners of tiles too small to be told apart


def explained(bgr: NDArray[np.uint8], lost: Unreadable) -> Unreadable:
    """The same refusal, with a cause that can be helped."""
    if lost.cause is not None or lost.kind != "no_board":
        return lost
    cause = why(bgr)
    return Unreadable(lost.stage, SENTENCES[cause], lost.kind, cause)


def refusal(cause: Cause) -> Unreadable:
    """What is said of a picture that need not be looked at any longer."""
    return Unreadable("lattice", SENTENCES[cause], "no_board", cause)


def unfamiliar(bgr: NDArray[np.uint8]) -> Unreadable:
    """What is said where there is a grid, but hardly a tile of the chosen sets in it."""
    cause = why(bgr)
    cause = "sets" if cause == "grid" else cause
    return Unreadable("cells", SENTENCES[cause], cause=cause)


def why(bgr: NDArray[np.uint8]) -> Cause:
    """The likeliest cause why no grid of tiles was found in an upright picture."""
    first = glance_at(Photo(bgr))
    if first.hopeless:
        return first.hopeless
    if "dark" in first.warnings:
        return "dark"
    blurred = "blurred" in first.warnings
    small = shrink(bgr, nets.LONGEST)[0]
    scene = nets.scene(small)
    tiles = scene.mask > LAID
    share = float(tiles.mean())
    if share < FAINT_SHARE:
        return "blurred" if first.sharpness < VERY_BLURRED else "empty"
    if "small" in first.warnings:
        return "small"
    if share < LITTLE:
        return "far"
    if _bleached(small, tiles) > TOO_BRIGHT:
        return "bright"
    if _breadth(tiles) < FLAT:
        return "flat"
    if blurred:
        return "blurred"
    return "far" if _spacing(tile_corners(scene, 1.0)[0]) < NEAR else "grid"


def _bleached(bgr: NDArray[np.uint8], tiles: NDArray[np.bool_]) -> float:
    """The share of the tiles (a map of a smaller size) that light has bleached."""
    size = (tiles.shape[1], tiles.shape[0])
    second = np.sort(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), axis=-1)[..., 1]
    return float((second[tiles] >= BLEACHED).mean())


def _breadth(tiles: NDArray[np.bool_]) -> float:
    """Breadth to length of the largest patch of tiles."""
    _, patches, stats, _ = cv2.connectedComponentsWithStats(tiles.astype(np.uint8))
    rows, columns = np.nonzero(patches == 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax()))
    if len(rows) < 3:
        return 1.0
    spread = np.linalg.eigvalsh(np.cov(np.stack([columns, rows])))
    return float(np.sqrt(max(spread[0], 0.0) / max(spread[1], 1e-9)))


def _spacing(corners: NDArray[np.float64]) -> float:
    """Pixels from a corner to the next, in the median; infinite where hardly any is seen."""
    if len(corners) < 6:
        return float("inf")
    apart = np.hypot(*(corners[:, None] - corners[None]).transpose(2, 0, 1))
    np.fill_diagonal(apart, np.inf)
    return float(np.median(apart.min(axis=1)))
