"""The bridge that JCloisterZone lays by itself if a tile fits only with one."""

from __future__ import annotations

from dataclasses import replace

from referee.game import AnyGame, Lane
from referee.tiles.model.moves import Place
from referee.tiles.rules.table import Table

AXES = {0: (("N", "S"), ("E", "W")), 90: (("E", "W"), ("N", "S"))}  # in the order in which it tries them
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


def first_bridge(game: AnyGame, table: Table, move: Place) -> Place:
    """Return a placement with the bridge that it needs, over the tile itself or else a neighbour."""
    if "bridge" not in table.book.actions or game.check(table, move).legal:
        return move
    own = [Lane(move.x, move.y, axis) for axis in AXES[move.rotation % 180]]
    near = [Lane(move.x + x, move.y + y, ("E", "W") if x else ("N", "S")) for x, y in BESIDE]
    for lane in (*own, *near):
        if table.board.holds((lane.x, lane.y)) or lane in own:
            bridged = replace(move, bridge=lane)
            if game.check(table, bridged).legal:
                return bridged
    return move
