"""Placing a tile: what the move lays, and its effect."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell, Event, Step
from referee.tiles.model.half_tiles import laid_on
from referee.tiles.model.moves import Discard, Place
from referee.tiles.model.multi_cell import parts_of
from referee.tiles.model.position import IN_HAND
from referee.tiles.model.tile import Tile
from referee.tiles.play import scoring
from referee.tiles.play.actions.waiting import after_placing
from referee.tiles.play.legal.spanning import over
from referee.tiles.rules.table import Table


def lying(table: Table, move: Place) -> Tile:
    """Return the tile of a move in its rotation, with the piece that spans it."""
    tile, piece = table.library.lying[move.tile, move.rotation], table.book.placement.spanning
    return tile if piece is None else over(tile, (move.x, move.y), move.bridge, piece.span)


def with_piece(table: Table, move: Place) -> Table:
    """Return the table with the piece that is laid with the placement."""
    piece = table.book.placement.spanning
    return table if piece is None or move.bridge is None else piece.lay(table, move.player, move.bridge)


def parts(table: Table, move: Place) -> list[tuple[Cell, Tile]]:
    """Return the cells that the tile of a move would cover, with the part on each."""
    tile = lying(table, move)
    return parts_of(tile, (move.x, move.y))


def do_place(table: Table, move: Place) -> Step[Table]:
    """Place the tile and advance the turn to its second step."""
    cell = (move.x, move.y)
    table = with_piece(table, move)
    board = table.board
    for spot, part in parts(table, move):
        board = board.lay(spot, laid_on(board.cells, spot, part))
    table = from_hand(table, move)
    placed = (*(table.turn.placed or ()), cell)
    turn = table.turn.but(player=move.player, step="act", placed=placed, drawn=None)
    event = Event("place", {"player": move.player, "tile": move.tile, "rotation": move.rotation}, (cell,))
    after = table.but(board=board, turn=turn, left_given=one_less(table, move.tile))
    rules = table.book.placement.at(after)
    for rule in rules.effects:
        after = rule.apply(table, after, cell)
    step = scoring.one_after_another(table.book.placement.at(after).before_deployment, after)
    return after_placing(Step(step.state, (event, *step.events), step.lines))


def from_hand(table: Table, move: Place | Discard) -> Table:
    """Return the table with a tile in hand taken as the one drawn now, in a turn marked so."""
    if table.bag.in_hand.get(move.player) != move.tile:
        return table
    left, turn = table.left_given, table.turn.but(marks=table.turn.marks | {IN_HAND})
    if left is not None and move.tile in left:
        left = {**left, move.tile: left[move.tile] + 1}
    return _without_tile(table, move.player).but(left_given=left, turn=turn)


def _without_tile(table: Table, player: str) -> Table:
    """Return the table with no tile in a player's hand."""
    rest = {
        thing: count
        for thing, count in table.held.get(player, {}).items()
        if thing not in table.book.bag.in_hand
    }
    others = {other: having for other, having in table.held.items() if other != player}
    return table.but(held={**others, player: rest} if rest else others)


def one_less(table: Table, tile: str) -> Mapping[str, int] | None:
    """Return the copies left in the box, if they were given, without the one just drawn."""
    left = table.left_given
    return left if left is None or tile not in left else {**left, tile: max(0, left[tile] - 1)}
