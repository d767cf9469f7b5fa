"""Compute prototypes of tiles that no net was trained on, in seconds, from one or more pictures of each.

Each picture is augmented to look as it might in a photo: next to other tiles, slightly rotated, small,
blurred, in other light. Cells are later compared with the net's vectors of these views and with their mean.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.tile import Tile
from vision.arrays import Picture
from vision.enrolment.augmentation import view
from vision.enrolment.parameters import ENROLMENT
from vision.labels.cell_images import face_id, parts_of
from vision.labels.label_space import looks
from vision.models import embedding, sessions
from vision.models.parameters import NETS

PARAMETERS = ENROLMENT.prototypes


def turns_of(tiles: Mapping[str, Tile]) -> dict[tuple[str, int], int]:
    """Return for every face and turn the smallest quarter turn that looks the same; the cells of a large tile
    have no symmetry."""
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
    pictures: Mapping[str, Sequence[Picture]], seed: int = 1, views: int = PARAMETERS.views
) -> tuple[list[tuple[str, int]], NDArray[np.float32]]:
    """Return prototypes as rows of unit vectors, and the (face, quarter turns) that each one shows.

    `pictures`: one or more square pictures of each face in canonical orientation, the printed face only.
    """
    rng = np.random.default_rng(seed)
    shown = [(name, _sized(face)) for name, some in pictures.items() for face in some]
    faces = [face for _, face in shown]
    crops = [crop for face in faces for crop in _views(rng, face, faces, views)]
    rows = _rows(crops, views)
    keys = [(name, quarter) for name, _ in shown for quarter in range(4) for _ in range(rows.shape[1])]
    return keys, rows.reshape(-1, NETS.nets.embedding_dimensions)


def rows_of(
    pictures: Sequence[Picture], known: Mapping[str, NDArray[np.float32]] | None = None
) -> dict[str, NDArray[np.float32]]:
    """Return vectors as `vectors_of` does, but per picture, keyed by its `print_of`: the rows of its four
    quarter turns. `known`: rows computed before, which are reused."""
    faces = {print_of(picture): _sized(picture) for picture in pictures}
    views = min(
        PARAMETERS.views,
        max(PARAMETERS.min_views, PARAMETERS.views * PARAMETERS.full_view_pictures // len(faces)),
    )
    found = {name: known[name] for name in faces if known and name in known}
    found = {name: rows for name, rows in found.items() if len(rows) == 4 * (1 + views)}
    fresh = [name for name in faces if name not in found]
    every = list(faces.values())
    if fresh:
        crops = [
            crop
            for name in fresh  # the views of a picture must not depend on the other pictures
            for crop in _views(np.random.default_rng(int(name, 16)), faces[name], every, views)
        ]
        found |= dict(
            zip(
                fresh,
                _rows(crops, views).reshape(len(fresh), -1, NETS.nets.embedding_dimensions),
                strict=True,
            )
        )
    return found


def print_of(picture: Picture) -> str:
    """Return a fingerprint that identifies a picture."""
    return hashlib.sha256(picture.tobytes()).hexdigest()[:16]


def clearest(pictures: Mapping[str, Sequence[Picture]]) -> dict[str, list[Picture]]:
    """Return the sharpest pictures of each face, so many that the total over all faces stays limited."""
    most = PARAMETERS.max_pictures_per_face
    while (
        most > 1 and sum(min(most, len(some)) for some in pictures.values()) > PARAMETERS.full_view_pictures
    ):
        most -= 1
    return {name: sorted(some, key=_sharpness, reverse=True)[:most] for name, some in pictures.items()}


def _sharpness(picture: Picture) -> float:
    """Return the share of a picture's contrast that is in fine detail, without noise: comparable for one face
    in any light."""
    calm = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), 2.0)
    return float(cv2.Laplacian(calm, cv2.CV_32F).var() / (calm.var() + 1.0))


def _views(
    rng: np.random.Generator, face: Picture, others: Sequence[Picture], views: int
) -> Iterator[Picture]:
    for quarter in range(4):
        turned = np.ascontiguousarray(np.rot90(face, -quarter))
        for _ in range(views):
            yield view(rng, turned, others[int(rng.integers(len(others)))])


def _rows(crops: Sequence[Picture], views: int) -> NDArray[np.float32]:
    """Return for each face and quarter turn the mean of its views' vectors, followed by these vectors."""
    vectors = embedding.embed(np.stack(crops), sessions.COMPARING_NET).reshape(
        -1, views, NETS.nets.embedding_dimensions
    )
    means = vectors.mean(1, keepdims=True)
    means /= np.linalg.norm(means, axis=2, keepdims=True)
    return np.concatenate([means, vectors], axis=1)


def _sized(face: Picture) -> Picture:
    way = cv2.INTER_AREA if face.shape[0] >= PARAMETERS.picture_px else cv2.INTER_CUBIC
    return np.asarray(
        cv2.resize(face, (PARAMETERS.picture_px, PARAMETERS.picture_px), interpolation=way), np.uint8
    )
