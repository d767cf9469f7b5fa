"""Where tiles may be placed on a map: on its squares, next to tiles, next to large cities once they are
connected, and at the far end of ferries once they are joined."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, RuleReason
from referee.games.carcassonne.maps.map import Map, Side
from referee.games.carcassonne.maps.reasons import crossed
from referee.games.carcassonne.maps.routes import connected, far_ends, untouched
from referee.tiles.model.board import Board
from referee.tiles.model.consistency import meets
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import Rule, applies
from referee.tiles.rules.rule_group import RuleGroup
from referee.tiles.rules.rule_groups import DeploymentRules, PlacementRules, TurnRules
from referee.tiles.rules.state.start_cells import open_starts
from referee.tiles.rules.table import Table

STARTED = "start-tile"  # mark of a turn in which one of the first tiles was placed


class Squares:
    """The placement rules of a map."""

    def __init__(self, found: Map) -> None:
        self.map = found

    def rules(self) -> tuple[RuleGroup, ...]:
        """Return the rules of a map on placing, in the groups of the book."""
        return (
            PlacementRules(
                checks=(
                    Rule("MP-P1", self._on_a_square),
                    Rule("MP-P2", self.beside),
                    Rule("MP-L3", self._city_opened),
                    Rule("MP-Y1", self.ferry),
                    Rule("MP-B1", self._border_met),
                    Rule("MP-P3", self._city_met),
                ),
                notes=(
                    Rule("MP-P2", self._why),
                    Rule("MP-S5", self._start_square),
                    Rule("MP-S7", self.first),
                    Rule("MP-T1", self.square),
                    Rule("MP-B1", self._meets_print),
                    Rule("MP-B2", self._blank),
                    Rule("MP-L2", self._connects),
                    Rule("MP-P3", self._meets_city),
                    Rule("MP-Y1", self._meets_ferry),
                ),
                effects=(Rule("MP-S6", first_tile),),
            ),
            TurnRules(may_pass=(Rule("MP-S6", has_started),)),
            DeploymentRules(
                checks=(Rule("MP-Y1", self._taken_across),),
                notes=(Rule("MP-M1", by_the_normal_rules), Rule("MP-Y1", self._goes_across)),
            ),
        )

    def _on_a_square(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-P1, MP-L1."""
        if cell in self.map.land:
            return None
        id, key = ("MP-L1", "large_city") if cell in self.map.squares else ("MP-P1", "no_square")
        return RuleReason(id, key, {"cell": cell, "map": self.map.name}, (cell,))

    def beside(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-P2; the very first tile is placed on a start square (MP-S6)."""
        return None if self._reached(table, cell) else RuleReason("MP-P2", "alone", {"cell": cell}, (cell,))

    def _city_opened(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-L3: an adjacent large city that is not connected yet."""
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        if not cities or self._reached(table, cell):
            return None
        return RuleReason("MP-L3", "not_connected", {"cell": cell}, (cell, cities[0]))

    def ferry(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-Y1: a ferry at the square that is not joined yet, or that the tile does not match."""
        if cell in self.map.docks and not self._reached(table, cell):
            return RuleReason("MP-Y1", "not_joined", {"cell": cell}, (cell,))
        return self._unmet(table, cell, tile, "MP-Y1")

    def _reached(self, table: Table, cell: Cell) -> bool:
        """Return whether a square is reachable; True for a cell that is no square, which MP-P1 covers."""
        board = table.board
        if cell not in self.map.land or any(board.holds(near) for near in NEAR[cell]):
            return True
        if cell in self.map.first and (untouched(board) or cell in open_starts(table)):
            return True
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        return any(connected(self.map, board, city) for city in cities) or bool(
            far_ends(self.map, board, cell)
        )

    def _border_met(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-B1: the print beyond the border must match."""
        return self._unmet(table, cell, tile, "MP-B1")

    def _city_met(self, table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
        """MP-P3: what large cities show must match."""
        return self._unmet(table, cell, tile, "MP-P3")

    def _unmet(self, table: Table, cell: Cell, tile: Tile, id: str) -> RuleReason | None:
        return next((reason for reason in self.unmet(table, cell, tile) if reason.rule == id), None)

    def unmet(self, table: Table, cell: Cell, tile: Tile) -> Iterator[RuleReason]:
        """Yield the prints next to a square that a tile there does not match."""
        for edge, beyond in enumerate(NEAR[cell]):
            near = table.board.cells.get(beyond)
            if near is not None and near.special.printed and not meets(tile, near, edge):
                left, lane, _ = near.edges.kinds_at((edge + 2) % 4) or ("?", None, "?")
                values = {"side": EDGES[edge], "kind": lane or left, "cell": cell}
                cells = (cell,) if near.special.beyond else (cell, beyond)
                yield RuleReason(print_rule(self.map, cell, edge), "print", values, cells, EDGES[edge])

    def _why(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Return what allows a tile there."""
        board = table.board
        beside = tuple(near for near in NEAR[cell] if board.holds(near))
        if beside:
            return RuleReason("MP-P2", "beside", {"cell": cell}, (cell, *beside))
        if untouched(board):
            return RuleReason("MP-S6", "first", {"cell": cell}, (cell,))
        if cell in open_starts(table):
            return RuleReason(
                "MP-S6", "more", {"cell": cell, "wanted": table.book.setup.start_tiles}, (cell,)
            )
        for near in NEAR[cell]:
            if near in self.map.large_cities and connected(self.map, board, near):
                return RuleReason("MP-L2", "connected", {"cell": cell}, (cell, near))
        joined_here = self._by_ferry(board, cell)
        return RuleReason("MP-Y1", "joined", {"cell": cell}, (cell,)) if joined_here else None

    def _by_ferry(self, board: Board, cell: Cell) -> bool:
        """Return whether a square is reachable only by a ferry."""
        cities = (one for one in NEAR[cell] if one in self.map.large_cities)
        otherwise = any(map(board.holds, NEAR[cell])) or any(connected(self.map, board, c) for c in cities)
        return not otherwise and bool(far_ends(self.map, board, cell))

    def _start_square(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that a square is a start square (MP-S5)."""
        begins = cell in self.map.starts and (untouched(table.board) or cell in open_starts(table))
        return applies("MP-S5", (cell,)) if begins else None

    def first(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that the first tile placed is next to one of those on start squares (MP-S7)."""
        board = table.board
        laid = [one for one, lies in board.cells.items() if not lies.special.printed]
        beside = any(one in laid for one in NEAR[cell])
        if not beside or not all(one in self.map.starts for one in laid):
            return None
        return RuleReason("MP-S7", "first", {"cell": cell}, (cell,))

    def square(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that squares with towns are normal squares for placing."""
        return RuleReason("MP-T1", "town", {"cell": cell}, (cell,)) if cell in self.map.towns else None

    def _meets_print(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that the tile matches the print beyond the border."""
        printed = [edge for edge in EDGES if (cell, edge) in self.map.prints]
        return _at_side("MP-B1", "meets", cell, printed)

    def _meets_ferry(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that the tile shows a road where a ferry lands, at a square that is also reachable
        otherwise."""
        docked = [] if self._by_ferry(table.board, cell) else self._docked(cell)
        return _at_side("MP-Y1", "lands", cell, docked)

    def _docked(self, cell: Cell) -> list[str]:
        """Return the edges of a square at which ferries land."""
        ends = [end for ferry in self.map.docks.get(cell, ()) for end in ferry.ends]
        return [end.edge for end in ends if end.cell == cell]

    def _blank(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that edges without a print beyond them match anything."""
        taken = {*self._docked(cell), *(edge for edge in EDGES if (cell, edge) in self.map.prints)}
        outer = [edge for edge, near in zip(EDGES, NEAR[cell], strict=True) if near in self.map.sea]
        return _at_side("MP-B2", "blank", cell, [edge for edge in outer if edge not in taken])

    def _connects(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that a tile connects a large city, for all players."""
        new = [
            near
            for near in NEAR[cell]
            if near in self.map.large_cities and not connected(self.map, table.board, near)
        ]
        return RuleReason("MP-L2", "connects", {"cell": cell}, (cell, new[0])) if new else None

    def _taken_across(self, claim: DeploymentContext) -> RuleReason | None:
        """MP-Y1: a road is occupied by a follower at the other end of a ferry. (CB-M3 reports that it is
        occupied, and alone decides while the tile is not placed yet.)"""
        if claim.feature_kind != "road" or claim.meeting is not None:
            return None
        book, ferry = claim.table.book, self._goes_across(claim)
        if ferry is None or not book.occupies(claim.kind):
            return None
        cells = {cell: tile for cell, tile in claim.table.board.cells.items() if not tile.special.jumps}
        shore = Board(cells).region((*claim.cell, claim.index)).pieces
        over = any(book.occupies(f.kind) and f[2:] not in shore for f in claim.standing)
        return ferry if over else None

    def _goes_across(self, claim: DeploymentContext) -> RuleReason | None:
        """MP-Y1: a road continues at the other end of a ferry (of the first, if there are several)."""
        if claim.feature_kind != "road":
            return None
        return next(iter(crossed(self.map, claim.table.board.region((*claim.cell, claim.index)))), None)

    def _meets_city(self, table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that the tile matches the print of a large city, as it must."""
        cities = [near for near in NEAR[cell] if near in self.map.large_cities]
        return RuleReason("MP-P3", "meets", {"cell": cell}, (cell, *cities)) if cities else None


def first_tile(before: Table, after: Table, cell: Cell) -> Table:
    """MP-S6: placing another of the tiles with which the game begins is not a turn: no figure may be put on
    it, and the same player continues."""
    if cell not in open_starts(before):
        return after
    marks = before.turn.marks | {STARTED}
    return after.but(turn=after.turn.but(step="place", placed=before.turn.placed, marks=marks))


def has_started(table: Table, player: str) -> bool:
    """MP-S6: whether a player placed one of the first tiles; the next one may begin with the first turn."""
    return STARTED in table.turn.marks and not table.turn.placed


def _at_side(id: str, key: str, cell: Cell, sides: list[str]) -> RuleReason | None:
    """Return the reason about a square and the first of these edges, if there is one."""
    return RuleReason(id, key, {"cell": cell, "side": sides[0]}, (cell,), sides[0]) if sides else None


def by_the_normal_rules(claim: DeploymentContext) -> RuleReason | None:
    """A meeple is deployed as on any table."""
    return applies("MP-M1", (claim.cell,))


def print_rule(found: Map, cell: Cell, edge: int) -> str:
    """Return the rule by which a print beyond an edge must match."""
    if NEAR[cell][edge] in found.large_cities:
        return "MP-P3"
    side = Side(*cell, EDGES[edge])
    return "MP-Y1" if any(side in ferry.ends for ferry in found.docks.get(cell, ())) else "MP-B1"
