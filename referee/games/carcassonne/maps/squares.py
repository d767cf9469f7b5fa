"""Where tiles may lie on a map: on its squares, beside tiles, beside large cities once they are connected,
and at the far end of ferries once they are joined."""

from __future__ import annotations

from typing import Any

from referee.game import Cell, Reason
from referee.games.carcassonne.maps.map import Ferry, Map, Side
from referee.tiles.board import Board
from referee.tiles.book import Rule, applies
from referee.tiles.case import Claim
from referee.tiles.ports import EDGES, NEAR, ports_of
from referee.tiles.regions import Region
from referee.tiles.table import Table
from referee.tiles.tile import Tile


def untouched(board: Board) -> bool:
    """Whether no tile lies on the map yet."""
    return all(tile.printed for tile in board.cells.values())


def connected(found: Map, board: Board, city: Cell) -> bool:
    """MP-L2: whether a tile lies next to the large city of which this is a square."""
    return any(board.holds(near) for cell in found.large_cities[city] for near in NEAR[cell])


def route(board: Board, ferry: Ferry) -> Region | None:
    """The road of which a ferry is part; None where a tile lies on what is printed there."""
    end = ferry.ends[0]
    tile = board.cells.get(end.beyond)
    if tile is None or not tile.printed:
        return None
    lane = ports_of((EDGES.index(end.edge) + 2) % 4)[1]
    return board.region((*end.beyond, tile.owner[lane]))


def joined(board: Board, ferry: Ferry) -> bool:
    """MP-Y1: whether a tile's road is part of the ferry route."""
    region = route(board, ferry)
    return region is not None and any(board.holds(cell) for cell in region.tiles)


def far_ends(found: Map, board: Board, cell: Cell) -> list[Ferry]:
    """Ferries that end at a square and are joined at their other end."""
    return [ferry for ferry in found.docks.get(cell, ()) if joined(board, ferry)]


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
                Rule("MP-L3", self.opened),
                Rule("MP-B1", self.prints),
            ),
            "allows": (
                Rule("MP-P2", self.why),
                Rule("MP-S7", self.first),
                Rule("MP-T1", self.square),
                Rule("MP-B2", self.border),
                Rule("MP-L2", self.connects),
                Rule("MP-P3", self.meets_city),
            ),
            "claims": (Rule("MP-M1", by_the_normal_rules),),
        }

    def on_a_square(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-P1, MP-L1."""
        if cell in self.map.land:
            return None
        id, key = ("MP-L1", "large_city") if cell in self.map.squares else ("MP-P1", "no_square")
        return Reason(id, key, {"cell": cell, "map": self.map.name}, (cell,))

    def beside(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-P2; the very first tile lies on a start square (MP-S6)."""
        return None if self._reached(table, cell) else Reason("MP-P2", "alone", {"cell": cell}, (cell,))

    def opened(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-L3, MP-Y1: what lies beside but opens nothing yet."""
        if self._reached(table, cell):
            return None
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        if cities:
            return Reason("MP-L3", "not_connected", {"cell": cell}, (cell, cities[0]))
        docks = cell in self.map.docks
        return Reason("MP-Y1", "not_joined", {"cell": cell}, (cell,)) if docks else None

    def _reached(self, table: Table, cell: Cell) -> bool:
        """Whether the game has come to a square; True for what is no square, of which MP-P1 speaks."""
        board = table.board
        if cell not in self.map.land or any(board.holds(near) for near in NEAR[cell]):
            return True
        if cell in self.map.first and untouched(board):
            return True
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        return any(connected(self.map, board, city) for city in cities) or bool(
            far_ends(self.map, board, cell)
        )

    def prints(self, table: Table, cell: Cell, tile: Tile) -> Reason | None:
        """MP-B1, and the edges of large cities (MP-P3) and ferries (MP-Y1)."""
        for edge, beyond in enumerate(NEAR[cell]):
            near = table.board.cells.get(beyond)
            if near is not None and near.printed and not tile.accepts(edge, near.faces[(edge + 2) % 4]):
                left, lane, _ = near.edge((edge + 2) % 4) or ("?", None, "?")
                values = {"side": EDGES[edge], "kind": lane or left, "cell": cell}
                return Reason(print_rule(self.map, cell, edge), "print", values, (cell, beyond), EDGES[edge])
        return None

    def why(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """What lets a tile lie there."""
        board = table.board
        beside = tuple(near for near in NEAR[cell] if board.holds(near))
        if beside:
            return Reason("MP-P2", "beside", {"cell": cell}, (cell, *beside))
        if untouched(board):
            return Reason("MP-S6", "first", {"cell": cell}, (cell,))
        for near in NEAR[cell]:
            if near in self.map.large_cities:
                return Reason("MP-L2", "connected", {"cell": cell}, (cell, near))
        ferries = far_ends(self.map, board, cell)
        return Reason("MP-Y1", "joined", {"cell": cell}, (cell,)) if ferries else None

    def first(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """That the first tile laid lies beside one of those on start squares (MP-S7)."""
        board = table.board
        laid = [one for one, lies in board.cells.items() if not lies.printed]
        beside = any(one in laid for one in NEAR[cell])
        if not beside or not all(one in self.map.starts for one in laid):
            return None
        return Reason("MP-S7", "first", {"cell": cell}, (cell,))

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

    def meets_city(self, table: Table, player: str, cell: Cell, tile: Tile) -> Reason | None:
        """That the tile matches what is printed on a large city, as it must."""
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        return Reason("MP-P3", "meets", {"cell": cell}, (cell, *cities)) if cities else None


def by_the_normal_rules(claim: Claim) -> Reason | None:
    """A meeple is placed as on any table."""
    return applies("MP-M1", (claim.cell,))


def print_rule(found: Map, cell: Cell, edge: int) -> str:
    """The rule under which a print beyond an edge must be met."""
    if NEAR[cell][edge] in found.large_cities:
        return "MP-P3"
    side = Side(*cell, EDGES[edge])
    return "MP-Y1" if any(side in ferry.ends for ferry in found.docks.get(cell, ())) else "MP-B1"
