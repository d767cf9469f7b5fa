"""A grid traced again where its cells continue beyond it, and beyond something that lies on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.grid import Lattice, retrace
from vision.grid.parameters import GRID
from vision.image.pyramid import ImagePyramid
from vision.models.tile_galleries import Gallery
from vision.parameters import RECOGNITION
from vision.reading import At, Cell
from vision.scene.tile_map import tile_map, tiles_there
from vision.solver.parameters import SOLVER
from vision.tiles.classifier import read_cells
from vision.tiles.occupancy import visible

PARAMETERS = RECOGNITION.pipeline
WHOLE = 1.0  # share of a cell in the picture: half a tile beyond a gap would be no proof of one


def extended(photo: ImagePyramid, lattice: Lattice, gallery: Gallery) -> tuple[Lattice, tuple[Cell, ...]]:
    """Return the grid and the cells read. If the cells continue far beyond the traced part of the grid,
    the grid is traced again over all of them."""
    cells = read_cells(photo.full, lattice, gallery)
    covered, read = (
        {at for at, share in lattice.cells.items() if share >= SOLVER.solution.min_occupancy},
        len(cells),
    )
    for _ in range(PARAMETERS.max_grid_extensions):
        laid = {
            (c.x, c.y)
            for c in cells
            if c.occupancy >= SOLVER.solution.min_occupancy and c.alike >= SOLVER.solution.min_cosine_familiar
        }
        if (
            len(laid - covered)
            < max(PARAMETERS.min_board_cells - 1, PARAMETERS.min_share_outside_grid * len(laid))
            or read > PARAMETERS.max_cells_read
        ):
            break
        try:
            retraced = retrace(photo, lattice, laid)
        except np.linalg.LinAlgError:
            break
        again = read_cells(photo.full, retraced, gallery, before=[c for c in cells if (c.x, c.y) in laid])
        read += len(again)
        if _alike(again) <= _alike(cells):
            break
        lattice, cells, covered = retraced, again, covered | laid
    return lattice, _beyond_gaps(photo, lattice, cells, gallery)


def _beyond_gaps(
    photo: ImagePyramid, lattice: Lattice, cells: tuple[Cell, ...], gallery: Gallery
) -> tuple[Cell, ...]:
    """Return the cells with those beyond a gap: a hand, a cup or glare on the board ends the search for
    further tiles. Places where the scene net sees tiles, at most two cells from the board, are read; they
    are kept with what follows them if they look like tiles of the game on this very grid."""
    held = {(c.x, c.y): c for c in cells}
    board = [at for at, c in held.items() if c.occupancy >= SOLVER.solution.min_occupancy]
    reach = range(-PARAMETERS.max_gap_cells - 1, PARAMETERS.max_gap_cells + 2)
    near = {(x + dx, y + dy) for x, y in board for dx in reach for dy in reach} - held.keys()
    places = _tiles_seen(photo, lattice, sorted(near))
    if not places:
        return cells
    seeded = replace(lattice, cells=dict.fromkeys(places, 0.0))
    found = [c for c in read_cells(photo.full, seeded, gallery, before=cells) if (c.x, c.y) not in held]
    tiles = [c.alike for c in found if c.occupancy >= SOLVER.solution.min_occupancy]
    if not tiles or np.median(tiles) < PARAMETERS.min_similarity_beyond_gap:
        return cells
    return tuple(sorted((*cells, *found), key=lambda c: (c.y, c.x)))


def _tiles_seen(photo: ImagePyramid, lattice: Lattice, places: Sequence[At]) -> list[At]:
    """Return those of the places that the scene net takes for tiles all over."""
    quads = [lattice.quad(*at) for at in places]
    inside = [i for i, quad in enumerate(quads) if visible(quad, photo.full) >= WHOLE]
    if not inside:
        return []
    middles = np.array([quads[i].mean(0) for i in inside])
    spots = [middles + (np.array([quads[i][k] for i in inside]) - middles) / 2 for k in range(4)]
    tiles = tile_map(photo)
    seen = np.logical_and.reduce([tiles_there(tiles, some) for some in (middles, *spots)])
    return [places[i] for i, there in zip(inside, seen, strict=True) if there]


def _alike(cells: Sequence[Cell]) -> float:
    """Return how many tiles the cells resemble in total."""
    return sum(
        max(0.0, c.alike - GRID.selection.extended_search_similarity)
        for c in cells
        if c.occupancy >= SOLVER.solution.min_occupancy
    )
