"""Mutated rules of the expansions, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation
from tests.games.mutations_big_top import BIG_TOP
from tests.games.mutations_count import COUNT
from tests.games.mutations_gifts import GIFTS
from tests.games.mutations_joins import BAZAARS, BRIDGES, CASTLES, FERRIES, GAPS, TUNNEL
from tests.games.mutations_messages import MESSAGES
from tests.games.mutations_minis import CIRCLES, FLY, GOLD, MAGE, ROBBERS
from tests.games.mutations_short import SHORT
from tests.games.mutations_tower import TOWER

INNS = (
    Mutation("inns: incomplete roads pay", '("IC-I3", 0)', '("IC-I3", 1)'),
    Mutation("inns: no more than a plain road", '("IC-I2", 2)', '("IC-I2", 1)'),
    Mutation("cathedrals: incomplete cities pay", '("IC-C3", 0)', '("IC-C3", 1)'),
    Mutation("cathedrals: pennants stay at two", 'COUNTED = ("tile", "pennant")', 'COUNTED = ("tile",)'),
    Mutation("large meeple: counts once", "STRENGTH = 2", "STRENGTH = 1"),
    Mutation(
        "inns: nowhere an inn unseen",
        'return _perhaps_nothing(case, "road", "inn")',
        "return None",
    ),
    Mutation(
        "inns: always an inn unseen", "return any(mark in feature.marks for tile", "return any(True for tile"
    ),
    Mutation("large meeple: two each", "supply=1, weight=STRENGTH", "supply=2, weight=STRENGTH"),
)
MAYOR = (
    Mutation("mayor: always one", 'return case.region.marks.get("pennants", 0)', "return 1"),
    Mutation(
        "wagon: onto occupied features",
        'if there:\n        values = {"kind": region.kind, "by"',
        'if table.over:\n        values = {"kind": region.kind, "by"',
    ),
    Mutation(
        "wagon: onto complete features",
        'if table.done(region):\n        yield RuleReason("AB-W3"',
        'if table.over:\n        yield RuleReason("AB-W3"',
    ),
    Mutation("wagon: always linked", 'return reach == "linked" or', "return True or"),
    Mutation("wagon: never linked", 'return reach == "linked" or', "return False and"),
    Mutation(
        "wagon: onto the dragon's tile", "if any(token.kind == DRAGON and", "if any(token.kind == WAGON and"
    ),
    Mutation(
        "wagon: the first seat decides first",
        "clockwise(table, table.turn.player) if player in waiting",
        "clockwise(table, None) if player in waiting",
    ),
    Mutation(
        "wagon: drives on from an unfinished feature",
        "if region.kind in DRIVES_ON and after.done(region)}",
        "if region.kind in DRIVES_ON}",
    ),
    Mutation(
        "wagon: no road leads out of an abbey", 'beyond.kinds[i] == "road")', 'beyond.kinds[i] == "abbey")'
    ),
    Mutation("barn: farmers get one at once", "AT_THE_END = 3, 1, 4", "AT_THE_END = 1, 1, 4"),
    Mutation("barn: joined farmers get three", "AT_THE_END = 3, 1, 4", "AT_THE_END = 3, 3, 4"),
    Mutation("barn: three at the end", "AT_THE_END = 3, 1, 4", "AT_THE_END = 3, 1, 3"),
    Mutation(
        "barn: farmers beside it",
        "one.kind == BARN)\n    return RuleReason",
        "one.kind == SHEPHERD)\n    return RuleReason",
    ),
    Mutation("barn: two in a field", "figure in claim.standing if figure.kind == BARN]", "figure in ()]"),
    Mutation("barn: farmers stay", "            gone += farmers", "            gone += []"),
)
PRINCESS = (
    Mutation("fairy: two points at the start", "AT_START, SCORED = 1, 3", "AT_START, SCORED = 2, 3"),
    Mutation("fairy: two points when scored", "AT_START, SCORED = 1, 3", "AT_START, SCORED = 1, 2"),
    Mutation("fairy: the dragon enters her tile", "if fairy_on(table, cell):", "if table.over:"),
    Mutation(
        "fairy: the dragon must enter her tile",
        "return table.board.holds(cell) and not fairy_on(table, cell)",
        "return table.board.holds(cell)",
    ),
    Mutation(
        "fairy: pays in both parts",
        "if table.turn.part != 1:\n        return Step",
        "if 0:\n        return Step",
    ),
    Mutation("princess: any figure", "or figure not in knights(table):", "or table.over:"),
    Mutation("portal: onto finished features", "if not (claim.elsewhere and claim.complete) or", "if 1 or"),
    Mutation("portal: into castles", 'WALLS = ("castle", QUARTER)', "WALLS = (QUARTER,)"),
    Mutation("portal: into quarters", 'WALLS = ("castle", QUARTER)', 'WALLS = ("castle",)'),
    Mutation("portal: none, and a castle", "not in WALLS or not any(PORTAL", "not in WALLS or not any(WALLS"),
    Mutation("portal: for pigs", "return table.book.follows(move.kind) and any(PORTAL", "return any(PORTAL"),
    Mutation("portal: to the dragon", "or anywhere or claim.cell != dragon_at(claim.table):", "or 1:"),
    Mutation(
        "portal: no tower with the dragon",
        "if not claim.elsewhere or anywhere or",
        "if not claim.elsewhere or",
    ),
    Mutation(
        "volcano: no barn on its corner", "and not claim.elsewhere and not between", "and not claim.elsewhere"
    ),
    Mutation("wagon: drives on from a castle", "if region.kind in DRIVES_ON and after", "if after"),
    Mutation(
        "mayor: counts in a castle",
        'case.region.marks.get("pennants", 0) if case.region.kind == CITY else 0',
        'case.region.marks.get("pennants", 0) if case.region.kind == CITY else 1',
    ),
    Mutation(
        "fairy: not with the lord of a castle",
        "lord, SCORED, complete=True),) if pays else ()",
        "lord, SCORED, complete=True),)[:0]",
    ),
    Mutation(
        "fairy: two alike are two",
        "if len(set(found)) > 1 and not on_tile:",
        "if len(found) > 1 and not on_tile:",
    ),
)
TRADERS = (
    Mutation("builder: joins anybody", "if figure.player == claim.player and follows", "if follows"),
    Mutation("builder: on finished features", "or not claim.complete:", "or claim.kind:"),
    Mutation(
        "builder: any tile gives a second part",
        "        and came_into(board.region(figure[2:]), cell, tile)\n",
        "",
    ),
    Mutation("builder: everybody's builder", "and one.player == table.turn.player]", "]"),
    Mutation(
        "builder: where he is put gives a second part",
        "        and ((figure.x, figure.y) != cell or not is_newest(tile, figure.segment))\n",
        "",
    ),
    Mutation(
        "builder: a third part",
        "if not has_right(table) or now.part != 1 or",
        "if not has_right(table) or",
    ),
    Mutation("builder: the second part is a duty", '== "may" or spent(table))', '== "must" or spent(table))'),
    Mutation("pig: for everybody in the field", "(case.player, PIG) for", "(figure.player, PIG) for"),
    Mutation("pig: two points a city", '"pig", cities, 1)', '"pig", cities, 2)'),
    Mutation(
        "goods: to the owners only",
        "player = table.turn.player\n    if case",
        "player = min(owners, default=None)\n    if case",
    ),
    Mutation(
        "goods: one token a city", "table.holds(player, kind) + count)", "table.holds(player, kind) + 1)"
    ),
    Mutation(
        "goods: the tied get nothing",
        "            if count == most\n",
        "            if count == most and list(holders.values()).count(most) == 1\n",
    ),
    Mutation(
        "builder: no reason for the missing third part",
        "if now.part != 1:\n        return (RuleReason",
        "if now.part == 9:\n        return (RuleReason",
    ),
    Mutation(
        "builder: no reason for a tile next to his feature",
        'else ("TB-B7", "not_part")',
        'else ("TB-B5", "not_part")',
    ),
    Mutation(
        "builder: no rule named where he must",
        '{"player": player}) if due else None',
        '{"player": player}) if not due else None',
    ),
    Mutation(
        "goods: none of the turn with which the game ends", "held=first.state.held))", "held=table.held))"
    ),
    Mutation("end: paid twice", "if table.over:\n        lines", "if table.tracked:\n        lines"),
    Mutation(
        "challenge: the loser's worth is given",
        "lost = _sent_home(table, region) if",
        "lost = () if",
    ),
    Mutation("dragon: an abbey before the walk", "blockers=(dragon_first,),", "blockers=(),"),
    Mutation(
        "abbey: in a position it never extends", "BUILDER in now.marks or not closed_for(table)", "True"
    ),
    Mutation(
        "abbey: next to another one",
        "if is_abbey(table.board.cells[spot])]",
        "if not is_abbey(table.board.cells[spot])]",
    ),
    Mutation("builder: alone he stays", 'company="TB-B14"', "company=None"),
    Mutation("builder: the right goes with him", "return BUILDER in now.marks or bool(", "return bool("),
    Mutation(
        "builder: nothing is known of a turn in a position",
        "now.placed and _extends(table, table.figures, now.placed[-1])",
        "False",
    ),
    Mutation(
        "builder: a second part without a tile",
        'now.step == "place" or spent(table):',
        'now.step == "place":',
    ),
    Mutation("pig: alone it stays", 'company="TB-P5"', "company=None"),
    Mutation("pig: joins no meeple", "own_farmer,), stands", "), stands"),
    Mutation(
        "pig: the first field pays a city",
        "if each > best.get((player, city), (0, field))[0]:",
        "if (player, city) not in best:",
    ),
    Mutation(
        "pig: bounds without it",
        "low = counted(case, least).value()",
        "low = counted(case, least).value() - 1",
    ),
    Mutation("goods: of cities not scored yet", "and region not in now and table.done", "and table.done"),
    Mutation("goods: more than there are", "if held[kind] > stock:", "if held[kind] > 2 * stock:"),
    Mutation(
        "goods: unknown without a finding", "findings=(too_many, holders_assumed)", "findings=(too_many,)"
    ),
    Mutation("goods: five points", "MOST = 10", "MOST = 5"),
)
HILLS = (
    Mutation("hills: break no tie", "return tied & set(on_hills(case)) or tied", "return tied"),
    Mutation("vineyards: two points", '"vineyard", count, 3)', '"vineyard", count, 2)'),
    Mutation(
        "shepherd: a follower like others",
        'FigureKind(1, frozenset({"field"}), 0, (in_the_supply, alone)',
        'FigureKind(1, frozenset({"field"}), 1, (in_the_supply, alone)',
    ),
    Mutation(
        "flock: tokens count instead of sheep",
        'ScorePart("HS-F14", "token", counts[value], value)',
        'ScorePart("HS-F14", "token", counts[value], 1)',
    ),
    Mutation(
        "flock: closed fields are not herded",
        'return region.closed and table.options["hs.closed_field"] == "auto_herd"',
        "return False",
    ),
    Mutation(
        "flock: the bag never ends",
        "return VALUES[value] - sum(lying.kind",
        "return VALUES[value] - 0 * sum(lying.kind",
    ),
)
RIVER = (
    Mutation("river: u-turns", "(out - before) % 4 not in bends or", "(out - before) % 4 in bends or"),
    Mutation(
        "river: strict as printed",
        'options[U_TURN.name] == "strict" else (no_u_turn,)',
        'options[U_TURN.name] == "never" else (no_u_turn,)',
    ),
    Mutation(
        "river: figures on the source",
        "if claim.tile.id not in SOURCES:\n        return None",
        "if claim.tile.id:\n        return None",
    ),
    Mutation(
        "river: figures on the river",
        '{**deployment.closed_kinds, RIVER: "RV-F1"}',
        "deployment.closed_kinds",
    ),
    Mutation(
        "river: banks are one field anyway",
        "if tile.id not in (*SOURCES, *LAKES, VOLCANO_LAKE) or",
        "if tile.id or",
    ),
)
ABBEY = (
    Mutation(
        "abbey: after drawing", "if turn.drawn is not None or (DRAWN in turn.marks", "if (DRAWN in turn.marks"
    ),
    Mutation(
        "abbey: the last round begins on the right",
        "for number in range(here + 1, here + 1 + chances):",
        "for number in range(here + chances, here, -1):",
    ),
    Mutation(
        "abbey: extends what it closes",
        '(builder_too,) if options[BUILDER_TURN.name] == "on"',
        "(builder_too,) if options[BUILDER_TURN.name]",
    ),
)
OTHERS = (
    Mutation(
        "abbot: anywhere",
        'FigureKind(1, frozenset({"monastery", GARDEN})',
        'FigureKind(1, frozenset({"monastery", GARDEN, "city"})',
    ),
    Mutation(
        "abbot: retrieved from what is complete",
        '    if table.done(region):\n        yield RuleReason("AT-R3"',
        '    if False:\n        yield RuleReason("AT-R3"',
    ),
    Mutation(
        "abbot: retrieved in addition to a figure",
        'elif turn.step == "end" or put:\n        if any',
        'elif turn.step == "":\n        if any',
    ),
    Mutation(
        "garden: meeples too",
        '{**deployment.closed_kinds, GARDEN: "AT-P2"}',
        "deployment.closed_kinds",
    ),
    Mutation("dragon: eats nothing", "in path and f.kind != STAYS)", "in path and f.kind == STAYS)"),
    Mutation("dragon: seven steps", "LENGTH = 6", "LENGTH = 7"),
    Mutation("dragon: back to where it was", "    if cell in gone:\n", "    if cell == at:\n"),
    Mutation("dragon: one player makes all steps", "seats[(first + taken) % len(seats)]", "seats[first]"),
    Mutation("dragon: after the scoring the next player begins", "first -= 1  # the", "first -= 0  # the"),
    Mutation(
        "dragon: after the scoring nobody waits for it", "(DRAGON,) if dragon_at(table) else None", "None"
    ),
    Mutation("dragon: a walk forgets where it began", "walk=(*been(table), *path)", "walk=path"),
    Mutation("dragon: a seventh step", "if not been or len(been) > LENGTH:", "if not been:"),
    Mutation(
        "dragon: its step may be passed",
        "        optional=False,\n        apart=True,",
        "        apart=True,",
    ),
    Mutation("dragon: the turn ends without it", "end_checks=(walk.has_walked,)", "end_checks=()"),
    Mutation(
        "dragon: sheep are left alone",
        "left = tuple(token for token in table.tokens if token.kind != SHEEP or token[2:5] not in gone)",
        "left = table.tokens",
    ),
    Mutation(
        "shrine: two monasteries adjacent to it",
        "    if len(near) > 1:\n        return _one_at(own, cell, near)",
        "    if len(near) > 2:\n        return _one_at(own, cell, near)",
    ),
    Mutation("shrine: no challenge", "after_completion=(challenge,)", "after_completion=()"),
    Mutation(
        "shrine: empty ones end a challenge",
        "if case.region.kind != MONASTERY or not owners:",
        "if case.region.kind != MONASTERY:",
    ),
    Mutation("lying abbot: scored when surrounded", "deferred=(until_the_end,)", "deferred=()"),
    Mutation(
        "lying abbot: rows do not stop",
        "while case.board.holds((x + dx * (count + 1), y + dy * (count + 1))):",
        "while count < 2:",
    ),
    Mutation(
        "lying abbot: on any monastery",
        'if claim.feature_kind != "monastery" or claim.tile.features[claim.index].marks.get(SPECIAL):',
        "if claim:",
    ),
)
KING = (
    Mutation(
        "king: equal cities take him", "size(table, other) >= most for", "size(table, other) > most for"
    ),
    Mutation(
        "king: stays with the first",
        "if holders(table, token) == [turn.player]:",
        "if holders(table, token):",
    ),
    Mutation("king: two at a time", "after = after.with_held(player, token, 0)", "after = after"),
    Mutation(
        "king: two for each city", 'ScorePart("KR-4", kind, count, 1)', 'ScorePart("KR-4", kind, count, 2)'
    ),
    Mutation("king: thirty for both", "ONE, BOTH = 15, 40", "ONE, BOTH = 15, 30"),
    Mutation(
        "king: two for each completion", "RECORD_OF[token], len(now), 1)", "RECORD_OF[token], len(now), 2)"
    ),
)
RIVER_TWO = (
    Mutation(
        "river 2: a fork is entered anywhere", "if _from_source(board, cell, edge)), None)", "if True), None)"
    ),
    Mutation(
        "river 2: one end of a fork", "tuple(edge for edge in edges if edge not in joined)", "(edges[-1],)"
    ),
    Mutation(
        "river 2: the fork whenever it comes",
        'return RuleReason("RV-S4", "fork_first"',
        'return tile and RuleReason("RV-S5", "fork_first"',
    ),
    Mutation("river 2: no word about the fork", 'applies("RV-K1", (cell,)) if', "None if"),
    Mutation("river 2: no word about the end of a branch", 'applies("RV-K2", (cell,)) if', "None if"),
    Mutation(
        "river 2: roads behind the city",
        'case.region.kind in ("city", "field")',
        'case.region.kind == "road"',
    ),
    Mutation(
        "river 2: never a volcano", 'return bool(table.options["ext.dragon"] == "on")', "return table.over"
    ),
    Mutation("river 2: always a volcano", 'return bool(table.options["ext.dragon"] == "on")', "return True"),
    Mutation(
        "river 2: the volcano is closed for good",
        "volcano_in_play(claim.table) and not claim.elsewhere",
        "volcano_in_play(claim.table)",
    ),
    Mutation("river 2: no inn on the bridge", "].id == INN_BRIDGE]", "].unknown]"),
    Mutation("river 2: two sources", "min(count, int(id == kept))", "count"),
    Mutation(
        "river 2: no volcano lake",
        '(*LAKES, VOLCANO_LAKE) if table.options.get("base.river_2")',
        'LAKES if table.options.get("base.river_2")',
    ),
    Mutation(
        "herds: two each",
        'ScorePart("RV-H1", "pig_herd", cities, 1)',
        'ScorePart("RV-H1", "pig_herd", cities, 2)',
    ),
    Mutation("herds: everywhere", "if case.region.marks.get(HERD) else 0", "if case.region else 0"),
    Mutation("herds: the plain tile has one", "if tile.id != FIELD_TILE:", "if tile.id:"),
    Mutation("quarterly: its river tiles always", "0 if id in OF_THE_RIVER else count", "count"),
    Mutation(
        "quarterly: never its source",
        'chosen = options.get("gq.source") ==',
        'chosen = not options.get("gq.source") ==',
    ),
)
RIVER_ABBEY_HILLS = (
    # the River
    Mutation(
        "river: a field side will do",
        "or not table.board.cells or course(table.board, cell, tile) is not None",
        "or not table.board.cells or True",
    ),
    Mutation(
        "river: only different bends are forbidden",
        "(out - before) % 4 not in bends or",
        "(out - before) % 4 in bends or",
    ),
    Mutation(
        "river: one cell in the row ahead",
        "behind, *(step(behind, side) for side in sides)]",
        "behind]",
    ),
    Mutation(
        "river: the lake whenever it comes",
        "if others and not ashore(table)",
        "if others and ashore(table)",
    ),
    Mutation(
        "river: land at any time",
        "lake = 0 if ashore(table) else to_come(table, lakes_of(table))",
        "lake = 0",
    ),
    Mutation("river: the source is split elsewhere", "for near in (1, 5)", "for near in (2, 6)"),
    Mutation("river: the start tile is never out", "counts[START_TILE] - 1", "counts[START_TILE] - 0"),
    # the abbey
    Mutation(
        "abbey: anywhere",
        "missing = table.board.needs.faces(cell).count(None)",
        "missing = 0",
    ),
    Mutation("abbey: again and again", "max(0, held(before, player) - 1)", "held(before, player)"),
    Mutation(
        "abbey: everybody is asked to the end", "chances = (end - here) % len(seats)", "chances = len(seats)"
    ),
    Mutation("abbey: the round is not repeated", '== "repeat"', '== "never"'),
    Mutation(
        "abbey: an open feature is extended",
        "and after.done(after.board.region(figure[2:]))",
        "and after.board.region(figure[2:])",
    ),
    Mutation(
        "abbey: the round begins with who drew what fits nowhere",
        "return seats[seats.index(player) - 1] if only_drew else player",
        "return player",
    ),
    Mutation(
        "abbey: also after a discard",
        "(DRAWN in turn.marks and after_whom(turn) is None and not spent(table))",
        "False",
    ),
    Mutation(
        "abbey: a second part without one",
        "not spent(table) or not can_lay(table, player)",
        "not spent(table)",
    ),
    Mutation("abbey: a copy too many", " and (limit[id] or id not in table.bag.undrawn)", ""),
    # Hills & Sheep
    Mutation(
        "shepherd: adjacent to another",
        "in claim.standing if figure.kind == SHEPHERD]",
        "in () if claim.standing]",
    ),
    Mutation(
        "shepherd: a turn without the token", "or not flock.draws_due(table, player)", "or table.turn.step"
    ),
    Mutation(
        "flock: Expand again and again", "if acted(table, move.player, table", "if acted(table, '', table"
    ),
    Mutation(
        "flock: any own tile",
        "in dict.fromkeys(fields) if came_into(region, placed[-1], tile)]",
        "in dict.fromkeys(fields)]",
    ),
    Mutation(
        "flock: the tile of anybody",
        "elif table.turn.player not in (None, move.player):",
        "elif table.turn.player is None:",
    ),
    Mutation("flock: the wolf leaves the sheep", "if token not in back)", "if token)"),
    Mutation("flock: a third 4", "return VALUES[value] - sum(", "return 9 - sum("),
    Mutation("flock: herded though open", "return region.closed and table.options", "return table.options"),
    Mutation("flock: a token at any time", "if flock.draws_due(table, move.player) == 0:", "if table.over:"),
    Mutation("flock: a token too many", "if flock.left_in_bag(table, token) <= 0:", "if table.over:"),
    Mutation(
        "flock: a drawn wolf does nothing",
        "scatter(table, region))\n    grown = flock.join",
        "scatter(table, region)._replace(state=table))\n    grown = flock.join",
    ),
    Mutation(
        "flock: herded before the last draw",
        "flock.herds_itself(table, region) and not flock.draws_due(grown, move.player)",
        "flock.herds_itself(table, region)",
    ),
    Mutation(
        "flock: never herded by a draw",
        "flock.herds_itself(table, region) and not flock.draws_due(grown, move.player)",
        "table.over",
    ),
    Mutation(
        "flock: the rule of two draws for one",
        '"HS-F24" if due == 1 else "HS-F28"',
        '"HS-F28" if due == 1 else "HS-F24"',
    ),
    Mutation(
        "flock: a drawn wolf is no wolf in words",
        "cells = tuple(sorted(region.tiles))\n    if move.token == WOLF:",
        "cells = tuple(sorted(region.tiles))\n    if table.over:",
    ),
    Mutation("flock: one token on an inner field", "(2 if twice else 1)", "(1 if twice else 1)"),
    Mutation(
        "flock: only the first shepherd is paid",
        "owners = {figure.player for figure in shepherds_on(table, region)}",
        "owners = {figure.player for figure in shepherds_on(table, region)[:1]}",
    ),
    Mutation("flock: does not wait for any player", "if region not in waiting and", "if"),
    Mutation("hill: a shepherd breaks a tie", "marks and follows(figure.kind)", "marks"),
    Mutation(
        "hill: everybody on one loses",
        "tied & set(on_hills(case)) or tied",
        "tied - set(on_hills(case)) or tied",
    ),
    Mutation(
        "hill: counted from below",
        "most = max(hills[player] for player",
        "most = min(hills[player] for player",
    ),
    Mutation(
        "hill: nothing under it",
        "(unseen := unseen + left) >= hills:\n            return hills",
        "(unseen := unseen + left) >= hills:\n            return 0",
    ),
    Mutation(
        "vineyards: only orthogonally adjacent",
        "for dx, dy in AROUND]\n    return [(cell",
        "for dx, dy in AROUND[::2]]\n    return [(cell",
    ),
    Mutation(
        "vineyards: for unfinished monasteries",
        "if not case.complete:\n        return parts\n    count",
        "if case.complete is None:\n        return parts\n    count",
    ),
)
NAMED = (
    Mutation("abbot: one who lies is not known", 'if kind == "abbot" and', 'if kind == "nobody" and'),
    Mutation(
        "abbot: lies on plain monasteries",
        "if not lying or not case.region.marks.get(SPECIAL):",
        "if not lying:",
    ),
    Mutation("abbot: taken back without him", "(in_turn, never_taken_back),", "(in_turn,),"),
    Mutation("abbot: a figure after him", "return RETRIEVED in table.turn.marks and", "return False and"),
    Mutation(
        "abbey: played without its rules",
        'RuleReason("AB-S1", "not_played", {}, (cell,)) if is_abbey(tile)',
        'RuleReason("AB-S1", "not_played", {}, (cell,)) if not tile.id',
    ),
    Mutation("end: no shared win", "if len(won) < 2:", "if len(won) < 9:"),
    Mutation("tiles only: no finding", '"off") == "off" for name', '"off") == "on" for name'),
    Mutation(
        "split edges: no finding where they meet",
        "for spot, side in ((cell, edge)",
        "for spot, side in ((near, edge)",
    ),
    Mutation(
        "hill: separate ones are not named",
        "follows(f.kind) and f[2:] not in",
        "follows(f.kind) and f[2:] in",
    ),
    Mutation("goods: second place is not named", "any(count < most for", "any(count > most for"),
    Mutation(
        "inner field: shepherds are not named", "inner and claim.kind == SHEPHERD", "inner and not claim.kind"
    ),
    Mutation(
        "small city: not named",
        "len(region.tiles) != 2:\n        return ()\n    return (applies",
        "len(region.tiles) != 1:\n        return ()\n    return (applies",
    ),
)
EXPANSIONS = (
    *RIVER_ABBEY_HILLS,
    *INNS,
    *FLY,
    *CIRCLES,
    *ROBBERS,
    *MESSAGES,
    *GIFTS,
    *GOLD,
    *MAGE,
    *BIG_TOP,
    *COUNT,
    *MAYOR,
    *PRINCESS,
    *TOWER,
    *TUNNEL,
    *FERRIES,
    *BRIDGES,
    *CASTLES,
    *BAZAARS,
    *GAPS,
    *SHORT,
    *TRADERS,
    *HILLS,
    *RIVER,
    *RIVER_TWO,
    *KING,
    *ABBEY,
    *OTHERS,
    *NAMED,
)
