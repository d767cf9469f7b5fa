"""Mutated rules of The Tower, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

TOWER = (
    Mutation("tower: nine pieces for two", "EACH = {2: 10,", "EACH = {2: 9,"),
    Mutation("tower: eight pieces for three", "3: 9, 4: 7,", "3: 8, 4: 7,"),
    Mutation("tower: five pieces for five", "5: 6, 6: 5}", "5: 5, 6: 5}"),
    Mutation(
        "tower: pieces without end", "max(0, pieces(table, move.player) - 1)", "pieces(table, move.player)"
    ),
    Mutation(
        "tower: pieces of others are not counted",
        "len(table.players) - used - others))",
        "len(table.players) - used))",
    ),
    Mutation(
        "tower: pieces on the table are not counted",
        "len(table.players) - used - others))",
        "len(table.players) - others))",
    ),
    Mutation("tower: on any tile", "if TOWER not in table.board.cells[cell].marks:", "if table.over:"),
    Mutation("tower: on closed towers", "for figure in closed_by(table, cell):", "for figure in ():"),
    Mutation(
        "tower: a piece as well as a figure", "in_turn, instead_of_a_figure, may_build", "in_turn, may_build"
    ),
    Mutation("tower: lords of castles", "and not sheltered(table, figure)", "and table.players"),
    Mutation("tower: diagonally", "if (figure.x == x or figure.y == y)", "if figure.player"),
    Mutation("tower: one cell further", "abs(figure.y - y) <= height\n", "abs(figure.y - y) <= height + 1\n"),
    Mutation("tower: not the last cell", "abs(figure.y - y) <= height\n", "abs(figure.y - y) < height\n"),
    Mutation(
        "tower: builders in reach",
        "<= height\n        and table.book.follows(figure.kind)",
        "<= height",
    ),
    Mutation("tower: builders captured", "if known and not table.book.follows(", "if table.over and not ("),
    Mutation(
        "tower: the piece does not count",
        "grown = height(table, cell) + 1\n    known = ",
        "grown = height(table, cell)\n    known = ",
    ),
    Mutation(
        "tower: the own follower a prisoner",
        "if figure.player == captor:\n        return home",
        "if table.over:\n        return home",
    ),
    Mutation("tower: the builder stays alone", "*home.events[1:]]", "]"),
    Mutation("tower: no exchange", "if len(own) == 1:", "if len(own) == 9:"),
    Mutation("tower: exchange without a choice", "if len(own) == 1:", "if own:"),
    Mutation("tower: no duty to exchange", "TurnRules(end_checks=(exchange_first,))", "TurnRules()"),
    Mutation("ransom: two points", "COST = 3", "COST = 2"),
    Mutation(
        "ransom: again and again",
        "if RANSOM in table.turn.marks:\n        yield",
        "if table.over:\n        yield",
    ),
    Mutation("ransom: once in each part", "if turn.part == 1 or RANSOM", "if turn.part or RANSOM"),
    Mutation(
        "ransom: of nothing",
        '== "needs_3" and points is not None and points < COST',
        '== "needs_3" and table.over',
    ),
    Mutation("ransom: never into debt", '== "needs_3" and points', '!= "needs_0" and points'),
    Mutation(
        "ransom: of anyone", "if move.kind not in holds_of(table, move.from_, move.player):", "if table.over:"
    ),
    Mutation(
        "ransom: before an exchange",
        "if (reason := exchange_first.apply(table, move.player)) is not None:\n        yield",
        "if table.over:\n        yield",
    ),
    Mutation(
        "tower: onto a foot", "if claim.on_table and height(claim.table, claim.cell):", "if claim.on_table:"
    ),
    Mutation(
        "tower: mayors climb", "claim.feature_kind == TOWER and claim.kind in NOT_UP", "claim.kind == TOWER"
    ),
    Mutation("tower: no large meeple climbs", 'CLIMB = ("meeple", "big",', 'CLIMB = ("meeple",'),
    Mutation(
        "tower: only on the new tile",
        "if move.feature.kind in table.book.deployment.kinds_anywhere:",
        "if table.over:",
    ),
    Mutation(
        "tower: always safe from the dragon", 'if options[SAFE.name] == "on" else {}', "if options else {}"
    ),
    Mutation(
        "tower: never safe from the dragon", 'if options[SAFE.name] == "on" else {}', "if not options else {}"
    ),
    Mutation(
        "tower: prisoners in the supply",
        "found.update(prisoner for player in self._held for",
        "found.update(prisoner for player in () for",
    ),
    Mutation("tower: before a knight goes", "instead_checks=(has_taken,))", ")"),
    Mutation(
        "tower: any prisoner",
        "elif not table.book.follows(kind):\n                found",
        "elif table.over:\n                found",
    ),
    Mutation("tower: both hold each other", "and not due:", "and due:"),
)
