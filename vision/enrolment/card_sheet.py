"""Cards cut out of photos of single tiles, stored as one picture: each card below the previous one."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.arrays import Picture
from vision.enrolment import custom_sets
from vision.enrolment.parameters import ENROLMENT

PARAMETERS = ENROLMENT.card_sheet


def sheet_of(faces: Sequence[Picture], before: bytes | None = None) -> bytes:
    """Return a sheet of these cards, appended below those of the sheet `before`."""
    every = [*faces_on(before or b""), *faces]
    return _jpeg(np.concatenate(every)) if every else b""


def faces_on(sheet: bytes) -> list[Picture]:
    """Return the cards of a sheet."""
    if not sheet:
        return []
    whole = np.asarray(cv2.imdecode(np.frombuffer(sheet, np.uint8), cv2.IMREAD_COLOR), np.uint8)
    return [
        whole[y : y + ENROLMENT.proposals.card_px]
        for y in range(0, whole.shape[0], ENROLMENT.proposals.card_px)
    ]


def card(sheet: bytes, number: int) -> bytes:
    """Return one card of a sheet as a JPEG."""
    return _jpeg(faces_on(sheet)[number])


def learn(sheet: bytes, shown: Sequence[tuple[int, str, int]], before: bytes | None = None) -> bytes | None:
    """Compute prototypes from the cards of a sheet. `shown`: (number, tile, quarter turns clockwise) of the
    cards to use. `before`: the previous result; the vectors of unchanged cards are reused."""
    cv2.setNumThreads(1)
    faces = faces_on(sheet)
    pictures: dict[str, list[Picture]] = {}
    for number, tile, quarter in shown:
        pictures.setdefault(tile, []).append(np.ascontiguousarray(np.rot90(faces[number], quarter)))
    return custom_sets.learnt(pictures, before) if pictures else None


def _jpeg(picture: Picture) -> bytes:
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, PARAMETERS.jpeg_quality])[1].tobytes()
