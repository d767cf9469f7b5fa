"""Lakes with their roads and ferries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from referee.game import Cell
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.regions import Piece
from referee.tiles.rules.table import Table, Token

FERRY = "ferry"  # mark of a tile, token, move, and mark of a turn


def ferry_at(table: Table, cell: Cell) -> Token | None:
    """Return the ferry on a tile."""
    return next((t for t in table.tokens if t.kind == FERRY and (t.x, t.y) == cell), None)


def arm(table: Table, cell: Cell, edge: str) -> Piece | None:
    """Return the road that leaves a tile with a lake across an edge."""
    tile = table.board.cells.get(cell)
    if tile is None or FERRY not in tile.marks:
        return None
    found = tile.names.find("road", (edge,))
    return (*cell, found[0]) if found else None


def lanes(table: Table, cell: Cell) -> list[tuple[str, ...]]:
    """Return every pair of roads that a ferry may join on a tile, by their edges."""
    edges = [edge for edge in EDGES if arm(table, cell, edge) is not None]
    return list(combinations(edges, 2))


def turned(table: Table) -> Iterator[tuple[Cell, str]]:
    """Yield the ferries of this turn, with the edges of the roads that they changed."""
    for mark in sorted(table.turn.marks):
        word, *rest = mark.split()
        if word == FERRY and len(rest) == 3:
            yield (int(rest[0]), int(rest[1])), rest[2]


def met(table: Table) -> list[Cell]:
    """Return the nearest other ferries on each way along the roads of the tile just placed (FY-3)."""
    cells, found = table.board.cells, dict[Cell, None]()
    placed = (table.turn.placed or ())[-1:]
    ways = [(*cell, i) for cell in placed for i, kind in enumerate(cells[cell].kinds) if kind == "road"]
    seen = set(ways)
    for x, y, index in ways:  # grows during the iteration
        for piece in _beyond(table, (x, y, index)):
            cell = piece[:2]
            if piece in seen or cell in placed:
                continue
            seen.add(piece)
            if ferry_at(table, cell) is None:
                ways.append(piece)
            else:
                found[cell] = None
    return list(found)


def _beyond(table: Table, piece: Piece) -> Iterator[Piece]:
    """Yield the roads that continue a road on the neighbouring tiles, and where something joins it."""
    x, y, index = piece
    tile = table.board.cells[x, y]
    yield from tile.special.joins.get(index, ())
    for edge, behind in tile.connections.exits[index]:
        near = table.board.cells.get(NEAR[x, y][edge])
        if near is not None:
            yield from (
                (*NEAR[x, y][edge], i)
                for i in near.connections.behind[behind]
                if i >= 0 and near.kinds[i] == "road"
            )


def in_order(edges: tuple[str, ...]) -> tuple[str, ...]:
    """Return edges clockwise from the north, each once."""
    return tuple(edge for edge in EDGES if edge in edges)
