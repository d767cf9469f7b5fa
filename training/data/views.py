"""Add one more prototype of every scanned tile: the mean embedding of its augmented views.

A view shows the face next to another one, slightly rotated, small, blurred, in other light
(vision/enrolment/augmentation.py),
as in the enrolment of own tiles.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from training.data.signature import least_turns
from training.synthetic.scans import load
from vision.enrolment.augmentation import view
from vision.models import embedding, sessions

VIEWS = 16


def add(net: str, models: Path, seed: int = 1) -> None:
    """Add the rows to the gallery in this folder, using its net of that name."""
    sessions.use_models(models)
    path = models / f"{sessions.GALLERIES[net]}.npz"
    least, arts = least_turns(), load()
    faces = [art.faces[0] for art in arts]
    rng = np.random.default_rng(seed)
    keys, rows = [], []
    for art, face in zip(arts, faces, strict=True):
        for quarter in range(4):
            turned = np.ascontiguousarray(np.rot90(face, -quarter))
            beside = [faces[int(rng.integers(len(faces)))] for _ in range(VIEWS)]
            crops = np.stack([view(rng, turned, other, sessions.CROPS[net]) for other in beside])
            mean = embedding.embed(crops, net).mean(0)
            keys.append((art.edition, art.tile, least.get((art.tile, quarter), quarter)))
            rows.append(mean / np.linalg.norm(mean))
    with np.load(path) as stored:
        edition, tile, turn, vector = (stored[k] for k in ("edition", "tile", "turn", "vector"))
    np.savez_compressed(
        path,
        edition=np.concatenate([edition, [k[0] for k in keys]]),
        tile=np.concatenate([tile, [k[1] for k in keys]]),
        turn=np.concatenate([turn, np.array([k[2] for k in keys], np.int8)]),
        vector=np.concatenate([vector, np.array(rows, np.float16)]),
    )
