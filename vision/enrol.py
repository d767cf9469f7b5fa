"""Prototypes of tiles that nobody trained on: from one or more pictures of each to rows of a gallery, in seconds.

Each picture is seen as it might be photographed: beside other tiles, a little askew, small, blurred, in other light.
The net's vectors of those views, and their mean, are what cells are compared with afterwards.
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


def turns_of(tiles: Mapping[str, Tile]) -> dict[tuple[str, int], int]:
    """The smallest quarter turn that looks the same, for every face and turn; a cell of a large tile never does."""
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


def enrolled(
    pictures: Mapping[str, Sequence[Picture]],
    tiles: Mapping[str, Tile],
    seed: int = 1,
    views: int = VIEWS,
) -> nets.Gallery:
    """A gallery of these faces. `pictures`: one or more square pictures of each face in canonical orientation, the
    printed face only; `tiles`: the definitions, which say what turns look alike."""
    rng = np.random.default_rng(seed)
    least = turns_of(tiles)
    names = [name for name, some in pictures.items() for _ in some]
    faces = [
        cv2.resize(face, (128, 128), interpolation=cv2.INTER_AREA)
        for some in pictures.values()
        for face in some
    ]
    crops, keys = [], []
    for name, face in zip(names, faces, strict=True):
        for quarter in range(4):
            turned = np.ascontiguousarray(np.rot90(face, -quarter))
            for _ in range(views):
                crops.append(view(rng, turned, faces[int(rng.integers(len(faces)))]))
                keys.append((name, least.get((name, quarter), quarter), quarter))
    vectors = nets.embed(np.stack(crops)).reshape(-1, views, nets.DIMENSIONS)
    means = vectors.mean(1, keepdims=True)
    means /= np.linalg.norm(means, axis=2, keepdims=True)
    rows = np.concatenate([means, vectors], axis=1)
    labels = tuple(sorted({key[:2] for key in keys}))
    place = {label: i for i, label in enumerate(labels)}
    owner = np.array([place[key[:2]] for key in keys[::views]], np.int64)
    return nets.Gallery(labels, rows.reshape(-1, nets.DIMENSIONS), np.repeat(owner, rows.shape[1]))
