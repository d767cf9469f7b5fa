"""Pieces that span a tile and may come with a placement, such as bridges: checks and reasons."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Message, RuleReason, unknown_text
from referee.tiles.model.moves import Place
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.spans import spanned
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table


def read(table: Table, move: Place) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a bridge: no edges, or none in this game."""
    lane = move.bridge
    if lane is None:
        return
    if table.book.placement.spanning is None:
        yield "bridge", Message("error-unknown-field")
    for number, edge in enumerate(lane.edges):
        if edge not in EDGES:
            yield f"bridge.edges[{number}]", unknown_text("side", edge, EDGES)


def piece_laid(table: Table, move: Place) -> Reasons:
    """Check that the player may lay the piece that comes with the placement, and that it is needed."""
    lane, piece = move.bridge, table.book.placement.spanning
    if lane is None or piece is None:
        return
    cell, there = (move.x, move.y), (lane.x, lane.y)
    tile = table.library.lying[move.tile, move.rotation]
    if tile.special.half:  # none spans half a cell, and whether one may come with it is not known
        yield applies(piece.id, (cell,))
    yield from piece.ready(table, move.player)
    yield from piece.may(table, move.player, lane, tile if there == cell else table.board.cells.get(there))
    if all(tile.edges.accepts(edge, face) for edge, face in enumerate(table.board.needs.faces(cell))):
        yield RuleReason(piece.id, "needless", {"cell": cell}, (cell,))
    elif there != cell and there not in NEAR[cell]:
        yield RuleReason(piece.id, "too_far", {"cell": there}, (there,))


def piece_spans(table: Table, move: Place) -> Reasons:
    """Check that there is a tile that the piece can span: nothing else could hold it."""
    lane, piece = move.bridge, table.book.placement.spanning
    if lane is None or piece is None:
        return
    cell, there = (move.x, move.y), (lane.x, lane.y)
    tile = table.library.lying[move.tile, move.rotation] if there == cell else table.board.cells.get(there)
    if tile is None or spanned(tile, lane.edges, piece.span) is None:
        yield applies(piece.id)
