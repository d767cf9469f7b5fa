"""What every unfinished feature still needs, what is left for it in the box, and the chance that it closes
before the box is empty. docs/chances.md says what is counted and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from referee.game import Game, Reason
from referee.say import Speaker
from referee.tiles.counting import TooMany, chance_of_one, chance_of_pair
from referee.tiles.drawing import Drawing
from referee.tiles.holes import Hole, Unfinished
from services import deals as dealing
from services import words

RULE = "TR-chance"
EXACT = 2  # holes that are counted; with more of them tiles are dealt
DIGITS = 4
Chance = Mapping[str | None, Fraction | float]


def chances_of(
    game: Game, state: Any, player: str | None, seed: int, deals: int, speaker: Speaker
) -> dict[str, Any]:
    """The unfinished features of a table with their holes and chances, and the holes that nothing can fill.
    `player`: who draws next. Raises BadInput."""
    features = game.unfinished(state)
    drawing = game.drawing(state, player)
    dealt = _dealt(features, drawing, seed, deals)
    return {
        "left": None if drawing is None else drawing.pile,
        "seed": seed,
        "features": [
            _feature(one, drawing, dealt.get(number), deals, speaker) for number, one in enumerate(features)
        ],
        "dead": dead_of(game, state, speaker),
    }


def dead_of(game: Game, state: Any, speaker: Speaker) -> list[dict[str, Any]]:
    """Empty cells that nothing left can fill."""
    return [
        {"x": hole.cell[0], "y": hole.cell[1], "edges": _edges(hole), **words.reason(speaker, reason)}
        for hole, reason in game.unfillable(state)
    ]


def _edges(hole: Hole) -> dict[str, str | None]:
    return dict(zip("NESW", hole.edges, strict=True))


def _dealt(
    features: tuple[Unfinished, ...], drawing: Drawing | None, seed: int, deals: int
) -> dict[int, Mapping[str | None, float]]:
    """The chances of those features for which tiles are dealt, by number; as many as there is time for."""
    many = [n for n, one in enumerate(features) if one.told and len(one.holes) > EXACT]
    if drawing is None or not many:
        return {}
    few = many[: dealing.room(deals, len(drawing.order))]
    wanted = [[hole.copies for hole in features[number].holes] for number in few]
    return dict(zip(few, dealing.dealt(wanted, drawing, seed, deals), strict=True))


def _feature(
    one: Unfinished,
    drawing: Drawing | None,
    dealt: Mapping[str | None, float] | None,
    deals: int,
    speaker: Speaker,
) -> dict[str, Any]:
    x, y, _ = one.piece
    method, chance, key = _chance(one, drawing, dealt)
    values = {"kind": one.report.kind, "count": len(one.holes), "deals": deals}
    because = [Reason(RULE, key, values, tuple(hole.cell for hole in one.holes))]
    if chance is not None:
        because.append(Reason(RULE, "not_counted", values))
    return {
        **words.feature(one.report),
        "at": [x, y],
        "feature": {"kind": one.report.kind, "at": list(one.at)},
        "value_complete": one.value_complete,
        "holes": [_hole(hole) for hole in one.holes],
        "method": method,
        "deals": deals if method == "deals" else None,
        "chance": None if chance is None else {who or ANYONE: _rounded(c) for who, c in chance.items()},
        "because": [words.reason(speaker, reason) for reason in because],
    }


ANYONE = "anyone"


def _hole(hole: Hole) -> dict[str, Any]:
    return {
        "x": hole.cell[0],
        "y": hole.cell[1],
        "edges": _edges(hole),
        "fits": sum(hole.copies.values()),
        "tiles": [{"tile": fit.tile, "rotation": fit.rotation, "left": fit.left} for fit in hole.fits],
    }


def _chance(
    one: Unfinished, drawing: Drawing | None, dealt: Mapping[str | None, float] | None
) -> tuple[str, Chance | None, str]:
    """The method, the chances by player (None: all of them together), and the key of the sentence on it."""
    if drawing is None:
        return "none", None, "box_unknown"
    if not one.told:
        return "none", None, "unreadable" if not one.known else "too_many"
    if len(one.holes) > EXACT:
        return ("none", None, "too_many") if dealt is None else ("deals", dealt, "dealt")
    try:
        found = _exact(one, drawing)
    except TooMany:
        return "none", None, "too_many"
    return "exact", found, "exact" if found[None] else "nothing_fits"


def _exact(one: Unfinished, drawing: Drawing) -> Chance:
    """By counting. Raises TooMany."""
    drawn: dict[str | None, int] = {None: drawing.pile}
    drawn |= {player: drawing.draws(player) for player in drawing.order}
    has = {player: drawing.sure if player in (None, drawing.holder) else None for player in drawn}
    if len(one.holes) == 1:
        copies = one.holes[0].copies
        fitting = sum(drawing.left.get(tile, 0) for tile in copies)
        return {
            player: Fraction(1) if has[player] in copies else chance_of_one(drawing.total, fitting, count)
            for player, count in drawn.items()
        }
    return {
        player: chance_of_pair(drawing.left, drawing.total, one.pairs, count, has[player])
        for player, count in drawn.items()
    }


def _rounded(chance: Fraction | float) -> float:
    """To four digits; nothing that is possible is told as 0, nothing that may fail as 1."""
    told, least = round(float(chance), DIGITS), 0.1**DIGITS
    if 0 < chance < 1:
        return round(min(max(told, least), 1 - least), DIGITS)
    return told
