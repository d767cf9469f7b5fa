"""Mutated rules of The Count of Carcassonne, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

COUNT = (
    Mutation("count: three rows of four, shifted", "ROWS, COLUMNS = (-1, 0, 1)", "ROWS, COLUMNS = (0, 1, 2)"),
    Mutation("count: fields do not touch the City", "beside=(*one.beside, *city)", "beside=one.beside"),
    Mutation(
        "count: he begins in the cathedral",
        "else with_count(table, QUARTERS[0])",
        "else with_count(table, QUARTERS[3])",
    ),
    Mutation(
        "count: unknown, he is in the cathedral",
        "for quarter in found if quarter), QUARTERS[0])",
        "for quarter in found if quarter), QUARTERS[3])",
    ),
    Mutation("count: its tiles are drawn", 'return applies("CO-S1")', "return None"),
    Mutation(
        "count: figures anywhere in the City",
        'return RuleReason("CO-P1", "block", {"figure": claim.kind}, (claim.cell,))',
        "return None",
    ),
    Mutation(
        "count: instead of the figure of a turn",
        'return RuleReason("CO-F1", "not_now", {"figure": claim.kind}, (claim.cell,))',
        "return None",
    ),
    Mutation(
        "count: everybody in every quarter",
        "{QUARTER, LEADS_TO[quarter]} <= known.goes_on",
        "QUARTER in known.goes_on",
    ),
    Mutation("count: builders, too", "book.follows(kind) and known.of is None", "known.of is None"),
    Mutation("count: castles do not matter", " or line.feature_kind in completion)", ")"),
    Mutation("count: followers march before castles", "AFTER_CASTLES = 60", "AFTER_CASTLES = 10"),
    Mutation("count: also after own points", "or table.turn.player in paid or", "or"),
    Mutation("count: also when nobody scores", "if not paid or table.turn.player", "if table.turn.player"),
    Mutation("count: points of the fairy matter", "and (line.feature_kind in worth", "and (worth"),
    Mutation(
        "count: he moves anywhere by himself",
        'if way == "follow":\n        return move.quarter',
        'if way == "follow":\n        return move.to',
    ),
    Mutation(
        "count: counter-clockwise",
        "QUARTERS.index(count_in(table)) + 1)",
        "QUARTERS.index(count_in(table)) - 1)",
    ),
    Mutation("count: he moves to where he is", "move.to == count_in(table):", 'move.to == "":'),
    Mutation("count: out of his quarter", "if one[1] != barred]", "if one[1]]"),
    Mutation(
        "count: not for the named quarter", "if move.quarter == count_in(table):", 'if move.quarter == "":'
    ),
    Mutation(
        "count: from every quarter at the end",
        "return [one for one in here if one[1] == MARKET]",
        "return here",
    ),
    Mutation("count: to finished features at the end", "in kinds and not table.done(one)]", "in kinds]"),
    Mutation(
        "count: no farmers for barns",
        "completed_features.of_this_turn(settled), *more)",
        "completed_features.of_this_turn(settled),)",
    ),
    Mutation("count: the active player marches first", "return _seats(table, 1)", "return _seats(table, 0)"),
    Mutation("count: the last is first at the end", "return _seats(table, 0)", "return _seats(table, 2)"),
    Mutation(
        "count: from any quarter to anything",
        "if kind != LEADS_TO.get(move.quarter):",
        "if move.quarter is None:",
    ),
    Mutation("count: to the dragon", "    if cell in dragon:", "    if cell in ():"),
    Mutation("count: he stays in the City as well", "left.remove(figure)\n    index", "index"),
    Mutation("dragon: through the City", "and not in_the_city(table, cell)", "and table.board.cells"),
    Mutation(
        "dragon: the middle is open",
        "return all(one.marks.get(fields.WALLED)",
        "return not all(one.marks.get(fields.WALLED)",
    ),
    Mutation("king: the City is no city", "found += completed(table, CITY_OF_CARCASSONNE)", "found += []"),
    Mutation("wagon: onto the City", 'yield applies("CO-P1", (cell,))', "yield from ()"),
    Mutation(
        "count: fields join through the City",
        "return pairwise(tile) if fields.walled(tile)",
        "return tile if fields.walled(tile)",
    ),
    Mutation(
        "count: no word of the river",
        '"river_began" if river else "no_city"',
        '"river_began" if not cells else "no_city"',
    ),
    Mutation("count: only with its rules", "    lying=city.GROUND,\n", ""),
    Mutation("count: only without its box", '"on" else GROUND', '"on" else None'),
)
