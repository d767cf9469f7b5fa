"""Classify what the sides of a card show and which parts are connected, with a net that knows no tile.

It was trained on tiles of many printings and of invented games to recognise ground, areas with an outline,
and lines, so it works on unseen printings. The kinds of a game that these are, and the tile that they make,
are worked out in vision/enrolment/layout_inference.py.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.arrays import Picture
from vision.enrolment.parameters import ENROLMENT
from vision.labels.shown_sides import WIDTH, Sides
from vision.models import dense

PARAMETERS = ENROLMENT.side_net


def sides_of(faces: Sequence[Picture]) -> Sides:
    """Run the net on these faces, each with every side up."""
    small = [
        cv2.resize(face, (PARAMETERS.face_px, PARAMETERS.face_px), interpolation=cv2.INTER_AREA)
        for face in faces
    ]
    turned = np.stack([np.rot90(face, side) for face in small for side in range(4)])
    return Sides.from_net(dense.sides(np.asarray(turned, np.uint8)).reshape(len(faces), 4, WIDTH))
