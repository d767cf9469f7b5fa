"""Find tents on a board of villages: compare a photo of the table with one of the empty board.

The photo is registered with the reference (vision.image.registration) and its light is matched patch by
patch. What
still differs near a village is a tent of the colour it shows. A village has at most one tent of a colour, so
the colours are separated first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.registration import Registration, register, unwarped
from vision.maps.parameters import MAPS

PARAMETERS = MAPS.village_tents

LAB: Mapping[str, tuple[float, float, float]] = {  # of wood and plastic in daylight
    "red": (42, 55, 38),
    "blue": (40, 8, -48),
    "orange": (64, 36, 58),
    "white": (90, 0, 3),
}
BOARD_UNITS = 1000  # width of the board in the units of the parameters
WEIGHT = np.array([0.55, 1.0, 1.0])  # lightness separates colours least


class VillagePlace(NamedTuple):
    """A village in pixels of the reference: its spaces are within `reach` of (x, y); `tent` is the usual
    side of a tent."""

    village: str
    x: float
    y: float
    reach: float
    tent: float


@dataclass(frozen=True)
class SeenTent:
    """A tent: its colour and village, its confidence (0 to 1), and where it is in the photo."""

    colour: str
    village: str
    confidence: float
    point: tuple[float, float]


@dataclass(frozen=True)
class TentReading:
    """Result of a photo. `doubts`: (village, colour) for people to check, worst first; `hidden`: villages
    that the photo does not show."""

    tents: tuple[SeenTent, ...]
    doubts: tuple[tuple[str, str], ...]
    hidden: tuple[str, ...]
    registration: Registration


def read_tents(
    reference: Picture, photo: Picture, places: Sequence[VillagePlace], colours: Iterable[str] = tuple(LAB)
) -> TentReading | None:
    """Return the tents of a photo; None where the board is not found in it."""
    scale = min(1.0, PARAMETERS.long_side_px / max(reference.shape[:2]))
    empty: Any = cv2.resize(reference, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    found = register(empty, photo)
    if found is None:
        return None
    height, width = empty.shape[:2]
    table, mask = unwarped(photo, found, (width, height))
    before, after = _lab(empty), _lab(_in_the_light_of(empty, table, mask))
    inside: Any = cv2.erode(
        mask, np.ones((PARAMETERS.edge_px, PARAMETERS.edge_px), np.uint8)
    )  # leave out the edge of the photo
    away = np.linalg.norm((after - before) * WEIGHT, axis=2)
    new = (away > PARAMETERS.min_lab_distance) & (inside > PARAMETERS.min_covered_level)
    names = [colour for colour in colours if colour in LAB]
    nearest = _nearest(after, names)
    tents: list[SeenTent] = []
    doubts: list[tuple[float, str, str]] = []
    hidden = []
    for place in places:
        window, disc = _window((height, width), place, scale)
        if not disc.any() or (mask[window][disc] == 0).mean() > PARAMETERS.max_outside_share:
            hidden.append(place.village)
            continue
        usual = (place.tent * scale) ** 2 * PARAMETERS.tent_full_share
        for index, colour in enumerate(names):
            share, (x, y) = _largest(new[window] & disc & (nearest[window] == index), usual)
            if share < PARAMETERS.min_tent_share:
                continue
            centre = (x + window[1].start, y + window[0].start)
            confidence = _certainty(share) * found.confidence
            point = cv2.perspectiveTransform(np.array([[centre]], dtype=np.float64), found.homography)[0, 0]
            if confidence > PARAMETERS.min_confidence:
                tents.append(SeenTent(colour, place.village, confidence, (float(point[0]), float(point[1]))))
            if confidence < PARAMETERS.min_confidence_unquestioned:
                doubts.append((confidence, place.village, colour))
    questions = tuple((village, colour) for _, village, colour in sorted(doubts))
    return TentReading(tuple(tents), questions, tuple(hidden), found)


def _certainty(share: float) -> float:
    """Return how certain a tent is, 0 to 1, of which this share of the usual area is seen."""
    least, most = PARAMETERS.min_tent_share, PARAMETERS.certain_tent_share
    return float(np.clip((share - least) / (most - least), 0.0, 1.0))


def read_villages(
    reference: Picture,
    photo: Picture,
    villages: Iterable[tuple[str, float, float]],
    wide: float,
    colours: Iterable[str],
) -> TentReading | None:
    """Do the same for `villages` (id, x, y) in units of the drawn reference, which is `wide` units across."""
    cv2.setNumThreads(1)
    k, unit = reference.shape[1] / wide, reference.shape[1] / BOARD_UNITS
    places = [
        VillagePlace(
            id,
            x * k,
            y * k + PARAMETERS.space_offset_units * unit,
            PARAMETERS.space_radius_units * unit,
            PARAMETERS.tent_side_units * unit,
        )
        for id, x, y in villages
    ]
    return read_tents(reference, photo, places, colours)


def _lab(picture: Picture) -> NDArray[np.float32]:
    """Lightness 0 to 100, a and b around 0."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0).astype(np.float32) / 255
    return np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2LAB), np.float32)


