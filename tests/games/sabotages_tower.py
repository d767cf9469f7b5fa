"""Sabotaged rules of The Tower, one line each."""

from __future__ import annotations

from tests.games.sabotages_base import Sabotage

TOWER = (
    Sabotage("tower: nine pieces for two", "EACH = {2: 10,", "EACH = {2: 9,"),
    Sabotage("tower: eight pieces for three", "3: 9, 4: 7,", "3: 8, 4: 7,"),
    Sabotage("tower: five pieces for five", "5: 6, 6: 5}", "5: 5, 6: 5}"),
    Sabotage(
        "tower: pieces without end", "max(0, pieces(table, move.player) - 1)", "pieces(table, move.player)"
    ),
    Sabotage(
        "tower: pieces of others are not counted",
        "len(table.players) - used - others))",
        "len(table.players) - used))",
    ),
    Sabotage(
        "tower: pieces on the table are not counted",
        "len(table.players) - used - others))",
        "len(table.players) - others))",
    ),
    Sabotage("tower: on any tile", "if TOWER not in table.board.cells[cell].marks:", "if table.over:"),
    Sabotage("tower: on closed towers", "for figure in closed_by(table, cell):", "for figure in ():"),
    Sabotage(
        "tower: a piece as well as a figure", "in_turn, instead_of_a_figure, may_build", "in_turn, may_build"
    ),
    Sabotage("tower: lords of castles", "and not sheltered(table, figure)", "and table.players"),
    Sabotage("tower: diagonally", "if (figure.x == x or figure.y == y)", "if figure.player"),
    Sabotage("tower: one cell further", "abs(figure.y - y) <= height\n", "abs(figure.y - y) <= height + 1\n"),
    Sabotage("tower: not the last cell", "abs(figure.y - y) <= height\n", "abs(figure.y - y) < height\n"),
    Sabotage(
        "tower: builders in reach",
        "<= height\n        and table.book.follows(figure.kind)",
        "<= height",
    ),
    Sabotage("tower: builders captured", "if known and not table.book.follows(", "if table.over and not ("),
    Sabotage(
        "tower: the piece does not count",
        "grown = height(table, cell) + 1\n    known = ",
        "grown = height(table, cell)\n    known = ",
    ),
    Sabotage(
        "tower: the own follower a prisoner",
        "if figure.player == captor:\n        return home",
        "if table.over:\n        return home",
    ),
    Sabotage("tower: the builder stays alone", "*home.events[1:]]", "]"),
    Sabotage("tower: no exchange", "if len(own) == 1:", "if len(own) == 9:"),
    Sabotage("tower: exchange without a choice", "if len(own) == 1:", "if own:"),
    Sabotage("tower: no duty to exchange", "TurnRules(end_checks=(exchange_first,))", "TurnRules()"),
    Sabotage("ransom: two points", "COST = 3", "COST = 2"),
    Sabotage(
        "ransom: again and again",
        "if RANSOM in table.turn.marks:\n        yield",
        "if table.over:\n        yield",
    ),
    Sabotage("ransom: once in each part", "if turn.part == 1 or RANSOM", "if turn.part or RANSOM"),
    Sabotage(
        "ransom: of nothing",
        '== "needs_3" and points is not None and points < COST',
        '== "needs_3" and table.over',
    ),
    Sabotage("ransom: never into debt", '== "needs_3" and points', '!= "needs_0" and points'),
    Sabotage(
        "ransom: of anyone", "if move.kind not in holds_of(table, move.from_, move.player):", "if table.over:"
    ),
    Sabotage(
        "ransom: before an exchange",
        "if (reason := exchange_first.apply(table, move.player)) is not None:\n        yield",
        "if table.over:\n        yield",
    ),
    Sabotage(
        "tower: onto a foot", "if claim.on_table and height(claim.table, claim.cell):", "if claim.on_table:"
    ),
    Sabotage(
        "tower: mayors climb", "claim.feature_kind == TOWER and claim.kind in NOT_UP", "claim.kind == TOWER"
    ),
    Sabotage("tower: no large meeple climbs", 'CLIMB = ("meeple", "big",', 'CLIMB = ("meeple",'),
    Sabotage(
        "tower: only on the new tile",
        "if move.feature.kind in table.book.deployment.kinds_anywhere:",
        "if table.over:",
    ),
    Sabotage(
        "tower: always safe from the dragon", 'if options[SAFE.name] == "on" else {}', "if options else {}"
    ),
    Sabotage(
        "tower: never safe from the dragon", 'if options[SAFE.name] == "on" else {}', "if not options else {}"
    ),
    Sabotage(
        "tower: prisoners in the supply",
        "found.update(prisoner for player in self._held for",
        "found.update(prisoner for player in () for",
    ),
    Sabotage("tower: before a knight goes", "instead_checks=(has_taken,))", ")"),
    Sabotage(
        "tower: any prisoner",
        "elif not table.book.follows(kind):\n                found",
        "elif table.over:\n                found",
    ),
    Sabotage("tower: both hold each other", "and not due:", "and due:"),
)
