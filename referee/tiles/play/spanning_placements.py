"""Placements for which a piece has to be laid that spans the tile, or one next to it: a bridge."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from referee.deadline import checkpoint
from referee.game import Cell, Completion, Lane, Placement
from referee.tiles.model.ports import EDGES, NEAR, ROTATIONS
from referee.tiles.model.spans import Span, spanned
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal_deployments import Offers
from referee.tiles.play.scoring import completed_by
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.rule_groups import Spanning
from referee.tiles.rules.table import Table


def lane_for(table: Table, cell: Cell, tile: Tile, span: Span) -> Lane | None:
    """Return where the piece would have to be laid for the tile to fit on a cell; None if it fits without, or
    needs more than one."""
    found: Lane | None = None
    free = (span.over, None, span.over)
    for edge, face in enumerate(table.board.required(cell)):
        if not tile.accepts(edge, face):
            there = cell if tile.edge(edge) == free else NEAR[cell][edge]
            lane = Lane(*there, (EDGES[edge % 2], EDGES[edge % 2 + 2]))
            if found not in (None, lane):
                return None
            found = lane
    return found


def over(tile: Tile, cell: Cell, lane: Lane | None, span: Span) -> Tile:
    """Return the tile to be placed on a cell with the piece that spans it, if one does."""
    if lane is None or (lane.x, lane.y) != cell:
        return tile
    return spanned(tile, lane.edges, span) or tile


def placements(
    table: Table, tile: Tile, player: str, cells: Collection[Cell], figures: bool
) -> Iterator[Placement]:
    """Yield every placement that is legal only with such a piece of that player, on these cells. `figures`:
    whether deployments are listed, too."""
    piece = table.book.placement.spanning
    if piece is None or tile.large is not None:
        return
    base = tile.turned(-tile.quarter)
    for cell in cells:
        checkpoint()
        for rotation in ROTATIONS:
            lying = base.turned(rotation // 90)
            lane = lane_for(table, cell, lying, piece.span)
            if lane is not None:
                yield from _placement(table, piece, player, cell, lying, lane, figures)


def _placement(
    table: Table, piece: Spanning, player: str, cell: Cell, tile: Tile, lane: Lane, figures: bool
) -> Iterator[Placement]:
    """Yield the placement with the piece there, if it is legal."""
    there = (lane.x, lane.y)
    under = tile if there == cell else table.board.cells[there]
    if any(True for _ in piece.may(table, player, lane, under)):
        return
    before = piece.lay(table, player, lane)
    made = over(tile, cell, lane, piece.span)
    if any(not made.accepts(edge, face) for edge, face in enumerate(before.board.required(cell))):
        return
    rules = table.book.placement.checks
    if any((r.tiles is None or r.tiles(made)) and r.apply(before, cell, made) for r in rules):
        return
    after = before.looking_at(before.board.lay(cell, made))
    cases = [case_of(after, region) for region in completed_by(after, (cell,))]
    completes = [Completion(case.region.kind, case.tiles(), case.value()) for case in cases]
    deployments = Offers(before, player, made).at(cell, made) if figures else ()
    yield Placement(*cell, made.rotation, deployments, tuple(sorted(completes)), lane)
