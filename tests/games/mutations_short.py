"""Mutated rules of the small boxes, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

PHANTOM = (
    Mutation(
        "phantom: two for each player",
        "supply=1, allows=(like_a_meeple,)",
        "supply=2, allows=(like_a_meeple,)",
    ),
    Mutation(
        "phantom: without a figure before it",
        'elif turn.step == "act":\n        yield RuleReason("PH-1"',
        'elif turn.due:\n        yield RuleReason("PH-1"',
    ),
    Mutation(
        "phantom: before the tile",
        'if turn.step == "place":\n        yield RuleReason(table.book.ids.order, "step_place", values)',
        'if turn.due:\n        yield RuleReason(table.book.ids.order, "step_place", values)',
    ),
    Mutation(
        "phantom: any figure",
        "if move.kind != PHANTOM:",
        "if not move.kind:",
    ),
    Mutation(
        "phantom: on any tile",
        "        deployment_checks.just_placed,\n",
        "",
    ),
    Mutation(
        "phantom: without one in the supply",
        "        deployment_checks.in_supply,\n        deployment_checks.claim_stands,",
        "        deployment_checks.claim_stands,",
    ),
    Mutation(
        "phantom: on occupied features",
        "        deployment_checks.claim_stands,\n    ):",
        "    ):",
    ),
    Mutation(
        "phantom: after the princess", "if TAKEN in table.turn.marks else None", "if table.over else None"
    ),
    Mutation("phantom: after the dragon", "second_checks=(before_the_walk,)", "second_checks=()"),
    Mutation("phantom: a mistake on one tile", "known.moves or known.in_addition", "known.moves"),
)
FESTIVAL = (
    Mutation("festival: any tile", "not celebrates(table):", "table.over:"),
    Mutation(
        "festival: anybody's figures",
        'if move.figure.player != move.player:\n        yield RuleReason("FE-1"',
        'if table.over:\n        yield RuleReason("FE-1"',
    ),
    Mutation(
        "festival: besides a figure",
        "yield from instead_of_a_figure(table, move)\n    figure, cells",
        "figure, cells",
    ),
    Mutation("festival: followers only", 'table.options[WHICH.name] == "figure" or', ""),
    Mutation("festival: sheep stay", "without_sheep(home.state, shepherds)", "home.state"),
    Mutation("festival: any figure", 'table.options[WHICH.name] == "figure" or', "True or"),
    Mutation(
        "festival: a figure that is not there",
        'elif figure is None:\n        yield RuleReason("FE-1"',
        'elif table.over:\n        yield RuleReason("FE-1"',
    ),
    Mutation(
        "take: barns are not found",
        "if name.feature is None or figure.kind in table.book.on_points:",
        "if name.feature is None and name.point is None:",
    ),
)
WATCHTOWER = (
    Mutation(
        "watchtower: builders are paid",
        "if bonus is None or not table.book.follows(",
        "if bonus is None or not (",
    ),
    Mutation(
        "watchtower: farmers are paid", "case.figures if case.region.kind in KINDS else ()", "case.figures"
    ),
    Mutation(
        "watchtower: not its own tile",
        "return (cell, *RING[cell])\n\n\ndef followers_near",
        "return RING[cell]\n\n\ndef followers_near",
    ),
    Mutation("watchtower: builders count", "in cells and table.book.follows(one.kind) and", "in cells and"),
    Mutation(
        "watchtower: one coat of arms for each tile",
        'feature.marks.get("pennants", 0) for tile',
        "1 for tile",
    ),
    Mutation("watchtower: no monasteries", 'tile.kinds.count("monastery")', 'tile.kinds.count("abbey")'),
    Mutation(
        "watchtower: every city of a tile", "sum(what in tile.kinds for", "sum(tile.kinds.count(what) for"
    ),
    Mutation("watchtower: 1 for everything", "return (int(each), what) if", "return (1, what) if"),
    Mutation(
        "watchtower: unreadable tiles are certain", 'certain = what == "meeple" or', "certain = True or"
    ),
    Mutation(
        "watchtower: nobody is paid",
        'return Step(table, (), lines)\n\n\n@rule("WT-1")',
        'return Step(table)\n\n\n@rule("WT-1")',
    ),
)
ROSES = (
    Mutation(
        "rose: 2 points",
        'POINTS = 3\n\n\ndef extend(book: Book, options: Options) -> Book:\n    """Return the book with wind',
        'POINTS = 2\n\n\ndef extend(book: Book, options: Options) -> Book:\n    """Return the book with wind',
    ),
    Mutation("rose: its row does not count", "(south <= 0 if", "(south < 0 if"),
    Mutation("rose: its column does not count", "else east <= 0)", "else east < 0)"),
    Mutation("rose: directions do not turn", "QUARTERS.index(shown) + turns", "QUARTERS.index(shown)"),
    Mutation(
        "rose: directions turn the other way",
        "QUARTERS.index(shown) + turns",
        "QUARTERS.index(shown) - turns",
    ),
    Mutation(
        "rose: the first one counts",
        "return after.but(tokens=(*others, Token(LAST",
        "return after if others != after.tokens else after.but(tokens=(*others, Token(LAST",
    ),
    Mutation("rose: any of two", "return found[0] if len(found) == 1", "return found[0] if found"),
    Mutation(
        "rose: everywhere",
        "if at is not None and in_quarter(at, cell, meant(table, at, shown)) else",
        "if at is not None else",
    ),
    Mutation("rose: two are not noticed", "if len(roses) > 1 and not lying", "if len(roses) > 2"),
    Mutation("rose: a wrong token is not noticed", "if wrong or len(lying) > 1", "if len(lying) > 1"),
)
DARMSTADT = (
    Mutation(
        "church: not for ties",
        "if there.get(seat.id) == most\n",
        "if there.get(seat.id) == most and len(set(there.values())) > 1\n",
    ),
    Mutation("church: builders count", "in near and table.book.follows(one.kind) and", "in near and"),
    Mutation("church: only its own tile", "near = {cell, *RING[cell]}", "near = {cell}"),
    Mutation("church: not the monk", "near = {cell, *RING[cell]}", "near = set(RING[cell])"),
    Mutation(
        "church: any monastery",
        "if not case.region.marks.get(CHURCH):",
        "if case.region.kind != 'monastery':",
    ),
    Mutation("darmstadtium: at the end, too", "there = case.complete and case.region", "there = case.region"),
    Mutation(
        "darmstadtium: nothing",
        'ScorePart("DA-2", DARMSTADTIUM, 1, POINTS)',
        'ScorePart("DA-2", DARMSTADTIUM, 0, POINTS)',
    ),
)
BUILDINGS = (
    Mutation("building: six for each player", "return ALL // max(1, len(table.players))", "return ALL"),
    Mutation(
        "building: without end",
        "max(0, left(table, move.player, move.kind) - 1)",
        "left(table, move.player, move.kind)",
    ),
    Mutation("building: of nothing", "if left(table, move.player, move.kind) <= 0:", "if table.over:"),
    Mutation("building: anywhere", "if placed and cell not in placed:", "if table.over:"),
    Mutation(
        "building: two on a tile",
        "if any(token.kind in KINDS and (token.x, token.y) == cell",
        "if any(table.over and (token.x, token.y) == cell",
    ),
    Mutation(
        "building: besides a figure",
        "(readable, in_turn, instead_of_a_figure, may_put_up),",
        "(readable, in_turn, may_put_up),",
    ),
    Mutation(
        "building: a figure besides it",
        'turn = table.turn.but(player=move.player, step="end", marks=marks, placed',
        "turn = table.turn.but(player=move.player, marks=marks, placed",
    ),
    Mutation(
        "building: only the monastery's own tile",
        "if ring := ring_around(table, case.region.kind, cell):",
        "if ring := ():",
    ),
    Mutation(
        "building: one for a feature",
        'ScorePart("LB-1", kind, lying.count(kind), found[kind])',
        'ScorePart("LB-1", kind, 1, found[kind])',
    ),
    Mutation("building: no points of the option", "dict(zip(KINDS, map(int,", "dict(zip(KINDS, map(bool,"),
    Mutation(
        "building: sheds and towers exchanged", "KINDS = (TOWER, HOUSE, SHED)", "KINDS = (SHED, HOUSE, TOWER)"
    ),
    Mutation("building: not for barns", "FinalRules(additions=(built_up,)),", ""),
    Mutation(
        "building: two are not noticed",
        "if cells.count(cell) > 1})\n    built",
        "if cells.count(cell) > 2})\n    built",
    ),
    Mutation(
        "building: too many are not noticed",
        '        if count > most:\n            values = {"token"',
        '        if table.over:\n            values = {"token"',
    ),
)
SIEGE = (
    Mutation(
        "siege: complete ones pay in full",
        "max(0, part.each - 1) if case.complete",
        "part.each if case.complete",
    ),
    Mutation(
        "siege: unfinished ones pay",
        "part.each - 1) if case.complete else 0)",
        "part.each - 1) if case.complete else part.each)",
    ),
    Mutation("siege: fields are paid once", "more_cities={BESIEGED: twice}", "more_cities={}"),
    Mutation(
        "siege: every city counts twice",
        'sum(city.kind == "city" and bool(city.marks.get(BESIEGED)) for city in cities)',
        "len(cities)",
    ),
    Mutation("siege: castles, too", 'sum(city.kind == "city" and bool(', "sum(bool("),
    Mutation("siege: barns are paid once", "AT_THE_END), *fields.more(case, AT_THE_END))", "AT_THE_END),)"),
    Mutation(
        "siege: joining fields are paid once", " *fields.more(case, each), *_more(case))", " *_more(case))"
    ),
    Mutation("siege: around the whole city", 'table.options[WHERE.name] == "any_tile":', "1:"),
    Mutation("siege: around the siege only", 'table.options[WHERE.name] == "any_tile":', "0:"),
    Mutation(
        "siege: anybody's knights",
        "if figure.player == player and figure.segment >= 0 and table.book.follows(",
        "if figure.segment >= 0 and table.book.follows(",
    ),
    Mutation("siege: before the scoring", "escapees_owner, stage=AFTER_TURN", "escapees_owner"),
    Mutation(
        "siege: several knights in a turn",
        "(*(home.state.turn.passed or ()), move.player)",
        "home.state.turn.passed",
    ),
    Mutation(
        "siege: at any time",
        'city through a monastery nearby."""\n    if table.turn.due_step != ESCAPE:',
        'city through a monastery nearby."""\n    if table.over:',
    ),
)
LABYRINTH = (
    Mutation(
        "labyrinth: all of it is occupied",
        "DeploymentRules(apart=(in_the_way,), notes",
        "DeploymentRules(notes",
    ),
    Mutation(
        "labyrinth: nothing is occupied", "return [one for one in followers if one[2:] in part]", "return []"
    ),
    Mutation("labyrinth: parts go through the centre", "and not is_centre(cells, piece):", ":"),
    Mutation(
        "labyrinth: the centre belongs to its arms", "pieces if not is_centre(cells, start) else ()", "pieces"
    ),
    Mutation(
        "labyrinth: occupied as long as the tile is not placed",
        "{**board.cells, claim.cell: claim.tile} if any(",
        "None if any(",
    ),
    Mutation(
        "labyrinth: unfinished ones pay, too",
        "followers_on(case) if case.complete else 0",
        "followers_on(case)",
    ),
    Mutation(
        "labyrinth: builders pay, too",
        "sum(case.table.book.follows(one.kind) for one in case.figures)",
        "len(case.figures)",
    ),
    Mutation("labyrinth: every road pays", "if not marks.get(LABYRINTH):", "if not case.figures:"),
    Mutation("labyrinth: always advanced", 'if options[VARIANT.name] == "basic":', "if options is None:"),
    Mutation("labyrinth: before the inn doubles", '"follower", count, POINTS)', '"tile", count, POINTS)'),
)
SIGNPOSTS = (
    Mutation(
        "signposts: left and right",
        '"left": 3, "straight": 0, "right": 1',
        '"left": 1, "straight": 0, "right": 3',
    ),
    Mutation(
        "signposts: the tile's turn is forgotten", "edge = (printed + tile.quarter) % 4", "edge = printed"
    ),
    Mutation(
        "signposts: the road may end", "return (post.edge + TURNS[post.turn]) % 4 in edges", "return True"
    ),
    Mutation("signposts: kinds do not matter", "len(found) if case.complete else 1", "1"),
    Mutation("signposts: kinds count at the end", "len(found) if case.complete else 1", "len(found)"),
    Mutation("signposts: kinds that are wrong", "if shows_the_way(cells, post))", "if post.reached)"),
    Mutation("signposts: nothing on the pad", "if any(entered.values()):", "if case.table is None:"),
    Mutation("signposts: any road shows the way", "if kind == ROAD else ()", "if kind else ()"),
    Mutation("signposts: drawn anywhere", "if astray else ()", "if not cells else ()"),
)
BATHHOUSES = (
    Mutation(
        "bathhouses: a tie pays, too", "if not baths or len(owners) != 1:", "if not baths or not owners:"
    ),
    Mutation("bathhouses: no figure stays", "(*table.figures, stays)", "table.figures"),
    Mutation(
        "bathhouses: any figure of theirs", 'key=lambda one: (one.kind != "meeple",', "key=lambda one: ("
    ),
    Mutation("bathhouses: wagons stay", "one.kind not in NEVER_STAYS", "one.kind"),
    Mutation("bathhouses: the lowest number keeps", "(-one.number, one.cell)", "(one.number, one.cell)"),
    Mutation("bathhouses: in filled surroundings", "if not closed_in(cells, one.cell)), None)", "), None)"),
    Mutation(
        "bathhouses: for good",
        "for one, _ in trapped(table) if closed_in(cells, (one.x, one.y))",
        "for one, _ in trapped(table) if not cells",
    ),
    Mutation(
        "bathhouses: four cells are enough",
        "near in cells for near in RING[cell]",
        "near in cells for near in RING[cell][::2]",
    ),
    Mutation("bathhouses: bought back for nothing", "1, -dict(trapped(table))[figure])", "1, 0)"),
    Mutation(
        "bathhouses: bought back at any time",
        'if turn.step not in (None, "place") or turn.part != 1:',
        "if table.over:",
    ),
    Mutation(
        "bathhouses: bought back in the second part",
        ' or turn.part != 1:\n        yield RuleReason("BS-1"',
        ':\n        yield RuleReason("BS-1"',
    ),
    Mutation("bathhouses: bought back on credit", "and points < price:", "and points < 0:"),
    Mutation("bathhouses: all points are too few", "and points < price:", "and points <= price:"),
    Mutation(
        "bathhouses: anybody's",
        'if move.figure.player != move.player:\n        yield RuleReason("BS-1"',
        'if table.over:\n        yield RuleReason("BS-1"',
    ),
    Mutation("bathhouses: any number", "not in (0, *NUMBERS)", "in ()"),
    Mutation("bathhouses: a tower does not reach", " and kind in rules.sheltered_kinds", ""),
)
FAIRY_AND_LORD = (
    Mutation(
        "fairy: nothing for the lord of a castle",
        '(line_for("PD-F3", lord, SCORED, complete=True),) if pays',
        '(line_for("PD-F3", lord, SCORED, complete=True),) if not lines',
    ),
)
FAIRY_AT_CASTLE = (
    Mutation(
        "fairy: 3 for a castle not scored",
        "if case.region.kind == CASTLE:\n        return Step(table)\n    there",
        "if case.region.kind == FAIRY:\n        return Step(table)\n    there",
    ),
)
SCHOOL = (
    Mutation(
        "school: nobody takes the teacher", "together=(copied,), after_scoring=(taken,)", "together=(copied,)"
    ),
    Mutation(
        "school: nobody is paid", "together=(copied,), after_scoring=(taken,)", "after_scoring=(taken,)"
    ),
    Mutation(
        "school: not next to the start",
        "return START if beside else ()",
        "return () if beside else ()",
    ),
    Mutation(
        "school: only its first half",
        "SCHOOL in cells[origin(cells, at)].marks for at",
        "SCHOOL in cells[at].marks for at",
    ),
    Mutation(
        "school: any road",
        'region.kind == "road" and any(SCHOOL in',
        'region.kind == "road" or any(SCHOOL in',
    ),
    Mutation("school: next to the City", ' and options.get("ext.count") != "on"\n', "\n"),
    Mutation(
        "school: drawn without a teacher",
        "return with_teacher(after, None) if laid",
        "return after if laid",
    ),
    Mutation("school: the last road, too", "if not roads or linked(table):", "if not roads:"),
    Mutation(
        "school: all roads but one", "return all(map(table.done, roads", "return any(map(table.done, roads"
    ),
    Mutation(
        "school: the teacher stays with the player",
        "back, paid = with_teacher(table, None), {",
        "back, paid = table, {",
    ),
    Mutation(
        "school: two teachers",
        "            table = table.with_held(seat.id, TEACHER, 0)\n",
        "            table = table.but()\n",
    ),
    Mutation("school: no choice", "if len(set(paid.values())) > 1:", "if len(set(paid.values())) > 9:"),
    Mutation("school: a choice without a difference", "if len(set(paid.values())) > 1:", "if len(paid) > 1:"),
    Mutation(
        "school: half of the points",
        'ScorePart("SC-2", TEACHER, 1, line.points)',
        'ScorePart("SC-2", TEACHER, 1, line.points // 2)',
    ),
    Mutation(
        "school: half of the chosen points",
        'ScorePart("SC-2", TEACHER, 1, choice.points)',
        'ScorePart("SC-2", TEACHER, 1, choice.points // 2)',
    ),
    Mutation(
        "school: any feature is chosen",
        "if table.board.region(one.piece) is region), None)",
        "if one.piece), None)",
    ),
    Mutation(
        "school: chosen again and again",
        "after = table.but(turn=table.turn.but(marks=marks))",
        "after = table.but(turn=table.turn)",
    ),
    Mutation(
        "school: the teacher anywhere",
        "if SCHOOL not in cells[origin(cells, cell)].marks)",
        "if cell not in cells)",
    ),
)
CATAPULT = (
    Mutation(
        "catapult: after every turn",
        "return after.but() if at_the_fair(after) else after",
        "return after.but()",
    ),
    Mutation(
        "catapult: not after a second part",
        "kept = turn.part == 2 and at_the_fair(table)",
        "kept = turn.part == 3 and at_the_fair(table)",
    ),
    Mutation(
        "catapult: only the player of the turn",
        "return clockwise(table, table.turn.player)\n\n\n# ---- the move",
        "return clockwise(table, table.turn.player)[:1]\n\n\n# ---- the move",
    ),
    Mutation("catapult: any points", "move.points is not None and move.points != POINTS", "move.points == 0"),
    Mutation(
        "catapult: hits builders",
        "if found_as(table, one) is None or not table.book.follows(one.kind):",
        "if found_as(table, one) is None:",
    ),
    Mutation(
        "catapult: own followers are changed",
        'if figure.player == move.player:\n        yield RuleReason("CP-2"',
        'if figure.player == "":\n        yield RuleReason("CP-2"',
    ),
    Mutation(
        "catapult: changed for one that is not left",
        "elif table.supply.left(move.player, kind) <= 0:",
        "elif table.supply.left(move.player, kind) <= -9:",
    ),
    Mutation(
        "catapult: the one that was changed stays",
        "home = scoring.go_home(table, [figure for figure in hit if figure is not None])",
        "home = scoring.go_home(table, [figure for figure in hit if figure is not None and not move.swap])",
    ),
    Mutation(
        "catapult: none takes the place",
        "home.state.but(figures=(*home.state.figures, comes))",
        "home.state.but(figures=home.state.figures)",
    ),
    Mutation(
        "catapult: the fair ends no road",
        "len(cells[x, y].connections.exits[index]) == 1",
        "len(cells[x, y].connections.exits[index]) == 2",
    ),
)
GERMAN_CASTLES = (
    Mutation(
        "german castle: two for four players",
        "return 2 if len(table.players) <= FEW_PLAYERS",
        "return 2 if True",
    ),
    Mutation(
        "german castle: after drawing",
        'if table.turn.drawn is not None or DRAWN in table.turn.marks:\n        return RuleReason("BU-1"',
        'if DRAWN in table.turn.marks:\n        return RuleReason("BU-1"',
    ),
    Mutation(
        "german castle: as many as one likes",
        'return None if left(table, player) else RuleReason("BU-1"',
        'return None if True else RuleReason("BU-1"',
    ),
    Mutation(
        "german castle: not used up",
        "return after.with_held(player, CASTLE, max(0, left(before, player) - 1))",
        "return after",
    ),
    Mutation(
        "german castle: at a corner of another",
        "near = [spot for spot in RING[cell] if spot in castles]",
        "near = [spot for spot in RING[cell][::2] if spot in castles]",
    ),
    Mutation(
        "german castle: eight cells around",
        "completion={CASTLE: SURROUNDED_TILE}",
        "completion={CASTLE: book.scoring.completion['monastery']}",
    ),
    Mutation(
        "german castle: its own two cells for nothing",
        'return (*parts, ScorePart("BU-1", CASTLE, 1, ITSELF), ',
        "return (*parts, ",
    ),
    Mutation(
        "german castle: empty cells count",
        "filled = sum(cell in cells for cell in rim(",
        "filled = sum(cell not in () for cell in rim(",
    ),
    Mutation(
        "german castle: only its first half",
        "{origin(cells, one) for one in case.region.cells",
        "{one for one in case.region.cells if not cells[one].extra",
    ),
    Mutation(
        "german castle: unfinished roads, too",
        "number = (len(castle_tiles(case)) or marks) if case.complete else 0",
        "number = len(castle_tiles(case)) or marks",
    ),
    Mutation(
        "german castle: once for two",
        '(*parts, ScorePart("BU-2", CASTLE, number, BESIDE))',
        '(*parts, ScorePart("BU-2", CASTLE, 1, BESIDE))',
    ),
    Mutation(
        "own kinds: as in the catalog",
        ", defined_as=one.kind) if one.marks.get(mark) else one",
        ") if False else one",
    ),
    Mutation(
        "german castle: after the last tile",
        'if table.bag.pile == 0:\n        return RuleReason("BU-1"',
        'if table.bag.pile == -1:\n        return RuleReason("BU-1"',
    ),
    Mutation("own kinds: a wagon, too", 'FREE = ("meeple", ', 'FREE = ("wagon", "meeple", '),
    Mutation("own kinds: only their own", ", defined_as=one.kind)", ")"),
    Mutation(
        "surrounded: the other half of a tile of two cells",
        "for x, y in cells_of(cells, covered):",
        "for x, y in (covered,):",
    ),
)
GERMAN_CATHEDRALS = (
    Mutation(
        "german cathedral: incomplete roads, too",
        "if not case.complete or not any(ends):",
        "if not any(ends):",
    ),
    Mutation(
        "german cathedral: roads elsewhere", "if not case.complete or not any(ends):", "if not case.complete:"
    ),
    Mutation("german cathedral: its tile once", "again = sum(end - 1 for end in ends)", "again = 0"),
    Mutation(
        "german cathedral: twice at two cathedrals",
        "again = sum(end - 1 for end in ends)",
        "again = sum(ends) - 1",
    ),
    Mutation(
        "german cathedral: roads only",
        '(*parts, ScorePart("KD-2", "tile", others, 1), ScorePart(',
        "(*parts, ScorePart(",
    ),
    Mutation(
        "german cathedral: its tile in each",
        "case_of(table, road).tiles() - 1 for",
        "case_of(table, road).tiles() for",
    ),
    Mutation(
        "german cathedral: a road for each end",
        "roads = dict.fromkeys(board.region((x, y, arm)) for arm in arms)",
        "roads = [board.region((x, y, arm)) for arm in arms]",
    ),
    Mutation("german cathedral: never complete", 'if kind == "road")', 'if kind == "river")'),
    Mutation(
        "german cathedral: paid while incomplete",
        'return (*parts, ScorePart("KD-2", CATHEDRAL, 1, 0))',
        "pass",
    ),
)
HALVES = (
    Mutation(
        "halflings: four each", "number in range(1, 13))\nEACH = 3", "number in range(1, 13))\nEACH = 4"
    ),
    Mutation(
        "halflings: after drawing",
        'return RuleReason("HA-1", "drawn_already", {"player": player})',
        "return None",
    ),
    Mutation(
        "halves: on the wrong half",
        "return {*there.edges.absent, *tile.edges.absent} == {0, 1, 2, 3}",
        "return True",
    ),
    Mutation(
        "halves: touch with a long side",
        "return any(pattern & MASKS[edge] for edge in range(4) if edge not in tile.edges.absent)",
        "return True",
    ),
    Mutation(
        "halves: an empty half closes",
        "open_edges += other == ABSENT  # half of that cell is empty",
        "open_edges += 0",
    ),
    Mutation(
        "halves: the long side closes",
        "Special(loose=frozenset(long_side), half=True)",
        "Special(half=True)",
    ),
    Mutation(
        "halves: figures on the first one",
        "return range(len(halves[0].kinds) if halves else 0, len(tile.kinds))",
        "return range(len(tile.kinds))",
    ),
    Mutation(
        "halves: who is on the first one was just put there",
        "return [figure for figure in there if is_newest(cells[figure.x, figure.y], figure.segment)]",
        "return there",
    ),
    Mutation(
        "placed: only the first cell of a double tile",
        "if origin(cells, self.cell) not in [origin(cells, one) for one in placed[-1:]]:",
        "if self.cell not in placed[-1:]:",
    ),
)
LEFT_TO_PLAYERS = (
    Mutation(
        "left to players: no note",
        "if cells else ()\n\n    return finding",
        "if not cells else ()\n\n    return finding",
    ),
    Mutation(
        "left to players: another box",
        '_left_to_players("plague", "PL-1")',
        '_left_to_players("base", "PL-1")',
    ),
)
DOUBLE_TILES = (
    Mutation("double tiles: fields join around a building", "return pairwise(whole) if", "return whole if"),
)
SHORT = (
    *HALVES,
    *GERMAN_CATHEDRALS,
    *FAIRY_AT_CASTLE,
    *GERMAN_CASTLES,
    *PHANTOM,
    *WATCHTOWER,
    *ROSES,
    *DARMSTADT,
    *BUILDINGS,
    *LEFT_TO_PLAYERS,
    *DOUBLE_TILES,
    *FESTIVAL,
    *SIEGE,
    *LABYRINTH,
    *SIGNPOSTS,
    *BATHHOUSES,
    *FAIRY_AND_LORD,
    *SCHOOL,
    *CATAPULT,
)
