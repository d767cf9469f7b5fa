"""Sabotages of The Messages."""

from __future__ import annotations

from tests.games.sabotages_base import Sabotage

MESSAGES = (
    Sabotage(
        "message: the meeple always moves",
        "alike = first == space(table, player, MESSENGER) and",
        "alike = True and",
    ),
    Sabotage(
        "message: a choice on one space",
        "alike = first == space(table, player, MESSENGER) and",
        "alike = False and",
    ),
    Sabotage(
        "message: in turns of others",
        "if player == table.turn.player and at % EVERY == 0 else table",
        "if at % EVERY == 0 else table",
    ),
    Sabotage("message: on every space", "at % EVERY == 0 else table", "at % 1 == 0 else table"),
    Sabotage("message: ransoms are chosen", "or any(line.points < 0 for line in lines):", "or not lines:"),
    Sabotage("message: agreed points are chosen", "or line.feature_kind == AGREED or", "or"),
    Sabotage(
        "message: the messenger stays",
        "table = table.with_held(player, MESSENGER, table.holds(player, MESSENGER) + points)",
        "table = table",
    ),
    Sabotage(
        "message: markers before the message",
        "    if DRAWN in table.turn.marks:\n        return (first,)\n",
        "",
    ),
    Sabotage(
        "message: others first",
        "(first, *others) if one in having)",
        "reversed((first, *others)) if one in having)",
    ),
    Sabotage(
        "message: it may be declined",
        "resume=resume, order=AFTER_ALL, optional=False)",
        "resume=resume, order=AFTER_ALL)",
    ),
    Sabotage("message: three points", "SEAL = 2", "SEAL = 3"),
    Sabotage(
        "message: the largest",
        "min(found, key=lambda line: line.points)",
        "max(found, key=lambda line: line.points)",
    ),
    Sabotage(
        "message: figures of all",
        "if figure.segment >= 0 and figure.player == player and table.book.follows(figure.kind):",
        "if figure.segment >= 0 and table.book.follows(figure.kind):",
    ),
    Sabotage("message: two for a farmer", "FARMERS: 3}", "FARMERS: 2}"),
    Sabotage(
        "message: the follower stays",
        "home = scoring.go_home(step.state, (figure,))",
        "home = scoring.go_home(step.state, ())",
    ),
    Sabotage(
        "message: no other part",
        'return Turn(now.player, "place", (), part=2)\n\n\n# ---- the move',
        "return turn\n\n\n# ---- the move",
    ),
    Sabotage(
        "message: instead of the builder's part",
        "if (turn.player, turn.part) == (now.player, 2):",
        "if table.over:",
    ),
    Sabotage(
        "message: a part without tiles",
        "if MORE not in now.marks or spent(table):",
        "if MORE not in now.marks:",
    ),
    Sabotage(
        "message: nobody is named",
        "    own = figure is not None and figure.player == move.player\n",
        "    own = True\n    return\n",
    ),
)
