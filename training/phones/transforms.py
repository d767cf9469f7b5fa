"""Change a labelled photo as another phone, another lamp or another hand would, and its labels with it."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np
from PIL import Image

from training.data.ground_truth import Truth
from training.other_boxes.box_camera import KELVIN, UNCORRECTED
from training.phones.changed import QUALITY, Changed, as_picture
from training.phones.obstacles import cup, hand
from training.synthetic.degradations import Spoil, lit, moved, out_of_focus
from vision.arrays import Floats, Picture
from vision.image.tone import CODED, LINEAR, LUMINANCE
from vision.reading import At

VISIBLE = 0.8  # share of a cell from which it can be read
ORIENTATION = 274  # tag of EXIF


@dataclass(frozen=True)
class PhonePhoto:
    """A changed photo: its file, the homography from the labelled photo's pixels, and a mask of what can be
    seen of the table (255, else 0), if something lies on it."""

    data: bytes
    way: Floats
    size: tuple[int, int]
    open: Picture | None = None


Change = Callable[[Picture, Truth], Changed]


def sized(longest: int, quality: int = QUALITY) -> Change:
    """Send a smaller copy, as messengers do."""

    def change(bgr: Picture, _: Truth) -> Changed:
        scale = min(1.0, longest / max(bgr.shape))
        small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        return Changed(as_picture(small), np.diag([scale, scale, 1.0]), quality=quality)

    return change


def spoilt(how: Spoil) -> Change:
    """Degrade the picture as training/synthetic/degradations.py does."""
    return lambda bgr, _: Changed(how(bgr).bgr)


def lamp(kelvin: int = 6500, saturation: float = 1.0) -> Change:
    """Light of this colour, halfway corrected by the camera, and colours of this strength."""

    def change(bgr: Picture, _: Truth) -> Changed:
        red, blue = KELVIN[kelvin]
        gain = np.array([blue, 1.0, red]) ** UNCORRECTED
        gain = gain / np.sqrt(max(1.0, gain.max()))
        mixed = (saturation * np.eye(3) + (1 - saturation) * np.array(LUMINANCE)) * gain
        linear = cv2.transform(cv2.LUT(bgr, LINEAR), mixed.astype(np.float32))
        return Changed(CODED[(linear.clip(0, 1) * (len(CODED) - 1) + 0.5).astype(np.uint16)])

    return change


def grainy(greys: float) -> Change:
    """Noise of a small sensor in a dim room: this many greys in each channel, in grains of two pixels."""

    def change(bgr: Picture, _: Truth) -> Changed:
        rng = np.random.default_rng(len(bgr))
        half = (bgr.shape[0] // 2 + 1, bgr.shape[1] // 2 + 1, 3)
        fine = rng.standard_normal(half, dtype=np.float32) * greys
        grain = cv2.resize(fine, bgr.shape[1::-1], interpolation=cv2.INTER_NEAREST)
        return Changed(as_picture(bgr + grain))

    return change


def turned(quarters: int) -> Change:
    """Take the photo from another side of the table: quarter turns anticlockwise."""

    def change(bgr: Picture, _: Truth) -> Changed:
        way = np.eye(3)
        for n in range(quarters):
            wide = bgr.shape[1] if n % 2 == 0 else bgr.shape[0]
            way = np.array([[0, 1, 0], [-1, 0, wide - 1], [0, 0, 1.0]]) @ way
        return Changed(np.ascontiguousarray(np.rot90(bgr, quarters)), way)

    return change


def tagged(bgr: Picture, _: Truth) -> Changed:
    """Hold the phone upright: pixels are stored on their side, a tag has how to turn them."""
    return Changed(np.ascontiguousarray(np.rot90(bgr, 1)), orientation=6)


def more_table(bgr: Picture, truth: Truth) -> Changed:
    """Stand further back: the free strips next to the board are mirrored until the picture is half as wide
    again, on the sides that have such a strip."""
    corners = np.concatenate(list(truth.quads.values()))
    size = np.array(bgr.shape[1::-1])
    low, high = corners.min(0).astype(int), (size - corners.max(0)).astype(int)
    lengths = np.array([size[0], size[0], size[1], size[1]])  # left, right, top, bottom
    free = np.array([low[0], high[0], low[1], high[1]])
    strips = np.where(free > 0.03 * lengths, 0.9 * free, 0).astype(int)  # without the rim next to the board
    wanted, added = np.where(strips > 0, lengths // 4, 0), np.zeros(4, int)
    while (added < wanted).any():
        left, right, top, bottom = (step := np.minimum(strips, wanted - added)).tolist()
        bgr = np.asarray(cv2.copyMakeBorder(bgr, top, bottom, left, right, cv2.BORDER_REFLECT_101), np.uint8)
        added = added + step
    return Changed(bgr, np.array([[1, 0, added[0]], [0, 1, added[2]], [0, 0, 1.0]]))


def cropped(bgr: Picture, truth: Truth) -> Changed:
    """Go so close that the frame cuts the outer tiles on two sides in the middle."""
    corners = np.concatenate(list(truth.quads.values()))
    cell = float(np.median([np.hypot(*(quad[1] - quad[0])) for quad in truth.quads.values()]))
    low = np.maximum(corners.min(0) - 0.3 * cell, 0).astype(int)
    high = np.minimum(corners.max(0) - 0.5 * cell, bgr.shape[1::-1]).astype(int)
    part = np.ascontiguousarray(bgr[low[1] : high[1], low[0] : high[0]])
    return Changed(part, np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.0]]))


def tilted(narrow: float) -> Change:
    """Hold the phone lower: the far side of the picture becomes narrower by this factor and lower."""

    def change(bgr: Picture, _: Truth) -> Changed:
        high, wide = bgr.shape[:2]
        off = wide * (1 - narrow) / 2
        drop = high * (1 - narrow) / 2
        before = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
        after = np.array([[off, drop], [wide - off, drop], [wide, high], [0, high]], np.float32)
        way = cv2.getPerspectiveTransform(before, after)
        rim = np.concatenate([bgr[:8].reshape(-1, 3), bgr[:, :8].reshape(-1, 3), bgr[:, -8:].reshape(-1, 3)])
        table = tuple(np.median(rim, axis=0).tolist())
        seen = np.asarray(cv2.warpPerspective(bgr, way, (wide, high), borderValue=table), np.uint8)
        top = round(drop)
        return Changed(seen[top:], np.array([[1, 0, 0], [0, 1, -top], [0, 0, 1.0]]) @ way)

    return change


CHANGES: Mapping[str, Change] = {
    "as it is": lambda bgr, _: Changed(bgr),
    **{f"{n} px": sized(n) for n in (1600, 1200, 900)},
    "1200 px, JPEG 30": sized(1200, 30),
    **{f"JPEG {n}": sized(99_999, n) for n in (50, 30)},
    **{f"blur {n}": spoilt(out_of_focus(n)) for n in (0.001, 0.003)},
    **{f"moved {n}": spoilt(moved(n, 40.0)) for n in (0.003, 0.008)},
    **{f"brightness {n}": spoilt(lit(n)) for n in (0.5, 1.6)},
    **{f"{n} K": lamp(n) for n in (2700, 3500, 7500)},
    **{f"saturation {n}": lamp(saturation=n) for n in (0.6, 1.4)},
    "2700 K, saturation 0.6": lamp(2700, 0.6),
    "noise 12": grainy(12.0),
    "tagged upright": tagged,
    "turned by 90": turned(1),
    "turned by 180": turned(2),
    "more table": more_table,
    "cropped": cropped,
    **{f"tilt {n}": tilted(n) for n in (0.8, 0.65)},
    "hand": hand,
    "cup": cup,
}


def taken(bgr: Picture, truth: Truth, name: str) -> PhonePhoto:
    """Return a labelled photo with one of the CHANGES."""
    made = CHANGES[name](bgr, truth)
    file = io.BytesIO()
    exif = Image.Exif()
    exif[ORIENTATION] = made.orientation
    Image.fromarray(made.bgr[..., ::-1]).save(file, "JPEG", quality=made.quality, exif=exif)
    size = made.bgr.shape[1::-1] if made.orientation == 1 else made.bgr.shape[:2]
    return PhonePhoto(file.getvalue(), made.way, (size[0], size[1]), made.open)


def seen_in(truth: Truth, shot: PhonePhoto) -> tuple[Truth, frozenset[At]]:
    """Return the labels in a changed photo, and the readable tiles of which less than VISIBLE can be seen in
    it: these and their figures do not count."""
    moved_to = {at: cv2.perspectiveTransform(quad[None], shot.way)[0] for at, quad in truth.quads.items()}
    shares = {at: _visible(quad, shot) for at, quad in moved_to.items()}
    lost = frozenset(at for at in truth.tiles if shares[at] < VISIBLE)
    plain = {at for at in moved_to if shares[at] >= 0.99}
    changed = replace(
        truth,
        quads=moved_to,
        tiles={at: tile for at, tile in truth.tiles.items() if at not in lost},
        figures=[f for f in truth.figures if f[0] in plain],
        unsure=[*truth.unsure, *(f[0] for f in truth.figures if f[0] not in plain)],
        features=(),
    )
    return changed, lost


def _visible(quad: Floats, shot: PhonePhoto) -> float:
    """Return the share of a cell that can be seen."""
    mask = np.zeros((shot.size[1], shot.size[0]), np.uint8)
    corners = np.round(quad).astype(np.int32)
    cv2.fillConvexPoly(mask, corners, 255)
    left, top = np.maximum(corners.min(0), 0)
    right, bottom = corners.max(0) + 1
    part = mask[top:bottom, left:right]
    if shot.open is not None:
        part = part & shot.open[top:bottom, left:right]
    return min(1.0, float((part > 0).sum()) / max(1.0, float(cv2.contourArea(corners))))
