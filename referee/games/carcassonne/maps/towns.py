"""The variants for towns (MP-O1, MP-O2), which the publisher invites players to try."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Cell, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.maps.map import Map
from referee.tiles.model.position import Turn
from referee.tiles.model.tile import Tile
from referee.tiles.play.scoring import with_points
from referee.tiles.rules.rule import Rule
from referee.tiles.rules.rule_group import RuleGroup
from referee.tiles.rules.rule_groups import PlacementRules, ScoringRules, TurnRules
from referee.tiles.rules.state.start_cells import open_starts
from referee.tiles.rules.table import Table

TOWN = "mp.town"  # several values may be chosen together
VARIANTS = ("extra_turn", "cost2", "road_bonus")
COST = -2  # MP-O2


def on_a_town(found: Map, table: Table) -> bool:
    """Return whether the tile placed last in this turn is on a town."""
    placed = table.turn.placed
    return bool(placed) and placed[-1] in found.towns  # type: ignore[index]


def rules(found: Map, variants: str) -> tuple[RuleGroup, ...]:
    """Return the rules of the variants in play, in the groups of the book."""
    chosen = variants.split(",")

    def extra_turn(table: Table, following: Turn) -> Turn:
        """One extra turn, once within one draw."""
        now = table.turn
        if now.part != 1 or now.step == "place" or not on_a_town(found, table):
            return following
        return replace(following, player=now.player, part=2)

    def cost(table: Table) -> Step[Table]:
        """Costs two points, even below zero (MP-Z7)."""
        player = table.turn.player
        if player is None or not on_a_town(found, table):
            return Step(table)
        cells = (table.turn.placed or ())[-1:]
        line = ScoreLine(player, "MP-O2", (ScorePart("MP-O2", "town", 1, COST),), cells, "town")
        return Step(with_points(table, (line,)), (), (line,))

    def brings(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that a tile on this town brings an extra turn (MP-O1)."""
        key = "on" if "extra_turn" in chosen else "off"
        counts = cell in found.towns and cell not in open_starts(table)
        return RuleReason("MP-O1", key, {"cell": cell}, (cell,)) if counts else None

    def costs(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
        """Report that a tile on this town costs points (MP-O2)."""
        key = "on" if "cost2" in chosen else "off"
        counts = cell in found.towns and cell not in open_starts(table)
        return RuleReason("MP-O2", key, {"cell": cell}, (cell,)) if counts else None

    return (
        PlacementRules(notes=(Rule("MP-O1", brings), Rule("MP-O2", costs))),
        TurnRules(next_turn=(Rule("MP-O1", extra_turn),) if "extra_turn" in chosen else ()),
        ScoringRules(before_scoring=(Rule("MP-O2", cost),) if "cost2" in chosen else ()),
    )
