"""Learn what half tiles look like: `python -m training.half_tiles.prototypes` writes halves.npz.

Views of each half tile (../shared/art/index-halflings.json, and our own drawing) next to another half tile
or on a table, as in the enrolment of own tiles; a linear discriminant analysis of what the net FINE_NET
makes of them. `--without C2` leaves out the pictures of an edition.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.pictures import read_picture
from training.synthetic.scans import ART, load
from training.synthetic.table import table_tops
from training.synthetic.table.light import photographed
from vision.artwork.tile_renderer import PrintingStyle, draw
from vision.enrolment.augmentation import view
from vision.models import embedding, sessions
from vision.models.half_prototypes import FILE, mirrored
from vision.models.sessions import CROPS, FINE_NET, MODELS

SIDE = 128  # pixels of a face
VIEWS = 64  # of each look
SHRINKING = 0.2  # share of the mean variance added to the variance within looks
RIM = 0.02  # of a scan: its edge and what is beyond its long side
DRAWN = "drawn"  # edition of our own drawing
SET = "halflings"

Looks = Mapping[tuple[str, str], np.ndarray]  # by edition and tile: the face, its long side to the north-east


def looks(without: Sequence[str] = ()) -> dict[tuple[str, str], np.ndarray]:
    """Return the pictures of all half tiles, but for those of some editions."""
    found = {}
    for row in json.loads((ART / "index-halflings.json").read_text()):
        found[row["edition"], row["tile"]] = trimmed(read_picture(ART / row["file"]))
    for name, tile in built_in(SET).tiles.items():
        found[DRAWN, name] = draw(tile, SIDE, PrintingStyle(0))
    return {key: face for key, face in found.items() if key[0] not in without}


def trimmed(scan: np.ndarray) -> np.ndarray:
    """Return the half tile of a scan without its rims, so that it fills its half of the face."""
    inner = np.array([(RIM, 2.4 * RIM), (RIM, 1 - RIM), (1 - 2.4 * RIM, 1 - RIM)], np.float32)
    onto = np.array([(0, 0), (0, 1), (1, 1)], np.float32)
    warp = cv2.getAffineTransform(inner * scan.shape[0], onto * SIDE)
    return cv2.warpAffine(scan, warp, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)


def beside(rng: np.random.Generator, face: np.ndarray, others: Sequence[np.ndarray]) -> np.ndarray:
    """Return a cell with this half tile, and another one or a table beyond its long side."""
    if rng.random() < 0.5:
        rest = np.rot90(others[int(rng.integers(len(others)))], 2)
    else:
        top, wide = table_tops.table(rng), int(rng.integers(SIDE, 2 * SIDE))
        x, y = rng.integers(0, top.shape[0] - wide, 2)
        rest = cv2.resize(top[y : y + wide, x : x + wide], (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    return np.where(np.tri(SIDE, dtype=bool)[..., None], face, rest).astype(np.uint8)


def vectors(faces: Looks, seed: int) -> np.ndarray:
    """Return what the net makes of views of each look: looks x VIEWS x D."""
    rng = np.random.default_rng(seed)
    others, around = list(faces.values()), [art.faces[0] for art in load()]
    rows = []
    for face in faces.values():
        crops = []
        for _ in range(VIEWS):
            near = around[int(rng.integers(len(around)))]
            seen = view(rng, beside(rng, face, others), near, CROPS[FINE_NET])
            crops.append(photographed(rng, seen) if rng.random() < 0.5 else seen)
        rows.append(embedding.embed(mirrored(np.stack(crops)), FINE_NET))
    return np.stack(rows)


def discriminant(rows: np.ndarray) -> dict[str, np.ndarray]:
    """Return the weights and bias of each look, for looks with the same variance within."""
    means = rows.mean(1)
    within = (rows - means[:, None]).reshape(-1, rows.shape[2])
    spread = within.T @ within / len(within)
    spread += SHRINKING * np.trace(spread) / len(spread) * np.eye(len(spread))
    weights = np.linalg.solve(spread, means.T).T
    bias = -0.5 * (weights * means).sum(1)
    unit = means / np.linalg.norm(means, axis=1, keepdims=True)
    return {
        "weights": weights.astype(np.float16),
        "bias": bias.astype(np.float32),
        "means": unit.astype(np.float16),
    }


def write(folder: Path, without: Sequence[str] = (), seed: int = 1) -> None:
    """Write halves.npz, without the pictures of some editions."""
    faces = looks(without)
    learnt = discriminant(vectors(faces, seed))
    editions, tiles = zip(*faces, strict=True)
    folder.mkdir(parents=True, exist_ok=True)
    names = {"edition": np.array(editions), "tile": np.array(tiles)}
    np.savez_compressed(folder / FILE, allow_pickle=False, **names, **learnt)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without", default="", help="editions whose pictures are left out")
    parser.add_argument("--models", type=Path, default=MODELS, help="folder for halves.npz")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    sessions.use_models(args.models)
    write(args.models, [one for one in args.without.split(",") if one], args.seed)


if __name__ == "__main__":
    main()
