"""Fields: scored at the end only (CB-F2), by the completed cities they touch. Three ways, by edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from referee.game import Cell, Finding, Line, Part, Reason
from referee.tiles.book import Parts, PayRule, Rule, rule
from referee.tiles.case import Case, case_of
from referee.tiles.regions import Region
from referee.tiles.scoring import lines_of
from referee.tiles.table import Table


def cities_beside(table: Table, field: Region) -> dict[Region, None]:
    """The cities that a field touches on some tile (CB-F4), each once, in a fixed order."""
    on = table.board
    found: dict[Region, None] = {}
    for x, y, index in field.pieces:
        beside = on.cells[x, y].features[index].beside
        for other in beside:
            found[on.region((x, y, other))] = None
    return found


def completed_beside(table: Table, field: Region) -> tuple[int, int]:
    """How many completed cities a field touches, at least and at most: cities that run into the same
    unreadable tile may be one city there."""
    done = [city for city in cities_beside(table, field) if table.done(city)]
    groups: list[set[Cell]] = []
    for city in done if table.blurred else ():
        if city.doubts:
            shared = [group for group in groups if group & city.doubts]
            groups = [group for group in groups if group not in shared] + [set(city.doubts).union(*shared)]
    return len(done) - sum(bool(city.doubts) for city in done) + len(groups), len(done)


@rule("CB-F3")
def worth(case: Case, parts: Parts) -> Parts:
    """3 per completed city beside the field; by the original rules (CB-F8) each of them is worth 4."""
    done, _ = completed_beside(case.table, case.region)
    if case.options["base.field_scoring"] == "per_city_4":
        return (*parts, Part("CB-F8", "city", done, 4))
    return (*parts, Part("CB-F3", "city", done, 3))


@rule("CB-F5")
def per_field_3(table: Table, fields: tuple[Region, ...]) -> tuple[Line, ...]:
    """Each field on its own: its owners get 3 per completed city, however many fields the city feeds."""
    return tuple(line for field in fields for line in lines_of(table, field))


@rule("CB-F7")
def per_city_once_3(table: Table, fields: tuple[Region, ...]) -> tuple[Line, ...]:
    """As CB-F3, but no player is paid twice for one city. Which of a player's fields a city pays may hang on
    any of them, so one that is not certain leaves none certain."""
    paid: dict[str, set[Region]] = {}
    found: list[Line] = []
    for field in fields:
        done = {city for city in cities_beside(table, field) if table.done(city)}
        for line in lines_of(table, field):
            had = paid.setdefault(line.player, set())
            part = Part("CB-F7", "city", len(done - had), 3)
            found.append(replace(line, rule="CB-F7", parts=(part,), low=None, high=None))
            had |= done
    unsure = {line.player for line in found if not line.certain}
    return tuple(replace(line, certain=line.player not in unsure) for line in found)


@rule("CB-F8")
def per_city_4(table: Table, fields: tuple[Region, ...]) -> tuple[Line, ...]:
    """For each completed city: most farmers in all the fields that touch it get 4, ties all 4."""
    around: dict[Region, list[Region]] = {}
    for field in fields:
        for city in cities_beside(table, field):
            if table.done(city):
                around.setdefault(city, []).append(field)
    every = [r for r in table.board.regions() if r.kind == "field"] if table.blurred else fields
    unsure = {city for field in every if not field.certain for city in cities_beside(table, field)}
    found = []
    for city in sorted(around, key=lambda region: region.anchor):
        weights: Counter[str] = Counter()
        for field in around[city]:
            weights.update(case_of(table, field).holders())
        most = max(weights.values(), default=0)
        cells = tuple(sorted(set(city.tiles).union(*(field.tiles for field in around[city]))))
        found += [
            Line(
                seat.id,
                "CB-F8",
                (Part("CB-F8", "city", 1, 4),),
                cells,
                "field",
                False,
                dict(weights),
                city.certain and city not in unsure,
            )
            for seat in table.players
            if most and weights[seat.id] == most
        ]
    return tuple(found)


PAY: Mapping[str, Rule[PayRule]] = {
    "per_field_3": per_field_3,
    "per_city_once_3": per_city_once_3,
    "per_city_4": per_city_4,
}


@rule("CB-F6")
def certainty(table: Table, region: Region) -> tuple[bool, int | None, int | None] | None:
    """A field is as certain as itself and the cities beside it."""
    if region.kind != "field":
        return None
    cities = list(cities_beside(table, region))
    each = 4 if table.options["base.field_scoring"] == "per_city_4" else 3
    least, most = completed_beside(table, region)
    if not region.certain:
        return False, each * least, None
    doubtful = [city for city in cities if not city.certain and not table.done(city)]
    possible = sum(bool(city.clash) or table.reading(city).possible for city in doubtful)
    return least == most + possible, each * least, each * (most + possible)


@rule("CB-F5")
def way_matters(table: Table) -> tuple[Finding, ...]:
    """Where nobody told how fields are scored and early editions would score them differently, say what was
    assumed."""
    farmed = tuple(r for r in table.occupants if r.kind == "field" and "field" in table.book.worth)
    if not farmed or not {"edition", "base.field_scoring"}.isdisjoint(table.told):
        return ()
    now, early = (_totals(PAY[way].apply(table, farmed)) for way in ("per_field_3", "per_city_4"))
    if now == early:
        return ()
    cells = tuple(sorted({cell for field in farmed for cell in field.tiles}))
    return (Finding("info", Reason("CB-F5", "assumed", {"points": now, "early": early}, cells)),)


def _totals(lines: tuple[Line, ...]) -> dict[str, int]:
    totals: Counter[str] = Counter()
    for line in lines:
        totals[line.player] += line.points
    return {player: points for player, points in totals.items() if points}
