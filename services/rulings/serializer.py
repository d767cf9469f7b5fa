"""The serializer of referee values: the API's shape, with sentences."""

from collections.abc import Iterable
from typing import Any

from referee.game import (
    AnyGame,
    Cell,
    GameRuling,
    JsonObject,
    Lane,
    LegalDeployment,
    LegalPlacement,
    PositionFinding,
    RegionReport,
    RuleReason,
    ScoreLine,
    ScorePart,
    Sheet,
)
from referee.say import Speaker
from referee.tiles.play.legal.lazy_sequence import Lazily
from services.infra.codec import JsonAnswer, plain, plain_move

MOST_SERIALIZED = 1000
# By identity; keeps the key alive.
_serialized: dict[int, tuple[tuple[LegalDeployment, ...], list[JsonAnswer]]] = {}


def placement(found: LegalPlacement) -> JsonAnswer:
    """One legal placement."""
    x, y, rotation, figures, completes, lane = found
    return {
        "x": x,
        "y": y,
        "rotation": rotation,
        "deployments": deployments(figures.found if isinstance(figures, Lazily) else tuple(figures)),
        "completes": [{"kind": c.kind, "tiles": c.tiles, "points": c.points} for c in completes],
        **bridge(lane),
    }


def bridge(lane: Lane | None) -> JsonAnswer:
    """The bridge that comes with a placement."""
    return {} if lane is None else {"bridge": {"x": lane.x, "y": lane.y, "edges": list(lane.edges)}}


def deployments(found: tuple[LegalDeployment, ...]) -> list[JsonAnswer]:
    """Serialize the possible deployments of a placement.

    The referee returns the same tuple for many placements and requests. It is serialized once and shared by
    answers, which must not alter it.
    """
    known = _serialized.get(id(found))
    if known is None:
        if len(_serialized) >= MOST_SERIALIZED:
            _serialized.clear()
        known = _serialized[id(found)] = found, [deployment(one) for one in found]
    return known[1]


def deployment(found: LegalDeployment) -> JsonAnswer:
    """A possible deployment, with its cell if that is not the placement's."""
    feature = {"kind": found.feature_kind, "at": list(found.at), "sides": list(found.sides)}
    where = {} if found.cell is None else {"x": found.cell[0], "y": found.cell[1]}
    on_point = {} if found.point is None else {"point": list(found.point)}
    return {"kind": found.kind, "feature": feature, **where, **on_point}


def ruling(speaker: Speaker, game: AnyGame, found: GameRuling, move: object = None) -> JsonAnswer:
    """A ruling with all reasons. `move`: the move that was checked."""
    return {
        "form": "ruling",
        "legal": found.legal,
        "reasons": [reason(speaker, r) for r in found.reasons],
        "because": [reason(speaker, r) for r in found.because],
        "alternatives": [instead(game, move, a) for a in found.alternatives],
    }


def reason(speaker: Speaker, found: RuleReason) -> JsonAnswer:
    """A reason: the rule as it is in the book, and the sentence about this case."""
    return {
        **rule(speaker, found.rule),
        "says": speaker.reason(found),
        "where": {"tiles": cells(found.tiles), "edge": found.edge},
    }


def rule(speaker: Speaker, rule_id: str) -> JsonAnswer:
    """A rule by id, as included in reasons and findings."""
    text = speaker.rule(rule_id)
    return {"rule": rule_id, "title": text.title, "text": text.text, "source": text.source}


def sheet(speaker: Speaker, found: Sheet) -> JsonAnswer:
    """Lines, totals, findings, features."""
    return {
        "form": "scores",
        "scope": found.scope,
        "lines": [line(speaker, one) for one in found.lines],
        "totals": {
            player: {"points_before": t.points_before, "gained": t.gained, "total": t.total}
            for player, t in found.totals.items()
        },
        "findings": [finding(speaker, f) for f in found.findings],
        "features": [feature(f) for f in found.features],
    }


def line(speaker: Speaker, found: ScoreLine) -> JsonAnswer:
    """Points of one player for one feature, with the arithmetic."""
    row = {
        "player": found.player,
        "points": found.points,
        "rule": found.rule,
        "says": speaker.line(found),
        "parts": [part(speaker, p) for p in found.parts],
        "where": {"tiles": cells(found.tiles)},
        "feature": {"kind": found.feature_kind, "complete": found.complete},
        "holders": dict(found.holders),
        "certain": found.certain,
    }
    bounds = {"low": found.low, "high": found.high}
    return row | {name: points for name, points in bounds.items() if points is not None}


def part(speaker: Speaker, found: ScorePart) -> JsonAnswer:
    """One part of a sum."""
    return {
        "rule": found.rule,
        "what": found.what,
        "says": speaker.part(found),
        "count": found.count,
        "each": found.each,
        "points": found.points,
    }


def finding(speaker: Speaker, found: PositionFinding) -> JsonAnswer:
    """A finding."""
    return {"severity": found.severity, **reason(speaker, found.reason)}


def feature(found: RegionReport) -> JsonAnswer:
    """A feature report."""
    return {
        "kind": found.kind,
        "complete": found.complete,
        "tiles": cells(found.tiles),
        "figures": [{"player": player, "kind": kind} for player, kind in found.figures],
        "open_edges": found.open_edges,
        "value": found.value,
        "owners": list(found.owners),
        "certain": found.certain,
    }


def event(what: str, values: JsonObject, tiles: Iterable[Cell]) -> JsonAnswer:
    """An event other than points."""
    return {**plain(values), "event": what, "where": {"tiles": cells(tiles)}}


def cells(found: Iterable[Cell]) -> list[Cell]:
    """Cells as pairs."""
    return list(found)


def instead(game: AnyGame, move: Any, found: object) -> JsonAnswer:
    """An alternative to a move, in the form in which moves are sent.

    It is a placement of the same tile, a deployment, or a move of another kind.
    """
    who = {"player": move.player} if hasattr(move, "player") else {}
    if isinstance(found, LegalPlacement):
        tile = {"tile": move.tile} if hasattr(move, "tile") else {}
        where = {"x": found.x, "y": found.y, "rotation": found.rotation}
        return {"type": "place", **who, **tile, **where, **bridge(found.bridge)}
    if isinstance(found, LegalDeployment):
        x, y = found.cell or (move.x, move.y)
        feature = {"kind": found.feature_kind, "at": list(found.at)}
        on_point = {} if found.point is None else {"point": list(found.point)}
        return {"type": "deploy", **who, "x": x, "y": y, "kind": found.kind, "feature": feature, **on_point}
    return plain_move(game, found)
