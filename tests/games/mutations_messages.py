"""Mutations of The Messages."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

MESSAGES = (
    Mutation(
        "message: the meeple always moves",
        "alike = first == space(table, player, MESSENGER) and",
        "alike = True and",
    ),
    Mutation(
        "message: a choice on one space",
        "alike = first == space(table, player, MESSENGER) and",
        "alike = False and",
    ),
    Mutation(
        "message: in turns of others",
        "if player == table.turn.player and at % EVERY == 0 else table",
        "if at % EVERY == 0 else table",
    ),
    Mutation("message: on every space", "at % EVERY == 0 else table", "at % 1 == 0 else table"),
    Mutation("message: ransoms are chosen", "or any(line.points < 0 for line in lines):", "or not lines:"),
    Mutation("message: agreed points are chosen", "or line.feature_kind == AGREED or", "or"),
    Mutation(
        "message: the messenger stays",
        "table = table.with_held(player, MESSENGER, table.holds(player, MESSENGER) + points)",
        "table = table",
    ),
    Mutation(
        "message: markers before the message",
        "    if DRAWN in table.turn.marks:\n        return (first,)\n",
        "",
    ),
    Mutation(
        "message: others first",
        "(first, *others) if one in having)",
        "reversed((first, *others)) if one in having)",
    ),
    Mutation(
        "message: it may be declined",
        "resume=resume, order=AFTER_ALL, optional=False)",
        "resume=resume, order=AFTER_ALL)",
    ),
    Mutation("message: three points", "SEAL = 2", "SEAL = 3"),
    Mutation(
        "message: the largest",
        "min(found, key=lambda line: line.points)",
        "max(found, key=lambda line: line.points)",
    ),
    Mutation(
        "message: figures of all",
        "if figure.segment >= 0 and figure.player == player and table.book.follows(figure.kind):",
        "if figure.segment >= 0 and table.book.follows(figure.kind):",
    ),
    Mutation("message: two for a farmer", "FARMERS: 3}", "FARMERS: 2}"),
    Mutation(
        "message: the follower stays",
        "home = scoring.go_home(step.state, (figure,))",
        "home = scoring.go_home(step.state, ())",
    ),
    Mutation(
        "message: no other part",
        'return Turn(now.player, "place", (), part=2)\n\n\n# ---- the move',
        "return turn\n\n\n# ---- the move",
    ),
    Mutation(
        "message: instead of the builder's part",
        "if (turn.player, turn.part) == (now.player, 2):",
        "if table.over:",
    ),
    Mutation(
        "message: a part without tiles",
        "if MORE not in now.marks or spent(table):",
        "if MORE not in now.marks:",
    ),
    Mutation(
        "message: nobody is named",
        "    own = figure is not None and figure.player == move.player\n",
        "    own = True\n    return\n",
    ),
)