def _in_the_light_of(empty: Picture, table: Picture, mask: Picture) -> Picture:
    """Match the light of the table to that of the reference: the median difference of a patch is light,
    because tents are smaller than a patch."""
    height, width = empty.shape[:2]
    side = max(height, width) / PARAMETERS.light_patches
    rows, columns = max(2, round(height / side)), max(2, round(width / side))
    gains = np.ones((rows, columns, 3), np.float32)
    for row in range(rows):
        for column in range(columns):
            window = (
                slice(row * height // rows, (row + 1) * height // rows),
                slice(column * width // columns, (column + 1) * width // columns),
            )
            seen = mask[window] > 0
            if seen.sum() > PARAMETERS.min_light_px:
                ratio = (empty[window][seen].astype(np.float32) + PARAMETERS.black) / (
                    table[window][seen].astype(np.float32) + PARAMETERS.black
                )
                gains[row, column] = np.median(ratio, axis=0)
    smooth: Any = cv2.resize(cv2.blur(gains, (3, 3)), (width, height), interpolation=cv2.INTER_CUBIC)
    matched = (table.astype(np.float32) + PARAMETERS.black) * smooth - PARAMETERS.black
    return np.asarray(np.clip(matched, 0, 255).astype(np.uint8))


def _nearest(lab: NDArray[np.float32], names: Sequence[str]) -> NDArray[np.int64]:
    """Return the most similar colour of each pixel."""
    far = [np.linalg.norm((lab - np.array(LAB[name], np.float32)) * WEIGHT, axis=2) for name in names]
    return np.asarray(np.argmin(np.stack(far), axis=0))


def _window(
    shape: tuple[int, int], place: VillagePlace, scale: float
) -> tuple[tuple[slice, slice], NDArray[np.bool_]]:
    """Return the part of the picture around a village, and which of its pixels are within reach."""
    x, y, reach = place.x * scale, place.y * scale, place.reach * scale
    top, left = max(0, int(y - reach)), max(0, int(x - reach))
    rows = slice(top, min(shape[0], max(top, int(y + reach) + 1)))
    columns = slice(left, min(shape[1], max(left, int(x + reach) + 1)))
    ys, xs = np.mgrid[rows, columns]
    return (rows, columns), (ys - y) ** 2 + (xs - x) ** 2 <= reach**2


def _largest(pixels: NDArray[np.bool_], usual: float) -> tuple[float, tuple[float, float]]:
    """Return the largest connected part as a share of the usual area of a tent, and its centre."""
    clean: Any = cv2.morphologyEx(pixels.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, _, stats, middles = cv2.connectedComponentsWithStats(clean)
    if count < 2:
        return 0.0, (0.0, 0.0)
    best = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return float(stats[best, cv2.CC_STAT_AREA] / usual), (float(middles[best][0]), float(middles[best][1]))
