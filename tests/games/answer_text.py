"""Answers of the referee in the notation of the scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.game import Cell, Event, LegalDeployment, LegalPlacement, PositionFinding, ScoreLine, ScorePart
from referee.tiles.model.moves import Deploy

MANY = {
    "city": "cities",
    "monastery": "monasteries",
    "surrounding": "around",
    "abroad": "abroad",
    "ferry": "ferries",
    "large_city": "large_cities",
}


def line_text(line: ScoreLine) -> str:
    """A score line in the notation of the scenarios, with every optional part."""
    parts = " + ".join(part_text(part) for part in line.parts) or "nothing"
    held = " ".join(f"{player} {weight}" for player, weight in sorted(line.holders.items()))
    unsure = "" if line.certain else " " + bounds(line.low, line.high)
    return (
        f"{line.player} {line.points} = {line.feature_kind}: {parts} [{' '.join(sorted(ids(line)))}]"
        f" held {held} on {cells(line.tiles)}{unsure}"
    )


def ids(line: ScoreLine) -> set[str]:
    """The rule ids of a score line and its parts."""
    return {line.rule, *(part.rule for part in line.parts)}


def part_text(part: ScorePart) -> str:
    """ "3 tiles x 2"."""
    one = part.count == 1 and part.what != "surrounding"
    what = part.what if one else MANY.get(part.what, part.what + "s")
    return f"{part.count} {what} x {part.each}"


def bounds(low: int | None, high: int | None) -> str:
    """The bounds of a value: "between 3 and 9", "at least 3", "uncertain"."""
    if low is None:
        return "uncertain"
    return f"between {low} and {high}" if high is not None else f"at least {low}"


def cells(of: Iterable[Cell]) -> str:
    """Cells as "(0,0) (1,0)", sorted, without duplicates."""
    return " ".join(f"({x},{y})" for x, y in sorted(set(of)))


def token(of: Any) -> str:
    """A token as "sheep 3 (0,0)", "mining x3 (0,0)"."""
    number = f"x{of.count} " if of.count is not None else f"{of.value} " if of.value is not None else ""
    return f"{of.kind} {number}({of.x},{of.y})"


def holding(of: tuple[str, Mapping[str, Any]]) -> str:
    """ "red wine 2", "red mining [1 ?]", "red prisoners blue big tower 5"."""
    player, things = of[0], dict(of[1])
    prisoners = [f"{one['player']} {one['kind']}" for one in things.pop("prisoners", ())]
    words = ["prisoners", *prisoners] if prisoners else []
    return " ".join([player, *words, *(f"{thing} {_values(having)}" for thing, having in things.items())])


def _values(having: Any) -> str:
    if isinstance(having, int | str):
        return str(having)
    if isinstance(having, Mapping):
        return " ".join(f"{sort} {count}" for sort, count in having.items())
    return f"[{' '.join('?' if value is None else str(value) for value in having)}]"


def event(of: Event) -> dict[str, str]:
    """An event as text: its type (`is`) and its values."""
    words = {True: "yes", False: "no"}
    return {"is": of.what} | {
        name: words[value] if isinstance(value, bool) else str(value) for name, value in of.values.items()
    }


def tiles(count: int) -> str:
    """ "1 tile", "2 tiles"."""
    return f"{count} tile" + "s" * (count != 1)


def at(placement: LegalPlacement) -> str:
    """ "(0,-1)2"."""
    lane = placement.bridge
    bridge = "" if lane is None else f"+{cells([(lane.x, lane.y)])}{''.join(lane.edges)}"
    return f"({placement.x},{placement.y}){placement.rotation // 90}{bridge}"


def instead(alternatives: Sequence[Any]) -> str:
    """The alternatives: placements are counted, deployments listed."""
    if not alternatives:
        return "nothing"
    if isinstance(alternatives[0], LegalPlacement):
        return f"{len(alternatives)} place" + "s" * (len(alternatives) != 1)
    return "; ".join(sorted(map(other, alternatives)))


def other(one: Any) -> str:
    """An alternative as "field NL", "builder road W", "barn (1,1)", or another move: "wagon road S", "flock
    score"."""
    name = type(one).__name__.lower()
    if name == "ransom":
        return f"ransom {one.kind} from {one.from_}"
    if name == "phantom":
        return " ".join([name, one.feature.kind, *one.feature.at])
    if name == "building":
        return f"building {one.kind} {cells([(one.x, one.y)])}"
    if name in ("exchange", "tent"):
        return f"{name} {one.value if name == 'tent' else one.figure.kind}"
    if name in (
        "mage",
        "witch",
        "fly",
        "robber",
        "messenger",
        "march",
        "count",
        "teacher",
        "catapult",
        "gift",
    ) or isinstance(one, Deploy):
        return mini(name, one)
    if name == "take":
        figure = one.figure
        there = figure.point or (figure.x, figure.y)
        return f"take {one.by} {figure.player} {figure.kind} {cells([there])}"
    if name in ("gold", "tunnel", "ferry", "pyramid", "bridge", "castle"):
        of = f"{one.set} " if name == "tunnel" else ""
        at_edges = getattr(one, "edges", (one.edge,) if name == "tunnel" else ())
        there = one.tiles if name == "castle" else ((one.x, one.y),)
        return " ".join([f"{name} {of}{cells(there)}", *at_edges])
    if name == "tower":
        taken = (
            one.capture
            and f" takes {one.capture.player} {one.capture.kind} {cells([(one.capture.x, one.capture.y)])}"
        )
        return f"tower {cells([(one.x, one.y)])}{taken or ''}"
    if hasattr(one, "from_"):
        return " ".join(["wagon", one.feature.kind, *one.feature.at])
    if not isinstance(one, LegalDeployment):
        return f"{type(one).__name__.lower()} {getattr(one, 'choice', '')}".rstrip()
    if one.point is not None:
        return f"{one.kind} {cells([one.point])}"
    return " ".join(([] if one.kind == "meeple" else [one.kind]) + [one.feature_kind, *one.at])


