"""Sabotaged rules of The Count of Carcassonne, one line each."""

from __future__ import annotations

from tests.games.sabotages_base import Sabotage

COUNT = (
    Sabotage("count: three rows of four, shifted", "ROWS, COLUMNS = (-1, 0, 1)", "ROWS, COLUMNS = (0, 1, 2)"),
    Sabotage("count: fields do not touch the City", "beside=(*one.beside, *city)", "beside=one.beside"),
    Sabotage(
        "count: he begins in the cathedral",
        "else with_count(table, QUARTERS[0])",
        "else with_count(table, QUARTERS[3])",
    ),
    Sabotage(
        "count: unknown, he is in the cathedral",
        "for quarter in found if quarter), QUARTERS[0])",
        "for quarter in found if quarter), QUARTERS[3])",
    ),
    Sabotage("count: its tiles are drawn", 'return applies("CO-S1")', "return None"),
    Sabotage(
        "count: figures anywhere in the City",
        'return Reason("CO-P1", "block", {"figure": claim.kind}, (claim.cell,))',
        "return None",
    ),
    Sabotage(
        "count: instead of the figure of a turn",
        'return Reason("CO-F1", "not_now", {"figure": claim.kind}, (claim.cell,))',
        "return None",
    ),
    Sabotage(
        "count: everybody in every quarter",
        "{QUARTER, LEADS_TO[quarter]} <= known.goes_on",
        "QUARTER in known.goes_on",
    ),
    Sabotage("count: builders, too", "book.follows(kind) and known.of is None", "known.of is None"),
    Sabotage(
        "count: castles do not matter", "worth.keys() | table.book.scoring.completion.keys()", "worth.keys()"
    ),
    Sabotage("count: followers march before castles", "AFTER_CASTLES = 60", "AFTER_CASTLES = 10"),
    Sabotage("count: also after own points", "or table.turn.player in paid or", "or"),
    Sabotage("count: also when nobody scores", "if not paid or table.turn.player", "if table.turn.player"),
    Sabotage("count: points of the fairy matter", "and line.feature_kind in features}", "and features}"),
    Sabotage(
        "count: he moves anywhere by himself",
        'if way == "follow":\n        return move.quarter',
        'if way == "follow":\n        return move.to',
    ),
    Sabotage(
        "count: counter-clockwise",
        "QUARTERS.index(count_in(table)) + 1)",
        "QUARTERS.index(count_in(table)) - 1)",
    ),
    Sabotage("count: he moves to where he is", "move.to == count_in(table):", 'move.to == "":'),
    Sabotage("count: out of his quarter", "if one[1] != barred]", "if one[1]]"),
    Sabotage(
        "count: not for the named quarter", "if move.quarter == count_in(table):", 'if move.quarter == "":'
    ),
    Sabotage(
        "count: from every quarter at the end",
        "return [one for one in here if one[1] == MARKET]",
        "return here",
    ),
    Sabotage("count: to finished features at the end", "in kinds and not table.done(one)]", "in kinds]"),
    Sabotage(
        "count: no farmers for barns",
        "completed_features.of_this_turn(settled), *more)",
        "completed_features.of_this_turn(settled),)",
    ),
    Sabotage("count: the active player marches first", "return _seats(table, 1)", "return _seats(table, 0)"),
    Sabotage("count: the last is first at the end", "return _seats(table, 0)", "return _seats(table, 2)"),
    Sabotage(
        "count: from any quarter to anything",
        "if kind != LEADS_TO.get(move.quarter):",
        "if move.quarter is None:",
    ),
    Sabotage("count: to the dragon", "    if cell in dragon:", "    if cell in ():"),
    Sabotage("count: he stays in the City as well", "left.remove(figure)\n    index", "index"),
    Sabotage("dragon: through the City", "and not in_the_city(table, cell)", "and table.board.cells"),
    Sabotage(
        "dragon: the middle is open",
        "return all(one.marks.get(fields.WALLED)",
        "return not all(one.marks.get(fields.WALLED)",
    ),
    Sabotage("king: the City is no city", "found += completed(table, CITY_OF_CARCASSONNE)", "found += []"),
    Sabotage("wagon: onto the City", 'yield applies("CO-P1", (cell,))', "yield from ()"),
    Sabotage(
        "count: fields join through the City",
        "return pairwise(tile) if fields.walled(tile)",
        "return tile if fields.walled(tile)",
    ),
    Sabotage("count: only with its rules", "    lying=city.GROUND,\n", ""),
    Sabotage("count: only without its box", '"on" else GROUND', '"on" else None'),
)
