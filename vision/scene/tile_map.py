"""Where a photo has what looks like tiles."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.pyramid import ImagePyramid
from vision.models import dense
from vision.models.parameters import NETS
from vision.scene.parameters import SCENE
from vision.scene.table_plane import Points

PARAMETERS = SCENE.other_boards


class TileMap(NamedTuple):
    """Scene net's tile map: shares, with `scale` map pixels per pixel of the picture."""

    share: NDArray[np.float32]
    scale: float


_known: WeakKeyDictionary[ImagePyramid, TileMap] = WeakKeyDictionary()


def tile_map(photo: Picture | ImagePyramid) -> TileMap:
    """Return where tiles are, according to the scene net on a small copy. Two stages need it: it is made once
    for a picture."""
    pyramid = ImagePyramid.of(photo)
    found = _known.get(pyramid)
    if found is None:
        small, scale = pyramid.level(PARAMETERS.tile_map_px)
        share = cv2.blur(dense.scene(small).mask.astype(np.float32), (3, 3))
        found = _known[pyramid] = TileMap(np.asarray(share, np.float32), scale / NETS.nets.stride_px)
    return found


def tiles_there(tiles: TileMap, pixels: Points) -> NDArray[np.bool_]:
    """Return which pixels the scene net classifies as tile."""
    share = tiles.share
    column, row = np.floor(pixels * tiles.scale).astype(int).T
    inside = (column >= 0) & (row >= 0) & (column < share.shape[1]) & (row < share.shape[0])
    return np.asarray(
        inside
        & (
            share[row.clip(0, share.shape[0] - 1), column.clip(0, share.shape[1] - 1)]
            > PARAMETERS.min_tile_share
        )
    )
