"""Mutated rules of Under the Big Top, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

BIG_TOP = (
    Mutation(
        "big top: a pyramid under a new bridge",
        "    if claim.feature_kind != PYRAMID:\n        return None\n    bridged",
        "    if claim.feature_kind != PYRAMID or not claim.on_table:\n        return None\n    bridged",
    ),
    Mutation("big top: on any first tile", "first = CIRCUS in after", "first = CIRCUS or CIRCUS in after"),
    Mutation("big top: on every circus tile at once", "and tent_of(after) is None", "and after is not None"),
    Mutation(
        "big top: only its own tile", "(cell, *RING[cell])\n    found: dict", "(cell,)\n    found: dict"
    ),
    Mutation(
        "big top: builders watch",
        "and table.book.follows(figure.kind)\n            and figure.kind not in table.book.on",
        "and figure.kind not in table.book.on",
    ),
    Mutation(
        "big top: each player once",
        "found.get(figure.player, 0) + 1\n    return {seat",
        "1\n    return {seat",
    ),
    Mutation(
        "big top: the old token pays", 'lines_for(table, "BT-T3", move.value)', 'lines_for(table, "BT-T3", 4)'
    ),
    Mutation("big top: any number", "if move.value not in VALUES:", "if move.value not in range(99):"),
    Mutation(
        "big top: any time",
        'yield RuleReason("BT-T3", "nothing_due", {"player": move.player})',
        "yield from ()",
    ),
    Mutation("big top: may be passed", "done=moves_on, order=20, optional=False", "done=moves_on, order=20"),
    Mutation(
        "big top: no last show", "return after.but() if any_player.apply(after) else after", "return after"
    ),
    Mutation(
        "big top: stays for ever", "return Step(with_tent(table, cell), (Event", "return Step(table, (Event"
    ),
    Mutation("acrobats: a fourth", "if len(claim.standing) >= MOST:", "if len(claim.standing) > MOST:"),
    Mutation(
        "acrobats: far away",
        '>= MOST:\n        return RuleReason("BT-A1", "full"',
        '>= MOST:\n        return RuleReason("BT-A4", "full"',
    ),
    Mutation("acrobats: two tiles away", "abs(cell[1] - other[1])) <= 1", "abs(cell[1] - other[1])) <= 2"),
    Mutation("acrobats: no portal", "or _by_portal(claim):", "or claim is None:"),
    Mutation("acrobats: one is enough", "if count < MOST:", "if count < 1:"),
    Mutation(
        "acrobats: filled and scored", "elif mark_of(cell) in table.turn.marks:", 'elif mark_of(cell) == "":'
    ),
    Mutation(
        "acrobats: scored in the second part",
        "if kept and turn.part != 1 else turn",
        "if kept and turn.part == 1 else turn",
    ),
    Mutation(
        "acrobats: and a figure, too",
        'turn = table.turn.but(player=move.player, step="end")\n    event = Event(PYRAMID',
        "turn = table.turn.but(player=move.player)\n    event = Event(PYRAMID",
    ),
    Mutation("acrobats: four points each", "MOST, EACH = 3, 5", "MOST, EACH = 3, 4"),
    Mutation(
        "ringmaster: needs the majority",
        "if figure.kind == RINGMASTER]\n    return Step",
        "if figure.kind == RINGMASTER and figure.player in owners]\n    return Step",
    ),
    Mutation(
        "ringmaster: only his own tile",
        "for one in (cell, *RING[cell]) if one in cells]",
        "for one in (cell,) if one in cells]",
    ),
    Mutation(
        "ringmaster: never at the end",
        "for figure in scored for line in lines_for",
        "for figure in scored[:0] for line in lines_for",
    ),
    Mutation(
        "ringmaster: an acrobat himself",
        "goes_on=meeple.goes_on - {PYRAMID}",
        "goes_on=meeple.goes_on | {PYRAMID}",
    ),
)
