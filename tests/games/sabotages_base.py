"""Sabotaged rules of the kit and the base game, one line each."""

from __future__ import annotations

from typing import NamedTuple


class Sabotage(NamedTuple):
    """One line replaced by a wrong one."""

    name: str
    right: str
    wrong: str


BASE = (
    Sabotage(
        "road: two points a tile",
        '"CB-R3", "tile", len(case.region.tiles), 1))',
        '"CB-R3", "tile", len(case.region.tiles), 2))',
    ),
    Sabotage(
        "road: crossings of one tile count each",
        '"tile", len(case.region.tiles), 1)',
        '"tile", len(case.region.pieces), 1)',
    ),
    Sabotage(
        "city: segments count instead of tiles",
        "len(case.region.tiles), case.region.marks",
        "len(case.region.pieces), case.region.marks",
    ),
    Sabotage("city: unfinished ones pay in full", 'id, each = "CB-C4", 1', 'id, each = "CB-C4", 2'),
    Sabotage("city: three tiles are small", "tiles == 2 and", "tiles <= 3 and"),
    Sabotage("city: a small one always pays half", ' and case.options["base.two_tile_city"] == "small"', ""),
    Sabotage(
        "city: coats of arms always two",
        'Part(id, "pennant", pennants, each)',
        'Part(id, "pennant", pennants, 2)',
    ),
    Sabotage("monastery: itself does not count", 'Part(id, "monastery", 1, 1), ', ""),
    Sabotage(
        "monastery: seven neighbours are enough",
        "return 8 - board.around",
        "return 7 - board.around",
    ),
    Sabotage(
        "monastery: only edges count as around",
        "AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))",
        "AROUND = STEPS",
    ),
    Sabotage("meeples: eight in the supply", "MEEPLES = 7", "MEEPLES = 8"),
    Sabotage(
        "deployment: the player's own meeples do not matter",
        "if not claim.standing:\n        return None",
        "if all(f.player == claim.player for f in claim.standing):\n        return None",
    ),
    Sabotage(
        "deployment: only the same tile matters",
        "if not claim.standing:\n        return None",
        "if all((f.x, f.y) != claim.cell for f in claim.standing):\n        return None",
    ),
    Sabotage(
        "deployment: an empty supply does not matter",
        "table.supply.left(move.player, move.kind) <= 0",
        "table.supply.left(move.player, move.kind) < 0",
    ),
    Sabotage(
        "deployment: on any tile",
        "if placed is not None and [tile] != [origin(cells, one) for one in placed[-1:]]:",
        "if placed == () and [tile] != [origin(cells, one) for one in placed[-1:]]:",
    ),
    Sabotage("fields: on though they are off", 'if options["base.fields"] == "on":', "if True:"),
    Sabotage(
        "field: four points a city",
        '"per_field_3": ("CB-F3", 3)',
        '"per_field_3": ("CB-F3", 4)',
    ),
    Sabotage(
        "field: unfinished cities pay",
        "done = [city for city in cities_beside(table, field) if table.done(city)]",
        "done = list(cities_beside(table, field))",
    ),
    Sabotage(
        "field: cities on the same tile, adjacent or not",
        "for other in cells[x, y].connections.beside[index]:",
        'for other in [i for i, k in enumerate(cells[x, y].kinds) if k == "city"]:',
    ),
    Sabotage(
        "field: a city twice for one player",
        "tuple(city for city in done[field] if best[line.player, city][1] is field)",
        "tuple(done[field])",
    ),
    Sabotage(
        "field: farmers of one field only",
        "figures = [figure for field in fields for figure",
        "figures = [figure for field in fields[:1] for figure",
    ),
    Sabotage("edition: C1-r1 has no small cities", '"C1-r1": {"base.two_tile_city": "small", ', '"C1-r1": {'),
    Sabotage("majority: everybody there is paid", "if weight == most])", "if weight <= most])"),
    Sabotage(
        "majority: one of the tied is paid",
        "return tuple([seat.id for seat in self.table.players if seat.id in tied])",
        "return tuple([seat.id for seat in self.table.players if seat.id in tied])[:1]",
    ),
    Sabotage(
        "majority: losers stay on the table",
        "home.update(case.figures)",
        "home.update(f for f in case.figures if f.player in owners)",
    ),
    Sabotage(
        "scoring: a corner does not complete a monastery",
        "for near_cell in RING[cell]:",
        "for near_cell in RING[cell][::2]:",
    ),
    Sabotage(
        "scoring: old completions again at the end of a turn",
        "done = [region for region in dict.fromkeys(map(board.region, pieces)) if table.done(region)]",
        "return completed_and_occupied(table)",
    ),
    Sabotage(
        "scoring: complete features twice at the end",
        "if r.kind == kind and r not in done])",
        "if r.kind == kind])",
    ),
    Sabotage(
        "scoring: one winner only",
        "if table.points[seat.id] == most)",
        "if table.points[seat.id] == most)[:1]",
    ),
    Sabotage(
        "placing: the west edge is not looked at",
        "for edge, face in enumerate(faces) if face",
        "for edge, face in enumerate(faces[:3]) if face",
    ),
    Sabotage(
        "placing: a corner is enough",
        "if board.cells and not any(cell in board.cells or cell in board.needs.by_cell for cell in cells):",
        "if board.cells and not any(cell in board.cells or board.around(cell) for cell in cells):",
    ),
    Sabotage(
        "placing: tiles that fit may be discarded",
        "    if places:\n",
        "    if not places:\n",
    ),
    Sabotage(
        "turn: counter-clockwise",
        "(seats.index(player) + 1)",
        "(seats.index(player) - 1)",
    ),
    Sabotage(
        "turn: anybody's",
        "if mover is not None and move.player != mover:",
        "if turn.player == '':",
    ),
    Sabotage(
        "ports: halves meet the wrong half",
        "2 * ((edge + 2) % 4) + (1 - right)",
        "2 * ((edge + 2) % 4) + right",
    ),
    Sabotage(
        "regions: a gap inside does not matter",
        "return None\n                open_edges += 1\n",
        "return None\n                open_edges += NEAR[beyond][edge] not in cells\n",
    ),
    Sabotage("regions: a wild edge does not close", "elif other != WILD:", "else:"),
    Sabotage(
        "unreadable: complete in some reading",
        "complete = all(done for",
        "complete = any(done for",
    ),
)
