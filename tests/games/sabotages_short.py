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
    Sabotage("phantom: a mistake on one tile", "known.moves or known.in_addition", "known.moves"),
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
    Sabotage("festival: sheep stay", "without_sheep(home.state, shepherds)", "home.state"),
    Sabotage("festival: any figure", 'table.options[WHICH.name] == "figure" or', "True or"),
    Sabotage(
        "festival: a figure that is not there",
        'elif figure is None:\n        yield Reason("FE-1"',
        'elif table.over:\n        yield Reason("FE-1"',
    ),
    Sabotage(
        "take: barns are not found",
        "if name.feature is None or figure.kind in table.book.on_points:",
        "if name.feature is None and name.point is None:",
    ),
)
WATCHTOWER = (
    Sabotage(
        "watchtower: builders are paid",
        "if bonus is None or not table.book.follows(",
        "if bonus is None or not (",
    ),
    Sabotage(
        "watchtower: farmers are paid", "case.figures if case.region.kind in KINDS else ()", "case.figures"
    ),
    Sabotage(
        "watchtower: not its own tile",
        "return (cell, *RING[cell])\n\n\ndef followers_near",
        "return RING[cell]\n\n\ndef followers_near",
    ),
    Sabotage("watchtower: builders count", "in cells and table.book.follows(one.kind) and", "in cells and"),
    Sabotage(
        "watchtower: one coat of arms for each tile",
        'feature.marks.get("pennants", 0) for tile',
        "1 for tile",
    ),
    Sabotage("watchtower: no monasteries", 'tile.kinds.count("monastery")', 'tile.kinds.count("abbey")'),
    Sabotage(
        "watchtower: every city of a tile", "sum(what in tile.kinds for", "sum(tile.kinds.count(what) for"
    ),
    Sabotage("watchtower: 1 for everything", "return (int(each), what) if", "return (1, what) if"),
    Sabotage(
        "watchtower: unreadable tiles are certain", 'certain = what == "meeple" or', "certain = True or"
    ),
    Sabotage(
        "watchtower: nobody is paid",
        'return Step(table, (), lines)\n\n\n@rule("WT-1")',
        'return Step(table)\n\n\n@rule("WT-1")',
    ),
)
ROSES = (
    Sabotage(
        "rose: 2 points",
        'POINTS = 3\n\n\ndef extend(book: Book, options: Options) -> Book:\n    """Return the book with wind',
        'POINTS = 2\n\n\ndef extend(book: Book, options: Options) -> Book:\n    """Return the book with wind',
    ),
    Sabotage("rose: its row does not count", "(south <= 0 if", "(south < 0 if"),
    Sabotage("rose: its column does not count", "else east <= 0)", "else east < 0)"),
    Sabotage("rose: directions do not turn", "QUARTERS.index(shown) + turns", "QUARTERS.index(shown)"),
    Sabotage(
        "rose: directions turn the other way",
        "QUARTERS.index(shown) + turns",
        "QUARTERS.index(shown) - turns",
    ),
    Sabotage(
        "rose: the first one counts",
        "return after.but(tokens=(*others, Token(LAST",
        "return after if others != after.tokens else after.but(tokens=(*others, Token(LAST",
    ),
    Sabotage("rose: any of two", "return found[0] if len(found) == 1", "return found[0] if found"),
    Sabotage(
        "rose: everywhere",
        "if at is not None and in_quarter(at, cell, meant(table, at, shown)) else",
        "if at is not None else",
    ),
    Sabotage("rose: two are not noticed", "if len(roses) > 1 and not lying", "if len(roses) > 2"),
    Sabotage("rose: a wrong token is not noticed", "if wrong or len(lying) > 1", "if len(lying) > 1"),
)
DARMSTADT = (
    Sabotage(
        "church: not for ties",
        "if there.get(seat.id) == most\n",
        "if there.get(seat.id) == most and len(set(there.values())) > 1\n",
    ),
    Sabotage("church: builders count", "in near and table.book.follows(one.kind) and", "in near and"),
    Sabotage("church: only its own tile", "near = {cell, *RING[cell]}", "near = {cell}"),
    Sabotage("church: not the monk", "near = {cell, *RING[cell]}", "near = set(RING[cell])"),
    Sabotage(
        "church: any monastery",
        "if not case.region.marks.get(CHURCH):",
        "if case.region.kind != 'monastery':",
    ),
    Sabotage("darmstadtium: at the end, too", "there = case.complete and case.region", "there = case.region"),
    Sabotage(
        "darmstadtium: nothing",
        'Part("DA-2", DARMSTADTIUM, 1, POINTS)',
        'Part("DA-2", DARMSTADTIUM, 0, POINTS)',
    ),
)
BUILDINGS = (
    Sabotage("building: six for each player", "return ALL // max(1, len(table.players))", "return ALL"),
    Sabotage(
        "building: without end",
        "max(0, left(table, move.player, move.kind) - 1)",
        "left(table, move.player, move.kind)",
    ),
    Sabotage("building: of nothing", "if left(table, move.player, move.kind) <= 0:", "if table.over:"),
    Sabotage("building: anywhere", "if placed and cell not in placed:", "if table.over:"),
    Sabotage(
        "building: two on a tile",
        "if any(token.kind in KINDS and (token.x, token.y) == cell",
        "if any(table.over and (token.x, token.y) == cell",
    ),
    Sabotage(
        "building: besides a figure",
        "(readable, in_turn, instead_of_a_figure, may_put_up),",
        "(readable, in_turn, may_put_up),",
    ),
    Sabotage(
        "building: a figure besides it",
        'turn = replace(table.turn, player=move.player, step="end", marks=marks, placed',
        "turn = replace(table.turn, player=move.player, marks=marks, placed",
    ),
    Sabotage(
        "building: only the monastery's own tile",
        "if ring := ring_around(table, case.region.kind, cell):",
        "if ring := ():",
    ),
    Sabotage(
        "building: one for a feature",
        'Part("LB-1", kind, lying.count(kind), found[kind])',
        'Part("LB-1", kind, 1, found[kind])',
    ),
    Sabotage("building: no points of the option", "dict(zip(KINDS, map(int,", "dict(zip(KINDS, map(bool,"),
    Sabotage(
        "building: sheds and towers exchanged", "KINDS = (TOWER, HOUSE, SHED)", "KINDS = (SHED, HOUSE, TOWER)"
    ),
    Sabotage("building: not for barns", "FinalRules(additions=(built_up,)),", ""),
    Sabotage(
        "building: two are not noticed",
        "if cells.count(cell) > 1})\n    built",
        "if cells.count(cell) > 2})\n    built",
    ),
    Sabotage(
        "building: too many are not noticed",
        '        if count > most:\n            values = {"token"',
        '        if table.over:\n            values = {"token"',
    ),
)
SIEGE = (
    Sabotage(
        "siege: complete ones pay in full",
        "max(0, part.each - 1) if case.complete",
        "part.each if case.complete",
    ),
    Sabotage(
        "siege: unfinished ones pay",
        "part.each - 1) if case.complete else 0)",
        "part.each - 1) if case.complete else part.each)",
    ),
    Sabotage("siege: fields are paid once", "more_cities={BESIEGED: twice}", "more_cities={}"),
    Sabotage(
        "siege: every city counts twice",
        'sum(city.kind == "city" and bool(city.marks.get(BESIEGED)) for city in cities)',
        "len(cities)",
    ),
    Sabotage("siege: castles, too", 'sum(city.kind == "city" and bool(', "sum(bool("),
    Sabotage("siege: barns are paid once", "AT_THE_END), *fields.more(case, AT_THE_END))", "AT_THE_END),)"),
    Sabotage(
        "siege: joining fields are paid once", " *fields.more(case, each), *_more(case))", " *_more(case))"
    ),
    Sabotage("siege: around the whole city", 'table.options[WHERE.name] == "any_tile":', "1:"),
    Sabotage("siege: around the siege only", 'table.options[WHERE.name] == "any_tile":', "0:"),
    Sabotage(
        "siege: anybody's knights",
        "if figure.player == player and figure.segment >= 0 and table.book.follows(",
        "if figure.segment >= 0 and table.book.follows(",
    ),
    Sabotage("siege: before the scoring", "escapees_owner, stage=AFTER_TURN", "escapees_owner"),
    Sabotage(
        "siege: several knights in a turn",
        "(*(home.state.turn.passed or ()), move.player)",
        "home.state.turn.passed",
    ),
    Sabotage(
        "siege: at any time",
        'city through a monastery nearby."""\n    if table.turn.due_step != ESCAPE:',
        'city through a monastery nearby."""\n    if table.over:',
    ),
)
LABYRINTH = (
    Sabotage(
        "labyrinth: all of it is occupied",
        "DeploymentRules(apart=(in_the_way,), notes",
        "DeploymentRules(notes",
    ),
    Sabotage(
        "labyrinth: nothing is occupied", "return [one for one in followers if one[2:] in part]", "return []"
    ),
    Sabotage("labyrinth: parts go through the centre", "and not is_centre(cells, piece):", ":"),
    Sabotage(
        "labyrinth: the centre belongs to its arms", "pieces if not is_centre(cells, start) else ()", "pieces"
    ),
    Sabotage(
        "labyrinth: occupied as long as the tile is not placed",
        "{**board.cells, claim.cell: claim.tile} if any(",
        "None if any(",
    ),
    Sabotage(
        "labyrinth: unfinished ones pay, too",
        "followers_on(case) if case.complete else 0",
        "followers_on(case)",
    ),
    Sabotage(
        "labyrinth: builders pay, too",
        "sum(case.table.book.follows(one.kind) for one in case.figures)",
        "len(case.figures)",
    ),
    Sabotage("labyrinth: every road pays", "if not marks.get(LABYRINTH):", "if not case.figures:"),
    Sabotage("labyrinth: always advanced", 'if options[VARIANT.name] == "basic":', "if options is None:"),
    Sabotage("labyrinth: before the inn doubles", '"follower", count, POINTS)', '"tile", count, POINTS)'),
)
FAIRY_AND_LORD = (
    Sabotage(
        "fairy: nothing for the lord of a castle",
        '(line_for("PD-F3", lord, SCORED, True),) if pays',
        '(line_for("PD-F3", lord, SCORED, True),) if not lines',
    ),
)
FAIRY_AT_CASTLE = (
    Sabotage(
        "fairy: 3 for a castle not scored",
        "if case.region.kind == CASTLE:\n        return Step(table)\n    there",
        "if case.region.kind == FAIRY:\n        return Step(table)\n    there",
    ),
)
SCHOOL = (
    Sabotage(
        "school: nobody takes the teacher", "together=(copied,), after_scoring=(taken,)", "together=(copied,)"
    ),
    Sabotage(
        "school: nobody is paid", "together=(copied,), after_scoring=(taken,)", "after_scoring=(taken,)"
    ),
    Sabotage(
        "school: not next to the start",
        'return START if options["ext.school"]',
        'return () if options["ext.school"]',
    ),
    Sabotage(
        "school: only its first half",
        "SCHOOL in cells[origin(cells, at)].marks for at",
        "SCHOOL in cells[at].marks for at",
    ),
    Sabotage(
        "school: any road",
        'region.kind == "road" and any(SCHOOL in',
        'region.kind == "road" or any(SCHOOL in',
    ),
    Sabotage("school: the last road, too", "if not roads or linked(table):", "if not roads:"),
    Sabotage("school: all roads but one", "return all(table.done(board", "return any(table.done(board"),
    Sabotage(
        "school: the teacher stays with the player",
        "return Step(with_teacher(table, None), (), (line,))",
        "return Step(table, (), (line,))",
    ),
    Sabotage(
        "school: two teachers",
        "            table = table.with_held(seat.id, TEACHER, 0)\n",
        "            table = table.but()\n",
    ),
    Sabotage(
        "school: the smallest feature",
        'best = max(lines, key=lambda line: line.points)\n    part = Part("SC-2"',
        'best = min(lines, key=lambda line: line.points)\n    part = Part("SC-2"',
    ),
    Sabotage(
        "school: half of the points",
        'Part("SC-2", TEACHER, 1, best.points)',
        'Part("SC-2", TEACHER, 1, best.points // 2)',
    ),
    Sabotage(
        "school: the teacher anywhere",
        "if SCHOOL not in cells[origin(cells, cell)].marks)",
        "if cell not in cells)",
    ),
)
GERMAN_CASTLES = (
    Sabotage(
        "german castle: two for four players",
        "return 2 if len(table.players) <= FEW_PLAYERS",
        "return 2 if True",
    ),
    Sabotage(
        "german castle: after drawing",
        'if table.turn.drawn is not None or DRAWN in table.turn.marks:\n        return Reason("BU-1"',
        'if DRAWN in table.turn.marks:\n        return Reason("BU-1"',
    ),
    Sabotage(
        "german castle: as many as one likes",
        'return None if left(table, player) else Reason("BU-1"',
        'return None if True else Reason("BU-1"',
    ),
    Sabotage(
        "german castle: not used up",
        "return after.with_held(player, CASTLE, max(0, left(before, player) - 1))",
        "return after",
    ),
    Sabotage(
        "german castle: at a corner of another",
        "near = [spot for spot in RING[cell] if spot in cells and is_castle(cells[spot])]",
        "near = [spot for spot in RING[cell][::2] if spot in cells and is_castle(cells[spot])]",
    ),
    Sabotage(
        "german castle: eight cells around",
        "completion={CASTLE: SURROUNDED_TILE}",
        "completion={CASTLE: book.scoring.completion['monastery']}",
    ),
    Sabotage(
        "german castle: its own two cells for nothing",
        'return (*parts, Part("BU-1", CASTLE, 1, ITSELF), ',
        "return (*parts, ",
    ),
    Sabotage(
        "german castle: empty cells count",
        "filled = sum(cell in cells for cell in rim(",
        "filled = sum(cell not in () for cell in rim(",
    ),
    Sabotage(
        "german castle: only its first half",
        "{origin(cells, one) for one in case.region.cells",
        "{one for one in case.region.cells if not cells[one].extra",
    ),
    Sabotage(
        "german castle: unfinished roads, too",
        "number = (len(castle_tiles(case)) or marks) if case.complete else 0",
        "number = len(castle_tiles(case)) or marks",
    ),
    Sabotage(
        "german castle: once for two",
        '(*parts, Part("BU-2", CASTLE, number, BESIDE))',
        '(*parts, Part("BU-2", CASTLE, 1, BESIDE))',
    ),
    Sabotage(
        "own kinds: as in the catalog",
        ", defined_as=one.kind) if one.marks.get(mark) else one",
        ") if False else one",
    ),
    Sabotage("german castle: after the last tile", "if table.bag.pile == 0:", "if table.bag.pile == -1:"),
    Sabotage("own kinds: a wagon, too", 'FREE = ("meeple", ', 'FREE = ("wagon", "meeple", '),
    Sabotage("own kinds: only their own", ", defined_as=one.kind)", ")"),
    Sabotage(
        "surrounded: the other half of a tile of two cells",
        "for x, y in cells_of(cells, covered):",
        "for x, y in (covered,):",
    ),
)
GERMAN_CATHEDRALS = (
    Sabotage(
        "german cathedral: incomplete roads, too",
        "if not case.complete or not any(ends):",
        "if not any(ends):",
    ),
    Sabotage(
        "german cathedral: roads elsewhere", "if not case.complete or not any(ends):", "if not case.complete:"
    ),
    Sabotage("german cathedral: its tile once", "again = sum(end - 1 for end in ends)", "again = 0"),
    Sabotage(
        "german cathedral: twice at two cathedrals",
        "again = sum(end - 1 for end in ends)",
        "again = sum(ends) - 1",
    ),
    Sabotage(
        "german cathedral: roads only", '(*parts, Part("KD-2", "tile", others, 1), Part(', "(*parts, Part("
    ),
    Sabotage(
        "german cathedral: its tile in each",
        "case_of(table, road).tiles() - 1 for",
        "case_of(table, road).tiles() for",
    ),
    Sabotage(
        "german cathedral: a road for each end",
        "roads = dict.fromkeys(board.region((x, y, arm)) for arm in arms)",
        "roads = [board.region((x, y, arm)) for arm in arms]",
    ),
    Sabotage("german cathedral: never complete", 'if kind == "road")', 'if kind == "river")'),
    Sabotage(
        "german cathedral: paid while incomplete", 'return (*parts, Part("KD-2", CATHEDRAL, 1, 0))', "pass"
    ),
)
SHORT = (
    *GERMAN_CATHEDRALS,
    *FAIRY_AT_CASTLE,
    *GERMAN_CASTLES,
    *PHANTOM,
    *WATCHTOWER,
    *ROSES,
    *DARMSTADT,
    *BUILDINGS,
    *FESTIVAL,
    *SIEGE,
    *LABYRINTH,
    *FAIRY_AND_LORD,
    *SCHOOL,
)
