"""Sabotaged rules of Gold Rush, one line each."""

from __future__ import annotations

from tests.games.sabotages_base import Sabotage

GOLD_RUSH = (
    Sabotage("rush: five cowboys", "COWBOYS = 4  #", "COWBOYS = 5  #"),
    Sabotage("rush: two tents each", "TENT: FigureKind(1,", "TENT: FigureKind(2,"),
    Sabotage("rush: tents occupy", "if figure.kind == COWBOY]", "if figure]"),
    Sabotage(
        "rush: tents count for the majority",
        "frozenset({MOUNTAIN}), 0, (cowboys.pitched,)",
        "frozenset({MOUNTAIN}), 1, (cowboys.pitched,)",
    ),
    Sabotage(
        "rush: tents are placed like cowboys",
        "0, (cowboys.pitched,), stands",
        "0, (), stands",
    ),
    Sabotage("rush: any locomotive doubles", "if locomotives == 1 else (", "if locomotives else ("),
    Sabotage("rush: locomotives double nothing", '("GR-R3", 2) if', '("GR-R3", 1) if'),
    Sabotage(
        "rush: unfinished railroads are doubled",
        'Part("GR-E4", "tile", tiles, 1)',
        'Part("GR-E4", "tile", tiles, 2)',
    ),
    Sabotage(
        "rush: a tile crossed twice counts twice",
        "tiles = len(case.region.tiles)\n    if not case.complete",
        "tiles = len(case.region.pieces)\n    if not case.complete",
    ),
    Sabotage(
        "rush: mountains count tiles",
        'Part(id, "nugget", case.region.marks.get("nuggets", 0), 1)',
        'Part(id, "nugget", len(case.region.tiles), 1)',
    ),
    Sabotage(
        "rush: a railroad that comes back counts twice",
        "return list(dict.fromkeys(table.board.region((x, y, exit)) for exit in leads))",
        "return [table.board.region((x, y, exit)) for exit in leads]",
    ),
    Sabotage("rush: two points a railroad of a city", '"railroad", count, 3)', '"railroad", count, 2)'),
    Sabotage(
        "rush: a city is complete with one railroad",
        "return bool(others) and all(map(self.done, others))",
        "return any(map(self.done, others))",
    ),
    Sabotage(
        "rush: cities elsewhere are not completed",
        "return [*done, *(one for one in completed_through(table, done) if one not in done)]",
        "return done",
    ),
    Sabotage("rush: camps are worth four", '"tipi", tipis, 2)', '"tipi", tipis, 4)'),
    Sabotage("rush: herds are worth two", '"herd", horses, 4)', '"herd", horses, 2)'),
    Sabotage(
        "rush: gold counts tokens", 'Part("GR-E9", "token", count, value)', 'Part("GR-E9", "token", count, 1)'
    ),
    Sabotage(
        "rush: hidden tokens are no question",
        "count = tokens.held_by(table, seat.id).count(None)\n        if count:\n            yield",
        "count = 0\n        if count:\n            yield",
    ),
    Sabotage(
        "rush: one token a tile",
        "count = min(nuggets, supply(table))",
        "count = min(1, nuggets, supply(table))",
    ),
    Sabotage("rush: the supply never runs short", "count = min(nuggets, supply(table))", "count = nuggets"),
    Sabotage(
        "rush: stacks stay apart",
        "others = tuple(token for token in table.tokens if token not in there)",
        "others = tuple(token for token in table.tokens if token not in there[:1])",
    ),
    Sabotage(
        "rush: seats take in order, regardless of the turn",
        "clockwise(table, table.turn.player) if player in among",
        "clockwise(table, None) if player in among",
    ),
    Sabotage("rush: the first of the tied takes all", "yield tied[number % len(tied)]", "yield tied[0]"),
    Sabotage(
        "rush: unclaimed tokens stay",
        "after = stacked(table, region, 0)\n    if not owners:",
        "after = stacked(table, region, 0) if owners else table\n    if not owners:",
    ),
    Sabotage(
        "rush: a tent on a completed mountain",
        "if region.kind == MOUNTAIN and table.done(region):",
        "if False:",
    ),
    Sabotage(
        "rush: a tent on a figure",
        "there = [figure for figure in table.figures if figure[2:] == piece_of(table, move)]",
        "there: list[Figure] = []",
    ),
    Sabotage(
        "rush: two tents of one colour",
        "figures = tuple(figure for figure in table.figures if figure != old)",
        "figures = table.figures",
    ),
    Sabotage(
        "rush: mining where a foreign tent stands",
        "tent = tent_of(table, player)\n    return table",
        'tent = next((f for f in table.figures if f.kind == "tent"), None)\n    return table',
    ),
    Sabotage(
        "rush: two things in a turn",
        "there = [f for f in table.figures if f.player == move.player and (f.x, f.y) in placed]",
        "there: list[Figure] = []",
    ),
    Sabotage("rush: mining in the turn of the tent", "elif set_now(table, move.player):", "elif False:"),
    Sabotage(
        "rush: mining an empty mountain",
        "if region is not None and not tokens.height(table, region):",
        "if False:",
    ),
    Sabotage(
        "rush: no mining before placing",
        'if table.options[BEFORE] == "off" or not now:',
        "if True:",
    ),
    Sabotage(
        "rush: everybody mines what is complete", 'if table.options[BEFORE] == "off" or not now:', "if False:"
    ),
    Sabotage(
        "rush: values as often as one likes",
        "if counts[value] > most:\n            yield",
        "if False:\n            yield",
    ),
    Sabotage(
        "rush: some tokens are turned over",
        "if len(move.values) != len(held):",
        "if len(move.values) > len(held):",
    ),
    Sabotage(
        "rush: the cowboy stands behind 49", "lies=lambda laps: laps > 0,", "lies=lambda laps: laps > 1,"
    ),
    Sabotage(
        "rush: a cowboy comes back without the house rule",
        'if table.options[RECALL_PLAYS] == "off":',
        "if False:",
    ),
    Sabotage("rush: farmers without farmers", 'if options[cowboys.FARMERS] == "on":', "if True:"),
    Sabotage(
        "rush: the sheriff bars the way",
        'if claim.feature_kind != "mountain" or table.options[SHERIFF_PLAYS] == "off":',
        "if True:",
    ),
    Sabotage(
        "rush: tokens stay on the mountains",
        "step = final_score.end_of_game(_without_tokens(table))",
        "step = final_score.end_of_game(table)",
    ),
)
