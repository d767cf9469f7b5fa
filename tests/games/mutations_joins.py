"""Mutated rules of the pieces that join roads, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

TUNNEL = (
    Mutation(
        "tunnel: the ends are closed",
        "with_features(tile, features), ends)",
        "with_features(tile, features), frozenset())",
    ),
    Mutation(
        "tunnel: roads of other boxes run through",
        "if everywhere else with_own_ends",
        "if False else with_own_ends",
    ),
    Mutation(
        "tunnel: other boxes always have ends",
        "if tile.id.startswith(OWN_TILES) else tile",
        "if tile.id else tile",
    ),
    Mutation("tunnel: two sets with two players", "{2: two, 3: three}", "{2: three, 3: three}"),
    Mutation("tunnel: three sets with three players", "{2: two, 3: three}", "{2: two, 3: two}"),
    Mutation(
        "tunnel: two sets with four players", ".get(len(table.players), 1)", ".get(len(table.players), 2)"
    ),
    Mutation("tunnel: a third token", "most = PAIR - used if", "most = 9 - used if"),
    Mutation(
        "tunnel: tokens of all players",
        "found[token.player, token.set].append",
        'found["", token.set].append',
    ),
    Mutation(
        "tunnel: tokens of all sets",
        "found[token.player, token.set].append",
        'found[token.player, ""].append',
    ),
    Mutation(
        "tunnel: the joined road is not scored",
        "if word == TUNNEL and len(rest) == 3:",
        "if word == TUNNEL and not rest:",
    ),
    Mutation("tunnel: nothing is joined", "after = joined(table.but(", "after = (table.but("),
    Mutation(
        "tunnel: two tokens in a turn",
        "if placed_in(table.turn):\n        yield",
        "if not table.turn.marks and table.over:\n        yield",
    ),
    Mutation("tunnel: one token in each part", "marks=turn.marks | {TUNNEL})", "marks=turn.marks)"),
    Mutation(
        "tunnel: what was entered as held is not read",
        "return min(most, held(table, player).get(of, most))",
        "return most",
    ),
    Mutation(
        "tunnel: on ends with a token",
        "elif (cell, move.edge) in taken(table):\n        yield RuleReason("
        '"TU-2", "taken", {"cell": cell}, (cell,))\n\n\ndef is_end',
        'elif table.over:\n        yield RuleReason("TU-2", "taken", {"cell": cell}, (cell,))'
        "\n\n\ndef is_end",
    ),
    Mutation("tunnel: only before the figure", 'at_step("act", "end"), may_dig', 'at_step("act"), may_dig'),
)

FERRIES = (
    Mutation(
        "ferries: nothing is joined", "if token.kind == FERRY and len(token.edges) == 2:", "if token.value:"
    ),
    Mutation(
        "ferries: no duty to put one out",
        "due = FERRY in table.turn.marks\n    return",
        "due = table.over\n    return",
    ),
    Mutation(
        "ferries: on any tile",
        "if FERRY in table.turn.marks:\n        if cell not in new:",
        "if FERRY in table.turn.marks:\n        if table.over:",
    ),
    Mutation("ferries: any may be turned", "or cell not in met(table):", "or table.over:"),
    Mutation(
        "ferries: beyond the nearest",
        "if ferry_at(table, cell) is None:\n                ways",
        "if cell:\n                ways",
    ),
    Mutation(
        "ferries: turned again", "elif any(cell == one for one, _ in turned(table)):", "elif table.over:"
    ),
    Mutation(
        "ferries: what is closed is not scored",
        "if word == FERRY and len(rest) == 3:\n            yield",
        "if word == FERRY and not rest:\n            yield",
    ),
)

BRIDGES = (
    Mutation("bridges: over any edges", "or tile.edges.kinds_at(one) != free or", "or"),
    Mutation("bridges: around corners", "if (one + 2) % 4 != other or", "if one == other or"),
    Mutation(
        "bridges: to a tile without a road",
        "if EDGES[edge] in edges and (face == ANY or not made.edges.accepts(edge, face)):",
        "if not EDGES[edge]:",
    ),
    Mutation("bridges: two on a tile", "if tile is not None and bridge_at(table, cell):", "if table.over:"),
    Mutation(
        "bridges: several in a turn",
        "    if of_this_turn(table):\n        yield",
        "    if table.over:\n        yield",
    ),
    Mutation("bridges: as many as one likes", "if left(table, player) < 1:", "if table.over:"),
    Mutation("bridges: three with five players", "EACH = {5: 2, 6: 2}", "EACH = {6: 2}"),
    Mutation("bridges: two with few players", "FEWER = 3", "FEWER = 2"),
    Mutation("bridges: over any tile", "if placed and cell not in near(table):", "if table.over:"),
    Mutation(
        "bridges: not beside the tile", 'if table.options[PLACE.name] == "engine" else', "if table else"
    ),
    Mutation(
        "bridges: beside it by both interpretations",
        '() if table.options[PLACE.name] == "engine" else',
        "() if table.over else",
    ),
    Mutation(
        "bridges: with a tile that fits",
        '        yield RuleReason(piece.id, "needless"',
        '        0 and RuleReason(piece.id, "needless"',
    ),
    Mutation("bridges: over acrobats", "    if _acrobats(table, cell):", "    if table.over:"),
    Mutation(
        "bridges: tiles that need one cannot be discarded",
        "    return placements(table, table.library.tiles[move.tile], None)\n",
        "    return placements(table, table.library.tiles[move.tile], None, move.player)\n",
    ),
    Mutation("bridges: up to an abbey", "(face == ANY or not made.edges.accepts", "(not made.edges.accepts"),
)

CASTLES = (
    Mutation(
        "castles: the first feature, whichever it is", 'return "BC-C5" if several or', 'return "BC-C5" if'
    ),
    Mutation(
        "bazaars: bids again and again",
        "elif auction is not None and move.player in (table.turn.passed or ()):",
        "elif table.over:",
    ),
    Mutation("castles: on any tile", "faces is not None and not any(", "faces is not None or not any("),
    Mutation("castles: the dragon walks first", "        apart=True,\n", "        apart=False,\n"),
    Mutation("castles: with several followers", "if len(followers) == 1:", "if followers:"),
    Mutation(
        "castles: as many as one likes", "if one in owners and left(table, one) > 0)", "if one in owners)"
    ),
    Mutation("castles: beyond both ends", "(1, 0) if ax == bx else (0, 1)", "(0, 1) if ax == bx else (1, 0)"),
    Mutation("castles: in the same turn", "if mark_of(one.tiles) not in table.turn.marks)", "if one.tiles)"),
    Mutation(
        "castles: no chain", "found.append(Scored(best.points, CASTLE", "[].append(Scored(best.points, CASTLE"
    ),
    Mutation(
        "castles: the lord stays",
        "        gone = scoring.go_home(table, there)",
        "        gone = scoring.go_home(table, [])",
    ),
    Mutation("castles: for a field like a city", "MORE = 1  #", "MORE = 0  #"),
    Mutation(
        "castles: roads set nothing off",
        'SETS_OFF = ("road", CITY, "monastery")',
        'SETS_OFF = (CITY, "monastery")',
    ),
    Mutation(
        "castles: monasteries set nothing off",
        'SETS_OFF = ("road", CITY, "monastery")',
        'SETS_OFF = ("road", CITY)',
    ),
    Mutation("castles: of corners", "or tile.features[there[0]].edges != (EDGES[at],)", "or not there"),
)

GAPS = (
    Mutation(
        "gaps: no bridge over the tile",
        "                if fit.across is None:\n                    yield fit.tile\n",
        "                if fit.across == 9:\n                    yield fit.tile\n",
    ),
    Mutation(
        "gaps: no bridge beside the gap",
        "if fit.across is not None and (board :=",
        "if fit.across == 9 and (board :=",
    ),
    Mutation(
        "gaps: bridges without end",
        "ready = (seat for seat in seats if piece and not any(True for _ in piece.ready(self._table, seat)))",
        "ready = iter(seats)",
    ),
)

BAZAARS = (
    Mutation("bazaars: after every tile", "return BAZAAR in table.turn.marks or any(", "return True or any("),
    Mutation(
        "bazaars: not after a builder's second part",
        "kept = turn.part == 2 and opens(table)",
        "kept = turn.part == 9 and opens(table)",
    ),
    Mutation(
        "bazaars: one for a tile that was bought",
        "placed = () if IN_HAND in table.turn.marks else",
        "placed = () if None in table.turn.marks else",
    ),
    Mutation(
        "bazaars: while tiles are still to be placed",
        "if after.bag.in_hand or not opens(after)",
        "if not opens(after)",
    ),
    Mutation("bazaars: with too few tiles", "pile < len(after.players)", "pile < len(after.points) * 0"),
    Mutation(
        "bazaars: bids of players with a tile",
        "others = without_tile(table, auction.chooser)[:-1]",
        "others = clockwise(table, auction.chooser)[:-1]",
    ),
    Mutation(
        "bazaars: bids as high as before", "if not (auction.price or 0) < move.price", "if not 0 < move.price"
    ),
    Mutation(
        "bazaars: bids without end",
        "passed=(*(turn.passed or ()), move.player))\n    after",
        "passed=None)\n    after",
    ),
    Mutation(
        "bazaars: the seller pays",
        "(buyer, -price), *([(seller, price)]",
        "(buyer, price), *([(seller, -price)]",
    ),
    Mutation(
        "bazaars: the bank is paid nothing",
        "if seller else [])] if price else []",
        "if seller else [])] if seller else []",
    ),
    Mutation(
        "bazaars: the seller chooses again",
        "left = without_tile(after, auction.chooser)",
        "left = without_tile(after, auction.chooser)[::-1]",
    ),
    Mutation(
        "bazaars: the last tile costs points",
        "elif price and len(",
        "elif move.price > TOP_PRICE and len(",
    ),
    Mutation(
        "bazaars: points without an auction",
        'elif price and table.options[AUCTIONED.name] == "off":',
        'elif move.price > TOP_PRICE and table.options[AUCTIONED.name] == "off":',
    ),
    Mutation(
        "bazaars: tiles put aside are turned up",
        "yield from not_drawn_now(table, move.tile)\n    yield from out_of_copies",
        "pass\n    yield from out_of_copies",
    ),
    Mutation(
        "bazaars: more tiles than in the box",
        "Counter([*(tile for _, tile in laid), *table.bag.in_hand.values()])",
        "Counter([tile for _, tile in laid])",
    ),
    Mutation("bazaars: any tile is placed", "        if hand != move.tile:", "        if not hand:"),
    Mutation(
        "bazaars: the tile stays in hand", "    table = from_hand(table, move)\n    placed", "    placed"
    ),
)
