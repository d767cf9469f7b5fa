"""Which features a turn has completed, and which of them score."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from referee.game import (
    Cell,
)
from referee.tiles.model.board_parts.merge import at_wild_edges
from referee.tiles.model.half_tiles import newest
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.model.ports import RING
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile
from referee.tiles.rules.completion import CompletesWith, ring_around
from referee.tiles.rules.table import Table


def completed_by(table: Table, cells: Iterable[Cell]) -> list[Region]:
    """Return the complete regions that tiles on these cells belong to, surround, or close with a wild
    edge. Of two halves on a cell, only the one laid last, unless the cell is named twice."""
    cells = tuple(cells)
    board, completion, surrounded = table.board, table.book.scoring.completion, table.book.surrounded
    pieces: list[Piece] = []
    for cell in [covered for one in cells for covered in cells_of(board.cells, one)]:
        tile = board.cells[cell]
        if tile.special.halves and cells.count(cell) == 1:  # nothing around is filled now
            pieces += [(*cell, index) for index in newest(tile) if tile.kinds[index] in completion]
            continue
        pieces += [(*cell, index) for index, kind in enumerate(tile.kinds) if kind in completion]
        for near_cell in RING[cell]:
            near = board.cells.get(near_cell)
            if near is not None:
                if near.connections.points:
                    pieces += [
                        (*near_cell, i) for i in near.connections.points if near.kinds[i] in surrounded
                    ]
                if near.large is not None:
                    pieces += around_tiles(table, near_cell, cell)
        if tile.edges.wild:
            pieces += at_wild_edges(board.cells, cell, tile)
    done = [region for region in dict.fromkeys(map(board.region, pieces)) if table.done(region)]
    return [*done, *(one for one in completed_through(table, done) if one not in done)]


def around_tiles(table: Table, covered: Cell, cell: Cell) -> Iterator[Piece]:
    """Yield the features of the tile of several cells that covers one cell that need another filled."""
    cells = table.board.cells
    for x, y in cells_of(cells, covered):
        tile = cells[x, y]
        yield from (
            (x, y, i) for i in tile.connections.points if cell in ring_around(table, tile.kinds[i], (x, y))
        )


def completed_through(table: Table, regions: Iterable[Region]) -> list[Region]:
    """Return what is complete because these regions, on which it depends, are."""
    through, cells = table.book.through, table.board.cells
    if not through:
        return []
    found: dict[Region, None] = {}
    for x, y, _ in (piece for region in regions for piece in region.pieces):
        kinds = cells[x, y].kinds
        if not through.isdisjoint(kinds):
            points = ((x, y, i) for i, kind in enumerate(kinds) if kind in through)
            found.update(dict.fromkeys(map(table.board.region, points)))
    return [region for region in found if table.done(region)]


def may_complete_through(table: Table, cell: Cell, tile: Tile, completed: Iterable[Region]) -> bool:
    """Return False if nothing that depends on these regions, which the tile completes on the cell, will be
    complete. Much less work than laying the tile to find out: in most cases another road is still open."""
    book, board = table.book, table.board
    pieces = {piece for region in completed for piece in region.pieces}

    def may_be(x: int, y: int, index: int, kind: str) -> bool:
        if (x, y, index) in pieces or kind not in book.closable:
            return True
        return (x, y) != cell and not board.region((x, y, index)).open_edges

    for x, y, _ in pieces:
        near = tile if (x, y) == cell else board.cells[x, y]
        for index, kind in enumerate(near.kinds):
            completion = book.scoring.completion.get(kind)
            if isinstance(completion, CompletesWith):
                others = completion.leads(near, index)
                if others and all(may_be(x, y, other, near.kinds[other]) for other in others):
                    return True
    return False


def completed_and_occupied(table: Table) -> list[Region]:
    """Return the completed regions that still hold figures."""
    return [
        r
        for r in sorted(table.occupants, key=lambda r: r.anchor)
        if r.kind in table.book.scoring.completion and table.done(r)
    ]


def of_this_turn(table: Table) -> list[Region]:
    """Return what this turn's tiles completed, owned or not; if those tiles are unknown, everything complete
    and still occupied. Empty if the player passed, or if it has been scored."""
    if table.turn.step == "place" or (table.turn.due and table.phase.scored):
        return []
    return list(table.once("of_this_turn", _of_this_turn))


def _of_this_turn(table: Table) -> list[Region]:
    placed = table.turn.placed
    found = completed_by(table, placed) if placed else completed_and_occupied(table)
    return scored_now(table, [*found, *_also_completed(table, found)])


def _also_completed(table: Table, found: Collection[Region]) -> list[Region]:
    """Return what else than these regions something other than a tile has completed in this turn."""
    rules = table.book.scoring.also_completed
    regions = dict.fromkeys(table.board.region(piece) for rule in rules for piece in rule.apply(table))
    return [region for region in regions if region not in found and table.done(region)]


def scored_now(table: Table, regions: Iterable[Region]) -> list[Region]:
    """Return those of the complete regions that the end of this turn scores."""
    return [
        region for region in regions if not any(r.apply(table, region) for r in table.book.scoring.skipped)
    ]
