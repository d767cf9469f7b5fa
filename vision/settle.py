"""Derive one consistent board and its review questions from a reading and its corrections. Pure and fast.

A cell's picture comes first; edges and copies in the box decide between what it leaves open; a correction is
final. Everything uncertain becomes a review question, worst first.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

import numpy as np

from referee.tiles.io.catalog import TileSet
from vision.arrays import Flags, Floats, Ints
from vision.figures.assignment import settle_figures
from vision.figures.terrain import FigureTerrain
from vision.labels.cell_geometry import by_place, quad_at
from vision.labels.cell_images import tile_id
from vision.labels.half_pairs import compared_halves, pairs_seen, single_tiles, tile_named
from vision.labels.label_space import LabelSpace, printed, states_of
from vision.labels.multi_cell import by_cell, corrections_by_cell, held_together, with_rest
from vision.parameters import RECOGNITION
from vision.reading import At, Cell, Correction, Doubt, Draft, DraftTile, Reading
from vision.solver.belief_propagation import max_marginals, neighbours
from vision.solver.board_state import descend, with_copies
from vision.solver.draft_tiles import draft_tiles
from vision.solver.evidence import evidence_of
from vision.solver.laid_cells import by_rows, laid_cells
from vision.solver.occluded_tiles import hidden
from vision.solver.parameters import SOLVER
from vision.solver.review_questions import cell_doubts, missing_doubts, stood_on
from vision.solver.set_prior import lean
from vision.solver.side_evidence import with_side_nats
from vision.solver.solution import Solution
from vision.solver.undeclared_sets import foreign_cells, sets_seen, with_foreign_doubts

PARAMETERS = RECOGNITION.settle


class SolvedBoard:
    """The cells of a board, without its figures. `unseen`: the probability of a tile next to it."""

    def __init__(self, board: Solution, unseen: dict[At, float]) -> None:
        self.board, self.unseen = board, unseen
        self._doubts: dict[frozenset[At], list[Doubt]] = {}

    @cached_property
    def tiles(self) -> tuple[DraftTile, ...]:
        """The tiles, as settled."""
        return draft_tiles(self.board)

    def doubts(self, reading: Reading, corrected: Mapping[At, Correction]) -> list[Doubt]:
        """Return the review questions about cells and empty places."""
        board, hidden = self.board, stood_on(reading)
        if hidden not in self._doubts:
            margin = SOLVER.solution.margin_nats_compared if reading.compared else SOLVER.solution.margin_nats
            margin = max(margin, PARAMETERS.new_tile_margin_nats) if board.expected else margin
            of_cells = cell_doubts(board, hidden | foreign_cells(board).keys(), margin)
            missing = missing_doubts(reading, board, corrected, self.unseen)
            self._doubts[hidden] = [*with_foreign_doubts(board, of_cells), *missing]
        return self._doubts[hidden]


# The boards of one reading, by their sets and corrected cells.
SolvedBoards = dict[tuple[tuple[str, ...], frozenset[tuple[At, Correction]]], SolvedBoard]


def settle(
    reading: Reading,
    tile_sets: Sequence[TileSet],
    corrections: Sequence[Correction] = (),
    grounds: FigureTerrain | None = None,
    boards: SolvedBoards | None = None,
    pieces: Collection[str] = (),
) -> Draft:
    """Return one board for this reading, with the corrections (oldest first) taken as facts.

    `grounds`: kinds of figure and their features, by default Carcassonne's; `boards`: those solved for this
    reading; `pieces`: kinds other than meeples. Raises KeyError for tiles that `tile_sets` do not have.
    """
    corrections, corrected = _by_place(corrections, tile_sets)
    solved = _board(reading, tile_sets, corrected, boards)
    if not solved.board.cells:
        return Draft((), (), ())
    tiles, known = solved.tiles, solved.board.states.tiles
    figures, figure_doubts = settle_figures(reading, tiles, known, corrections, grounds, pieces)
    doubts = [*solved.doubts(reading, corrected), *figure_doubts]
    return Draft(tiles, figures, tuple(sorted(doubts, key=lambda d: -d.weight)), sets_seen(solved.board))


def settled_tiles(
    reading: Reading,
    tile_sets: Sequence[TileSet],
    corrections: Sequence[Correction] = (),
    boards: SolvedBoards | None = None,
) -> Draft:
    """Return the tiles of what `settle` returns, without the work for figures and review questions."""
    return Draft(_board(reading, tile_sets, _by_place(corrections, tile_sets)[1], boards).tiles, (), ())


def _board(
    reading: Reading,
    tile_sets: Sequence[TileSet],
    corrected: Mapping[At, Correction],
    boards: SolvedBoards | None,
) -> SolvedBoard:
    """Return the board with these corrected cells, solved once."""
    known = {} if boards is None else boards
    key = tuple(one.id for one in tile_sets), frozenset(corrected.items())
    if key not in known:
        known[key] = SolvedBoard(*_solved(reading, tile_sets, corrected))
    return known[key]


def solution_of(reading: Reading, tile_sets: Sequence[TileSet]) -> Solution:
    """Return the settled cells of a reading without corrections, with the evidence for them."""
    return _solved(reading, tile_sets, {})[0]


def _by_place(
    corrections: Sequence[Correction], tile_sets: Sequence[TileSet]
) -> tuple[list[Correction], dict[At, Correction]]:
    """Return the corrections of cells and figures, and those of cells by place."""
    corrections = corrections_by_cell(
        [c for c in corrections if c.token is None],
        {name: tile for s in tile_sets for name, tile in s.tiles.items()},
    )
    return corrections, {
        (c.x, c.y): c for c in corrections if c.figure is None and c.x is not None and c.y is not None
    }


def _solved(
    reading: Reading, tile_sets: Sequence[TileSet], corrected: Mapping[At, Correction]
) -> tuple[Solution, dict[At, float]]:
    """Return the most likely board, barely visible tiles included, and the probability of a tile at the
    places next to it."""
    cells = laid_cells(reading, corrected)
    known = {name: tile for s in tile_sets if s.id in reading.sets for name, tile in s.tiles.items()}
    if cells:
        cells = with_rest(cells, known, lambda at: quad_at(*at, reading.cells), corrected)
    if not cells:
        return _empty(), {}
    board = _decide(reading, tile_sets, cells, corrected)
    seen, unseen = by_place(reading.cells), _unseen(reading, board, corrected)
    for _ in range(PARAMETERS.max_hidden_tile_layers):
        covered = [
            at for at, chance in unseen.items() if chance >= SOLVER.occluded_tiles.min_hidden_tile_probability
        ]
        if not covered:
            break
        lies = [
            replace(seen[at], occupancy=min(unseen[at], PARAMETERS.max_hidden_tile_occupancy))
            for at in covered
        ]
        board = _decide(reading, tile_sets, by_rows([*board.cells, *lies]), corrected)
        unseen = _unseen(reading, board, corrected)
    return board, unseen


def _empty() -> Solution:
    nothing = np.zeros(0, np.intp)
    return Solution((), nothing, np.zeros((0, 1)), np.zeros((0, 4), np.intp), frozenset(), states_of((), {}))


def _decide(
    reading: Reading,
    tile_sets: Sequence[TileSet],
    cells: tuple[Cell, ...],
    corrected: Mapping[At, Correction],
) -> Solution:
    """Return the most likely board given pictures, edges and copies, with pinned cells as corrected."""
    named = frozenset(tile_id(c.tile)[0] for c in corrected.values() if c.tile) | pairs_seen(cells)
    known = {name: tile for s in tile_sets for name, tile in s.tiles.items()}
    states = _states(tuple(tile_sets), reading.edition, named)
    read = {t.id for t in printed([s for s in tile_sets if s.id in reading.sets], reading.edition)[0]}
    unread = np.array([not read.issuperset(single_tiles(tile)) for tile, _ in states.labels], bool)
    halves = compared_halves(states, reading.halves) & ~unread
    theta = np.stack([evidence_of(cell, states, unread, halves) for cell in cells])
    theta = with_side_nats(theta, cells, states)
    corrections = [corrected.get((c.x, c.y)) for c in cells]
    pinned = np.array([correction is not None and not correction.known for correction in corrections], bool)
    for i in np.flatnonzero(pinned):
        correction = corrected[cells[i].x, cells[i].y]
        theta[i] = -SOLVER.solution.pinned_nats
        tile, rotation = correction.tile, correction.rotation % 360
        theta[i, states.wild if tile is None else states.index[tile, rotation]] = 0.0
    before = {
        i: states.index[correction.tile, correction.rotation % 360]
        for i, correction in enumerate(corrections)
        if correction is not None and correction.known and correction.tile is not None
    }
    for at, state in before.items():
        known_logp = [c.logp for c in cells[at].candidates if states.index.get((c.tile, c.rotation)) == state]
        theta[at, state] = max(theta[at, state], *known_logp, cells[at].unlisted) + PARAMETERS.known_tile_nats
    places = [(c.x, c.y) for c in cells]
    theta = held_together(theta, places, states, known)
    near = neighbours(places)
    theta = theta + _company(theta, states, near, pinned)
    belief = max_marginals(theta, states, near, pinned)
    chosen = descend(belief.argmax(1), theta, states, near, pinned)
    belief = with_copies(belief, chosen, states)
    return Solution(
        cells,
        chosen,
        belief,
        near,
        frozenset((c.x, c.y) for c, p in zip(cells, pinned, strict=True) if p),
        states,
        before,
        frozenset(reading.halves),
    )


@lru_cache(maxsize=32)
def _states(tile_sets: tuple[TileSet, ...], edition: str, named: frozenset[str]) -> LabelSpace:
    """Return the states of these sets in an edition, with the `named` tiles of any; corrections of one
    photo need the same again and again."""
    tiles, copies = printed(tile_sets, edition)
    have = {tile.id for tile in tiles}
    known = {name: tile for s in tile_sets for name, tile in s.tiles.items()}
    more = [tile_named(name, known) for name in sorted(named - have)]
    return states_of(*by_cell([*tiles, *(tile for tile in more if tile is not None)], copies))


def _company(theta: Floats, states: LabelSpace, near: Ints, pinned: Flags) -> Floats:
    """Return a prior in nats for every state from how much of its tile set is certainly on the table."""
    best, sure = theta.argmax(1), pinned.copy()
    free = np.flatnonzero(~pinned)
    belief = max_marginals(theta, states, near, pinned)[free]
    best[free] = belief.argmax(1)
    others = np.where(states.look_of[None, :] == states.look_of[best[free]][:, None], -np.inf, belief)
    margin = belief.max(1) - others.max(1, initial=-np.inf)
    sure[free] = margin >= SOLVER.solution.margin_nats_compared
    return lean(best[sure & (best != states.wild)], states)


def _unseen(reading: Reading, board: Solution, corrected: Mapping[At, Correction]) -> dict[At, float]:
    """Return the probability of a barely visible tile at the places next to the board without a
    correction. Only for tiles that the tile net knows: the weights were not fitted for compared tiles."""
    if reading.compared:
        return {}
    laid = {(cell.x, cell.y): int(state) for cell, state in zip(board.cells, board.chosen, strict=True)}
    places = {
        at: cell for at, cell in by_place(reading.cells).items() if at not in laid and at not in corrected
    }
    within = [cell for at, cell in places.items() if not reading.squares or at in reading.squares]
    return hidden(within, laid, board.states)
