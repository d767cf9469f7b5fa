"""Serializer from a table to its position, the inverse of `loading`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from referee.game import Cell
from referee.tiles.model.half_tiles import parts
from referee.tiles.model.position import (
    QUARTER,
    Companion,
    Laid,
    PlayerSeat,
    Ref,
    Standing,
    TilePosition,
    TokenAt,
)
from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import UNKNOWN_TURN, DeployedFigure, Table, Token


def position(table: Table, game: str, left: Callable[[str], int | None]) -> TilePosition:
    """Return the position of a table: options, catalogs and tiles as they were sent, features by unambiguous
    names. `left`: copies of a tile in the box, written for the tiles where it does not follow from the
    table."""
    source = table.loaded_from or TilePosition(game, table.players, ())
    inline: dict[Cell, list[Laid]] = {}
    for laid in source.tiles:
        if not isinstance(laid.tile, str):
            inline.setdefault((laid.x, laid.y), []).append(laid)
    kept = {tile: count for tile in _not_following(table) if (count := left(tile)) is not None}
    return replace(
        source,
        players=tuple(_seat(table, seat) for seat in table.players),
        tiles=tuple(
            _laid(cell, one, inline)
            for cell, tile in table.board.cells.items()
            if not tile.extra
            for one in parts(tile)
        ),
        figures=(
            *(_standing(table, figure) for figure in (*table.figures, *table.waiting)),
            *(Standing(player, kind, space=space) for (player, kind), space in table.track.items()),
        ),
        tokens=tuple(_token(table, token) for token in table.tokens),
        turn=None if table.over or table.turn == UNKNOWN_TURN else table.turn,
        held=table.held,
        left=kept or None,
        over=table.over or None,
    )


def _seat(table: Table, seat: PlayerSeat) -> PlayerSeat:
    return replace(seat, points=table.points.get(seat.id))


def _token(table: Table, token: Token) -> TokenAt:
    """Write a token; a figure that has left is no longer next to it."""
    kind, value, x, y, segment, count, beside, edges, player, set, tiles = token
    there = beside is not None and beside in table.figures
    companion = Companion(*beside[:2]) if there and beside is not None else None
    between = edges if len(edges) > 1 else None
    end = edges[0] if len(edges) == 1 else None
    ref = _ref(table, (x, y), segment)
    if ref is not None and ref.kind == QUARTER:
        return TokenAt(kind, value, quarter=ref.at[0])
    return TokenAt(kind, value, x, y, ref, count, companion, between, end, player, set, tiles or None)


def _standing(table: Table, figure: DeployedFigure) -> Standing:
    player, kind, x, y, segment = figure
    if figure.kind in table.book.on_points:
        return Standing(player, kind, x, y, point=(x, y) if segment >= 0 else None)
    return Standing(player, kind, x, y, _ref(table, (x, y), segment))


def _laid(cell: Cell, tile: Tile, inline: dict[Cell, list[Laid]]) -> Laid:
    """Write a tile by its id; an inline or unreadable one as it was sent."""
    rotation = 90 * tile.quarter
    sent = [laid for laid in inline.get(cell, ()) if not tile.special.half or laid.rotation == rotation]
    return sent[-1] if sent else Laid(*cell, tile.id, rotation)


def _ref(table: Table, cell: Cell, segment: int) -> Ref | None:
    tile = table.board.cells[cell]
    return Ref(tile.kinds[segment], tile.names.at(segment)) if segment >= 0 else None


def _not_following(table: Table) -> list[str]:
    """Return the tiles whose copies in the box were given, or were changed by a discard."""
    return sorted({*(table.left_given or ()), *table.gone})
