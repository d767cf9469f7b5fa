"""Reasons about a feature of the base game beyond its owners: the rules that determine its extent and its
worth. Also what allows a deployment, apart from the supply and a free feature."""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import Cell, PositionFinding, RuleReason
from referee.games.carcassonne.fields import cities_beside
from referee.tiles.model.tile import Tile
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table

EXTENT = {"road": "CB-R1", "city": "CB-C1", "monastery": "CB-K1", "field": "CB-F1"}


def ends(tile: Tile, index: int) -> bool:
    """Return whether a feature is a road that ends on this tile."""
    return tile.kinds[index] == "road" and len(tile.connections.exits[index]) == 1


def crossing(tile: Tile, index: int) -> bool:
    """Return whether a feature is one of several roads that end on this tile."""
    return ends(tile, index) and any(ends(tile, other) for other in range(len(tile.kinds)) if other != index)


@rule("CB-C1")
def extent(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report when a feature of that kind is complete (CB-R1, CB-C1, CB-K1), or how far a field extends
    (CB-F1)."""
    id = EXTENT.get(case.region.kind)
    return (applies(id, case.region.cells),) if id else ()


@rule("CB-R4")
def crossings(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report crossings at which a road ends."""
    cells = {(x, y) for x, y, index in case.region.pieces if crossing(case.table.board.cells[x, y], index)}
    return (applies("CB-R4", cells),) if cells else ()


@rule("CB-G3")
def once(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report tiles that have several pieces of a road or city."""
    cells = [piece[:2] for piece in case.region.pieces]
    twice: set[Cell] = {cell for cell in cells if cells.count(cell) > 1}
    if case.region.kind not in ("road", "city") or not twice:
        return ()
    return (RuleReason("CB-G3", "once", {"kind": case.region.kind}, tuple(sorted(twice))),)


@rule("CB-M5")
def joined(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report followers on several tiles of a feature, whose features have been joined."""
    cells = {(figure.x, figure.y) for figure in case.figures if case.table.book.occupies(figure.kind)}
    return (applies("CB-M5", cells),) if len(cells) > 1 else ()


@rule("CB-F6")
def unpaid(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report incomplete cities next to a field."""
    table = case.table
    beside = cities_beside(table, case.region) if case.region.kind == "field" else ()
    cells = {cell for city in beside if not table.done(city) for cell in city.tiles}
    return (applies("CB-F6", cells),) if cells else ()


@rule("CB-F5")
def shared(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report completed cities next to a field that also touch other farmed fields."""
    table = case.table
    if case.region.kind != "field" or table.options["base.field_scoring"] != "per_field_3":
        return ()
    others = [r for r in table.occupants if r.kind == "field" and r is not case.region]
    elsewhere = {city for field in others for city in cities_beside(table, field)}
    both = [city for city in cities_beside(table, case.region) if city in elsewhere and table.done(city)]
    return (applies("CB-F5", {cell for city in both for cell in city.tiles}),) if both else ()


@rule("CB-F4")
def beside(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report completed cities next to a field, which pay at the end only (CB-F2)."""
    table = case.table
    near = cities_beside(table, case.region) if case.region.kind == "field" else ()
    cells = {cell for city in near if table.done(city) for cell in city.tiles}
    reasons = (applies("CB-F4", cells),) if cells else ()
    return (*reasons, applies("CB-F2", case.region.cells)) if case.region.kind == "field" else reasons


@rule("CB-C3")
def small_city(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a completed city of two tiles that pays like any other."""
    region = case.region
    if region.kind != "city" or not case.complete or len(region.tiles) != 2:
        return ()
    return (applies("CB-C3", region.cells),) if case.worth()[0].rule == "CB-C2" else ()


@rule("CB-K4")
def by_anybody(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a monastery that an adjacent tile has just completed."""
    placed, region = (case.table.turn.placed or ())[-1:], case.region
    completed = region.kind == "monastery" and case.complete and placed and placed[0] not in region.tiles
    return (applies("CB-K4", (*region.cells, *placed)),) if completed else ()


@rule("CB-G2")
def never_again(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a completed feature without figures."""
    over = case.complete and not case.figures and not set(case.table.turn.placed or ()) & case.region.tiles
    return (applies("CB-G2", case.region.cells),) if over else ()


# ---- symbols that are not in play (CB-I4) -------------------------------------------------------------


IGNORED = {"inn": "ext.inns", "cathedral": "ext.cathedral", "resource": "ext.goods"}  # mark -> option


def ignored(table: Table, marks: Iterable[str]) -> bool:
    """Return whether any of these marks of a feature is a symbol of an expansion that is not in play."""
    options = table.options
    switches = {IGNORED.get(mark.partition(":")[0]) for mark in marks}
    return any(name is not None and options.get(name, "off") == "off" for name in switches)


def symbols_ignored(cells: Iterable[Cell]) -> RuleReason:
    """Return the reason that symbols of these cells do not count."""
    return RuleReason("CB-I4", "ignored", {}, tuple(sorted(set(cells))))


@rule("CB-I4")
def no_symbol(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report symbols of a feature that are not in play: tiles only."""
    if not ignored(case.table, case.region.marks):
        return ()
    tiles, pieces = case.board.cells, case.region.pieces
    cells = {(x, y) for x, y, index in pieces if ignored(case.table, tiles[x, y].features[index].marks)}
    return (symbols_ignored(cells),)


@rule("CB-I4")
def tiles_only(table: Table) -> tuple[PositionFinding, ...]:
    """Find tiles with symbols that are not in play."""
    lying = {
        tile.connections.serial: tile for tile in table.board.cells.values()
    }.values()  # each once, for speed
    features = (
        (tile.connections.serial, feature) for tile in lying for feature in tile.features if feature.marks
    )
    some = {serial for serial, feature in features if ignored(table, feature.marks)}
    cells = (
        [cell for cell, tile in table.board.cells.items() if tile.connections.serial in some] if some else []
    )
    return (PositionFinding("info", symbols_ignored(cells)),) if cells else ()


EXPLAINS = (
    extent,
    crossings,
    once,
    joined,
    unpaid,
    shared,
    beside,
    small_city,
    by_anybody,
    never_again,
    no_symbol,
)


# ---- what allows a placement or a deployment ---------------------------------------------------------------


@rule("CB-P3")
def any_rotation(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """A tile may be rotated."""
    return applies("CB-P3", (cell,)) if tile.quarter else None


@rule("CB-R4")
def other_road(claim: DeploymentContext) -> RuleReason | None:
    """The arms of a crossing are different roads."""
    return applies("CB-R4", (claim.cell,)) if crossing(claim.tile, claim.index) else None


@rule("CB-F1")
def field(claim: DeploymentContext) -> RuleReason | None:
    """How far a field extends."""
    return applies("CB-F1", (claim.cell,)) if claim.feature_kind == "field" else None


@rule("CB-M4")
def own_tile(claim: DeploymentContext) -> RuleReason | None:
    """A monastery is a feature of a single tile."""
    return applies("CB-M4", (claim.cell,)) if claim.feature_kind == "monastery" else None


CLAIMS = (other_road, field, own_tile)
