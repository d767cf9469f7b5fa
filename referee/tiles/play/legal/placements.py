"""Every legal placement of a tile, what each completes, and every legal deployment after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache

from referee.deadline import checkpoint
from referee.game import Cell, CompletedRegion, LegalPlacement
from referee.tiles.model.board import Board
from referee.tiles.model.half_tiles import half_fits
from referee.tiles.model.multi_cell_fits import large_fits
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.completed_features import around_tiles, completed_through, may_complete_through
from referee.tiles.play.legal import multi_cell, spanning
from referee.tiles.play.legal.deployments import Offers
from referee.tiles.play.legal.lazy_sequence import Lazily
from referee.tiles.play.legal.trial_tile import refused
from referee.tiles.rules.completion import ring_around
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.state.start_cells import open_starts
from referee.tiles.rules.table import Table
from referee.tiles.rules.unreadable_tiles import reading as reading_of

_new = tuple.__new__  # makes a NamedTuple in half of the time of its constructor


def placements(
    table: Table, tile: Tile, player: str | None, layer: str | None = None
) -> tuple[LegalPlacement, ...]:
    """Return every legal placement, sorted by x, y, rotation; deployments are those of the player. `layer`:
    by default the player, who may lay a piece that spans a tile with it. On an empty table the first tile
    defines the origin."""
    if tile.large is not None:
        return multi_cell.placements(table, tile, player)
    if tile.special.half:
        return multi_cell.half_placements(table, tile, player, _open_cells(table))
    board = table.board
    objections = [rule.apply for rule in table.book.objections.to_placing(tile, table)]
    fits, gaps = tile.fits(table.book.closable), _last_gaps(table)
    surrounded = any(tile.kinds[index] in table.book.surrounded for index in tile.connections.points)
    wild = tile.edges.wild
    offers = Offers(table, player, tile) if player is not None else None
    if offers is not None and not offers.any:
        offers = None
    found: list[LegalPlacement] = []
    starts = open_starts(table)
    checkpoint()
    for cell, pattern in _open_cells(table):
        rotations = fits[pattern]
        if not rotations:
            continue
        x, y = cell
        in_gap = cell in gaps or (surrounded and board.around(cell) == 8)
        for turned, rotation, closed in rotations:
            if objections and refused(objections, table, cell, turned):
                continue
            deployments = () if offers is None else offers.at(cell, turned)
            worth_a_look = closed or in_gap or wild
            completes = Completes(table, cell, turned, closed, in_gap=in_gap) if worth_a_look else ()
            found.append(_new(LegalPlacement, (x, y, rotation, deployments, completes, None)))
    layer = layer or player
    if table.book.placement.spanning is not None and layer is not None and board.cells:
        found += spanning.placements(
            table, tile, layer, board.needs.by_cell.items(), objections, figures=player is not None
        )
    if starts:  # placing a start tile is not a turn
        found = [LegalPlacement(*one[:3], (), ()) if one[:2] in starts else one for one in found]
    found.sort()  # reads nothing that is computed on demand: no two have the same cell and rotation
    return tuple(found)


def by_edges(table: Table, tile: Tile) -> Iterator[tuple[Cell, Tile]]:
    """Yield every cell and rotated tile (part by part, for a multi-cell tile) where the edges match,
    regardless of other rules."""
    if tile.large is not None:
        for _, parts in large_fits(table, tile):
            yield from parts
        return
    if tile.special.half:
        yield from half_fits(table.board, tile, _open_cells(table))
        return
    fits = tile.fits()
    for cell, pattern in _open_cells(table):
        for turned, _, _ in fits[pattern]:
            yield cell, turned


def _open_cells(table: Table) -> Iterable[tuple[Cell, int]]:
    """Return the empty cells where a tile may be placed, given its surroundings, with their edge
    requirements."""
    board, starts = table.board, table.book.setup.start_cells
    if not board.cells:
        return [((0, 0), 0)]
    if starts and all(tile.special.printed for tile in board.cells.values()):
        return [(cell, board.needs.pattern(cell)) for cell in starts]
    if more := open_starts(table):
        return [*board.needs.by_cell.items(), *((cell, board.needs.pattern(cell)) for cell in more)]
    return board.needs.by_cell.items()


class Completes(Lazily[CompletedRegion]):
    """The regions that a tile on a cell completes, with their points (for any player).

    Computed on demand: many callers only need the placements. `closed`: its features that would face no empty
    cell; `in_gap` False: the cell is known not to be the last empty one around any tile.
    """

    __slots__ = ("_case",)

    def __init__(self, table: Table, cell: Cell, tile: Tile, closed: Sequence[int], *, in_gap: bool) -> None:
        self._case = table, cell, tile, closed, in_gap
        self._found = None

    def _computed(self) -> tuple[CompletedRegion, ...]:
        table, cell, tile, closed, in_gap = self._case
        regions = completed_regions(table, cell, tile, closed, in_gap=in_gap)

        @cache
        def after() -> Board:
            return Board({**table.board.cells, cell: tile})

        return tuple(sorted([_completion(table, region, after) for region in regions]))


def _completion(table: Table, region: Region, after: Callable[[], Board]) -> CompletedRegion:
    """Return the points of a region complete on the board that follows; if it touches unreadable tiles, for
    the reading worth least."""
    if region.doubts:
        reading = reading_of(table.looking_at(after()), region)
        return CompletedRegion(region.kind, len(reading.region.tiles), reading.low)
    if region.kind in table.book.through:  # its rules look at other features of that board
        case = case_of(table.looking_at(after()), region)
    else:
        case = ScoringContext(table, region, complete=True, figures=None, board=after)
    return CompletedRegion(region.kind, case.tiles(), case.value())


def completed_regions(
    table: Table, cell: Cell, tile: Tile, closed: Sequence[int], *, in_gap: bool
) -> list[Region]:
    """Return the regions that a tile placed on a cell completes, as they are then."""
    closable, found = table.book.closable, []
    for meeting in table.board.regions.closing(cell, tile, closed):
        if meeting.kind in closable:
            region = meeting.whole(cell, tile)
            if region.closed or (region.doubts and _done_after(table, cell, tile, region)):
                found.append(region)
    if in_gap:
        for piece in _surrounded_pieces(table, cell, tile):
            if piece[:2] == cell:
                found.append(Region(tile.kinds[piece[2]], [piece], 0, dict(tile.features[piece[2]].marks)))
            elif not any(
                rule.apply(table, table.board.region(piece)) for rule in table.book.scoring.deferred
            ):
                found.append(table.board.region(piece))
    if found and table.book.through and may_complete_through(table, cell, tile, found):
        found += completed_through(table.looking_at(table.board.lay(cell, tile)), found)
    return found


def _done_after(table: Table, cell: Cell, tile: Tile, region: Region) -> bool:
    """Return whether a region is complete in every reading of the adjacent unreadable tiles once the tile is
    placed; False if the budget for trying readings is used up."""
    table.patience.spend(2 * len(table.board.cells) + len(table.figures))
    return table.patience.left > 0 and table.looking_at(table.board.lay(cell, tile)).done(region)


def _last_gaps(table: Table) -> set[Cell]:
    """Return the empty cells that are the last one missing around a tile with a feature completed by its
    surroundings."""
    cells, surrounded, gaps = table.board.cells, table.book.surrounded, set()
    last = table.board.needs.nearby.find("last gap", last_gap)
    for cell in table.board.with_points:
        tile = cells[cell]
        gap = last[cell] if tile.large is None else _last_missing(cells, _ring(table, cell))
        if gap is not None and not surrounded.isdisjoint(tile.kinds):
            gaps.add(gap)
    return gaps


def last_gap(cells: Mapping[Cell, Tile], cell: Cell) -> Cell | None:
    """Return the only empty cell around a cell."""
    return _last_missing(cells, RING[cell])


def _last_missing(cells: Mapping[Cell, Tile], ring: Iterable[Cell]) -> Cell | None:
    """Return the only empty one of some cells; None if none or several are."""
    missing = [cell for cell in ring if cell not in cells]
    return missing[0] if len(missing) == 1 else None


def _surrounded_pieces(table: Table, cell: Cell, tile: Tile) -> list[Piece]:
    """Return the pieces completed by their surroundings that are surrounded once the tile is on the cell."""
    board, surrounded, found = table.board, table.book.surrounded, []
    for spot in (*RING[cell], cell):
        near = tile if spot == cell else board.cells.get(spot)
        if near is None:
            continue
        if near.large is not None:
            around = around_tiles(table, spot, cell)
            found += [piece for piece in around if piece not in found and _last_around(table, piece, cell)]
            continue
        for index in near.connections.points:
            if near.kinds[index] in surrounded and board.around(spot) + (spot != cell) == 8:
                found.append((*spot, index))
    return found


def _last_around(table: Table, piece: Piece, cell: Cell) -> bool:
    """Return whether a cell is the last empty one around the tile of a piece."""
    x, y, index = piece
    cells = table.board.cells
    ring = ring_around(table, cells[x, y].kinds[index], (x, y))
    return all(one == cell or one in cells for one in ring)


def _ring(table: Table, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells to be filled around the feature of a tile of several cells that is completed so."""
    tile = table.board.cells[cell]
    rings = (ring_around(table, tile.kinds[index], cell) for index in tile.connections.points)
    return next((ring for ring in rings if ring), ())
