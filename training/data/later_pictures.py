"""Tiles whose pictures came after the nets were trained: no net is trained again, only what the nets make of
the pictures is stored.

`python -m training later` writes later.npz (vision/models/tile_galleries.py) from the pictures in
../shared/art/index-more.json and index-doubles.json of all tiles of the built-in sets that the trained
gallery does not show. Of each picture and quarter turn it holds the mean vector of its augmented views, as in
training/data/views.py. Tiles that the trained gallery shows stay as they are, so what is read of them does.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import built_in, names
from training.data.pictures import read_picture
from training.synthetic.scans import ART, SIDE, load, trimmed
from vision.arrays import Picture
from vision.enrolment.augmentation import view
from vision.enrolment.prototypes import turns_of
from vision.labels.cell_images import face_id
from vision.models import embedding, sessions, tile_galleries
from vision.models.sessions import FINE_NET, GALLERIES, TILE_NET

VIEWS = 16  # of each picture and quarter turn
OTHER_TILES = {  # pictures that show a mark which the index does not name
    "River3_C1/River_III_C1_Tile_06.jpg": "river/II.v",
    "River3_C1/River_III_C1_Tile_07.jpg": "river/II.v",
}


@dataclass(frozen=True)
class LaterPicture:
    """A picture of one face (a tile, or one cell of a large one), in canonical orientation. `source`: the
    folder that it is from."""

    edition: str
    face: str
    source: str
    picture: Picture

    @property
    def tile(self) -> str:
        """The tile that the face belongs to."""
        return tile_galleries.tile_of(self.face)


def pictures(art: Path = ART) -> list[LaterPicture]:
    """Return the pictures of all tiles of the built-in sets that the trained gallery does not show."""
    wanted = {tile for name in names() for tile in built_in(name).tiles} - tile_galleries.trained_tiles()
    indexed = [
        {**row, "tile": OTHER_TILES.get(row["file"], row["tile"])}
        for index in ("index-more.json", "index-doubles.json")
        for row in json.loads((art / index).read_text())
    ]
    rows = [row for row in indexed if row["tile"] in wanted]
    return [one for row in rows for one in _faces(row, read_picture(art / row["file"]))]


def _faces(row: Mapping[str, Any], scan: Picture) -> Iterator[LaterPicture]:
    """Yield the cells of a picture. That of a large tile is cut where its cells meet."""
    edition, tile, source = str(row["edition"]), str(row["tile"]), str(row["file"]).split("/")[0]
    spots = [(int(x), int(y)) for x, y in row.get("cells", [(0, 0)])]
    side = scan.shape[1] // (1 + max(x for x, _ in spots))
    for x, y in spots:
        cell = scan[y * side : (y + 1) * side, x * side : (x + 1) * side]
        face = trimmed(cell) if len(spots) == 1 else cell
        face = np.ascontiguousarray(np.rot90(face, int(row["rotation"]) // 90))
        sized = cv2.resize(face, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
        yield LaterPicture(edition, face_id(tile, (x, y)), source, np.asarray(sized, np.uint8))


def write(models: Path, seed: int = 1) -> None:
    """Write later.npz into this folder, using its nets. Of each of `pictures` it has four rows."""
    sessions.use_models(models)
    shown = pictures()
    least = {key: q for name in names() for key, q in turns_of(built_in(name).tiles).items()}
    turns = [(one, quarter) for one in shown for quarter in range(4)]
    np.savez_compressed(
        models / f"{tile_galleries.LATER}.npz",
        edition=np.array([one.edition for one, _ in turns]),
        tile=np.array([one.face for one, _ in turns]),
        turn=np.array([least[one.face, quarter] for one, quarter in turns], np.int8),
        allow_pickle=False,
        **{
            GALLERIES[net]: vectors([one.picture for one in shown], net, seed) for net in (TILE_NET, FINE_NET)
        },
    )
    sessions.use_models(models)


def vectors(faces: Sequence[Picture], net: str, seed: int) -> NDArray[np.float16]:
    """Return the mean vector of the views of each face in each quarter turn, next to faces that the nets were
    trained with. The rows of a face do not depend on the other faces."""
    around = [art.faces[0] for art in load()]
    rows = []
    for face in faces:
        rng = np.random.default_rng((seed, zlib.crc32(face.tobytes())))
        for quarter in range(4):
            turned = np.ascontiguousarray(np.rot90(face, -quarter))
            others = [around[int(rng.integers(len(around)))] for _ in range(VIEWS)]
            crops = np.stack([view(rng, turned, other, sessions.CROPS[net]) for other in others])
            mean = embedding.embed(crops, net).mean(0)
            rows.append(mean / np.linalg.norm(mean))
    return np.array(rows, np.float16)
