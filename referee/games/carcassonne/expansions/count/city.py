"""The City of Carcassonne: a block of twelve tiles with four quarters, and the count in one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import Cell, Options, RuleReason
from referee.games.carcassonne import fields
from referee.tiles.model.position import QUARTER
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import pairwise, with_features
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.completion import CLOSED
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, ReportRules, ScoringRules, SetupRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import DeployedFigure, Table, Token

COUNT = "count"  # token, move and step; mark of a turn in which a follower may be put into the City
QUARTERS = ("castle", "market", "blacksmith", "cathedral")  # clockwise
LEADS_TO = {"castle": "city", "market": "field", "blacksmith": "road", "cathedral": "monastery"}
ROWS, COLUMNS = (-1, 0, 1), (-2, -1, 0, 1)
BLOCK = tuple(  # CO-S1
    (x, y, f"count/{number}", 0) for number, (y, x) in enumerate(((y, x) for y in ROWS for x in COLUMNS), 1)
)


def change(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: in play, the City and its quarters are features."""
    return LibraryChange("CO-S1", tile=with_the_city) if options.get("ext.count") == "on" else GROUND


def with_walls(tile: Tile) -> Tile:
    """Return a tile whose fields do not join through the ground inside the City, as they would where two
    fields share an edge."""
    return pairwise(tile) if fields.walled(tile) else tile


GROUND = LibraryChange("CO-A1", tile=with_walls, mark=fields.WALLED)  # with the City as tiles only


def with_the_city(tile: Tile) -> Tile:
    """Return a tile whose ground inside the City is part of the City, which its fields touch."""
    inside = [index for index, one in enumerate(tile.features) if one.marks.get(fields.WALLED)]
    if not inside:
        return tile
    quarters = QUARTERS if QUARTER in tile.marks else ()
    return with_features(
        tile,
        (
            *(
                _in_city(one, inside=index in inside, city=tuple(inside))
                for index, one in enumerate(tile.features)
            ),
            *(TileFeature(QUARTER, inner=name) for name in quarters),
        ),
    )


def _in_city(one: TileFeature, *, inside: bool, city: tuple[int, ...]) -> TileFeature:
    if inside:
        return replace(one, kind=fields.CITY_OF_CARCASSONNE)
    return replace(one, beside=(*one.beside, *city)) if one.kind == "field" else one


def extend(book: Book) -> Book:
    """Return the book with the City and its quarters."""
    deployment = book.deployment
    closed = replace(deployment, closed_kinds={**deployment.closed_kinds, QUARTER: "CO-A2"})
    ids = replace(book.ids, goes_on="CO-A2", free="CO-F1")
    figures = {kind: _in_quarters(book, kind, known) for kind, known in book.figures.items()}
    changed = replace(
        book, figures=figures, deployment=closed, ids_by_kind={**book.ids_by_kind, QUARTER: ids}
    )
    return changed.add(
        SetupRules(supplies=(in_the_castle,)),
        BagRules(unbagged={id: begins for _, _, id, _ in BLOCK}),
        DeploymentRules(
            kinds_anywhere={QUARTER: "CO-F1"},
            shared_kinds={QUARTER: "CO-F1"},
            sheltered_kinds={QUARTER: "PD-E3"},
            checks=(outside, after_scoring),
        ),
        ScoringRules(completion={fields.CITY_OF_CARCASSONNE: CLOSED}),
        ReportRules(feature_notes=(unpaid, touched)),
    )


def _in_quarters(book: Book, kind: str, known: FigureKind) -> FigureKind:
    """Return the kind of figure, which may stand in quarters if it is a follower (CO-A2)."""
    follower = book.follows(kind) and known.of is None and not known.on_point
    return replace(known, goes_on=known.goes_on | {QUARTER}) if follower else known


# ---- on the table ------------------------------------------------------------------------------------------


def city_at(table: Table) -> Cell | None:
    """Return the cell of the tile with the quarters, if it is on the table."""
    return next(iter(table.board.landmarks.get(QUARTER, ())), None)


def segment_of(table: Table, cell: Cell, quarter: str) -> int:
    """Return the number of a quarter among the features of its tile."""
    return table.board.cells[cell].names.find(QUARTER, (quarter,))[0]


def quarter_of(table: Table, x: int, y: int, segment: int) -> str | None:
    """Return the quarter that is this feature, if it is one."""
    if segment < 0:
        return None
    tile = table.board.cells[x, y]
    return tile.features[segment].inner if tile.kinds[segment] == QUARTER else None


def count_in(table: Table) -> str:
    """Return the quarter of the count; where that was not given, he has not left the castle (CO-S2)."""
    found = (quarter_of(table, *token[2:5]) for token in table.tokens if token.kind == COUNT)
    return next((quarter for quarter in found if quarter), QUARTERS[0])


def with_count(table: Table, quarter: str) -> Table:
    """Return the table with the count in a quarter."""
    cell = city_at(table)
    if cell is None:
        return table
    others = tuple(token for token in table.tokens if token.kind != COUNT)
    there = Token(COUNT, None, *cell, segment_of(table, cell, quarter))
    return table.but(tokens=(*others, there))


def in_the_city(table: Table) -> Iterator[tuple[DeployedFigure, str]]:
    """Yield the figures in the City, each with its quarter."""
    if city_at(table) is None:
        return
    for figure in table.figures:
        quarter = quarter_of(table, *figure[2:])
        if quarter is not None:
            yield figure, quarter


def may_stand(table: Table, kind: str, quarter: str) -> bool:
    """Return whether a kind of figure may stand in a quarter: only where the quarter leads may it march
    (CO-A2)."""
    known = table.book.figures.get(kind)
    return known is not None and {QUARTER, LEADS_TO[quarter]} <= known.goes_on


@rule("CO-S2")
def in_the_castle(table: Table) -> Table:
    """The count starts in the castle."""
    there = any(token.kind == COUNT for token in table.tokens)
    return table if there else with_count(table, QUARTERS[0])


@rule("CO-S1")
def begins(table: Table, player: str) -> RuleReason | None:
    """The tiles of the City are on the table when the game begins, and are never drawn."""
    return applies("CO-S1")


# ---- who may stand there -----------------------------------------------------------------------------------


@rule("CO-P1", fields.walled)
def outside(claim: DeploymentContext) -> RuleReason | None:
    """No figure is put on the tiles of the City, except in its quarters."""
    if claim.feature_kind == QUARTER or not fields.walled(claim.tile):
        return None
    return RuleReason("CO-P1", "block", {"figure": claim.kind}, (claim.cell,))


@rule("CO-F1", lambda tile: QUARTER in tile.kinds)
def after_scoring(claim: DeploymentContext) -> RuleReason | None:
    """No figure is put in a quarter in place of the figure of a turn."""
    if claim.feature_kind != QUARTER:
        return None
    return RuleReason("CO-F1", "not_now", {"figure": claim.kind}, (claim.cell,))


# ---- reasons ----------------------------------------------------------------------------------------------


@rule("CO-E2")
def unpaid(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that a quarter pays nothing."""
    return (applies("CO-E2", case.region.cells),) if case.region.kind == QUARTER else ()


@rule("CO-A1")
def touched(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that a field touches the City."""
    if case.region.kind != "field":
        return ()
    cities = case.board.regions.beside(case.region)
    cells = [cell for one in cities if one.kind == fields.CITY_OF_CARCASSONNE for cell in one.cells]
    return (applies("CO-A1", cells),) if cells else ()
