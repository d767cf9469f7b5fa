"""Fields: scored at the end only (CB-F2), by the completed cities they touch. Three methods, by edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from referee.game import Cell, PositionFinding, RuleReason, ScoreLine, ScorePart
from referee.tiles.model.consistency import blurred
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.feature_scores import lines_of
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext, case_of
from referee.tiles.rules.rule import Parts, PayRule, Rule, rule
from referee.tiles.rules.table import DeployedFigure, Table
from referee.tiles.rules.unreadable_tiles import reading

EACH = {"per_field_3": ("CB-F3", 3), "per_city_once_3": ("CB-F7", 3), "per_city_4": ("CB-F8", 4)}

WALLED = "city-of-carcassonne"  # ground defined as a field because every edge has to show something
CITY_OF_CARCASSONNE = "city_of_carcassonne"  # kind of feature that this ground is where the City counts


def walled(tile: Tile) -> bool:
    """Return whether some field of a tile is inside the City of Carcassonne."""
    return any(feature.marks.get(WALLED) for feature in tile.features)


@rule("CB-F1", walled)
def no_field(claim: DeploymentContext) -> RuleReason | None:
    """Ground inside the City of Carcassonne is no field, so no figure may be put there."""
    if not claim.tile.features[claim.index].marks.get(WALLED):
        return None
    return RuleReason("CB-F1", "inside_the_city", {"figure": claim.kind}, (claim.cell,))


def cities_beside(table: Table, field: Region) -> dict[Region, None]:
    """Return the cities that a field touches on some tile (CB-F4), each once, in a fixed order."""
    return table.board.regions.beside(field)


def completed_beside(table: Table, field: Region) -> tuple[int, int]:
    """Return the minimum and maximum number of completed cities that a field touches: cities that touch the
    same unreadable tile may be one city."""
    done = [city for city in cities_beside(table, field) if table.done(city)]
    groups: list[set[Cell]] = []
    for city in done if blurred(table.board) else ():
        if city.doubts:
            shared = [group for group in groups if group & city.doubts]
            groups = [group for group in groups if group not in shared] + [set(city.doubts).union(*shared)]
    return len(done) - sum(bool(city.doubts) for city in done) + len(groups), len(done)


class Counted(ScoringContext):
    """A field, or several together, with a number of completed cities, or with these."""

    __slots__ = ("cities",)

    def __init__(
        self,
        table: Table,
        region: Region,
        figures: list[DeployedFigure],
        player: str | None,
        cities: int | tuple[Region, ...],
    ):
        super().__init__(table, region, complete=False, figures=figures, board=table.board, player=player)
        self.cities = cities


def counted(case: ScoringContext, cities: int | tuple[Region, ...]) -> Counted:
    """Return the same field, paid for that many cities, or for these."""
    return Counted(case.table, case.region, case.figures, case.player, cities)


def paid(case: ScoringContext) -> int:
    """Return the number of completed cities that a field is paid for: the adjacent ones, unless the pay rule
    counts differently."""
    if not isinstance(case, Counted):
        return completed_beside(case.table, case.region)[0]
    return case.cities if isinstance(case.cities, int) else len(case.cities)


def paid_for(case: ScoringContext) -> tuple[Region, ...]:
    """Return the completed cities that a field is paid for, unless the pay rule counts differently."""
    if isinstance(case, Counted) and not isinstance(case.cities, int):
        return case.cities
    return tuple(city for city in cities_beside(case.table, case.region) if case.table.done(city))


@rule("CB-F3")
def worth(case: ScoringContext, parts: Parts) -> Parts:
    """3 per completed adjacent city; by the original rules (CB-F8) 4 each."""
    id, each = EACH[case.options["base.field_scoring"]]
    parts = (*parts, ScorePart(id, "city", 0 if case.region.marks.get(WALLED) else paid(case), each))
    return (*parts, *more(case, each))


def more(case: ScoringContext, each: int) -> Parts:
    """Return what a field gets in addition for its cities, with these points for each."""
    rules = case.table.book.scoring.more_cities
    found = paid_for(case) if rules else ()
    parts = (ScorePart(rule.id, what, rule.apply(case, found), each) for what, rule in rules.items())
    return tuple(part for part in parts if part.count)


@rule("CB-F5")
def per_field_3(table: Table, fields: tuple[Region, ...]) -> tuple[ScoreLine, ...]:
    """Each field separately: its owners get 3 per completed city, even if several fields touch the city."""
    return tuple(line for field in fields for line in lines_of(table, field))


@rule("CB-F7")
def per_city_once_3(table: Table, fields: tuple[Region, ...]) -> tuple[ScoreLine, ...]:
    """As CB-F3, but no player is paid twice for one city: of the player's fields next to it, the one that
    pays most counts. That may depend on any of them, so one uncertain field makes all uncertain."""
    done = {field: [city for city in cities_beside(table, field) if table.done(city)] for field in fields}
    best: dict[tuple[str, Region], tuple[int, Region]] = {}
    for field in fields:
        case = case_of(table, field)
        for player in case.owners():
            case.player = player
            for city in done[field]:
                each = counted(case, (city,)).value()
                if each > best.get((player, city), (0, field))[0]:
                    best[player, city] = each, field
    found: list[ScoreLine] = []
    for field in fields:
        for line in lines_of(table, field):
            pays = tuple(city for city in done[field] if best[line.player, city][1] is field)
            parts = counted(case_of(table, field, line.player), pays).worth()
            found.append(replace(line, parts=parts, low=None, high=None))
    unsure = {line.player for line in found if not line.certain}
    return tuple(replace(line, certain=line.player not in unsure) for line in found)


@rule("CB-F8")
def per_city_4(table: Table, fields: tuple[Region, ...]) -> tuple[ScoreLine, ...]:
    """For each completed city: most farmers in all adjacent fields get 4, all tied players 4 each."""
    around: dict[Region, list[Region]] = {}
    for field in fields:
        for city in cities_beside(table, field):
            if table.done(city):
                around.setdefault(city, []).append(field)
    every = [r for r in table.board.regions.all() if r.kind == "field"] if blurred(table.board) else fields
    unsure = {city for field in every if not field.certain for city in cities_beside(table, field)}
    found = []
    for city in sorted(around, key=lambda region: region.anchor):
        case = _together(table, around[city], city)
        holders, cells = case.holders(), tuple(sorted(city.tiles | case.region.tiles))
        certain = city.certain and city not in unsure
        for player in case.owners():
            case.player = player
            found.append(
                ScoreLine(
                    player,
                    "CB-F8",
                    case.worth(),
                    cells,
                    "field",
                    complete=False,
                    holders=holders,
                    certain=certain,
                )
            )
    return tuple(found)


def _together(table: Table, fields: list[Region], city: Region) -> Counted:
    """Return the fields around one city, with all figures on them."""
    pieces = [piece for field in fields for piece in field.pieces]
    figures = [figure for field in fields for figure in table.occupants.get(field, ())]
    marks = Counter(mark for field in fields for mark in field.marks)
    return Counted(table, Region("field", pieces, 0, dict(marks)), figures, None, (city,))


PAY: Mapping[str, Rule[PayRule]] = {
    "per_field_3": per_field_3,
    "per_city_once_3": per_city_once_3,
    "per_city_4": per_city_4,
}


@rule("CB-F6")
def certainty(case: ScoringContext) -> tuple[bool, int | None, int | None] | None:
    """A field is certain if it and the adjacent cities are."""
    table, region = case.table, case.region
    if region.kind != "field":
        return None
    cities = list(cities_beside(table, region))
    least, most = completed_beside(table, region)
    low = counted(case, least).value()
    if not region.certain:
        return False, low, None
    doubtful = [city for city in cities if not city.certain and not table.done(city)]
    most += sum(bool(city.clash) or reading(table, city).possible for city in doubtful)
    return least == most, low, counted(case, most).value()


@rule("CB-F5")
def way_matters(table: Table) -> tuple[PositionFinding, ...]:
    """Report the assumed method, if none was given and early editions would score fields differently. (Maps
    use the new edition.)"""
    farmed = tuple(r for r in table.occupants if r.kind == "field" and "field" in table.book.scoring.worth)
    if not farmed or not {"edition", "map", "base.field_scoring"}.isdisjoint(table.given):
        return ()
    then = replace(table, options={**table.options, "base.field_scoring": "per_city_4"})
    now, early = _totals(per_field_3.apply(table, farmed)), _totals(per_city_4.apply(then, farmed))
    if now == early:
        return ()
    cells = tuple(sorted({cell for field in farmed for cell in field.tiles}))
    return (PositionFinding("info", RuleReason("CB-F5", "assumed", {"points": now, "early": early}, cells)),)


def _totals(lines: tuple[ScoreLine, ...]) -> dict[str, int]:
    totals: Counter[str] = Counter()
    for line in lines:
        totals[line.player] += line.points
    return {player: points for player, points in totals.items() if points}
