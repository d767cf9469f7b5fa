"""Detect unselected shipped sets on the table, and report their tiles.

Every cell is compared with the pictures of all shipped sets (in the cell), so a tile that no selected set
has is still detected as a tile. It is reported as one that cannot be named, and whether its set is on the
table is one question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import exp

from referee.tiles.io.catalog import names
from vision.reading import At, Candidate, Cell, Doubt, SeenSet, UnlistedTile
from vision.solver.parameters import SOLVER
from vision.solver.solution import Solution, foreign, ranking_of

PARAMETERS = SOLVER.undeclared_sets

ANY_SET_REASONS = ("faint", "changed")  # reasons that hold for tiles of any set


def foreign_cells(board: Solution) -> dict[At, int]:
    """Return the cells, by place, that resemble a tile of an unselected set and were reported as such."""
    wild = board.states.wild
    cells = {(cell.x, cell.y): i for i, cell in enumerate(board.cells) if foreign(cell) > 0}
    return {at: i for at, i in cells.items() if at not in board.pinned and int(board.chosen[i]) == wild}


def sets_seen(board: Solution) -> tuple[SeenSet, ...]:
    """Return the unselected shipped sets whose tiles seem to be on the board, most tiles first. A tile in
    several of them counts for the one with the most tiles."""
    left = [{_set(one): one.cosine for one in _likest(board.cells[i])} for i in foreign_cells(board).values()]
    found = []
    while left:
        votes = Counter(name for cell in left for name in cell)
        name = max(sorted(votes), key=lambda one: votes[one])
        cosines = [cell[name] for cell in left if name in cell]
        sure = len(cosines) >= PARAMETERS.min_tiles_certain
        if name in names() and (sure or max(cosines) >= PARAMETERS.min_cosine_single_tile):
            found.append(SeenSet(name, len(cosines), sure))
        left = [cell for cell in left if name not in cell]
    return tuple(found)


def offered(board: Solution, i: int) -> tuple[Candidate, ...]:
    """Return the most likely labels of a foreign cell, best first: that of its unselected set, then those
    of the selected sets."""
    cell, ranked = board.cells[i], ranking_of(board, i)
    share = 1 / (1 + exp(-foreign(cell)))
    own = [
        Candidate(one.tile, one.rotation, 0.0, round(share, 4))
        for one in _likest(cell)[:1]
        if _set(one) in names()
    ]
    rest = [replace(one, confidence=round(one.confidence * (1 - share), 4)) for one in ranked]
    return (*own, *(one for one in rest if not own or one.confidence >= PARAMETERS.min_confidence_offered))[
        : SOLVER.solution.max_candidates_offered
    ]


def with_foreign_doubts(board: Solution, doubts: Iterable[Doubt]) -> list[Doubt]:
    """Return the doubts, with one for each foreign cell as a tile that cannot be named."""
    cells = foreign_cells(board)
    kept = [d for d in doubts if (d.x, d.y) not in cells or d.reason in ANY_SET_REASONS]
    spoken = {(d.x, d.y) for d in kept}
    fresh = [
        Doubt("unknown", PARAMETERS.foreign_tile_weight, x, y, None, offered(board, i), board.cells[i].quad)
        for (x, y), i in cells.items()
        if (x, y) not in spoken
    ]
    return [*kept, *fresh]


def _likest(cell: Cell) -> Sequence[UnlistedTile]:
    """Return the tiles a cell resembles most, between which the picture does not decide."""
    return [one for one in cell.untold if one.cosine >= cell.alike - PARAMETERS.twin_cosine_difference]


def _set(one: UnlistedTile) -> str:
    return one.tile.partition("/")[0]
