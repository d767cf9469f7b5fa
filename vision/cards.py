"""The cards cut out of photos of single tiles, kept as one picture: one card below the other."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import own
from vision.enrolment import SIDE

Picture = NDArray[np.uint8]

QUALITY = 93  # of the pictures that are kept


def sheet_of(faces: Sequence[Picture], before: bytes | None = None) -> bytes:
    """A sheet of these cards, below those of the sheet before."""
    every = [*faces_on(before or b""), *faces]
    return _jpeg(np.concatenate(every)) if every else b""


def faces_on(sheet: bytes) -> list[Picture]:
    """The cards of a sheet."""
    if not sheet:
        return []
    whole = np.asarray(cv2.imdecode(np.frombuffer(sheet, np.uint8), cv2.IMREAD_COLOR), np.uint8)
    return [whole[y : y + SIDE] for y in range(0, whole.shape[0], SIDE)]


def card(sheet: bytes, number: int) -> bytes:
    """One card of a sheet, as a JPEG."""
    return _jpeg(faces_on(sheet)[number])


def learn(sheet: bytes, shown: Sequence[tuple[int, str, int]], before: bytes | None = None) -> bytes | None:
    """Prototypes from the cards of a sheet: (number, tile, quarter turns clockwise) of those that count.
    `before`: what was learnt last, of which cards that lie as they did are taken over."""
    cv2.setNumThreads(1)
    faces = faces_on(sheet)
    pictures: dict[str, list[Picture]] = {}
    for number, tile, quarter in shown:
        pictures.setdefault(tile, []).append(np.ascontiguousarray(np.rot90(faces[number], quarter)))
    return own.learnt(pictures, before) if pictures else None


def _jpeg(picture: Picture) -> bytes:
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