def mini(name: str, one: Any) -> str:
    """A move of a small expansion: "mage (0,0) road", "fly meeple 2 home", "deploy meeple (0,0) road"."""
    if name == "messenger":
        return " ".join(["message", *filter(None, (one.marker, one.card, one.choice))])
    if name == "catapult":
        figures = [*(one.home or ()), *(one.swap or ())[:1]]
        there = [f"{f.player} {f.kind} {cells([(f.x, f.y)])}" for f in figures]
        return " ".join(["catapult", one.token, *there, *(one.swap or ())[1:]])
    if name == "gift":
        there = [cells([(one.x, one.y)]), one.feature.kind] if one.feature else []
        return " ".join(["gift", one.card, *there, *([one.monk] if one.monk else [])])
    if name == "teacher":
        return f"teacher {cells([(one.x, one.y)])} {one.feature.kind}"
    if name == "robber":
        return f"robber {one.beside}"
    if name == "deploy":
        return f"deploy {one.kind} {cells([(one.x, one.y)])} {one.feature.kind}"
    if name in ("march", "count"):
        there = [cells([(one.x, one.y)])] if name == "march" else []
        return " ".join([name, one.kind, one.quarter, *there])
    if name == "fly":
        return f"fly {one.kind} {one.flight} " + (one.feature.kind if one.feature else "home")
    return f"{name} remove" if one.remove else f"{name} {cells([(one.x, one.y)])} {one.feature.kind}"


def finding_lines(found: Iterable[PositionFinding]) -> list[str]:
    """ "error CB-P2 at (0,0) (1,0)"."""
    return [
        f"{f.severity} {f.reason.rule}" + (f" at {cells(f.reason.tiles)}" if f.reason.tiles else "")
        for f in found
    ]
