"""What there is to tell about a feature of the base game, besides who gets it: the rules on which its extent
and its worth rest. And what lets a figure be put down, besides the supply and a free feature."""

from __future__ import annotations

from referee.game import Cell, Reason
from referee.games.carcassonne.fields import cities_beside
from referee.tiles.book import applies, rule
from referee.tiles.case import Case, Claim
from referee.tiles.tile import Tile

EXTENT = {"road": "CB-R1", "city": "CB-C1", "monastery": "CB-K1", "field": "CB-F1"}


def ends(tile: Tile, index: int) -> bool:
    """Whether a feature is a road that ends on this tile."""
    return tile.kinds[index] == "road" and len(tile.exits[index]) == 1


def crossing(tile: Tile, index: int) -> bool:
    """Whether a feature is one of several roads that end on this tile."""
    return ends(tile, index) and any(ends(tile, other) for other in range(len(tile.kinds)) if other != index)


@rule("CB-C1")
def extent(case: Case) -> tuple[Reason, ...]:
    """When a feature of that kind is complete (CB-R1, CB-C1, CB-K1), or how far a field goes (CB-F1)."""
    id = EXTENT.get(case.region.kind)
    return (applies(id, case.region.cells),) if id else ()


@rule("CB-R4")
def crossings(case: Case) -> tuple[Reason, ...]:
    """Crossings at which a road ends."""
    cells = {(x, y) for x, y, index in case.region.pieces if crossing(case.table.board.cells[x, y], index)}
    return (applies("CB-R4", cells),) if cells else ()


@rule("CB-G3")
def once(case: Case) -> tuple[Reason, ...]:
    """Tiles of a road or city that have several pieces of it."""
    cells = [piece[:2] for piece in case.region.pieces]
    twice: set[Cell] = {cell for cell in cells if cells.count(cell) > 1}
    if case.region.kind not in ("road", "city") or not twice:
        return ()
    return (Reason("CB-G3", "once", {"kind": case.region.kind}, tuple(sorted(twice))),)


@rule("CB-M5")
def joined(case: Case) -> tuple[Reason, ...]:
    """Followers on several tiles of a feature, which have come together by joining."""
    cells = {(figure.x, figure.y) for figure in case.figures if case.table.book.occupies(figure.kind)}
    return (applies("CB-M5", cells),) if len(cells) > 1 else ()


@rule("CB-F6")
def unpaid(case: Case) -> tuple[Reason, ...]:
    """Incomplete cities beside a field."""
    table = case.table
    beside = cities_beside(table, case.region) if case.region.kind == "field" else ()
    cells = {cell for city in beside if not table.done(city) for cell in city.tiles}
    return (applies("CB-F6", cells),) if cells else ()


@rule("CB-F5")
def shared(case: Case) -> tuple[Reason, ...]:
    """Completed cities beside a field that other farmed fields touch, too."""
    table = case.table
    if case.region.kind != "field" or table.options["base.field_scoring"] != "per_field_3":
        return ()
    others = [r for r in table.occupants if r.kind == "field" and r is not case.region]
    elsewhere = {city for field in others for city in cities_beside(table, field)}
    both = [city for city in cities_beside(table, case.region) if city in elsewhere and table.done(city)]
    return (applies("CB-F5", {cell for city in both for cell in city.tiles}),) if both else ()


TELLS = (extent, crossings, once, joined, unpaid, shared)


@rule("CB-R4")
def other_road(claim: Claim) -> Reason | None:
    """The arms of a crossing are different roads."""
    return applies("CB-R4", (claim.cell,)) if crossing(claim.tile, claim.index) else None


@rule("CB-F1")
def field(claim: Claim) -> Reason | None:
    """How far a field goes."""
    return applies("CB-F1", (claim.cell,)) if claim.feature_kind == "field" else None


@rule("CB-M4")
def own_tile(claim: Claim) -> Reason | None:
    """A monastery is a feature of its own tile only."""
    return applies("CB-M4", (claim.cell,)) if claim.feature_kind == "monastery" else None


CLAIMS = (other_road, field, own_tile)
