"""Mutated rules of the small expansions, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

GOLD = (
    Mutation("gold: more than the box has", "or in_use(after) >= PIECES:", "or in_use(after) > PIECES:"),
    Mutation("gold: a seventeenth piece", "or in_use(found) >= PIECES:", "or in_use(found) > PIECES:"),
    Mutation("gold: any tile brings it", "if MINE not in after.board.cells[cell].marks or", "if"),
    Mutation("gold: no second piece", "marks=after.turn.marks | {GOLD})", "marks=after.turn.marks)"),
    Mutation(
        "gold: on the mine again",
        "return [near for near in RING[cell] if",
        "return [near for near in (cell, *RING[cell]) if",
    ),
    Mutation(
        "gold: any other move before it",
        "at_once is not None and not isinstance(move, at_once.moves)",
        "table.over",
    ),
    Mutation("gold: again and again", "marks=table.turn.marks - {GOLD})", "marks=table.turn.marks)"),
    Mutation("gold: without a mine", "if GOLD not in table.turn.marks or not mine:", "if not mine:"),
    Mutation("gold: piles do not grow", "count = lying(table).get(cell, 0) + 1\n", "count = 1\n"),
    Mutation(
        "gold: of the monastery's own tile only",
        "if ring := ring_around(table, kind, cell):",
        "if ring := ():",
    ),
    Mutation("gold: for everybody there", "set()).add(line.player)", "set()).update(line.holders)"),
    Mutation(
        "gold: not for the lord of a castle",
        "if line.feature_kind == CASTLE:\n        return",
        "if 0:\n        return",
    ),
    Mutation(
        "ferries: before the phantom",
        'return applies("FY-1", placed) if out or any(turned(table)) else None',
        "return None",
    ),
    Mutation(
        "gold: stays on the table", "table = with_gold(table, cell, 0)", "table = with_gold(table, cell, 1)"
    ),
    Mutation(
        "gold: the first seat first",
        "for player in clockwise(table, table.turn.player):",
        "for player in clockwise(table, None):",
    ),
    Mutation(
        "gold: not from contested tiles first",
        "(left[cell], len(claims[cell]))",
        "(left[cell], -len(claims[cell]))",
    ),
    Mutation("gold: ten for three each", "EACH = ((10, 4)", "EACH = ((11, 4)"),
    Mutation("gold: seven for two each", "(7, 3)", "(8, 3)"),
    Mutation("gold: four for one each", "(4, 2), (1, 1)", "(5, 2), (1, 1)"),
)
MAGE = (
    Mutation(
        "mage: not required",
        "MAGE in after.board.cells[cell].marks:\n        movable",
        "cell in ():\n        movable",
    ),
    Mutation(
        "mage: never moved apart",
        "joined and region_of(before, MAGE) is not",
        "cell in () and region_of(before, MAGE) is not",
    ),
    Mutation(
        "mage: on fields", "if region.kind not in GOES_ON:\n        yield", "if table.over:\n        yield"
    ),
    Mutation(
        "mage: on finished features",
        'elif table.done(region):\n        yield RuleReason("MW-1"',
        'elif table.over:\n        yield RuleReason("MW-1"',
    ),
    Mutation(
        "mage: where one of them is",
        "and not table.done(region) and not on(table, region):",
        "and not table.done(region):",
    ),
    Mutation(
        "mage: moved without a tile",
        "if table.turn.marks.isdisjoint({MAGE, APART}):\n        yield",
        "if table.over:\n        yield",
    ),
    Mutation(
        "mage: leaves as the player likes", "if next(goals(table), None) is not None:", "if table.over:"
    ),
    Mutation("mage: leaves without being there", "elif token_of(table, kind) is None:", "elif table.over:"),
    Mutation(
        "mage: two for each tile",
        'ScorePart("MW-3", MAGE, len(case.region.tiles), 1)',
        'ScorePart("MW-3", MAGE, len(case.region.tiles), 2)',
    ),
    Mutation("mage: the witch rounds down", "for part in parts) // 2, -1)", "for part in parts) // -2, 1)"),
    Mutation(
        "mage: stays on completed features",
        "return taken(table, on(table, case.region))",
        "return taken(table, ())",
    ),
    Mutation("mage: stays on castles", "return taken(table, tuple(gone))", "return taken(table, ())"),
    Mutation("mage: moves once more", "marks=table.turn.marks - {MAGE, APART})", "marks=table.turn.marks)"),
)
FLY = (
    Mutation(
        "fly: from any tile",
        "found = machine(table)\n    if found is None:",
        "found = machine(table) or ((0, 0), (-1, 0))\n    if found is None:",
    ),
    Mutation("fly: the machine does not turn", "+ 2 * tile.quarter", "+ 0 * tile.quarter"),
    Mutation("fly: diagonals count twice", '"NW": (-1, -1)', '"NW": (-2, -2)'),
    Mutation("fly: as far as the player likes", "elif (move.x, move.y) != there:", "elif table.over:"),
    Mutation(
        "fly: on finished features",
        'elif table.done(region):\n        yield RuleReason("FM-2"',
        'elif table.over:\n        yield RuleReason("FM-2"',
    ),
    Mutation(
        "fly: on fields",
        'LANDS_ON = ("road", "city", "monastery")',
        'LANDS_ON = ("road", "city", "monastery", "field")',
    ),
    Mutation("fly: mayors anywhere", "or region.kind not in table.book.goes_on(kind):", "or table.over:"),
    Mutation(
        "fly: beside the dragon",
        "for rule in (*table.book.deployment.checks, *_laid_down(table, kind)):",
        "for rule in _laid_down(table, kind):",
    ),
    Mutation(
        "fly: lying down anywhere",
        "(*table.book.deployment.checks, *_laid_down(table, kind))",
        "table.book.deployment.checks",
    ),
    Mutation(
        "fly: home as the player likes",
        "if move.kind in table.book.figures and any(goals(",
        "if table.over and any(goals(",
    ),
    Mutation(
        "fly: any figure",
        'if known is not None and not table.book.follows(move.kind):\n        yield RuleReason("FM-1"',
        'if table.over:\n        yield RuleReason("FM-1"',
    ),
    Mutation(
        "fly: a figure besides",
        'step="end", marks=table.turn.marks | {FLIGHT}',
        'step="act", marks=table.turn.marks | {FLIGHT}',
    ),
    Mutation(
        "fly: findings about joined features",
        "if number > 1 and not table.book.deployment.joining:",
        "if number > 1:",
    ),
)
CIRCLES = (
    Mutation(
        "circle: the own seat begins",
        "seats = clockwise_after(table, player)",
        "seats = (str(player), *clockwise_after(table, player)[:-1])",
    ),
    Mutation(
        "circle: anybody chooses",
        "if choice is None:\n        return (player,)",
        "if choice is None:\n        return tuple(seats)",
    ),
    Mutation(
        "circle: asked though nobody is there",
        "or not any(True for _ in followers(table)):",
        "or table.over:",
    ),
    Mutation("circle: of any kind", ".kinds[segment] != kind:", ".kinds[segment] == table.over:"),
    Mutation(
        "circle: builders too",
        "if player in (None, figure.player) and table.book.follows(figure.kind):",
        "if player in (None, figure.player):",
    ),
    Mutation("circle: removal may be declined", "may_decline=adds,", ""),
    Mutation(
        "circle: chosen twice",
        "if (choice := chosen(table.turn)) is not None:",
        "if (choice := chosen(table.turn)) is table.over:",
    ),
    Mutation(
        "circle: everybody may do what he likes",
        "elif (choice == ADD) != isinstance(move, Deploy):",
        "elif table.over:",
    ),
    Mutation(
        "circle: beside nobody",
        "elif not any(one[2:] == (*cell, index) for one in followers(table, move.player)):",
        "elif table.over:",
    ),
    Mutation("circle: on another kind", "if move.feature.kind != kind:", "if table.over:"),
    Mutation(
        "circle: mayors anywhere",
        'if move.feature.kind not in table.book.goes_on(move.kind):\n        yield RuleReason("CC-3"',
        'if table.over:\n        yield RuleReason("CC-3"',
    ),
    Mutation(
        "circle: into barns",
        "for check in table.book.deployment.checks:\n        if (reason := check.apply(claim))",
        "for check in ():\n        if (reason := check.apply(claim))",
    ),
    Mutation(
        "circle: none left",
        "if table.book.follows(kind) and table.supply.left(player, kind) > 0:\n                one = Deploy",
        "if table.book.follows(kind):\n                one = Deploy",
    ),
    Mutation(
        "circle: several each",
        "passed=(*(before.turn.passed or ()), player)",
        "passed=before.turn.passed",
    ),
    Mutation(
        "circle: all alike go home",
        "        if figure in left:\n            left.remove(figure)",
        "        left = [one for one in left if one != figure]",
    ),
    Mutation("circle: findings about crowds", 'DeploymentRules(joining={CIRCLE: "CC-2"}),', ""),
    Mutation(
        "circle: others' followers",
        'if figure is None or figure.player != move.player:\n        yield RuleReason("CC-2"',
        'if figure is None:\n        yield RuleReason("CC-2"',
    ),
    Mutation("circle: deployed as ever", "deeds={Deploy: PUT},", ""),
)
ROBBERS = (
    Mutation(
        "robber: anybody next",
        "off = [one for one in others if victim(table, one) is None]",
        "off = list(others)",
    ),
    Mutation(
        "robber: another after the next",
        "off = [] if set(others) & set(passed) else off[:1]",
        "off = off[:1]",
    ),
    Mutation(
        "robber: always all",
        'if table.options[OTHERS.name] == "next":',
        'if table.options[OTHERS.name] == "":',
    ),
    Mutation(
        "robber: nowhere to go", "tuple(one for one in (first, *off) if markers(table, one))", "(first, *off)"
    ),
    Mutation("robber: only the next", 'if table.options[OTHERS.name] == "next":', "if True:"),
    Mutation("robber: after any tile", "return any(ROBBER in table", "return any(True or ROBBER in table"),
    Mutation("robber: at the end of the turn", "thieves, stage=AT_PLACE, needs", "thieves, needs"),
    Mutation("robber: beside the own marker", "if move.beside == move.player:", "if table.over:"),
    Mutation("robber: again the same", "elif move.beside == victim(table, move.player):", "elif table.over:"),
    Mutation("robber: rounded down", "return -(-points // 2)", "return points // 2"),
    Mutation("robber: for every feature", "after = put(after, seat.id, None)", "after = after"),
    Mutation("robber: for the smallest", "best = max(paid_to", "best = min(paid_to"),
    Mutation(
        "robber: for nothing", "if one.player == player and one.points > 0 and", "if one.player == player and"
    ),
    Mutation("robber: of all points", "one.points > 0 and one.feature_kind in worth)", "one.points > 0)"),
    Mutation(
        "robber: the first only",
        "        if best is None:\n            continue",
        "        if best is None or taken:\n            continue",
    ),
    Mutation(
        "robber: not from farmers of barns",
        "paid = scoring.upon_payment(table, lines)\n    step = scoring.go_home",
        "paid = scoring.upon_payment(table, ())\n    step = scoring.go_home",
    ),
    Mutation(
        "robber: not at the end", "return (*lines, *upon_payment(table, lines).lines)", "return tuple(lines)"
    ),
    Mutation(
        "robber: beside nobody known",
        "not isinstance(count, str) or count not in players - {player}",
        "count not in players",
    ),
)
