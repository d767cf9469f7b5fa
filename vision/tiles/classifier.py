"""Read each cell: ranked (tile, rotation) candidates from crops of the full picture, and the occupancy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats, Picture
from vision.grid import Lattice
from vision.grid.rectify import crops
from vision.models import embedding
from vision.models.tile_galleries import Gallery
from vision.reading import At, Candidate, Cell, Quad, UnlistedTile
from vision.tiles.occupancy import mean_of_best, occupancy, on_print, visible
from vision.tiles.parameters import TILES

PARAMETERS = TILES.classifier

# the unshifted crop first
SHIFTS = (
    (0.0, 0.0),
    (PARAMETERS.shift_cells, 0.0),
    (-PARAMETERS.shift_cells, 0.0),
    (0.0, PARAMETERS.shift_cells),
    (0.0, -PARAMETERS.shift_cells),
)


@dataclass(frozen=True)
class CellScores:
    """Classification of cells, one row each: log-probability of every label, similarity to the nearest
    enrolled picture, probability that the cell is empty, similarity to each tile of unselected sets."""

    logp: Floats
    cosine: Floats
    empty: Floats
    unselected: Floats

    @property
    def alike(self) -> Floats:
        """Return the similarity to the nearest tile of any set, selected or not: either is evidence of a
        tile."""
        return np.asarray(np.maximum(self.cosine, self.unselected.max(axis=1, initial=-1.0)))


def read_cells(
    bgr: Picture,
    lattice: Lattice,
    gallery: Gallery,
    *,
    bounded: bool = False,
    before: Sequence[Cell] = (),
) -> tuple[Cell, ...]:
    """Return every cell that may hold a tile, with its candidates: the grid's cells and, unless `bounded` by
    them, further cells as long as tiles follow. `bgr`: the picture in whose pixels the grid is given;
    `before`: cells read on a slightly different grid, reused where they have hardly moved."""
    cells: dict[At, Cell] = {}
    held = {(cell.x, cell.y): cell for cell in before}
    places = {at for at in lattice.cells if visible(lattice.quad(*at), bgr) >= PARAMETERS.min_visible_share}
    steps = dict.fromkeys(places, 0)  # cells since the last one that clearly looks like a tile
    while places:
        order = sorted(places, key=lambda at: (at[1], at[0]))
        cells.update(
            {
                at: held[at]
                for at in order
                if at in held and _moved(held[at], lattice.quad(*at)) < PARAMETERS.max_reuse_distance_cells
            }
        )
        fresh = [at for at in order if at not in cells]
        for cell in _look(bgr, lattice, fresh, gallery, on_print if bounded else occupancy):
            cells[cell.x, cell.y] = cell
        if bounded:
            break
        far: dict[At, int] = {}
        for at in order:
            if cells[at].occupancy >= PARAMETERS.likely_occupancy:
                ahead = 0 if _like_a_tile(cells[at]) else steps[at] + 1
                nearer = (
                    n
                    for n in _next_to(at)
                    if ahead
                    < min(
                        steps.get(n, PARAMETERS.max_empty_cells_in_row + 1),
                        far.get(n, PARAMETERS.max_empty_cells_in_row + 1),
                    )
                )
                far |= dict.fromkeys(nearer, ahead)
        steps |= far  # the board may continue farther than before from a cell that was read
        places = {
            at for at in far if at in cells or visible(lattice.quad(*at), bgr) >= PARAMETERS.min_visible_share
        }
    return tuple(cells[at] for at in sorted(cells, key=lambda at: (at[1], at[0])))


def _like_a_tile(cell: Cell) -> bool:
    """Return whether the cell seems to hold a tile that no figure hides."""
    return cell.occupancy >= PARAMETERS.min_occupancy and cell.alike >= PARAMETERS.min_cosine_familiar


def _next_to(at: At) -> tuple[At, ...]:
    x, y = at
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def _moved(cell: Cell, quad: Floats) -> float:
    """Return how far a cell has moved since it was read, in cells: the maximum over its corners."""
    was = np.array(cell.quad)
    return float(np.linalg.norm(was - quad, axis=1).max() / np.linalg.norm(was[1] - was[0]))


def _look(
    bgr: Picture,
    lattice: Lattice,
    places: Sequence[At],
    gallery: Gallery,
    occupied: Callable[[float, float, float], float],
) -> list[Cell]:
    """Read these places with one crop each, and with several where a tile seems to be and one crop leaves
    doubt."""
    quads = [lattice.quad(*at) for at in places]
    scores = classify_cells(bgr, quads, gallery, SHIFTS[:1])
    shares = [lattice.cells.get(at, 0.0) for at in places]
    alike, margins = scores.alike, _margins(scores.logp)
    close = []
    for i in range(len(places)):
        laid = occupied(shares[i], scores.empty[i], alike[i])
        clear = (
            laid >= PARAMETERS.min_occupancy_one_crop
            and scores.cosine[i] >= PARAMETERS.min_cosine_one_crop
            and margins[i] >= PARAMETERS.min_margin_one_crop_nats
        )
        if laid >= PARAMETERS.min_occupancy_several_crops and not clear:
            close.append(i)
    again = classify_cells(bgr, [quads[i] for i in close], gallery, SHIFTS[1:])
    for row, i in enumerate(close):
        scores.logp[i] = mean_of_best(np.stack([scores.logp[i], again.logp[row]]), (1, len(SHIFTS) - 1))
        scores.cosine[i] = max(scores.cosine[i], again.cosine[row])
        scores.unselected[i] = np.maximum(scores.unselected[i], again.unselected[row])
        scores.empty[i] = (scores.empty[i] + (len(SHIFTS) - 1) * again.empty[row]) / len(SHIFTS)
    alike = scores.alike
    return [
        _cell(at, quads[i], occupied(shares[i], scores.empty[i], alike[i]), scores, i, gallery)
        for i, at in enumerate(places)
    ]


def read_again(
    bgr: Picture,
    cells: Sequence[Cell],
    quads: Sequence[Floats],
    gallery: Gallery,
    without: NDArray[np.bool_] | None = None,
) -> list[Cell]:
    """Return these cells read again at these places; a cell stays as surely a tile as it was. `without`:
    cells x prototypes, those with which a cell is not compared."""
    scores = classify_cells(bgr, quads, gallery, SHIFTS, without)
    return [
        _cell((cell.x, cell.y), quads[i], cell.occupancy, scores, i, gallery) for i, cell in enumerate(cells)
    ]


def classify_cells(
    bgr: Picture,
    quads: Sequence[Floats],
    gallery: Gallery,
    shifts: Sequence[tuple[float, float]],
    without: NDArray[np.bool_] | None = None,
) -> CellScores:
    """Classify every cell by the mean over slightly shifted crops. `without`: as in `read_again`."""
    if not quads:
        return CellScores(np.zeros((0, len(gallery.labels))), np.zeros(0), np.zeros(0), np.zeros((0, 0)))
    each = None if without is None else np.repeat(without, len(shifts), axis=0)
    classified = embedding.classify(crops(bgr, list(quads), shifts=tuple(shifts)), gallery, each)
    shape = (len(quads), len(shifts))
    logp = np.asarray(classified.logp, float).reshape(*shape, -1)
    return CellScores(
        mean_of_best(logp, (1,) * len(shifts)),
        np.asarray(classified.cosine, float).reshape(shape).max(1),
        np.asarray(classified.empty, float).reshape(shape).mean(1),
        np.asarray(classified.unselected, float).reshape(*shape, -1).max(1),
    )


def _margins(logp: Floats) -> Floats:
    """Return the nats between the two most likely labels of each row."""
    if logp.shape[1] < 2:
        return np.full(len(logp), np.inf)
    second, first = np.partition(logp, -2, axis=1)[:, -2:].T
    return np.asarray(first - second)


def _cell(at: At, quad: Floats, occupied: float, scores: CellScores, row: int, gallery: Gallery) -> Cell:
    logp, cosine = scores.logp[row], float(scores.cosine[row])
    order = np.argsort(-logp, kind="stable")[: PARAMETERS.max_candidates + 1]
    ranked = tuple(
        Candidate(
            gallery.labels[i][0],
            90 * gallery.labels[i][1],
            round(float(logp[i]), 3),
            round(float(np.exp(logp[i])), 4),
        )
        for i in order[: PARAMETERS.max_candidates]
    )
    return Cell(
        *at,
        _quad(quad),
        round(occupied, 3),
        round(cosine, 3),
        round(float(logp[order[-1]]), 3),
        ranked,
        () if gallery.unselected is None else _unselected(scores.unselected[row], gallery.unselected, cosine),
    )


def _unselected(likeness: Floats, beside: Gallery, cosine: float) -> tuple[UnlistedTile, ...]:
    """Return the most similar tile of each unselected set, where it is more similar than `cosine`; only those
    of the most similar sets, best first."""
    if likeness.max(initial=-1.0) <= cosine:
        return ()
    best: dict[str, UnlistedTile] = {}
    for i in np.argsort(-likeness, kind="stable"):
        tile, turns = beside.labels[i]
        best.setdefault(tile.partition("/")[0], UnlistedTile(tile, 90 * turns, round(float(likeness[i]), 3)))
        if len(best) == PARAMETERS.max_unselected_sets:
            break
    return tuple(best.values())


def _quad(quad: Floats) -> Quad:
    nw, ne, se, sw = ((round(float(x), 2), round(float(y), 2)) for x, y in quad)
    return nw, ne, se, sw
