"""What unfinished features still need: their gaps, the remaining tiles that would close each, and the empty
cells that no remaining tile can fill.

A gap is judged by its edges on the current table and by the rules that exclude a tile for good (`never` of
the book). Rules that object only temporarily (a front line, a river that comes first) are ignored, and so are
tiles that may be placed around it in the meantime.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from referee.deadline import checkpoint
from referee.game import Cell, RegionReport
from referee.tiles.lookahead.closing import closes, open_cells
from referee.tiles.lookahead.fillings import NO_WAY, Alike, Edges, Kinds, Ways, effect, in_order, pairs, ways
from referee.tiles.lookahead.spanning import Spanned
from referee.tiles.lookahead.unfillable_cells import Fit, Hole, box, fills_a_cell, may_ever_lie, shown
from referee.tiles.model.board import Board
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import Pattern
from referee.tiles.play.feature_scores import report
from referee.tiles.rules.completion import CompletesWith, ring_around
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.table import Table

MOST_HOLES = 40  # of a feature, listed tile by tile; with more of them nothing is listed for it
MOST_FEATURES = 110  # of a table that are listed, those with figures first
MOST_LISTED = 100  # gaps of a table that are listed tile by tile
MOST_FITS = 1_400  # tiles in a rotation that are listed for the gaps of a table
MOST_TRIED = 550  # tiles placed in gaps of a table to find how several are filled together


class Unfinished(NamedTuple):
    """A feature that is not complete. `piece`: its anchor; `at`: its unambiguous name there. `ways`: how
    several gaps are filled together; None: in too many ways. `value_complete`: what it is worth once
    complete, with the plainest tiles; None if part of the box is unknown, or no tiles would do."""

    report: RegionReport
    piece: Piece
    at: tuple[str, ...]
    holes: tuple[Hole, ...]
    ways: Ways | None = None
    value_complete: int | None = None
    known: bool = True  # whether its edges can be read
    listed: bool = True  # whether its gaps are listed tile by tile
    loose: bool = False  # whether it has a loose end on a tile, which no tile closes

    @property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """For two gaps, the tiles (first gap, second gap) that close the feature together."""
        return frozenset(pairs(self.ways or NO_WAY))


def unfinished(table: Table) -> tuple[Unfinished, ...]:
    """Return every unfinished feature of a kind that can be completed, those with figures first."""
    book = table.book
    open_ones = [
        region
        for region in table.board.regions.all()
        if region.kind in book.scoring.completion
        and region.kind in book.scoring.worth
        and not table.done(region)
    ]
    open_ones.sort(key=lambda region: (region not in table.occupants, region.anchor))
    left = box(table)
    look = _Look(table, {} if left is None else left)
    return tuple(look.at(region) for region in open_ones[:MOST_FEATURES])


def around(board: Board, cell: Cell) -> tuple[Cell, ...]:
    """Return the occupied cells adjacent to an empty one."""
    return tuple(sorted(near for near in NEAR[cell] if near in board.cells))


class _Weary(Exception):
    """The budget of tiles to try for one table is used up."""


class _Look:
    """Computes the gaps of one table; what fits a cell is cached."""

    def __init__(self, table: Table, left: Mapping[str, int]) -> None:
        self.table, self.left = table, left
        tiles = table.library.tiles
        there = [tiles[id] for id, count in left.items() if count and fills_a_cell(tiles[id])]
        self.tiles = sorted(there, key=_plainness)
        self._spanned = Spanned(table)
        self._fitting: dict[Pattern, list[Tile]] = {}
        self._alike: dict[object, tuple[Alike, ...]] = {}
        self._listed = self._fits = 0
        self._patience = MOST_TRIED

    def at(self, region: Region) -> Unfinished:
        """Return what a region needs."""
        table, book = self.table, self.table.book
        completion = book.scoring.completion[region.kind]
        wanted: dict[Region, Counter[Cell]] = {}
        cells: set[Cell] = set()
        if completion.surrounded:
            around_it = ring_around(table, region.kind, region.anchor[:2])
            cells = {cell for cell in around_it if cell not in table.board.cells}
        else:
            others = (
                completion.others(table.board, region) if isinstance(completion, CompletesWith) else (region,)
            )
            wanted = {one: open_cells(table.board, one.pieces) for one in others}
            cells = {cell for counted in wanted.values() for cell in counted}
        known = all(one.certain for one in wanted) and not (
            isinstance(completion, CompletesWith) and not wanted
        )
        loose = any(one.open_edges > counted.total() for one, counted in wanted.items())
        piece, found = region.anchor, report(table, region)
        at = table.board.cells[piece[:2]].names.at(piece[2])
        listed = known and 0 < len(cells) <= MOST_HOLES and self._listed + len(cells) <= MOST_LISTED
        listed = listed and self._fits < MOST_FITS and not loose
        if not listed:
            holes = tuple(self._hole(cell, ()) for cell in sorted(cells))
            return Unfinished(found, piece, at, holes, known=known, listed=False, loose=loose)
        needed = in_order(cells)
        closing = {cell: self._closing(cell, wanted) for cell in needed}
        if len(needed) == 1:
            closing = {cell: [*found, *self._beside(cell, wanted)] for cell, found in closing.items()}
        self._listed += len(needed)
        self._fits += sum(map(len, closing.values()))
        holes = tuple(self._hole(cell, closing[cell]) for cell in needed)
        return Unfinished(
            found, piece, at, holes, self._together(needed, wanted), self._complete(region, closing)
        )

    def _together(self, needed: tuple[Cell, ...], wanted: Mapping[Region, Counter[Cell]]) -> Ways | None:
        """Return how several gaps are filled together, within the budget of the table."""
        if len(needed) < 2 or self._patience <= 0:
            return None
        try:
            return ways(self.table.board, needed, wanted, self._tried)
        except _Weary:
            return None

    def _hole(self, cell: Cell, closing: Iterable[Tile]) -> Hole:
        fits = [Fit(tile.id, 90 * tile.quarter, self.left[tile.id]) for tile in closing]
        fits.sort(key=lambda fit: (-fit.left, fit))
        return Hole(cell, shown(self.table.board.needs.pattern(cell)), tuple(fits))

    def _fitting_to(self, pattern: Pattern) -> list[Tile]:
        """Return every remaining tile, rotated to fit the requirements of a cell, the plainest first, then
        those that fit with a piece over them."""
        found = self._fitting.get(pattern)
        if found is None:
            found = [fit[0] for tile in self.tiles for fit in tile.fits()[pattern]]
            found += self._spanned.itself(self.tiles, pattern)
            self._fitting[pattern] = found
        return found

    def _filling(self, cell: Cell, pattern: Pattern) -> list[Tile]:
        """Return the tiles that fit and may be placed on that cell."""
        fitting = self._fitting_to(pattern)
        if not self.table.book.placement.permanent_checks:
            return fitting
        return [tile for tile in fitting if may_ever_lie(self.table, cell, tile)]

    def _groups(self, cell: Cell, pattern: Pattern, kinds: Kinds, edges: Edges) -> tuple[Alike, ...]:
        """Return them grouped by equivalence (see Filling)."""
        key = pattern, kinds, edges, cell if self.table.book.placement.permanent_checks else None
        found = self._alike.get(key)
        if found is None:
            alike: dict[object, list[Tile]] = {}
            for tile in self._filling(cell, pattern):
                alike.setdefault(effect(tile, kinds, edges), []).append(tile)
            found = self._alike[key] = tuple(
                (same[0], frozenset(tile.id for tile in same)) for same in alike.values()
            )
        return found

    def _tried(self, cell: Cell, pattern: Pattern, kinds: Kinds, edges: Edges) -> tuple[Alike, ...]:
        """Return the groups and charge them to the budget, as each is about to be placed. Raises _Weary."""
        found = self._groups(cell, pattern, kinds, edges)
        self._patience -= len(found)
        if self._patience < 0:
            raise _Weary
        return found

    def _closing(self, cell: Cell, wanted: Mapping[Region, Counter[Cell]]) -> list[Tile]:
        """Return the tiles that fill a gap so that none of the regions continues from it."""
        checkpoint()
        if not wanted:
            return self._filling(cell, self.table.board.needs.pattern(cell))
        kinds, board = frozenset(region.kind for region in wanted), self.table.board
        known: dict[object, bool] = {}
        found = []
        for tile in self._filling(cell, board.needs.pattern(cell)):
            like = effect(tile, kinds, ())
            if like not in known:
                known[like] = closes(board, cell, tile, wanted)
            if known[like]:
                found.append(tile)
        return found

    def _beside(self, cell: Cell, wanted: Mapping[Region, Counter[Cell]]) -> list[Tile]:
        """Return the tiles that fill the only gap with a piece over a tile next to it."""
        checkpoint()
        found, regions = [], list(wanted)
        known: dict[Board, dict[Region, Counter[Cell]]] = {}
        for tile, board in self._spanned.beside(self.tiles, cell):
            if board not in known:
                there = [board.region(region.anchor) for region in regions]
                known[board] = {region: open_cells(board, region.pieces) for region in there}
            if may_ever_lie(self.table, cell, tile) and closes(board, cell, tile, known[board]):
                found.append(tile)
        return found

    def _complete(self, region: Region, closing: Mapping[Cell, list[Tile]]) -> int | None:
        """Return what a region is worth with the plainest tile in every gap."""
        if not all(closing.values()):
            return None
        plain = {cell: tiles[0] for cell, tiles in closing.items()}
        board = Board({**self.table.board.cells, **plain})
        whole = board.region(region.anchor)
        figures = self.table.occupants.get(region, [])
        return ScoringContext(
            self.table.looking_at(board), whole, complete=True, figures=figures, board=board
        ).value()


def _plainness(tile: Tile) -> tuple[int, str]:
    marks = sum(count for feature in tile.features for count in feature.marks.values())
    return marks, tile.id
