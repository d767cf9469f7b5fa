"""Previews: what every legal placement and deployment would score, before a tile is placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from referee.game import AnyGame, BadInput, BuildSites, JsonObject, Message, ScoreLine
from referee.say import Speaker
from referee.tiles.lookahead.previews import PlacementPreview
from services.infra.codec import JsonAnswer, plain_move
from services.rulings import serializer
from services.rulings.queries import listed

MOST_WORK = 120_000  # for one answer; trying a placement with a figure on a table of 72 tiles costs 200


def previews_of(
    game: AnyGame, state: object, tile: str | JsonObject | None, player: str | None, speaker: Speaker
) -> JsonAnswer:
    """Every legal placement of a tile by a player, with the points it scores by the end of the turn.

    Points are given without a deployment and with every possible one. In a game without tiles, every legal
    build with what it scores. Raises BadInput.
    """
    placing, lookahead = game.placing, game.lookahead
    if placing is None or lookahead is None:
        if tile is not None:
            raise BadInput({"tile": [Message("error-no-tiles", game=game.name)]})
        return {**_builds_of(game, state, player, speaker), "whole": True}
    if tile is None:
        raise BadInput({"tile": [Message("error-required")]})
    if player is None and not game.over(state):
        raise BadInput({"player": [Message("error-whose-turn")]})
    rows, work, each = [], 0, _work(lookahead.size(state))
    for one in lookahead.tried(state, tile, player) if player is not None else ():
        if work > MOST_WORK:
            break
        work += each * one.ways
        rows.append(_placement(game, speaker, one))
    head = {"form": "previews", "tile": tile, "player": player, "left": placing.left(state, tile)}
    why = () if rows else placing.why_nowhere(state, tile, player)
    return {**head, **listed(speaker, rows, why), "whole": work <= MOST_WORK}


def _work(size: int) -> int:
    """The cost of one trial on a table of this many tiles and figures; an empirical formula."""
    return 60 + size + size * size // 250 + size**3 // 170_000


def _placement(game: AnyGame, speaker: Speaker, found: PlacementPreview) -> JsonAnswer:
    row = serializer.placement(found.placement)
    return {
        **row,
        "ends": found.ends,
        "none": points_of(found.none),
        "lines": [serializer.line(speaker, line) for line in found.none],
        "deployments": [
            {
                **serializer.deployment(figure),
                "points": points_of(lines),
                "lines": [serializer.line(speaker, line) for line in lines],
            }
            for figure, lines in found.deployed
        ],
        "others": [
            {
                "move": plain_move(game, move),
                "points": points_of(lines),
                "lines": [serializer.line(speaker, line) for line in lines],
            }
            for move, lines in found.others
        ],
    }


def points_of(lines: Iterable[ScoreLine]) -> dict[str, int]:
    """The points each player gains; players who gain nothing are left out."""
    found: Counter[str] = Counter()
    for line in lines:
        found[line.player] += line.points
    return {player: points for player, points in found.items() if points}


def _builds_of(game: AnyGame, state: object, player: str | None, speaker: Speaker) -> JsonAnswer:
    """Every legal build in a game without tiles, with its result."""
    building = game.building
    if building is None:
        return {"form": "builds", **listed(speaker, [], ())}
    rows = _builds(game, building, state, player)
    why = () if rows else building.why_nowhere(state, player)
    return {"form": "builds", **listed(speaker, rows, why)}


def _builds(game: AnyGame, building: BuildSites[Any], state: object, player: str | None) -> list[JsonAnswer]:
    """The result of each build: immediate events, and the change of the final scoring as of now."""
    before = {one: total.gained for one, total in game.scoring.tally(state, final=True).totals.items()}
    rows = []
    for site, step in building.builds(state, player):
        after = game.scoring.tally(step.state, final=True).totals
        gained = {one: total.gained - before[one] for one, total in after.items()}
        events = [serializer.event(one.what, one.values, one.tiles) for one in step.events]
        rows.append({**site, "points": {one: by for one, by in gained.items() if by}, "events": events})
    return rows
