"""Mutated rules of Carcassonne Amazonas, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

AMAZONAS = (
    Mutation(
        "amazonas: wood does not spare the boat",
        'return table.turn.step == "end" or wood_on(table, player)',
        'return table.turn.step == "end"',
    ),
    Mutation("amazonas: land in front of the mouth", "way.along(cell) < 0:", "way.along(cell) < 1:"),
    Mutation(
        "amazonas: Amazon tiles anywhere beyond",
        "if cell in [way.ahead(count) for count in range(length)]:",
        "if way.along(cell) >= 0:",
    ),
    Mutation(
        "amazonas: no double after the bang",
        "return waiting if double_due(waiting) else after",
        "return after",
    ),
    Mutation(
        "amazonas: double tiles without a bang",
        "if tile is not None and bang(tile):\n        return None\n    return RuleReason",
        "if True:\n        return None\n    return RuleReason",
    ),
    Mutation(
        "amazonas: the game ends before the double",
        "if double_due(table):\n        cells",
        "if False:\n        cells",
    ),
    Mutation("amazonas: a double adds one space", "+ sum(map(double, tiles))", "+ 0"),
    Mutation("amazonas: always 16 spaces", "4: 8, 5: 8}", "4: 16, 5: 16}"),
    Mutation("amazonas: boats beyond the last space", "min(start + by, last)", "start + by"),
    Mutation("amazonas: boats go back", "end = max(start, min(", "end = (min("),
    Mutation("amazonas: icons per meeple", "known = {before.region(f[2:]): None for f in own}", "known = {}"),
    Mutation(
        "amazonas: old icons never count",
        'two = (merged, printed) if table.options[MERGE] == "on"',
        'two = (printed, merged) if table.options[MERGE] == "on"',
    ),
    Mutation(
        "amazonas: icons move only the one who claims",
        "for seat in table.players:\n            own",
        "for seat in table.players[:1]:\n            own",
    ),
    Mutation("amazonas: claiming moves nothing", 'figure.kind == "meeple" else 0', "False else 0"),
    Mutation(
        "amazonas: wood or not, the boat moves",
        "or not turn.placed or wood_placed(table, turn.player):",
        "or not turn.placed:",
    ),
    Mutation("amazonas: two with four meeples", "MEEPLES, CAMPS = 4, 2", "MEEPLES, CAMPS = 5, 3"),
    Mutation(
        "amazonas: a meeple next to a camp",
        "if not there:\n        return None\n    values",
        "if there:\n        return None\n    values",
    ),
    Mutation(
        "amazonas: wood on the bang tile", "or claim.cell not in placed[:-1]:", "or claim.cell in placed:"
    ),
    Mutation("amazonas: first only caimans", '("CA-L2", ("caiman", "piranha"))', '("CA-L2", ("caiman",))'),
    Mutation("amazonas: second takes all", '("CA-L3", ("piranha",))', '("CA-L3", ("caiman", "piranha"))'),
    Mutation(
        "amazonas: never too far behind", "return len(at) == 2 and abs(at[0] - at[1]) > 1", "return False"
    ),
    Mutation("amazonas: too far behind with any number", "return len(at) == 2 and abs(", "return abs("),
    Mutation("amazonas: no boat moves after the scoring", "if seat.id not in paid:", "if seat.id in ():"),
    Mutation(
        "amazonas: only half of the double",
        "for cell in cells_of(table.board.cells, (table.turn.placed or ())[-1]):",
        "for cell in (table.turn.placed or ())[-1:]:",
    ),
    Mutation(
        "amazonas: numbers of the mouth",
        "2: (6, 3), 3: (6, 3), 4: (7, 4, 1)",
        "2: (7, 4), 3: (7, 4), 4: (6, 4, 1)",
    ),
    Mutation(
        "amazonas: everything is scored with an Amazon tile",
        "return not cells.isdisjoint(region.tiles)\n\n\ndef bang",
        "return False\n\n\ndef bang",
    ),
    Mutation(
        "amazonas: a tributary pays two a tile",
        '(*parts, ScorePart(id, "tile", case.tiles(), 1), *fruit',
        '(*parts, ScorePart(id, "tile", case.tiles(), 2), *fruit',
    ),
    Mutation("amazonas: unfinished villages pay in full", 'else ("CA-V3", 1)', 'else ("CA-V3", 2)'),
    Mutation(
        "amazonas: fruit is nothing", 'ScorePart(id, "fruit", count, 1)', 'ScorePart(id, "fruit", count, 0)'
    ),
    Mutation(
        "amazonas: large tiles by squares",
        'if case.options[BIG] == "squares"',
        'if case.options[BIG] == "one"',
    ),
    Mutation(
        "amazonas: a camp is worth two an animal",
        'case.region.marks.get("animals", 0), 1)',
        'case.region.marks.get("animals", 0), 2)',
    ),
    Mutation(
        "amazonas: the meeple lies from 51 on",
        "laps, field = divmod(new, FIELDS)",
        "laps, field = divmod(new - 1, FIELDS)",
    ),
)
