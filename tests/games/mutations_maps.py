"""Mutated rules of Carcassonne Maps, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

MAPS = (
    Mutation(
        "maps: off the squares",
        'if cell in self.map.land:\n            return None\n        id, key = ("MP-L1"',
        'if True:\n            return None\n        id, key = ("MP-L1"',
    ),
    Mutation(
        "maps: every large city is connected",
        "return any(board.holds(near) for cell in found.large_cities[city] for near in NEAR[cell])",
        "return True",
    ),
    Mutation(
        "maps: ferries are joined from the beginning",
        "return region is not None and any(board.holds(cell) for cell in region.tiles)",
        "return region is not None",
    ),
    Mutation(
        "maps: prints need not be met",
        "if near is not None and near.special.printed and not meets(tile, near, edge):",
        "if False and not meets(tile, near, edge):",
    ),
    Mutation(
        "maps: coats pay 1 in the game",
        'return 3 if special and case.region.kind == "city" else 2',
        'return 3 if special and case.region.kind == "city" else 1',
    ),
    Mutation("maps: coats pay 2 at the end", "return 0 if special else 1", "return 0 if special else 2"),
    Mutation(
        "maps: segments abroad are no tiles",
        '*((ScorePart("MP-B4", "abroad", beyond, part.each),) if beyond else ()),',
        "*(),",
    ),
    Mutation(
        "maps: large cities are no tiles",
        '*((ScorePart("MP-L4", "large_city", large, part.each),) if large else ()),',
        "*(),",
    ),
    Mutation(
        "maps: ferries pay nothing",
        "each = 1 if case.complete or each_coat(case, complete=False) else 0",
        "each = 0",
    ),
    Mutation(
        "maps: towns touch at corners",
        "if not cells[cell].special.printed for near in NEAR[cell]}",
        "if not cells[cell].special.printed for near in RING[cell]}",
    ),
    Mutation(
        "maps: covered towns are visible",
        "return sorted(cell for cell in beside & found.towns if cell not in cells)",
        "return sorted(cell for cell in beside & found.towns)",
    ),
    Mutation(
        "maps pad: a monastery at the border is not complete",
        "return drawn if final else drawn.but(outside=BY_THE_SEA)",
        "return drawn",
    ),
    Mutation(
        "maps pad: prints are tiles",
        "lambda sketch, n: sketch.but(printed=(*sketch.printed, *(tile,) * n)),",
        "lambda sketch, n: sketch.but(tiles=sketch.tiles + n),",
    ),
    Mutation(
        "maps: monasteries count the sea",
        "laid = sum(not tile.special.printed for tile in around)",
        "laid = len(around)",
    ),
    Mutation(
        "maps: monasteries ignore large cities",
        "large = sum(tile.id == LARGE_CITY for tile in around)",
        "large = 0",
    ),
    Mutation(
        "maps: turns without end",
        'if now.part != 1 or now.step == "place" or not on_a_town(found, table):',
        'if now.step == "place" or not on_a_town(found, table):',
    ),
    Mutation("maps: towns cost nothing", "COST = -2  # MP-O2", "COST = 0  # MP-O2"),
    Mutation("maps: seven meeples", 'supply = int(options["mp.meeples"])', "supply = 7"),
    Mutation("maps: the sea is open", "for cell in found.sea - set(beyond)}", "for cell in ()}"),
)
