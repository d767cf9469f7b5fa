"""Findings about a table on a map, and about a map itself."""

from __future__ import annotations

from typing import Any

from referee.game import Cell, Message, Options, PositionFinding, RuleReason, cited
from referee.games.carcassonne.maps.map import Map
from referee.games.carcassonne.maps.routes import joined
from referee.games.carcassonne.maps.squares import Squares
from referee.tiles.model.board import Board
from referee.tiles.model.ports import NEAR
from referee.tiles.rules.rule import Rule
from referee.tiles.rules.table import Table


class MapInspection:
    """Inspects tables on a map; `given`: the options that were given."""

    def __init__(self, found: Map, given: Options) -> None:
        self.map, self.given, self.squares = found, given, Squares(found)

    def rules(self) -> tuple[Rule[Any], ...]:
        """Return the inspection rules."""
        return (
            Rule("MP-S1", self.edition),
            Rule("MP-S3", self.expansions),
            Rule("MP-P1", self.off_the_map),
            Rule("MP-B1", self.prints),
            Rule("MP-P2", self.apart),
            Rule("MP-S6", self.start_squares),
        )

    def off_the_map(self, table: Table) -> tuple[PositionFinding, ...]:
        """Find tiles that are not on a square, or on a large city."""
        wrong = sorted(cell for cell in _laid(table.board) if cell not in self.map.land)
        return tuple(
            PositionFinding(
                "error",
                RuleReason("MP-L1" if cell in self.map.squares else "MP-P1", "off", {"cell": cell}, (cell,)),
            )
            for cell in wrong
        )

    def prints(self, table: Table) -> tuple[PositionFinding, ...]:
        """Find tiles that do not match the print next to them."""
        cells = table.board.cells
        return tuple(
            PositionFinding("error", reason)
            for cell in sorted(_laid(table.board))
            for reason in self.squares.unmet(table, cell, cells[cell])
        )

    def apart(self, table: Table) -> tuple[PositionFinding, ...]:
        """Find tiles that are not connected, by neighbours, large cities and ferries, to a tile on a start
        square (or, if there is none, to the first tile)."""
        on_map = sorted(cell for cell in _laid(table.board) if cell in self.map.land)
        started = [cell for cell in on_map if cell in self.map.starts]
        left = tuple(
            cell
            for cell in on_map
            if cell not in _hang_together(self.map, table.board, started or on_map[:1])
        )
        severity = "error" if started else "warning"
        return (
            (PositionFinding(severity, RuleReason("MP-P2", "apart", {"count": len(left)}, left)),)
            if left
            else ()
        )

    def start_squares(self, table: Table) -> tuple[PositionFinding, ...]:
        """Report fewer start squares with tiles than the game begins with, and where the others are
        (MP-S5)."""
        wanted = min(int(table.options["mp.start_squares"]), len(self.map.starts))
        started = tuple(filter(table.board.holds, self.map.starts))
        values = {"count": len(started), "wanted": wanted}
        if len(started) >= wanted:
            return ()
        free = tuple(sorted(set(self.map.starts).difference(started)))
        where = PositionFinding("info", RuleReason("MP-S5", "free", {"cell": free}))
        return (PositionFinding("info", RuleReason("MP-S6", "starts", values, started)), where)

    def edition(self, table: Table) -> tuple[PositionFinding, ...]:
        """Report the assumed edition, if none was given."""
        values = {"edition": table.options["edition"]}
        return (
            ()
            if "edition" in self.given
            else (PositionFinding("info", RuleReason("MP-S1", "assumed", values)),)
        )

    def expansions(self, table: Table) -> tuple[PositionFinding, ...]:
        """Report whether the named expansions are played with their rules, or with their tiles only."""
        named, rules = self.given.get("expansions"), self.given.get("mp.expansion_rules")
        if not named or rules == "on":
            return ()
        key = "named" if rules is None else "tiles_only"
        return (PositionFinding("info", RuleReason("MP-S3", key)),)


def _laid(board: Board) -> list[Cell]:
    """Return the cells with tiles of the box."""
    return [cell for cell, tile in board.cells.items() if not tile.special.printed]


def _hang_together(found: Map, board: Board, start: list[Cell]) -> set[Cell]:
    """Return the cells of tiles and large cities that are connected to these."""
    walk, seen = list(start), set(start)
    for cell in walk:  # grows during the iteration
        ferries = [ferry for ferry in found.docks.get(cell, ()) if joined(board, ferry)]
        for near in (*NEAR[cell], *(end.cell for ferry in ferries for end in ferry.ends)):
            if near not in seen and (board.holds(near) or near in found.large_cities):
                seen.add(near)
                walk.append(near)
    return seen


def odd(found: Map) -> tuple[Message, ...]:
    """Return warnings about a playable map."""
    recommended = found.recommended
    if recommended is None or len(found.land) >= recommended[0]:
        return ()
    return (cited("MP-S2", Message("input-map-small", count=len(found.land), recommended=recommended[0])),)
