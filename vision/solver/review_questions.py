"""Review questions about a settled board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

import numpy as np

from vision.labels.cell_geometry import by_place, cell_of, quad_at
from vision.labels.cell_images import tile_id
from vision.reading import At, Candidate, Cell, Correction, Doubt, Reading, TileReason
from vision.solver.belief_propagation import SIDES, conflicts
from vision.solver.solution import (
    COSINE_WITHOUT_WILDCARD,
    MARGIN_NATS_COMPARED,
    MAX_CANDIDATES_OFFERED,
    MIN_COSINE_ACCEPTED,
    MIN_OCCUPANCY,
    MIN_OCCUPANCY_UNQUESTIONED,
    TEMPERATURE,
    Solution,
    margin_of,
    named,
    ranking_of,
)

MIN_OCCUPANCY_MISSING = 0.1  # occupancy of an empty cell from which it becomes a review question
# cosine below which a tile becomes a review question: usually, and where many tiles look strange
MIN_COSINES_UNQUESTIONED = (0.5, 0.85)
MAX_COSINE_FOREIGN = 0.7  # cosine below which a tile may belong to an unselected set
# share of such tiles: up to the first, none are foreign; from the second, tiles of other sets are on the
# table
FOREIGN_SHARES = (0.05, 0.08)
MAX_OCCUPANCY_TABLE = 0.02  # occupancy below which the table is clearly visible
# Nats and cosine from which a mismatched edge is attributed to the less certain neighbour.
CERTAIN_MARGIN_NATS, MIN_COSINE_CERTAIN = 8.0, 0.9
# Probability that a questioned tile turns out to be another one, which orders the questions. Tiles that
# cannot be named (a tile of an unselected set stays one) come late. For tiles that resemble none, that look
# strange, and for each mismatched edge; and, multiplied by the runner-up's probability, by cosine: below
# these cosines the right tile is hardly ever among the known ones. Counted in the cross-validation.
UNNAMED_ERROR_PROBABILITY, UNUSUAL_ERROR_PROBABILITY, MISMATCH_ERROR_PROBABILITY = 0.9, 0.1, 0.1
ERROR_PROBABILITY_BY_COSINE = ((0.6, 0.8), (0.1, 1.0))
MISSING_TILE_PROBABILITY = 0.2  # of places with something strange on them, a fifth hold a tile


def cell_doubts(board: Solution, hidden: AbstractSet[At], least: float) -> list[Doubt]:
    """Return the cells to review, each with its strongest reason. `hidden`: cells partly hidden by figures;
    `least`: nats to the runner-up below which a cell is doubtful."""
    doubts, below = [], _odd_below([cell for cell in board.cells if (cell.x, cell.y) not in hidden])
    states = [named(board, i) for i in range(len(board.cells))]
    margins = [margin_of(board, i, state) for i, state in enumerate(states)]
    alike = np.array([cell.cosine for cell in board.cells])
    sure = (np.array(margins) >= CERTAIN_MARGIN_NATS) & (alike >= MIN_COSINE_CERTAIN)
    clashes = conflicts(board.chosen, board.states, board.near, sure)
    for i, cell in enumerate(board.cells):
        if (cell.x, cell.y) in board.pinned:
            continue
        state, margin, clash = states[i], margins[i], int(clashes[i])
        if i in board.expected:
            if _changed(board, i, state):
                doubts.append(_doubt(board, i, "changed", 0.6))
            continue
        strange = cell.cosine < (MIN_COSINES_UNQUESTIONED[0] if (cell.x, cell.y) in hidden else below)
        odd: tuple[TileReason, float] = (
            ("unknown", UNNAMED_ERROR_PROBABILITY)
            if cell.cosine < MIN_COSINE_ACCEPTED
            else ("odd", UNUSUAL_ERROR_PROBABILITY * strange)
        )
        wrong = float(
            np.interp(cell.cosine, *ERROR_PROBABILITY_BY_COSINE) / (1 + np.exp(margin / TEMPERATURE))
        )
        reasons: list[tuple[TileReason, float]] = [
            odd,
            ("close", wrong if margin < least else 0.0),
            ("edges", MISMATCH_ERROR_PROBABILITY * clash),
            ("faint", 1 - cell.occupancy if cell.occupancy < MIN_OCCUPANCY_UNQUESTIONED else 0.0),
        ]
        reason, weight = max(reasons, key=lambda r: r[1])
        if weight > 0:
            doubts.append(_doubt(board, i, reason, weight))
    return doubts


def _doubt(board: Solution, i: int, reason: TileReason, weight: float) -> Doubt:
    cell = board.cells[i]
    return Doubt(reason, round(weight, 4), cell.x, cell.y, None, ranking_of(board, i), cell.quad)


def _changed(board: Solution, i: int, state: int) -> bool:
    """Return whether a cell shows something other than the tile known from before: either the settled state
    differs, or a clear picture of a tile (not of what was laid on top) does, since the known one may have
    been turned or moved."""
    cell, states = board.cells[i], board.states
    known = states.look_of[board.expected[i]]
    if states.look_of[state] != known:
        return True
    if cell.cosine < COSINE_WITHOUT_WILDCARD or not cell.candidates:
        return False
    listed = [(c.logp, states.index.get((c.tile, c.rotation))) for c in cell.candidates]
    same = [logp for logp, at in listed if at is not None and states.look_of[at] == known]
    return cell.candidates[0].logp - max(same, default=cell.unlisted) >= MARGIN_NATS_COMPARED


def _odd_below(cells: Sequence[Cell]) -> float:
    """Return the cosine below which an unobstructed tile becomes a review question: higher where so many of
    these look strange that tiles of unselected sets seem to be on the table."""
    strange = float(np.mean([c.cosine < MAX_COSINE_FOREIGN for c in cells])) if cells else 0.0
    return float(np.interp(strange, FOREIGN_SHARES, MIN_COSINES_UNQUESTIONED))


def stood_on(reading: Reading) -> frozenset[At]:
    """Return the cells that are partly hidden by a figure."""
    seen = by_place(reading.cells)
    middles = [cell_of(f.middle, seen.values()) for f in reading.figures if f.middle]
    return frozenset({(f.x, f.y) for f in reading.figures} | {place[:2] for place in middles if place})


def missing_doubts(
    reading: Reading, board: Solution, corrected: Mapping[At, Correction], unseen: Mapping[At, float]
) -> list[Doubt]:
    """Return review questions for empty places next to tiles where a tile may have been missed: those with a
    high probability in `unseen`, those that look a little like a tile, and those enclosed on all sides that
    do not clearly show the table."""
    laid = {(c.x, c.y) for c in board.cells}
    seen = by_place(reading.cells)
    doubts = []
    for x, y in {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES} - laid - set(corrected):
        if reading.squares and (x, y) not in reading.squares:
            continue
        around = sum((x + dx, y + dy) in laid for dx, dy in SIDES)
        covered = seen[x, y].occupancy if (x, y) in seen else 0.0
        faint = max(
            unseen.get((x, y), covered), MISSING_TILE_PROBABILITY if covered >= MIN_OCCUPANCY else 0.0
        )
        bare = (x, y) in seen and covered < MAX_OCCUPANCY_TABLE
        if faint >= MIN_OCCUPANCY_MISSING or (around == 4 and not bare):
            likely = _whole(seen[x, y].candidates) if faint >= MIN_OCCUPANCY_MISSING else ()
            weight, quad = round(max(faint, MIN_OCCUPANCY_MISSING), 4), quad_at(x, y, reading.cells)
            doubts.append(Doubt("missing", weight, x, y, None, likely, quad))
    return doubts


def _whole(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Return the most likely of these candidates that can be offered for a single cell."""
    return tuple(c for c in candidates if tile_id(c.tile)[0] == c.tile)[:MAX_CANDIDATES_OFFERED]
