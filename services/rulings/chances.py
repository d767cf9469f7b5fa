"""Completion odds: what every unfinished region still needs, which tiles are left, the chance to close.

docs/chances.md lists what is counted and what is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from referee.game import AnyGame
from referee.say import Speaker
from referee.tiles.lookahead.completion_odds import Known, Outlook, outlook, to_deal
from referee.tiles.lookahead.draw_schedule import Drawing
from referee.tiles.lookahead.fillings import NO_WAY
from referee.tiles.lookahead.gaps import Unfinished
from referee.tiles.lookahead.unfillable_cells import Hole
from services.infra.codec import JsonAnswer
from services.rulings import monte_carlo as dealing
from services.rulings import serializer

ANYONE = "anyone"
DIGITS = 4


class Looked(NamedTuple):
    """The odds of a table as values, before serialization. `left`: tiles still to be drawn, if known."""

    left: int | None
    seed: int
    deals: int
    features: tuple[tuple[Unfinished, Outlook], ...]


def looked_at(game: AnyGame, state: object, player: str | None, seed: int, deals: int) -> Looked:
    """The unfinished regions of a table with their odds. `player`: who draws next. Raises BadInput."""
    ahead = game.lookahead
    features = () if ahead is None or game.over(state) else ahead.unfinished(state)
    drawing = None if ahead is None else ahead.drawing(state, player)
    dealt = _dealt(features, drawing, seed, deals)
    known = Known()
    found = (outlook(one, drawing, dealt.get(number), deals, known) for number, one in enumerate(features))
    left = None if drawing is None else drawing.pile
    return Looked(left, seed, deals, tuple(zip(features, found, strict=True)))


def chances_of(game: AnyGame, state: object, looked: Looked, speaker: Speaker) -> JsonAnswer:
    """Serialize the odds, with the gaps that no tile can fill."""
    return {
        "left": looked.left,
        "seed": looked.seed,
        "features": [_feature(one, found, looked.deals, speaker) for one, found in looked.features],
        "dead": dead_of(game, state, speaker),
    }


def dead_of(game: AnyGame, state: object, speaker: Speaker) -> list[JsonAnswer]:
    """Empty cells that none of the tiles left can fill."""
    return [
        {"x": hole.cell[0], "y": hole.cell[1], "edges": _edges(hole), **serializer.reason(speaker, reason)}
        for hole, reason in (game.lookahead.unfillable(state) if game.lookahead is not None else ())
    ]


def _edges(hole: Hole) -> dict[str, str | None]:
    return dict(zip("NESW", hole.edges, strict=True))


def _dealt(
    features: tuple[Unfinished, ...], drawing: Drawing | None, seed: int, deals: int
) -> dict[int, Mapping[str | None, float]]:
    """Simulated odds by index of feature, for those that need a simulation and fit into the time limit."""
    many = [number for number, one in enumerate(features) if to_deal(one)]
    if drawing is None or not many:
        return {}
    wanted = [features[number].ways or NO_WAY for number in many]
    found = zip(many, dealing.dealt(wanted, drawing, seed, deals), strict=True)
    return {number: chances for number, chances in found if chances is not None}


def _feature(one: Unfinished, found: Outlook, deals: int, speaker: Speaker) -> JsonAnswer:
    x, y, _ = one.piece
    chances = found.chances
    return {
        **serializer.feature(one.report),
        "at": [x, y],
        "feature": {"kind": one.report.kind, "at": list(one.at)},
        "value_complete": one.value_complete,
        "holes": [_hole(hole) for hole in one.holes],
        "method": found.method,
        "deals": deals if found.method == "deals" else None,
        "chance": None if chances is None else {who or ANYONE: _rounded(c) for who, c in chances.items()},
        "because": [serializer.reason(speaker, reason) for reason in found.because],
    }


def _hole(hole: Hole) -> JsonAnswer:
    return {
        "x": hole.cell[0],
        "y": hole.cell[1],
        "edges": _edges(hole),
        "fits": sum(hole.copies.values()),
        "tiles": [{"tile": fit.tile, "rotation": fit.rotation, "left": fit.left} for fit in hole.fits],
    }


def _rounded(chance: Fraction | float) -> float:
    """Round to four digits; a possible event is never shown as 0 and an uncertain one never as 1."""
    rounded, least = round(float(chance), DIGITS), 0.1**DIGITS
    if 0 < chance < 1:
        return round(min(max(rounded, least), 1 - least), DIGITS)
    return rounded
