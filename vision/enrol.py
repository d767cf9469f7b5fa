"""Prototypes of tiles that nobody trained on: from one or more pictures of each to vectors, in seconds.

Each picture is seen as it might be photographed: beside other tiles, a little askew, small, blurred, in
other light. The net's vectors of those views, and their mean, are what cells are compared with afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.tile import Tile
from vision import nets
from vision.faces import face_id, parts_of
from vision.states import looks
from vision.views import view

Picture = NDArray[np.uint8]

VIEWS = 8  # of each picture and quarter turn
SIDE = 128  # pixels of a picture


def turns_of(tiles: Mapping[str, Tile]) -> dict[tuple[str, int], int]:
    """The smallest quarter turn that looks the same, for every face and turn; a cell of a large tile has
    none."""
    least: dict[tuple[str, int], int] = {}
    for name, tile in tiles.items():
        for spot in parts_of(tile):
            if tile.large is not None:
                least |= {(face_id(name, spot), q): q for q in range(4)}
                continue
            seen: dict[object, int] = {}
            for quarter in range(4):
                key = looks(tile.turned(quarter))
                least[name, quarter] = seen.setdefault(key, quarter)
    return least


def vectors_of(
    pictures: Mapping[str, Sequence[Picture]], seed: int = 1, views: int = VIEWS
) -> tuple[list[tuple[str, int]], NDArray[np.float32]]:
    """Prototypes as rows of unit vectors, and the (face, quarter turns) that each one shows.

    `pictures`: one or more square pictures of each face in canonical orientation, the printed face only.
    """
    rng = np.random.default_rng(seed)
    shown = [(name, _sized(face)) for name, some in pictures.items() for face in some]
    crops, keys = [], []
    for name, face in shown:
        for quarter in range(4):
            turned = np.ascontiguousarray(np.rot90(face, -quarter))
            crops += [view(rng, turned, shown[int(rng.integers(len(shown)))][1]) for _ in range(views)]
            keys.append((name, quarter))
    vectors = nets.embed(np.stack(crops), nets.COMPARES).reshape(-1, views, nets.DIMENSIONS)
    means = vectors.mean(1, keepdims=True)
    means /= np.linalg.norm(means, axis=2, keepdims=True)
    rows = np.concatenate([means, vectors], axis=1)
    return [key for key in keys for _ in range(rows.shape[1])], rows.reshape(-1, nets.DIMENSIONS)


def _sized(face: Picture) -> Picture:
    way = cv2.INTER_AREA if face.shape[0] >= SIDE else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(face, (SIDE, SIDE), interpolation=way), np.uint8)
