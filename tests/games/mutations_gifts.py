"""Mutations of The Gifts."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

GIFTS = (
    Mutation("gift: for an own road, too", "if owners and player not in owners:", "if owners:"),
    Mutation(
        "gift: for a road without an owner",
        "if owners and player not in owners:",
        "if player not in owners:",
    ),
    Mutation("gift: for fields, too", 'OF_PLAYERS = (ROAD, "city")', 'OF_PLAYERS = (ROAD, "city", "field")'),
    Mutation("gift: for roads only", 'OF_PLAYERS = (ROAD, "city")', "OF_PLAYERS = (ROAD,)"),
    Mutation("gift: more than there are", "and unopened(table) < ALL:", "and unopened(table) <= ALL:"),
    Mutation("gift: two at once", "table.holds(player, GIFT) + 1)", "table.holds(player, GIFT) + 2)"),
    Mutation("gift: without one", "if not table.holds(move.player, GIFT):", "if table.over:"),
    Mutation(
        "gift: two in a turn",
        'if GIFT in table.turn.marks:\n        yield RuleReason("GI-1", "once"',
        'if table.over:\n        yield RuleReason("GI-1", "once"',
    ),
    Mutation(
        "gift: in a second part",
        'elif table.turn.part == 2:\n        yield RuleReason("GI-1"',
        'elif table.over:\n        yield RuleReason("GI-1"',
    ),
    Mutation(
        "gift: after the tile",
        '(in_turn, at_step("place"), has_one,',
        "(in_turn, has_one,",
    ),
    Mutation(
        "gift: when no tile is left",
        "if table.turn.drawn is None and spent(table):",
        "if table.over:",
    ),
    Mutation(
        "gift: not with the last tile, either",
        "if table.turn.drawn is None and spent(table):",
        "if spent(table):",
    ),
    Mutation(
        "gift: for the other half of the cell",
        "for index in newest(tile):\n            if tile.kinds[index] not in OF_PLAYERS:",
        "for index in range(len(tile.kinds)):\n            if tile.kinds[index] not in OF_PLAYERS:",
    ),
    Mutation("gift: stays with its player", "left = max(0, table.holds(move.player, GIFT) - 1)", "left = 1"),
    Mutation(
        "road sweeper: complete roads",
        'if swept and table.done(region):\n        yield RuleReason("GI-1"',
        'if table.over:\n        yield RuleReason("GI-1"',
    ),
    Mutation(
        "gift: without figures there",
        "if table.standing_on(region):\n        return\n    cells",
        "if True:\n        return\n    cells",
    ),
    Mutation(
        "gift: figures on unknown features are none",
        'yield RuleReason("GI-1", "unclear" if unclear else "empty"',
        'yield RuleReason("GI-1", "empty"',
    ),
    Mutation("road sweeper: any feature", "((ROAD,) if swept else MONASTERIES)", "(region.kind,)"),
    Mutation(
        "road sweeper: figures stay",
        "scoring.go_home(paid.state, table.standing_on(swept))",
        "scoring.go_home(paid.state, ())",
    ),
    Mutation(
        "synod: anywhere", "((ROAD,) if swept else MONASTERIES)", "((ROAD,) if swept else (region.kind,))"
    ),
    Mutation(
        "synod: without a figure in the supply",
        "if table.supply.left(move.player, monk) <= 0:",
        "if table.over:",
    ),
    Mutation(
        "synod: any figure",
        "elif there and monk not in kinds_for(table, there[0], move.player):",
        "elif table.over:",
    ),
    Mutation(
        "synod: no monk", "after.but(figures=(*after.figures, monk))", "after.but(figures=after.figures)"
    ),
    Mutation("synod: two monks are a fault", 'DeploymentRules(joining={SYNOD: "GI-1"})', "DeploymentRules()"),
)
