"""Sabotaged rules of the small boxes, one line each."""

from __future__ import annotations

from tests.games.sabotages_base import Sabotage

PHANTOM = (
    Sabotage(
        "phantom: two for each player",
        "supply=1, allows=(like_a_meeple,)",
        "supply=2, allows=(like_a_meeple,)",
    ),
    Sabotage(
        "phantom: without a figure before it",
        'elif turn.step == "act":\n        yield Reason("PH-1"',
        'elif turn.due:\n        yield Reason("PH-1"',
    ),
    Sabotage(
        "phantom: before the tile",
        'if turn.step == "place":\n        yield Reason(table.book.ids.order, "step_place", values)',
        'if turn.due:\n        yield Reason(table.book.ids.order, "step_place", values)',
    ),
    Sabotage(
        "phantom: any figure",
        "if move.kind != PHANTOM:",
        "if not move.kind:",
    ),
    Sabotage(
        "phantom: on any tile",
        "        deployment_checks.just_placed,\n",
        "",
    ),
    Sabotage(
        "phantom: without one in the supply",
        "        deployment_checks.in_supply,\n        deployment_checks.claim_stands,",
        "        deployment_checks.claim_stands,",
    ),
    Sabotage(
        "phantom: on occupied features",
        "        deployment_checks.claim_stands,\n    ):",
        "    ):",
    ),
    Sabotage(
        "phantom: after the princess", "if TAKEN in table.turn.marks else None", "if table.over else None"
    ),
    Sabotage("phantom: after the dragon", "second_checks=(before_the_walk,)", "second_checks=()"),
    Sabotage("phantom: a mistake on one tile", "known.moves or known.besides", "known.moves"),
)
FESTIVAL = (
    Sabotage("festival: any tile", "not celebrates(table):", "table.over:"),
    Sabotage("festival: anybody's figures", "if move.figure.player != move.player:", "if table.over:"),
    Sabotage(
        "festival: besides a figure",
        "yield from instead_of_a_figure(table, move)\n    figure, cells",
        "figure, cells",
    ),
    Sabotage("festival: followers only", 'table.options[WHICH.name] == "figure" or', ""),
    Sabotage("festival: any figure", 'table.options[WHICH.name] == "figure" or', "True or"),
    Sabotage(
        "festival: a figure that is not there",
        'elif figure is None:\n        yield Reason("FE-1"',
        'elif table.over:\n        yield Reason("FE-1"',
    ),
    Sabotage(
        "take: barns are not found",
        "if name.feature is None or table.between_tiles(figure):",
        "if name.feature is None and name.point is None:",
    ),
)
SHORT = (*PHANTOM, *FESTIVAL)
