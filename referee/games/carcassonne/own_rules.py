"""Sets whose tiles are placed and scored like any others, while players apply the sets' own rules themselves:
these rules are not known in full. A finding names them wherever such tiles lie."""

from __future__ import annotations

from referee.game import PositionFinding, RuleReason
from referee.tiles.rules.rule import InspectRule, Rule, rule
from referee.tiles.rules.table import Table


def _left_to_players(catalog: str, id: str) -> Rule[InspectRule]:
    """Return the rule that finds the tiles of a set."""

    @rule(id)
    def finding(table: Table) -> tuple[PositionFinding, ...]:
        own = f"{catalog}/"
        cells = sorted(cell for cell, tile in table.board.cells.items() if tile.id.startswith(own))
        return (PositionFinding("info", RuleReason(id, "own_rules", {}, tuple(cells))),) if cells else ()

    return finding


FINDINGS = (
    _left_to_players("plague", "PL-1"),
    _left_to_players("russian-promos", "RU-1"),
    _left_to_players("wheel-of-fortune", "WF-1"),
)
