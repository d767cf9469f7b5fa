"""Abbeys: monasteries on tiles that players place instead of drawing (AB-...)."""

from __future__ import annotations

from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Table


def is_abbey(table: Table, tile: Tile) -> bool:
    """Return whether the monastery on a tile is an abbey: not drawn, and not that of a half tile."""
    return tile.id in table.book.bag.unbagged and not tile.special.half
