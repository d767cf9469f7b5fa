"""What the features of Gold Rush are worth, and the gold at the end."""

from __future__ import annotations

from collections import Counter

from referee.game import ScoreLine, ScorePart
from referee.games.gold_rush import tokens
from referee.games.gold_rush.layout import exits
from referee.tiles.model.regions import Region
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import Parts, rule
from referee.tiles.rules.table import Table
from referee.tiles.rules.unreadable_tiles import reading


@rule("GR-R2")
def railroad(case: ScoringContext, parts: Parts) -> Parts:
    """1 per tile, a tile crossed twice once (GR-R5); complete with exactly one locomotive: 2 (GR-R3), with
    more: 1 (GR-R4); incomplete: 1, whatever the locomotives (GR-E4)."""
    tiles = len(case.region.tiles)
    if not case.complete:
        return (*parts, ScorePart("GR-E4", "tile", tiles, 1))
    locomotives = case.region.marks.get("locomotives", 0)
    id, each = ("GR-R3", 2) if locomotives == 1 else ("GR-R4" if locomotives else "GR-R2", 1)
    return (*parts, ScorePart(id, "tile", tiles, each))


@rule("GR-M2")
def mountain(case: ScoringContext, parts: Parts) -> Parts:
    """1 per nugget: complete (GR-M2; GR-M3 where several are tied), and incomplete at the end (GR-E3)."""
    id = "GR-E3" if not case.complete else "GR-M3" if len(case.owners()) > 1 else "GR-M2"
    return (*parts, ScorePart(id, "nugget", case.region.marks.get("nuggets", 0), 1))


@rule("GR-Y2")
def city(case: ScoringContext, parts: Parts) -> Parts:
    """3 per complete railroad connected, each once (GR-Y3), with or without locomotives; the same for an
    incomplete city at the end (GR-E5)."""
    here = case.table if case.board is case.table.board else case.table.looking_at(case.board)
    done = [road for road in railroads(here, case.region) if here.done(road)]
    return (*parts, of_railroads(len(done), complete=case.complete))


def of_railroads(count: int, *, complete: bool) -> ScorePart:
    """The points of a city for its complete railroads."""
    return ScorePart("GR-Y2" if complete else "GR-E5", "railroad", count, 3)


def railroads(table: Table, city: Region) -> list[Region]:
    """The railroads that end in a city, each once."""
    x, y, index = city.pieces[0]
    leads = exits(table.board.cells[x, y], index)
    return list(dict.fromkeys(table.board.region((x, y, exit)) for exit in leads))


@rule("GR-E7")
def prairie(case: ScoringContext, parts: Parts) -> Parts:
    """2 per tipi camp and 4 per herd of horses."""
    tipis, horses = (case.region.marks.get(mark, 0) for mark in ("tipis", "horses"))
    camps = (ScorePart("GR-E7", "tipi", tipis, 2),) if tipis or not horses else ()
    return (*parts, *camps, *((ScorePart("GR-E7", "herd", horses, 4),) if horses else ()))


@rule("GR-E9")
def gold(table: Table) -> tuple[ScoreLine, ...]:
    """1 per nugget on the tokens that players hold. If values are unknown, the line counts the known ones,
    and is bounded by the values not yet seen."""
    hidden = tokens.unseen(table)
    lines = []
    for seat in table.players:
        held = tokens.held_by(table, seat.id)
        if not held:
            continue
        known = Counter(value for value in held if value is not None)
        parts = tuple(ScorePart("GR-E9", "token", count, value) for value, count in sorted(known.items()))
        line = ScoreLine(seat.id, "GR-E9", parts, (), tokens.MINING)
        lines.append(_bounded(line, held.count(None), hidden))
    return tuple(lines)


def _bounded(line: ScoreLine, unknown: int, hidden: list[int]) -> ScoreLine:
    if not unknown:
        return line
    return ScoreLine(
        line.player,
        line.rule,
        line.parts,
        line.tiles,
        line.feature_kind,
        certain=False,
        low=line.points + sum(hidden[:unknown]),
        high=line.points + sum(hidden[-unknown:]),
    )


@rule("GR-Y1")
def certainty(case: ScoringContext) -> tuple[bool, int | None, int | None] | None:
    """A city is certain if the railroads that end in it are."""
    if case.region.kind != "city":
        return None
    table = case.table
    roads = railroads(table, case.region)
    least = sum(table.done(road) for road in roads)
    doubtful = [road for road in roads if not road.certain and not table.done(road)]
    most = least + sum(road.clash or reading(table, road).possible for road in doubtful)
    return least == most, 3 * least, 3 * most
