"""Mutated rules of Gold Rush, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

GOLD_RUSH = (
    Mutation("rush: five cowboys", "COWBOYS = 4  #", "COWBOYS = 5  #"),
    Mutation("rush: two tents each", "TENT: FigureKind(1,", "TENT: FigureKind(2,"),
    Mutation("rush: tents occupy", "if figure.kind == COWBOY]", "if figure]"),
    Mutation(
        "rush: tents count for the majority",
        "frozenset({MOUNTAIN}), 0, (cowboys.pitched,)",
        "frozenset({MOUNTAIN}), 1, (cowboys.pitched,)",
    ),
    Mutation(
        "rush: tents are placed like cowboys",
        "0, (cowboys.pitched,), stands",
        "0, (), stands",
    ),
    Mutation("rush: any locomotive doubles", "if locomotives == 1 else (", "if locomotives else ("),
    Mutation("rush: locomotives double nothing", '("GR-R3", 2) if', '("GR-R3", 1) if'),
    Mutation(
        "rush: unfinished railroads are doubled",
        'ScorePart("GR-E4", "tile", tiles, 1)',
        'ScorePart("GR-E4", "tile", tiles, 2)',
    ),
    Mutation(
        "rush: a tile crossed twice counts twice",
        "tiles = len(case.region.tiles)\n    if not case.complete",
        "tiles = len(case.region.pieces)\n    if not case.complete",
    ),
    Mutation(
        "rush: mountains count tiles",
        'ScorePart(id, "nugget", case.region.marks.get("nuggets", 0), 1)',
        'ScorePart(id, "nugget", len(case.region.tiles), 1)',
    ),
    Mutation(
        "rush: a railroad that comes back counts twice",
        "return list(dict.fromkeys(table.board.region((x, y, exit)) for exit in leads))",
        "return [table.board.region((x, y, exit)) for exit in leads]",
    ),
    Mutation("rush: two points a railroad of a city", '"railroad", count, 3)', '"railroad", count, 2)'),
    Mutation(
        "rush: a city is complete with one railroad",
        "return bool(others) and all(map(self.done, others))",
        "return any(map(self.done, others))",
    ),
    Mutation(
        "rush: cities elsewhere are not completed",
        "return [*done, *(one for one in completed_through(table, done) if one not in done)]",
        "return done",
    ),
    Mutation("rush: camps are worth four", '"tipi", tipis, 2)', '"tipi", tipis, 4)'),
    Mutation("rush: herds are worth two", '"herd", horses, 4)', '"herd", horses, 2)'),
    Mutation(
        "rush: gold counts tokens",
        'ScorePart("GR-E9", "token", count, value)',
        'ScorePart("GR-E9", "token", count, 1)',
    ),
    Mutation(
        "rush: hidden tokens are no question",
        "count = tokens.held_by(table, seat.id).count(None)\n        if count:\n            yield",
        "count = 0\n        if count:\n            yield",
    ),
    Mutation(
        "rush: one token a tile",
        "count = min(nuggets, supply(table))",
        "count = min(1, nuggets, supply(table))",
    ),
    Mutation("rush: the supply never runs short", "count = min(nuggets, supply(table))", "count = nuggets"),
    Mutation(
        "rush: stacks stay apart",
        "others = tuple(token for token in table.tokens if token not in there)",
        "others = tuple(token for token in table.tokens if token not in there[:1])",
    ),
    Mutation(
        "rush: seats take in order, regardless of the turn",
        "clockwise(table, table.turn.player) if player in among",
        "clockwise(table, None) if player in among",
    ),
    Mutation("rush: the first of the tied takes all", "yield tied[number % len(tied)]", "yield tied[0]"),
    Mutation(
        "rush: unclaimed tokens stay",
        "after = stacked(table, region, 0)\n    if not owners:",
        "after = stacked(table, region, 0) if owners else table\n    if not owners:",
    ),
    Mutation(
        "rush: a tent on a completed mountain",
        "if region.kind == MOUNTAIN and table.done(region):",
        "if False:",
    ),
    Mutation(
        "rush: a tent on a figure",
        "there = [figure for figure in table.figures if figure[2:] == piece_of(table, move)]",
        "there: list[DeployedFigure] = []",
    ),
    Mutation(
        "rush: two tents of one colour",
        "figures = tuple(figure for figure in table.figures if figure != old)",
        "figures = table.figures",
    ),
    Mutation(
        "rush: mining where a foreign tent stands",
        "tent = tent_of(table, player)\n    return table",
        'tent = next((f for f in table.figures if f.kind == "tent"), None)\n    return table',
    ),
    Mutation(
        "rush: two things in a turn",
        "there = [f for f in table.figures if f.player == move.player and (f.x, f.y) in placed]",
        "there: list[DeployedFigure] = []",
    ),
    Mutation("rush: mining in the turn of the tent", "elif set_now(table, move.player):", "elif False:"),
    Mutation(
        "rush: mining an empty mountain",
        "if region is not None and not tokens.height(table, region):",
        "if False:",
    ),
    Mutation(
        "rush: no mining before placing",
        'if table.options[BEFORE] == "off" or not now:',
        "if True:",
    ),
    Mutation(
        "rush: everybody mines what is complete", 'if table.options[BEFORE] == "off" or not now:', "if False:"
    ),
    Mutation(
        "rush: values as often as one likes",
        "if counts[value] > most:\n            yield",
        "if False:\n            yield",
    ),
    Mutation(
        "rush: some tokens are turned over",
        "if len(move.values) != len(held):",
        "if len(move.values) > len(held):",
    ),
    Mutation(
        "rush: the cowboy stands behind 49", "lies=lambda laps: laps > 0,", "lies=lambda laps: laps > 1,"
    ),
    Mutation(
        "rush: a cowboy comes back without the house rule",
        'if table.options[RECALL_PLAYS] == "off":',
        "if False:",
    ),
    Mutation("rush: farmers without farmers", 'if options[cowboys.FARMERS] == "on":', "if True:"),
    Mutation(
        "rush: the sheriff bars the way",
        'if claim.feature_kind != "mountain" or table.options[SHERIFF_PLAYS] == "off":',
        "if True:",
    ),
    Mutation(
        "rush: tokens stay on the mountains",
        "step = final_score.end_of_game(_without_tokens(table))",
        "step = final_score.end_of_game(table)",
    ),
)
