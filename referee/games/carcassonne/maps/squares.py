"""Where tiles may lie on a map: on its squares, beside tiles, beside large cities once they are connected,
and at the far end of ferries once they are joined."""

from __future__ import annotations

from typing import Any

from referee.game import Cell, Finding, Reason
from referee.games.carcassonne.maps.map import Ferry, Map, Side
from referee.tiles.board import Board
from referee.tiles.book import Rule
from referee.tiles.ports import EDGES, NEAR
from referee.tiles.table import Table
from referee.tiles.tile import Tile


def laid(board: Board, cell: Cell) -> bool:
    """Whether a tile of the box lies there."""
    tile = board.cells.get(cell)
    return tile is not None and not tile.printed


def connected(found: Map, board: Board, city: Cell) -> bool:
    """MP-L2: whether a tile lies next to the large city of which this is a square."""
    return any(laid(board, near) for cell in found.large_cities[city] for near in NEAR[cell])


def joined(board: Board, ferry: Ferry) -> bool:
    """MP-Y1: whether a tile's road is part of the ferry route."""
    x, y = ferry.ends[0].beyond
    tile = board.cells[x, y]
    roads = (index for index, kind in enumerate(tile.kinds) if kind == "road")
    pieces = {piece for index in roads for piece in board.region((x, y, index)).pieces}
    return any(laid(board, (a, b)) for a, b, _ in pieces if _on_route(ferry, pieces))


def _on_route(ferry: Ferry, pieces: set[tuple[int, int, int]]) -> bool:
    """Whether pieces lie at both ends of a ferry."""
    return {end.beyond for end in ferry.ends} <= {(x, y) for x, y, _ in pieces}


def far_ends(found: Map, board: Board, cell: Cell) -> list[Ferry]:
    """Ferries that end at a square and are joined at their other end."""
    return [
        ferry
        for ferry in found.docks.get(cell, ())
        if any(laid(board, end.cell) for end in ferry.ends if end.cell != cell) and joined(board, ferry)
    ]


class Squares:
    """What may be placed where on a map."""

    def __init__(self, found: Map) -> None:
        self.map = found

    def rules(self) -> dict[str, tuple[Rule[Any], ...]]:
        """The rules of a map on placing, by moment of the book."""
        return {
            "place": (
                Rule("MP-P1", self.on_a_square),
                Rule("MP-P2", self.beside),
                Rule("MP-B1", self.prints),
            ),
            "allows": (
                Rule("MP-P2", self.why),
                Rule("MP-T1", self.square),
                Rule("MP-B2", self.border),
                Rule("MP-L2", self.connects),
            ),
            "inspect": (Rule("MP-P1", self.off_the_map), Rule("MP-S6", self.start_squares)),
        }

    def on_a_square(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-P1, MP-L1."""
        if cell in self.map.land:
            return None
        id, key = ("MP-L1", "large_city") if cell in self.map.squares else ("MP-P1", "no_square")
        return Reason(id, key, {"cell": cell, "map": self.map.name}, (cell,))

    def beside(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-P2, MP-L3, MP-Y1."""
        board = table.board
        if cell not in self.map.land or any(laid(board, near) for near in NEAR[cell]):
            return None
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        if any(connected(self.map, board, city) for city in cities) or far_ends(self.map, board, cell):
            return None
        if cities:
            return Reason("MP-L3", "not_connected", {"cell": cell}, (cell, cities[0]))
        if cell in self.map.docks:
            return Reason("MP-Y1", "not_joined", {"cell": cell}, (cell,))
        return Reason("MP-P2", "alone", {"cell": cell}, (cell,))

    def prints(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-B1, and the edges of large cities (MP-P3) and ferries (MP-Y1)."""
        for edge, beyond in enumerate(NEAR[cell]):
            near = table.board.cells.get(beyond)
            if near is not None and near.printed and not tile.accepts(edge, near.faces[(edge + 2) % 4]):
                kind = near.kinds[near.behind[8 * ((edge + 2) % 4) + 7][0]]
                values = {"side": EDGES[edge], "kind": "road" if kind == "field" else kind, "cell": cell}
                return Reason(_print_id(self.map, cell, edge), "print", values, (cell, beyond), EDGES[edge])
        return None

    def why(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """What lets a tile lie there, where it touches none."""
        board = table.board
        if any(laid(board, near) for near in NEAR[cell]):
            return None
        for near in NEAR[cell]:
            if near in self.map.large_cities:
                return Reason("MP-L2", "connected", {"cell": cell}, (cell, near))
        ferries = far_ends(self.map, board, cell)
        return Reason("MP-Y1", "joined", {"cell": cell}, (cell,)) if ferries else None

    def square(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """That squares with towns are as good as others."""
        return Reason("MP-T1", "town", {"cell": cell}, (cell,)) if cell in self.map.towns else None

    def border(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """What is printed, or not, beyond the edges that lie at the border."""
        printed = [edge for edge in EDGES if (cell, edge) in self.map.prints]
        if printed:
            return Reason("MP-B1", "meets", {"cell": cell, "side": printed[0]}, (cell,), printed[0])
        blank = [edge for edge, near in zip(EDGES, NEAR[cell], strict=True) if near in self.map.sea]
        return (
            Reason("MP-B2", "blank", {"cell": cell, "side": blank[0]}, (cell,), blank[0]) if blank else None
        )

    def connects(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """That a tile connects a large city, for everybody."""
        new = [
            near
            for near in NEAR[cell]
            if near in self.map.large_cities and not connected(self.map, table.board, near)
        ]
        return Reason("MP-L2", "connects", {"cell": cell}, (cell, new[0])) if new else None

    def off_the_map(self, table: Table) -> tuple[Finding, ...]:
        """Tiles that lie on no square."""
        wrong = [
            cell for cell, tile in table.board.cells.items() if not tile.printed and cell not in self.map.land
        ]
        return tuple(
            Finding(
                "error",
                Reason("MP-L1" if cell in self.map.squares else "MP-P1", "off", {"cell": cell}, (cell,)),
            )
            for cell in sorted(wrong)
        )

    def start_squares(self, table: Table) -> tuple[Finding, ...]:
        """Fewer start squares with tiles than the game begins with."""
        wanted = int(table.options["mp.start_squares"])
        count = sum(laid(table.board, cell) for cell in self.map.starts)
        values = {"count": count, "wanted": wanted}
        return (
            (Finding("info", Reason("MP-S6", "starts", values, self.map.starts)),) if count < wanted else ()
        )


def _print_id(found: Map, cell: Cell, edge: int) -> str:
    """The rule under which a print beyond an edge must be met."""
    if NEAR[cell][edge] in found.large_cities:
        return "MP-P3"
    side = Side(*cell, EDGES[edge])
    return "MP-Y1" if any(side in ferry.ends for ferry in found.docks.get(cell, ())) else "MP-B1"
