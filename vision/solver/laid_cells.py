"""Which cells of a reading hold a tile of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from vision.labels.cell_geometry import by_place, groups, quads_at
from vision.parameters import RECOGNITION
from vision.reading import At, Cell, Correction, Reading
from vision.solver.parameters import SOLVER

PARAMETERS = RECOGNITION.settle


def laid_cells(reading: Reading, corrected: Mapping[At, Correction]) -> tuple[Cell, ...]:
    """Return the cells that hold a tile: seen there and near the board, or set by a correction."""
    seen = {at: cell for at, cell in by_place(reading.cells).items() if _lies(cell)}
    covered = [at for at, correction in corrected.items() if correction.known]  # they connect others
    board = groups([*seen, *covered])
    whole = bool(reading.squares)  # on a map, groups of tiles may be separate
    kept = {a for one in board if whole or one is board[0] or _belongs(one, board[0], seen) for a in one}
    laid = {at: seen[at] for at in kept & set(seen) if not (at in corrected and corrected[at].remove)}
    unseen = [at for at, correction in corrected.items() if not correction.remove and at not in laid]
    for at, quad in quads_at(unseen, reading.cells).items():
        laid[at] = Cell(*at, quad, 1.0, 1.0, 0.0, ())
    return by_rows(laid.values())


def by_rows(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Sort cells row by row."""
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


def _lies(cell: Cell) -> bool:
    """Return whether a cell holds a tile; one that resembles no known tile needs a higher occupancy."""
    half = cell.halves is not None and cell.halves.none < PARAMETERS.max_whole_logp
    return cell.occupancy >= (
        SOLVER.solution.min_occupancy
        if half or cell.alike >= SOLVER.solution.min_cosine_familiar
        else PARAMETERS.min_occupancy_unfamiliar
    )


def _belongs(group: AbstractSet[At], board: AbstractSet[At], seen: Mapping[At, Cell]) -> bool:
    """Return whether a group of tiles separate from the board is part of it: several tiles, or a single
    one close by that is clearly a tile. Tiles in hand and the like are farther away."""
    if len(group) > 1:
        return True
    ((x, y),) = group
    sure = (
        (x, y) in seen
        and seen[x, y].occupancy >= SOLVER.solution.min_occupancy_unquestioned
        and seen[x, y].alike >= SOLVER.solution.min_cosine_familiar
    )
    return sure and any(
        abs(x - a) <= PARAMETERS.max_single_tile_cells and abs(y - b) <= PARAMETERS.max_single_tile_cells
        for a, b in board
    )
