"""The grid of the photo whose cells look like tiles of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.errors import Unreadable
from vision.grid import GridSearch, Lattice
from vision.grid.parameters import GRID
from vision.grid.rectify import crops
from vision.image.pyramid import ImagePyramid
from vision.models import dense
from vision.models.parameters import NETS
from vision.models.tile_galleries import Gallery
from vision.scene.parameters import SCENE
from vision.tiles.occupancy import likeness

PARAMETERS = SCENE.lattice_choice


def best_lattice(picture: Picture | ImagePyramid, gallery: Gallery, *, boldly: bool = True) -> Lattice:
    """Return the first found grid whose cells look enough like tiles, otherwise the best one (`boldly` as
    in Search.lattices). Raises Unreadable."""
    like, own = partial(likeness, gallery=gallery), gallery.own is not None
    photo = ImagePyramid.of(picture)
    ways = GridSearch(photo, like).lattices(
        lambda: dense.scene(photo.level(NETS.nets.scene_long_side_px)[0]),
        PARAMETERS.extended_search_similarity_compared if own else GRID.selection.extended_search_similarity,
        boldly=boldly,
    )
    found: list[tuple[float, Lattice]] = []
    for lattice in ways:
        found.append((_alike_to(photo.full, lattice, like), lattice))
        enough = (
            PARAMETERS.min_grid_similarity_compared
            if own and len(found) == 1
            else PARAMETERS.min_grid_similarity
        )
        if max(alike for alike, _ in found) >= enough:
            break
    if not found:
        raise Unreadable("lattice", "no-board")
    return max(found, key=lambda judged: judged[0])[1]


def _alike_to(
    bgr: NDArray[np.uint8], lattice: Lattice, like: Callable[[NDArray[np.uint8]], NDArray[np.float32]]
) -> float:
    """Return the median similarity of some of the grid's cells to tiles of the game."""
    return float(np.median(like(some_cells(bgr, lattice))))


def some_cells(bgr: NDArray[np.uint8], lattice: Lattice, least: float = 0.0) -> NDArray[np.uint8]:
    """Return crops of some of the grid's cells with at least this covered share."""
    places = sorted(at for at, share in lattice.cells.items() if share >= least) or sorted(lattice.cells)
    some = places[:: 1 + len(places) // NETS.nets.sampled_cells]
    return crops(bgr, [lattice.quad(*at) for at in some])
