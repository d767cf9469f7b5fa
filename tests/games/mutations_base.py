"""Mutated rules of the kit and the base game, one line each."""

from __future__ import annotations

from typing import NamedTuple


class Mutation(NamedTuple):
    """One line replaced by a wrong one."""

    name: str
    right: str
    wrong: str


BASE = (
    Mutation(
        "road: two points a tile",
        '"CB-R3", "tile", len(case.region.tiles), 1))',
        '"CB-R3", "tile", len(case.region.tiles), 2))',
    ),
    Mutation(
        "road: crossings of one tile count each",
        '"tile", len(case.region.tiles), 1)',
        '"tile", len(case.region.pieces), 1)',
    ),
    Mutation(
        "city: segments count instead of tiles",
        "len(case.region.tiles), case.region.marks",
        "len(case.region.pieces), case.region.marks",
    ),
    Mutation("city: unfinished ones pay in full", 'id, each = "CB-C4", 1', 'id, each = "CB-C4", 2'),
    Mutation("city: three tiles are small", "tiles == 2 and", "tiles <= 3 and"),
    Mutation("city: a small one always pays half", ' and case.options["base.two_tile_city"] == "small"', ""),
    Mutation(
        "city: coats of arms always two",
        'ScorePart(id, "pennant", pennants, each)',
        'ScorePart(id, "pennant", pennants, 2)',
    ),
    Mutation("monastery: itself does not count", 'ScorePart(id, "monastery", 1, 1),', ""),
    Mutation(
        "monastery: seven neighbours are enough",
        "return 8 - board.around",
        "return 7 - board.around",
    ),
    Mutation(
        "monastery: only edges count as around",
        "AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))",
        "AROUND = STEPS",
    ),
    Mutation("meeples: eight in the supply", "MEEPLES = 7", "MEEPLES = 8"),
    Mutation("meeples: always seven", 'FigureKind(int(options["base.meeples"])', "FigureKind(MEEPLES"),
    Mutation(
        "deployment: the player's own meeples do not matter",
        "if not claim.standing:\n        return None",
        "if all(f.player == claim.player for f in claim.standing):\n        return None",
    ),
    Mutation(
        "deployment: only the same tile matters",
        "if not claim.standing:\n        return None",
        "if all((f.x, f.y) != claim.cell for f in claim.standing):\n        return None",
    ),
    Mutation(
        "deployment: an empty supply does not matter",
        "table.supply.left(move.player, move.kind) <= 0",
        "table.supply.left(move.player, move.kind) < 0",
    ),
    Mutation(
        "deployment: on any tile",
        "[tile] != [origin(cells, one) for one in placed[-1:]] or on_earlier_half(table, move)",
        "on_earlier_half(table, move)",
    ),
    Mutation("fields: on though they are off", 'if options["base.fields"] == "on":', "if True:"),
    Mutation(
        "field: four points a city",
        '"per_field_3": ("CB-F3", 3)',
        '"per_field_3": ("CB-F3", 4)',
    ),
    Mutation(
        "field: unfinished cities pay",
        "done = [city for city in cities_beside(table, field) if table.done(city)]",
        "done = list(cities_beside(table, field))",
    ),
    Mutation(
        "field: cities on the same tile, adjacent or not",
        "for other in cells[x, y].connections.beside[index]:",
        'for other in [i for i, k in enumerate(cells[x, y].kinds) if k == "city"]:',
    ),
    Mutation(
        "field: a city twice for one player",
        "tuple(city for city in done[field] if best[line.player, city][1] is field)",
        "tuple(done[field])",
    ),
    Mutation(
        "field: farmers of one field only",
        "figures = [figure for field in fields for figure",
        "figures = [figure for field in fields[:1] for figure",
    ),
    Mutation("edition: C1-r1 has no small cities", '"C1-r1": {"base.two_tile_city": "small", ', '"C1-r1": {'),
    Mutation(
        "edition: unknown rules are played",
        "ruled = [one for one in chosen if not printings.unruled(one, known)]",
        "ruled = list(chosen)",
    ),
    Mutation(
        "edition: unknown rules are not named", "silent = [one for one in", "silent = [one for one in () and"
    ),
    Mutation(
        "edition: the minis hold both boxes of crop circles",
        '"corn-circles", "2"),)',
        '"corn-circles", BY_EDITION),)',
    ),
    Mutation(
        "edition: crop circles with the minis are one box",
        "if bundle in named and id not in named",
        "if bundle in named",
    ),
    Mutation(
        "edition: a box is that of the game",
        'return found if found.used_in("") else tile_set',
        "return tile_set",
    ),
    Mutation("majority: everybody there is paid", "if weight == most])", "if weight <= most])"),
    Mutation(
        "majority: one of the tied is paid",
        "return tuple([seat.id for seat in self.table.players if seat.id in tied])",
        "return tuple([seat.id for seat in self.table.players if seat.id in tied])[:1]",
    ),
    Mutation(
        "majority: losers stay on the table",
        "home.update(case.figures)",
        "home.update(f for f in case.figures if f.player in owners)",
    ),
    Mutation(
        "scoring: a corner does not complete a monastery",
        "for near_cell in RING[cell]:",
        "for near_cell in RING[cell][::2]:",
    ),
    Mutation(
        "scoring: old completions again at the end of a turn",
        "done = [region for region in dict.fromkeys(map(board.region, pieces)) if table.done(region)]",
        "return completed_and_occupied(table)",
    ),
    Mutation(
        "scoring: complete features twice at the end",
        "if r.kind == kind and r not in done])",
        "if r.kind == kind])",
    ),
    Mutation(
        "scoring: one winner only",
        "if table.points[seat.id] == most)",
        "if table.points[seat.id] == most)[:1]",
    ),
    Mutation(
        "placing: the west edge is not looked at",
        "for edge, face in enumerate(faces) if face",
        "for edge, face in enumerate(faces[:3]) if face",
    ),
    Mutation(
        "placing: a corner is enough",
        "beside = any(cell in board.cells or cell in board.needs.by_cell for cell in cells)",
        "beside = any(cell in board.cells or board.around(cell) > 0 for cell in cells)",
    ),
    Mutation(
        "placing: tiles that fit may be discarded",
        "    if places:\n",
        "    if not places:\n",
    ),
    Mutation(
        "turn: counter-clockwise",
        "(seats.index(player) + 1)",
        "(seats.index(player) - 1)",
    ),
    Mutation(
        "turn: anybody's",
        "if mover is not None and move.player != mover:",
        "if turn.player == '':",
    ),
    Mutation(
        "ports: halves meet the wrong half",
        "2 * ((edge + 2) % 4) + (1 - right)",
        "2 * ((edge + 2) % 4) + right",
    ),
    Mutation(
        "regions: a gap inside does not matter",
        "return None\n                open_edges += 1\n",
        "return None\n                open_edges += NEAR[beyond][edge] not in cells\n",
    ),
    Mutation(
        "regions: a wild edge does not close",
        "clash = clash or other not in (WILD, ABSENT)",
        "clash = clash or other != ABSENT",
    ),
    Mutation(
        "unreadable: complete in some reading",
        "complete = all(done for",
        "complete = any(done for",
    ),
)
