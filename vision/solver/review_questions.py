"""Review questions about a settled board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

import numpy as np

from vision.labels.cell_geometry import by_place, cell_of, quad_at
from vision.labels.cell_images import tile_id
from vision.labels.half_pairs import half_states, halves_of
from vision.reading import At, Candidate, Cell, Correction, Doubt, Reading, TileReason
from vision.solver.belief_propagation import SIDES
from vision.solver.gaps import at_frame, between
from vision.solver.later_tiles import later_rivals, least_likeness, with_rivals
from vision.solver.occluded_tiles import fitting
from vision.solver.parameters import SOLVER
from vision.solver.solution import Solution, ranking_of
from vision.solver.trust import ShownTiles, evidence, shown_tiles, trust

PARAMETERS = SOLVER.review_questions


def cell_doubts(board: Solution, hidden: AbstractSet[At], least: float) -> list[Doubt]:
    """Return the cells to review, each with its strongest reason. `hidden`: cells partly hidden by figures;
    `least`: nats to the runner-up below which a cell is doubtful."""
    doubts = []
    below, clear_below = _odd_below([cell for cell in board.cells if (cell.x, cell.y) not in hidden])
    halves_below = PARAMETERS.min_cosine_beside_halves if _may_be_halves(board) else 0.0
    halved = half_states(board.states)
    shown = shown_tiles(board)
    states, margins, clashes = shown.states, shown.margins, shown.clashes
    trusted, rivals = _trusted(board, shown, hidden), later_rivals(board, states)
    likeness = least_likeness(board, states, rivals)
    for i, cell in enumerate(board.cells):
        if (cell.x, cell.y) in board.pinned:
            continue
        state, margin, clash = states[i], margins[i], int(clashes[i])
        if i in board.expected:
            if _changed(board, i, state):
                doubts.append(_doubt(board, i, "changed", PARAMETERS.changed_error_probability))
            continue
        if halved[state]:
            doubts += _half_doubts(board, i, state, margin, clash)
            continue
        clear = margin >= PARAMETERS.certain_margin_nats and not clash
        strange = cell.cosine < (
            PARAMETERS.min_cosines_unquestioned[0]
            if (cell.x, cell.y) in hidden
            else clear_below
            if clear
            else below
        )
        if (believed := trusted.get(i)) is not None:
            strange = not believed
        strange |= cell.cosine < max(halves_below, likeness[i]) or _looks_half(cell)
        odd: tuple[TileReason, float] = (
            ("unknown", PARAMETERS.unnamed_error_probability)
            if cell.cosine < SOLVER.solution.min_cosine_accepted and not believed
            else ("odd", PARAMETERS.unusual_error_probability * strange)
        )
        wrong = _wrong(cell.cosine, margin)
        reasons: list[tuple[TileReason, float]] = [
            odd,
            ("close", wrong if margin < _least_margin(cell, least) else 0.0),
            ("edges", PARAMETERS.mismatch_error_probability * clash),
            ("faint", 0.0 if believed and _plainly_there(board, i) else _absence(cell)),
        ]
        reason, weight = max(reasons, key=lambda r: r[1])
        if weight > 0:
            doubts.append(with_rivals(board, i, _doubt(board, i, reason, weight), rivals[i]))
    return doubts


def _wrong(cosine: float, margin: float) -> float:
    """Return the probability that the runner-up is right."""
    return float(
        np.interp(cosine, *PARAMETERS.error_probability_by_cosine)
        / (1 + np.exp(margin / SOLVER.solution.temperature))
    )


def _half_doubts(board: Solution, i: int, state: int, margin: float, clash: int) -> list[Doubt]:
    """Return the question about a cell that is taken for half tiles, if it is doubtful."""
    strange = _least_likeness(board, i, state) < PARAMETERS.min_half_likeness
    reasons: list[tuple[TileReason, float]] = [
        ("odd", PARAMETERS.unusual_error_probability * strange),
        ("close", 1 / (1 + float(np.exp(margin))) if margin < PARAMETERS.half_margin_nats else 0.0),
        ("edges", PARAMETERS.mismatch_error_probability * clash),
        ("faint", _absence(board.cells[i])),
    ]
    reason, weight = max(reasons, key=lambda r: r[1])
    return [_doubt(board, i, reason, weight)] if weight > 0 else []


def _least_likeness(board: Solution, i: int, state: int) -> float:
    """Return how much the half tiles in a cell look like known ones: of a pair, the stranger one. Stored
    readings may not have it."""
    read = board.cells[i].halves
    name, rotation = board.states.labels[state]
    if read is None or not read.likeness:
        return 1.0
    return min(read.likeness[turn] for _, turn in halves_of(name, rotation // 90))


def _looks_half(cell: Cell) -> bool:
    """Return whether a cell looks like half tiles, whatever its neighbours say."""
    return cell.halves is not None and cell.halves.share >= PARAMETERS.max_half_share_unquestioned


def _least_margin(cell: Cell, least: float) -> float:
    """Return the nats to the runner-up below which a whole tile is doubtful: more where half ones may lie."""
    unlikely = cell.halves is None or cell.halves.share < PARAMETERS.min_half_share
    return least if unlikely else max(least, PARAMETERS.half_margin_nats)


def _may_be_halves(board: Solution) -> bool:
    """Return whether half tiles are in play of which no picture is known: what each looks like most is a
    whole tile."""
    return any(tile.special.half and name not in board.compared for name, tile in board.states.tiles.items())


def _absence(cell: Cell) -> float:
    """Return the probability that there is no tile, if it is worth a question."""
    return 1 - cell.occupancy if cell.occupancy < SOLVER.solution.min_occupancy_unquestioned else 0.0


def _plainly_there(board: Solution, i: int) -> bool:
    """Return whether a tile that is trusted is certainly there, however pale it is: it has neighbours on two
    sides, and no piece of table looks like it."""
    familiar = board.cells[i].cosine >= SOLVER.solution.min_cosine_familiar
    return familiar and int((board.near[i] >= 0).sum()) >= PARAMETERS.min_neighbours_present


def _trusted(board: Solution, shown: ShownTiles, hidden: AbstractSet[At]) -> dict[int, bool]:
    """Return for the cells that the side net saw whether their tile is trusted, however it looks."""
    if not any(cell.sides for cell in board.cells):
        return {}
    shares = trust(evidence(board, shown, hidden))
    return {i: bool(share >= SOLVER.trust.min_trust) for i, share in enumerate(shares) if not np.isnan(share)}


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
    if cell.cosine < SOLVER.solution.cosine_without_wildcard or not cell.candidates:
        return False
    listed = [(c.logp, states.index.get((c.tile, c.rotation))) for c in cell.candidates]
    same = [logp for logp, at in listed if at is not None and states.look_of[at] == known]
    return cell.candidates[0].logp - max(same, default=cell.unlisted) >= SOLVER.solution.margin_nats_compared


def _odd_below(cells: Sequence[Cell]) -> tuple[float, float]:
    """Return the cosines below which an unobstructed tile becomes a review question, usually and where
    nothing else comes near: higher where so many look strange that tiles of unselected sets seem to be on the
    table. The second one is relative to the familiar tiles of the photo: blur makes all look less alike."""
    cosines = np.array([cell.cosine for cell in cells])
    familiar = cosines[cosines >= PARAMETERS.max_cosine_foreign]
    strange = 1 - len(familiar) / len(cells) if cells else 0.0
    below = float(np.interp(strange, PARAMETERS.foreign_shares, PARAMETERS.min_cosines_unquestioned))
    usual = float(np.median(familiar)) if len(familiar) else 1.0
    relative = max(PARAMETERS.min_cosines_unquestioned[0], usual - PARAMETERS.max_cosine_below_usual)
    return below, min(below, relative)


def stood_on(reading: Reading) -> frozenset[At]:
    """Return the cells that are partly hidden by a figure."""
    seen = by_place(reading.cells)
    middles = [cell_of(f.middle, seen.values()) for f in reading.figures if f.middle]
    return frozenset({(f.x, f.y) for f in reading.figures} | {place[:2] for place in middles if place})


def missing_doubts(
    reading: Reading, board: Solution, corrected: Mapping[At, Correction], unseen: Mapping[At, float]
) -> list[Doubt]:
    """Return review questions for empty places next to tiles where a tile may have been missed: those with a
    high probability in `unseen`, those that look a little like a tile, those that glare hides, those between
    separate parts of the board, and those enclosed on all sides that do not clearly show the table. Where no
    tile is visible, tiles that fit there are offered."""
    laid = {(c.x, c.y) for c in board.cells}
    emptied = {at for at, correction in corrected.items() if correction.remove}
    outer = at_frame(board.cells, (reading.width, reading.height))
    gaps = {} if reading.squares else between(laid, emptied, outer)
    chosen = {(c.x, c.y): int(state) for c, state in zip(board.cells, board.chosen, strict=True)}
    seen = by_place(reading.cells)
    doubts = []
    around_board = {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES}
    for x, y in (around_board | gaps.keys()) - laid - set(corrected):
        if reading.squares and (x, y) not in reading.squares:
            continue
        around = sum((x + dx, y + dy) in laid for dx, dy in SIDES)
        covered = seen[x, y].occupancy if (x, y) in seen else 0.0
        glimpsed = max(
            unseen.get((x, y), covered),
            PARAMETERS.missing_tile_probability if covered >= SOLVER.solution.min_occupancy else 0.0,
        )
        glimpsed = max(glimpsed, _half_there(seen[x, y]) if (x, y) in seen else 0.0)
        faint = max(glimpsed, gaps.get((x, y), 0.0))
        lit = (x, y) in seen and seen[x, y].glare > 0
        bare = (x, y) in seen and covered < PARAMETERS.max_occupancy_table and not lit
        if faint >= PARAMETERS.min_occupancy_missing or lit or (around == 4 and not bare):
            visible = glimpsed >= PARAMETERS.min_occupancy_missing and not lit
            likely = _whole(_shown(seen[x, y]) if visible else fitting((x, y), chosen, board.states))
            weight = max(
                faint, PARAMETERS.missing_tile_probability if lit else PARAMETERS.min_occupancy_missing
            )
            quad = quad_at(x, y, reading.cells)
            doubts.append(Doubt("missing", round(weight, 4), x, y, None, likely, quad))
    return doubts


def _half_there(cell: Cell) -> float:
    """Return the probability of a half tile in a place that is taken to be empty, or of any tile there if one
    may be half: what is inferred from the tiles around it does not hold for those."""
    share = 0.0 if cell.halves is None else cell.halves.share
    if share < PARAMETERS.min_half_share:
        return 0.0
    return max(share if share >= PARAMETERS.min_half_share_missing else 0.0, cell.occupancy)


def _shown(cell: Cell) -> Iterable[Candidate]:
    """Return what a cell may show, half tiles first where it seems to show those."""
    if cell.halves is None or cell.halves.share < PARAMETERS.min_half_share_offered:
        return cell.candidates
    return (*cell.halves.candidates, *cell.candidates)


def _whole(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Return the most likely of these candidates that can be offered for a single cell."""
    return tuple(c for c in candidates if tile_id(c.tile)[0] == c.tile)[
        : SOLVER.solution.max_candidates_offered
    ]
